/// The diagnostics that several modules report, a function for each pattern of a message.
extension Diagnostic {
  /// Returns `unknown time zone 'Mars'`.
  ///
  /// - Parameters:
  ///   - noun: What the name should refer to, without an article.
  ///   - name: The name.
  ///   - code: The kind of problem.
  ///   - help: The suggested fix.
  ///   - notes: Other places that belong to the problem.
  package static func unknown(
    _ noun: String, _ name: Node, _ code: Code = .wrongValue, help: Help?, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(code, "unknown \(noun) \(name.quoted)", at: name.place, help: help, notes: notes)
  }

  /// Returns `'columns' is not a key of a device`.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - owner: The mapping with its article, or the name of a type.
  ///   - help: The suggested fix.
  ///   - notes: Other places that belong to the problem.
  package static func unknownKey(
    _ key: Node, of owner: String, help: Help?, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(
      .unknownKey, "\(key.quoted) is not a key of \(owner)", at: key.place, help: help,
      notes: notes)
  }

  /// Returns `missing key 'userId' in a member`.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - owner: The mapping with its article.
  ///   - place: The mapping, or the beginning of the screen.
  ///   - help: The suggested fix.
  package static func missingKey(
    _ name: String, in owner: String, at place: Place, help: Help?
  ) -> Diagnostic {
    Diagnostic(.missingKey, "missing key '\(name)' in \(owner)", at: place, help: help)
  }

  /// Returns `duplicate user 'alice'`, with a note at the first one.
  ///
  /// - Parameters:
  ///   - noun: What has the name, without an article.
  ///   - name: The later name.
  ///   - first: The place of the first one.
  ///   - code: The kind of problem.
  ///   - help: The suggested fix.
  package static func duplicate(
    _ noun: String, _ name: Node, first: Place, _ code: Code = .wrongValue,
    help: Help = Help("remove one of them")
  ) -> Diagnostic {
    Diagnostic(
      code, "duplicate \(noun) \(name.quoted)", at: name.place, help: help,
      notes: [Note("first used here", at: first)])
  }
}
