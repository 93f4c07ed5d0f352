import DioramaKit
import DioramaStage
import YAML

/// The variants of a `matrix`: one for each combination of its axes' values, named after them.
package struct Matrix {
  /// A value of an axis.
  package struct Cell: Sendable {
    /// The axis: `width`, or a key of the screen.
    package let axis: String
    let key: Node
    package let value: Node
  }

  /// The axes as data.
  static let description = ShapeDescription.map(.list(.text))
  /// The axes whose values are checked before a screen is planned. A screen's plan checks the others.
  private static let fields = [
    CoreKeys.field(theme, .list(CoreKeys.themeShape.description), "light or dark"), widthField,
    CoreKeys.field(locale, .list(.text), "languages and regions, such as en_US"),
  ]
  /// The axis that is not a key of the screen.
  package static let widthField = CoreKeys.field(
    width, .list(widthShape.description), "columns, including borders")

  static let theme = "theme"
  package static let width = "width"
  static let locale = "locale"
  static let widthShape = ValueShape.integer(in: Device.widths)

  /// The maximum number of variants that a matrix makes.
  static let maxVariants = 100

  /// Returns whether a key can be an axis: a word or a number can be its value.
  package static func canVary(_ key: FieldDescription) -> Bool {
    !(ScreenDeclaration.fixedKeys + [CoreKey.tags]).contains(key.name) && takesWord(key.shape)
  }

  private static func takesWord(_ shape: ShapeDescription) -> Bool {
    switch shape {
    case .type: true
    case .either(let shapes): shapes.contains(where: takesWord)
    default: shape.isSingle
    }
  }

  /// Returns the combinations for a screen; the first axis changes slowest. Invalid values are left
  /// out; other errors make the result empty.
  static func combinations(
    in node: Node?, of id: String, _ decoding: inout Decoding
  ) -> [[Cell]] {
    guard let node else { return [] }
    guard node.kind == .mapping else {
      decoding.reportWrongValue(
        node, wanted: description,
        help: Diagnostic.Help("write axes such as 'theme: [light, dark]'"))
      return []
    }
    var result: [[Cell]] = node.count == 0 ? [] : [[]]
    for entry in node.entries {
      // The reader has reported a key that is not a text.
      guard entry.key.kind == .scalar else { return [] }
      if entry.value.isNull, entry.value.place.start == entry.key.place.end {
        // Without a colon, it is a value after a comma.
        decoding.reportUnknownKey(
          entry.key, in: "a matrix", known: fields.map(\.name), fields: fields, mapping: node,
          otherwise: nil)
        return []
      }
      let values = cells(of: entry.key.text, entry, &decoding)
      guard result.count * values.count <= maxVariants else {
        decoding.diagnostics.append(.tooManyVariants(of: node))
        return []
      }
      result = result.flatMap { cells in values.map { cells + [$0] } }
    }
    let long = result.first { ScreenDeclaration.nameFault(of: $0.variantName, of: id) != nil }
    if let last = long?.last {
      decoding.reportWrongValue(last.value, wanted: "shorter values", help: .underVariants)
      return []
    }
    return result
  }

  private static func cells(
    of axis: String, _ entry: Entry, _ decoding: inout Decoding
  ) -> [Cell] {
    let items = entry.value.kind == .sequence ? Array(entry.value.items) : [entry.value]
    if items.isEmpty {
      decoding.reportWrongValue(
        entry.value, wanted: "at least one value",
        help: Diagnostic.Help("remove \(entry.key.quoted), or add values"))
    }
    return items.compactMap { item in
      guard isFit(item, axis, isAlone: entry.value.kind == .scalar, &decoding) else {
        // A single text may be meant as several values: `36-48`.
        let separators = axis == locale ? ",;/|+&" : " ,;/|+&-"
        if entry.value.kind == .scalar, !item.isNull, fields.contains(where: { $0.name == axis }),
          axis == width && Int(item.text) == nil
            || item.text.contains(where: { separators.contains($0) })
        {
          decoding.diagnostics.changeLast { $0.help = .valuesOfAxis(axis) }
        }
        return nil
      }
      return Cell(axis: axis, key: entry.key, value: item)
    }
  }

  private static func isFit(
    _ node: Node, _ axis: String, isAlone: Bool, _ decoding: inout Decoding
  ) -> Bool {
    switch axis {
    case theme: return CoreKeys.themeShape.decode(node, &decoding) != nil
    case width: return widthShape.decode(node, &decoding) != nil
    case locale: return CoreKeys.localeShape.decode(node, &decoding) != nil
    default:
      let isWord = node.kind == .scalar && !node.isNull
      let canName = ScreenDeclaration.isName(node.partOfName)
      if isWord, isAlone, node.text.contains(",") {
        decoding.reportWrongValue(
          node, wanted: "a list", help: Diagnostic.Help("write '[\(node.text)]'"))
      } else if isWord, canName {
        return true
      } else {
        decoding.reportWrongValue(
          node, wanted: isWord ? "a value that can name a variant" : "a word or a number",
          help: .underVariants)
      }
      return false
    }
  }
}

extension Diagnostic.Help {
  /// Help for a value that cannot name a variant.
  fileprivate static let underVariants = Diagnostic.Help(
    "write it under '\(CoreKey.variants)', with a name")
}

extension Node {
  /// The value as a part of a variant's name, in which `-` replaces other characters. The rest of a
  /// text that is too long for a name is left out.
  fileprivate var partOfName: String {
    let start = text.prefix(ScreenDeclaration.maxNameLength + 1)
    return String(start.map { ScreenDeclaration.isName("a\($0)") ? $0 : "-" })
  }
}

extension [Matrix.Cell] {
  /// The name of the variant, such as `dark-36`.
  var variantName: String { map(\.value.partOfName).joined(separator: "-") }

  /// Returns the first values from different places in two combinations with the same name.
  func repetition(of other: [Matrix.Cell]) -> (first: Matrix.Cell, second: Matrix.Cell)? {
    zip(other, self).first { $0.value.place != $1.value.place }.map { (first: $0, second: $1) }
  }
}
