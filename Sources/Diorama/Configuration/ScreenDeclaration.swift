import YAML

/// A screen, or a variant of one, as its document declares it: who it is, and its layers of keys.
public struct ScreenDeclaration: Sendable {
  /// The screen's id.
  public let id: String
  /// The variant's name; nil for the screen itself.
  public let variant: String?
  /// The screen's mapping.
  public let root: Node
  /// The variant's mapping of overrides.
  public let overrides: Node?
  /// Where the screen's id stands, else where the screen begins.
  public let idPlace: Place
  /// The words for `--tag`.
  public let tags: [String]

  /// The id, with the variant after an `@`.
  public var name: String { variant.map { "\(id)@\($0)" } ?? id }
  /// The file that it stands in.
  public var path: String { root.document.source.path }
  /// The path of its snapshot.
  public var snapshotPath: String { "\(path.parentFolder)/__Snapshots__/\(name).txt" }

  /// Whether a text can be the id of a screen or the name of a variant.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetterOrDigit(first), text.utf8.count <= 200 else {
      return false
    }
    return text.utf8.allSatisfy {
      isLetterOrDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_")
        || $0 == UInt8(ascii: "-")
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }
}

extension ScreenDeclaration {
  /// The screens and variants that a document declares.
  static func declarations(
    in document: Document, _ decoding: inout Decoding
  ) -> [ScreenDeclaration] {
    let root = document.root
    guard root.kind == .mapping else {
      if !root.isNull {
        decoding.diagnostics.report(
          .wrongValue, "a screen is a mapping of keys", at: root.place,
          help: Diagnostic.Help("begin with `viewController: ...`"))
      }
      return []
    }
    let place: Place
    let id: String
    if let node = root["screen"] {
      place = node.place
      guard node.kind == .scalar, isName(node.text) else {
        decoding.diagnostics.report(
          .wrongValue, "\(node.kind == .scalar ? node.quoted : "this") cannot be a screen's id",
          at: node.place,
          help: Diagnostic.Help("ids are letters, digits, '.', '_' and '-', a letter or digit first"))
        return []
      }
      id = node.text
    } else {
      place = root.place.beginning
      id = document.source.path.lastPathComponent.withoutEnding
      guard isName(id) else {
        decoding.diagnostics.report(
          .missingKey, "the file's name cannot be a screen's id, so the screen needs one",
          at: place, help: Diagnostic.Help("add `screen: ...`"))
        return []
      }
    }
    let tags = root["tags"].flatMap { tagShape.decode($0, &decoding) } ?? []
    var result = [
      ScreenDeclaration(
        id: id, variant: nil, root: root, overrides: nil, idPlace: place, tags: tags)
    ]
    for entry in variants(of: root, &decoding) {
      let own = entry.value["tags"].flatMap { tagShape.decode($0, &decoding) }
      result.append(
        ScreenDeclaration(
          id: id, variant: entry.key.text, root: root, overrides: entry.value,
          idPlace: entry.key.place, tags: own ?? tags))
    }
    return result
  }

  static let tagShape = ValueShape<[String]>.oneOrMore(of: .text)

  private static func variants(of root: Node, _ decoding: inout Decoding) -> [Entry] {
    guard let node = root["variants"] else { return [] }
    let shape = ShapeDescription.map(.record([]))
    guard node.kind == .mapping else {
      decoding.reportWrongValue(node, wanted: shape)
      return []
    }
    return node.entries.filter { entry in
      guard entry.key.kind == .scalar, isName(entry.key.text) else {
        decoding.diagnostics.report(
          .wrongValue, "\(entry.key.quoted) cannot be a variant's name", at: entry.key.place,
          help: Diagnostic.Help("names are letters, digits, '.', '_' and '-'"))
        return false
      }
      guard entry.value.kind == .mapping else {
        decoding.diagnostics.report(
          .wrongValue, "a variant is a mapping of the keys that it overrides",
          at: entry.value.place)
        return false
      }
      return true
    }
  }
}

extension Place {
  /// The first character of the place.
  var beginning: Place {
    Place(
      source: source, start: start, end: Mark(line: start.line, column: start.column + 1))
  }
}

extension String {
  /// A file's name without `.yaml` or `.yml`.
  var withoutEnding: String {
    for ending in [".yaml", ".yml"] where hasSuffix(ending) {
      return String(dropLast(ending.utf8.count))
    }
    return self
  }
}
