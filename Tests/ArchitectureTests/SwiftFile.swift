import Foundation

/// The types that a Swift source declares and references, as needed to check layers.
struct SwiftFile {
  /// The path inside the target's folder, such as `Reading/Limits.swift`.
  let path: String
  /// The types that other files can name directly: declared at the top level, and not private.
  let exportedTypes: Set<String>
  /// The names that begin with a capital and are not members, each with its first line; types that
  /// the file itself declares are left out.
  let referencedTypes: [String: Int]

  /// The folder inside the target, `.` for the target's own.
  var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }

  init(path: String, source: String) {
    var exportedTypes: Set<String> = []
    var declared: Set<String> = []
    var referencedTypes: [String: Int] = [:]
    var isPrivate = false
    var before: SwiftLexer.Word?
    for word in SwiftLexer.words(of: source) {
      if word.isType {
        if word.followsWord, let before, !before.isMember, !before.isQuoted,
          Self.declaring.contains(before.text)
        {
          declared.insert(word.text)
          if word.depth == 0, !isPrivate { exportedTypes.insert(word.text) }
        } else if !word.isMember, referencedTypes[word.text] == nil {
          referencedTypes[word.text] = word.line
        }
      }
      switch word.text {
      case "private", "fileprivate": isPrivate = true
      case _ where before.map { Self.modified.contains($0.text) } == true: isPrivate = false
      default: break
      }
      before = before?.text == "import" ? nil : word
    }
    self.path = path
    self.exportedTypes = exportedTypes
    self.referencedTypes = referencedTypes.filter { !declared.contains($0.key) }
  }

  private static let declaring: Set = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype",
  ]
  /// The keywords that `private` can precede; its effect ends after the name that follows.
  private static let modified = declaring.union([
    "extension", "func", "let", "var", "case", "init", "subscript",
  ])

  /// All Swift files of a target, in order of their paths.
  static func all(of target: String) throws -> [SwiftFile] {
    let folder = "Sources/\(target)"
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      SwiftFile(
        path: path, source: try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8))
    }
  }
}

extension SwiftLexer.Word {
  /// Whether it is capitalized, as types are.
  fileprivate var isType: Bool { text.utf8.first.map { $0 &- 0x41 < 26 } == true }
}
