import DioramaKit
import HeadlessUIKit
import YAML

/// A row of a menu in YAML: the row, and the values that it shows instead of the kit's.
struct RowSettings: Sendable {
  /// The keyword of the kit's row; empty for an added row.
  var item = ""
  var title: String?
  var subTitle: String?
  var icon: SBUPicture?
  var isOn: Bool?

  /// Returns the shape of a menu's rows in order, each a keyword or a mapping.
  ///
  /// - Parameters:
  ///   - items: the keywords of the kit's rows.
  ///   - older: older keywords, with the current ones.
  ///   - addsRows: whether added rows are allowed, which have only a title.
  static func shape(
    of items: [String], older: [String: String] = [:], addsRows: Bool
  ) -> ValueShape<[RowSettings]> {
    let word = ValueShape<String>.keyword(of: items, older: older)
    var fields: [Field<RowSettings>] = [
      Field("item", word, required: !addsRows, "which of the kit's rows it is") { $0.item = $1 },
      Field("title", .text, "its text instead of the kit's") { $0.title = $1 },
      Field("icon", .picture, "its picture instead of the kit's") { $0.icon = $1 },
    ]
    if addsRows {
      fields += [
        Field("subTitle", .text, "the text before the arrow") { $0.subTitle = $1 },
        Field("isOn", .bool, "the state of its switch, which replaces the arrow") {
          $0.isOn = $1
        },
      ]
    }
    let table = RecordTable<RowSettings>("a row", fields)
    let record = ValueShape<RowSettings>.record(table, startingWith: RowSettings())
    return .list(
      of: ValueShape(.either([word.description, record.description])) { node, decoding in
        if node.kind != .mapping {
          return word.decode(node, &decoding).map { RowSettings(item: $0) }
        }
        guard let row = record.decode(node, &decoding) else { return nil }
        if row.item.isEmpty, row.title == nil {
          decoding.diagnostics.append(.missingItem(of: node, available: items))
          return nil
        }
        return row
      })
  }
}

extension ValueShape where Value == String {
  /// Returns the shape of one of several keywords; older ones are accepted with a warning.
  static func keyword(of words: [String], older: [String: String] = [:]) -> ValueShape {
    ValueShape(.choice(words)) { node, decoding in
      let text = node.kind == .scalar ? node.text : ""
      if words.contains(text) { return text }
      if let today = older[text] {
        decoding.reportOlderSpelling(node, today: today)
        return today
      }
      decoding.reportWrongValue(node, wanted: .choice(words))
      return nil
    }
  }

  /// Returns the shape of a text with placeholders in braces.
  ///
  /// - Parameter names: the names of the placeholders, such as `nickname`.
  static func format(of names: [String]) -> ValueShape {
    ValueShape(.text) { node, decoding in
      guard let text = ValueShape<String>.text.decode(node, &decoding) else { return nil }
      let known = names.map { "{\($0)}" }
      guard placeholders(in: text).allSatisfy(known.contains) else {
        decoding.reportWrongValue(
          node, wanted: "a text with \(known.joined(separator: " or "))", help: nil)
        return nil
      }
      return text
    }
  }
}

/// Returns the placeholders of a text, with their braces; for nested ones, the innermost.
private func placeholders(in text: String) -> [String] {
  text.split(separator: "}", omittingEmptySubsequences: false).dropLast().compactMap { before in
    before.lastIndex(of: "{").map { "\(before[$0...])}" }
  }
}

/// An image that YAML names: one of the kit's, as set in the run, or a character of its own.
enum SBUPicture: Sendable {
  case icon(SBUIcon)
  case symbol(UIImage)

  /// The image in the current run.
  var image: UIImage {
    switch self {
    case .icon(let icon): SBULooks.current[icon]
    case .symbol(let image): image
    }
  }
}

extension ValueShape where Value == SBUPicture {
  /// The shape of an image: the name of one of the kit's, or a text of one to three characters
  /// without whitespace that represents it.
  static var picture: ValueShape {
    ValueShape(.text) { node, decoding in
      let text = node.kind == .scalar && !node.isNull ? node.text : ""
      if let icon = SBUIcons.named[text] { return .icon(icon) }
      if (1...3).contains(text.count), text.allSatisfy({ !$0.isWhitespace && !$0.isNewline }) {
        return .symbol(UIImage(name: text, symbol: text))
      }
      decoding.reportInvalidPicture(node, named: text)
      return nil
    }
  }
}

extension UIStackView {
  /// Moves views to the front, in their order; other views follow them.
  func arrangeFirst(_ views: [UIView]) {
    for (index, view) in views.enumerated() { insertArrangedSubview(view, at: index) }
  }
}
