import TerminalText

/// The diagnostics of reading a file, except those of its syntax.
extension Diagnostic {
  static func tooManyBytes(in source: Source, most: Int) -> Diagnostic {
    Diagnostic(
      .limit, "the file has \(source.bytes.count) bytes; the limit is \(most)",
      at: Place(startOf: source))
  }

  /// Returns an error at the first marker of a merge conflict; nil if there is none.
  static func mergeConflict(in source: Source, at lines: [Int32]) -> Diagnostic? {
    guard let first = lines.first else { return nil }
    let shown = lines.count > 10 ? lines.prefix(9) : lines.dropLast()
    let last = lines.count > 10 ? "\(lines.count - 9) more" : "\(lines[lines.count - 1])"
    let places =
      shown.isEmpty
      ? "marker at line \(last)"
      : "markers at lines \(shown.map(String.init).joined(separator: ", ")) and \(last)"
    let start = Mark(line: first, column: 1)
    return Diagnostic(
      .mergeConflict, "merge conflict \(places)",
      at: Place(source: source, start: start, end: source.lines.end(ofLine: first)),
      help: Help("keep one side of each conflict and remove the marker lines"))
  }

  static func readingStopped(after errors: Int, at place: Place) -> Diagnostic {
    Diagnostic(.limit, "stopped reading the file after \(errors) errors", at: place)
  }

  static func keyWithoutText(_ kind: Record.Kind, at place: Place) -> Diagnostic {
    Diagnostic(
      .wrongValue, "expected text as a key, found a \(kind.noun)", at: place,
      help: Help("put the key in quotes if its brackets belong to it"))
  }

  static func duplicateKey(
    _ text: ArraySlice<UInt8>, isMerge: Bool, startsDocument: Bool, at place: Place, first: Place
  ) -> Diagnostic {
    let name = String(decoding: text, as: UTF8.self).truncated(toColumns: 60)
    let help =
      startsDocument
      ? "write '---' on the line before it to begin another document, or remove one of them"
      : isMerge ? "merge several at once: '<<: [*first, *second]'" : "remove one of them"
    return Diagnostic(
      .duplicateKey, "duplicate key '\(name)'", at: place, help: Help(help),
      notes: [Note("'\(name)' is first used here", at: first)])
  }

  /// A `<<` merges something other than a mapping.
  static func wrongMerge(of kind: Record.Kind, at place: Place) -> Diagnostic {
    Diagnostic(
      .wrongValue, "expected a mapping after '<<', found a \(kind.noun)", at: place,
      help: Help("write '<<: *name', '<<: [*name, *other]' or '<<: {key: value}'"))
  }

  /// The anchor of an alias is in another document of the file.
  ///
  /// - Parameter anchor: the place of the anchor; nil for no note.
  static func aliasOfEarlierDocument(
    _ name: String, at place: Place, anchor: Place?
  ) -> Diagnostic {
    let shown = name.truncated(toColumns: 60)
    return Diagnostic(
      .unknownReference, "unknown alias '*\(shown)': anchors end with their document", at: place,
      help: Help("write the value again, or define '&\(shown)' in this document before its alias"),
      notes: anchor.map { [Note("'&\(shown)' is in an earlier document", at: $0)] } ?? [])
  }

  static func unknownAlias(_ name: String, known: [String], at place: Place) -> Diagnostic {
    let shown = name.truncated(toColumns: 60)
    return Diagnostic(
      .unknownReference, "unknown alias '*\(shown)'", at: place,
      help: nearestName(to: name, among: known).map { .didYouMean("*\($0)") }
        ?? Help(
          "define the anchor '&\(shown)' before its alias; if it is text, put it in quotes"))
  }

  static func endlessAlias(_ name: String, at place: Place, nodeStart: Place) -> Diagnostic {
    Diagnostic(
      .wrongValue,
      "the alias '*\(name.truncated(toColumns: 60))' is inside the node that it refers to",
      at: place, notes: [Note("the node begins here", at: nodeStart)])
  }

  static func tooManyNodes(in what: String, most: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      .limit, "\(what) has more than \(most) nodes with its aliases expanded", at: place)
  }

  static func tooDeep(most: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      .limit, "lists and mappings are nested more than \(most) levels deep", at: place)
  }

  static func unknownTag(_ tag: String, of node: Node) -> Diagnostic {
    let isInText = node.kind == .scalar && node.style == .plain && tag.hasPrefix("!")
    return Diagnostic(
      .wrongValue, "unknown tag '\(tag)'", at: node.place,
      help: Help(
        isInText
          ? "put the whole text in quotes if '!' belongs to it, or remove the tag"
          : "remove it; only YAML's own tags such as !!str are known"))
  }
}

extension Record.Kind {
  fileprivate var noun: String {
    switch self {
    case .mapping: "mapping"
    case .sequence: "list"
    case .scalar, .alias: "single value"
    }
  }
}
