import DioramaSystem
import YAML

/// The diagnostics of fixtures and their records.
extension Diagnostic {
  /// A fixture file cannot be read; if it is missing, its path may mean one of `paths`.
  static func unreadableFixture(
    _ path: Node, _ failure: FixtureFormat.Failure, available paths: [String]?
  ) -> Diagnostic {
    let (code, words) = failure.refusal
    let name = path.text.lastPathComponent
    let help = paths.map { paths -> Help in
      // In other folders, files with these endings are screens.
      let fixtures = paths.filter { $0.parentFolder.lastPathComponent == "fixtures" }
      return fixtures.first { $0.lastPathComponent == name }.map { Help.didYouMean($0) }
        ?? Help.nearest(to: path.text, among: paths)
        ?? (fixtures.isEmpty
          ? Help("write a path relative to the folder of this file") : .allowed(fixtures))
    }
    return Diagnostic(code, "the fixture \(path.quoted) \(words)", at: path.place, help: help)
  }

  static func secondDocument(_ root: Node) -> Diagnostic {
    Diagnostic(
      .wrongValue, "unexpected second document in a fixture file", at: root.place,
      help: Help("remove the '---' and the document after it"))
  }

  static func emptyID(_ id: Node, key: String, of noun: String) -> Diagnostic {
    Diagnostic(.wrongValue, "the \(key) of a \(noun) cannot be empty", at: id.place)
  }

  static func duplicateID(
    _ id: Node, key: String, of noun: String, first: Place
  ) -> Diagnostic {
    duplicate(noun, id, first: first, help: Help("remove one of them, or change its \(key)"))
  }
}

extension Diagnostic.Help {
  /// Help for a key that belongs to the values of a mapping's own keys, or else to the items of
  /// other lists of the fixture; nil if it belongs to neither.
  package static func key(
    _ key: Node, below fields: [FieldDescription], or lists: [FieldDescription] = []
  ) -> Diagnostic.Help? {
    func owners(among fields: [FieldDescription]) -> [String] {
      fields.compactMap { field in
        let keys = field.shape.item?.keys ?? field.shape.keys
        guard key.index(in: keys) != nil else { return nil }
        return "\(field.shape.item == nil ? "" : "an item of ")'\(field.name)'"
      }
    }
    // `operators` of a channel are the members with `isOperator`.
    for field in fields {
      let flags = (field.shape.item?.keys ?? []).filter { $0.hasPrefix("is") && $0.count > 4 }
      if let flag = flags.first(where: {
        key.text.lowercased().hasPrefix($0.dropFirst(2).lowercased())
      }) {
        return Self("write '\(flag): true' in an item of '\(field.name)'")
      }
    }
    let (own, others) = (owners(among: fields), owners(among: lists))
    if own.count > 2, let field = fields.first(where: { key.index(in: $0.shape.keys) != nil }) {
      return Self("it belongs to each value; write '\(field.name): { \(key.text): ... }'")
    }
    if 1...2 ~= own.count { return Self("it belongs to \(own.joined(inProse: "or"))") }
    guard 1...2 ~= others.count else { return nil }
    return Self(
      "it is a key of \(others.joined(inProse: "or")); "
        + "available here: \(list(fields.map(\.name)))")
  }
}

extension FixtureFormat.Failure {
  fileprivate var refusal: (code: Diagnostic.Code, words: String) {
    switch self {
    case .file(let failure): failure.refusal
    case .content(let reason): (.unreadableFile, "cannot be read: it \(reason)")
    }
  }
}
