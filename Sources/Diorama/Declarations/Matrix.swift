import DioramaKit
import DioramaStage
import YAML

/// The variants of a `matrix`: one for each combination of its axes' values, named after them.
package struct Matrix {
  /// A value of an axis.
  package struct Cell: Sendable {
    /// The axis: `theme`, `width` or `locale`.
    package let axis: String
    let key: Node
    package let value: Node
  }

  /// The axes as data.
  static let description = ShapeDescription.record(fields)
  private static let fields = [
    field(theme, CoreKeys.themeShape.description, "light or dark"),
    field(width, widthShape.description, "columns, including borders"),
    field(locale, .text, "languages and regions, such as en_US"),
  ]

  static let theme = "theme"
  package static let width = "width"
  static let locale = "locale"
  static let widthShape = ValueShape.integer(in: Device.widths)

  /// The maximum number of variants that a matrix makes.
  static let maxVariants = 100

  private static func field(
    _ name: String, _ shape: ShapeDescription, _ meaning: String
  ) -> FieldDescription {
    FieldDescription(name: name, shape: .list(shape), meaning: meaning)
  }

  /// Returns the combinations; the first axis changes slowest. Invalid values are left out; other
  /// errors make the result empty.
  static func combinations(in node: Node?, _ decoding: inout Decoding) -> [[Cell]] {
    guard let node else { return [] }
    guard node.kind == .mapping else {
      decoding.reportWrongValue(node, wanted: description)
      return []
    }
    var result: [[Cell]] = node.count == 0 ? [] : [[]]
    for entry in node.entries {
      guard let axis = [theme, width, locale].first(where: { entry.key.isText($0) }) else {
        decoding.reportUnknownKey(
          entry.key, in: "a matrix", known: [theme, width, locale], fields: fields,
          otherwise: nil)
        return []
      }
      let values = cells(of: axis, entry, &decoding)
      guard result.count * values.count <= maxVariants else {
        decoding.diagnostics.append(.tooManyVariants(of: node))
        return []
      }
      result = result.flatMap { cells in values.map { cells + [$0] } }
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
      guard isFit(item, axis, &decoding) else {
        // A single text may be meant as several values: `36-48`.
        let separators = axis == locale ? ",;/|+&" : " ,;/|+&-"
        if entry.value.kind == .scalar, !item.isNull,
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
    _ node: Node, _ axis: String, _ decoding: inout Decoding
  ) -> Bool {
    if axis == theme { return CoreKeys.themeShape.decode(node, &decoding) != nil }
    if axis == width { return widthShape.decode(node, &decoding) != nil }
    return CoreKeys.localeShape.decode(node, &decoding) != nil
  }
}

extension [Matrix.Cell] {
  /// The name of the variant, such as `dark-36`.
  var variantName: String { map(\.value.text).joined(separator: "-") }

  /// Returns the first values from different places in two combinations with the same name.
  func repetition(of other: [Matrix.Cell]) -> (first: Matrix.Cell, second: Matrix.Cell)? {
    zip(other, self).first { $0.value.place != $1.value.place }.map { (first: $0, second: $1) }
  }
}
