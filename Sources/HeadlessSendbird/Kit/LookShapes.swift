import DioramaKit
import HeadlessUIKit
import YAML

/// A color, font or icon of the kit, as an entry of its set.
protocol SBULookEntry: AnyObject, Sendable {
  associatedtype Value: Sendable
  /// Its name.
  var name: String { get }
  /// All entries of the kind.
  static var all: [Self] { get }
  /// The names before version 3 that YAML still accepts, with the current ones.
  static var olderNames: [(old: String, today: String)] { get }
  /// Returns the current value.
  func value(in looks: SBULooks) -> Value
  /// Sets the value.
  func set(_ value: Value, in looks: inout SBULooks)
}

extension SBULookEntry {
  static var olderNames: [(old: String, today: String)] { [] }
}

extension SBUColor: SBULookEntry {
  static var all: [SBUColor] { SBUColors.all }
  static var olderNames: [(old: String, today: String)] { SBUColors.olderNames }
  func value(in looks: SBULooks) -> UIColor { looks[self] }
  func set(_ value: UIColor, in looks: inout SBULooks) { looks[self] = value }
}

extension SBUFont: SBULookEntry {
  static var all: [SBUFont] { SBUFonts.all }
  func value(in looks: SBULooks) -> UIFont { looks[self] }
  func set(_ value: UIFont, in looks: inout SBULooks) { looks[self] = value }
}

extension SBUIcon: SBULookEntry {
  static var all: [SBUIcon] { SBUIcons.all }
  func value(in looks: SBULooks) -> UIImage { looks[self] }
  func set(_ value: UIImage, in looks: inout SBULooks) { looks[self] = value }
}

/// The value of a color, font or icon in YAML: the name of one of the kit's, or a change of the
/// previous value.
enum LookOverride<Entry: SBULookEntry>: Sendable {
  case named(Entry)
  case change(@Sendable (Entry.Value) -> Entry.Value)

  /// Returns the new value.
  ///
  /// - Parameters:
  ///   - previous: the previous value.
  ///   - looks: the looks that names refer to.
  func value(over previous: Entry.Value, in looks: SBULooks) -> Entry.Value {
    switch self {
    case .named(let entry): entry.value(in: looks)
    case .change(let change): change(previous)
    }
  }
}

/// The changes in YAML to one of the sets.
struct LookSetOverrides<Entry: SBULookEntry>: Sendable {
  var values: [String: LookOverride<Entry>] = [:]

  /// Applies the changes. A name refers to another entry's value after all changes.
  func apply(to looks: inout SBULooks) {
    let before = looks
    for entry in Entry.all where values[entry.name] != nil {
      guard let end = end(of: entry) else { continue }
      let previous = end.value(in: before)
      let written = values[end.name]
      entry.set(written?.value(over: previous, in: before) ?? previous, in: &looks)
    }
  }

  /// Returns the last entry of a chain of names; nil for a cycle.
  private func end(of entry: Entry) -> Entry? {
    var next = entry
    for _ in 0...values.count {
      guard case .named(let other)? = values[next.name] else { return next }
      next = other
    }
    return nil
  }

  /// Returns the shape of a set.
  ///
  /// - Parameters:
  ///   - name: the set's name in messages.
  ///   - value: the shape of one of its values.
  ///   - standard: returns a description of a default value.
  static func shape(
    _ name: String, _ value: ValueShape<LookOverride<Entry>>, _ standard: (Entry.Value) -> String
  ) -> ValueShape<LookSetOverrides> {
    let fields = Entry.all.map { entry in
      Field<LookSetOverrides>(
        entry.name, value, "default: \(standard(entry.value(in: SBULooks())))"
      ) {
        $0.values[entry.name] = $1
      }
    }
    let record = ValueShape<LookSetOverrides>.record(
      RecordTable(name, fields, olderNames: Entry.olderNames), startingWith: LookSetOverrides())
    return ValueShape(record.description) { node, decoding in
      guard let set = record.decode(node, &decoding) else { return nil }
      for entry in Entry.all where set.end(of: entry) == nil {
        let older = Entry.olderNames.first { $0.today == entry.name }
        guard let place = node[entry.name] ?? older.flatMap({ node[$0.old] }) else { continue }
        decoding.reportWrongValue(
          place, wanted: "a value that does not refer back to '\(entry.name)'",
          help: Diagnostic.Help("replace one of the names with a value"))
        return nil
      }
      return set
    }
  }
}

// MARK: Values

extension ValueShape where Value == LookOverride<SBUColor> {
  /// The shape of a color: `"#742DDD"`, `"#742DDD80"` with an opacity, or the name of one of the
  /// kit's.
  static let color = ValueShape(description(of: SBUColor.self, or: .text)) { node, decoding in
    if let entry = SBUColor.named(node, &decoding) { return .named(entry) }
    let text = node.kind == .scalar && !node.isNull ? node.text : ""
    if let color = UIColor(written: text) { return .change { _ in color } }
    decoding.reportInvalidColor(node)
    return nil
  }
}

extension ValueShape where Value == LookOverride<SBUFont> {
  /// The shape of a font: size and weight, each optional, or the name of one of the kit's.
  static let font: ValueShape = {
    let record = ValueShape<WrittenFont>.record(
      RecordTable(
        "a font",
        [
          Field("size", .integer(in: 1...200), "the size in points") { $0.size = $1 },
          Field("weight", .choice, "the weight") { $0.weight = $1 },
        ]), startingWith: WrittenFont())
    return ValueShape(description(of: SBUFont.self, or: record.description)) { node, decoding in
      if let entry = SBUFont.named(node, &decoding) { return .named(entry) }
      if node.kind == .mapping {
        guard let font = record.decode(node, &decoding) else { return nil }
        return .change { previous in
          .systemFont(
            ofSize: font.size.map(Double.init) ?? previous.pointSize,
            weight: font.weight?.weight ?? previous.weight)
        }
      }
      decoding.reportInvalidFont(node)
      return nil
    }
  }()
}

extension ValueShape where Value == LookOverride<SBUIcon> {
  /// The shape of an icon: its character, or the name of one of the kit's.
  static let icon = ValueShape(.text) { node, decoding in
    ValueShape<SBUPicture>.picture.decode(node, &decoding).map { picture in
      switch picture {
      case .icon(let icon): .named(icon)
      case .symbol(let image): .change { _ in image }
      }
    }
  }
}

extension ValueShape {
  /// Returns the description of a shape: one of the kit's names, or another shape.
  fileprivate static func description<Entry: SBULookEntry>(
    of type: Entry.Type, or other: ShapeDescription
  ) -> ShapeDescription {
    .either([.choice(type.all.map(\.name)), other])
  }
}

extension SBULookEntry {
  /// Returns the entry that a node names, if necessary by an older name.
  fileprivate static func named(_ node: Node, _ decoding: inout Decoding) -> Self? {
    guard node.kind == .scalar else { return nil }
    if let entry = all.first(where: { node.isText($0.name) }) { return entry }
    guard let today = olderNames.first(where: { node.isText($0.old) })?.today else { return nil }
    decoding.reportOlderSpelling(node, today: today)
    return all.first { $0.name == today }
  }
}

/// A font in YAML.
private struct WrittenFont: Sendable {
  var size: Int?
  var weight: FontWeight?
}

/// The weight of a font, as a keyword.
private enum FontWeight: String, CaseIterable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  var weight: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension UIColor {
  /// Creates a color from YAML's notation: `#RRGGBB` or `#RRGGBBAA`.
  fileprivate convenience init?(written text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.count == 6 || digits.count == 8,
      digits.allSatisfy(\.isHexDigit), let number = Int(digits, radix: 16)
    else { return nil }
    if digits.count == 6 {
      self.init(hex: number)
    } else {
      self.init(hex: number >> 8, alpha: Double(number & 0xFF) / 255)
    }
  }

  /// The color in YAML's notation.
  fileprivate var written: String {
    let parts = [red, green, blue] + (alpha == 1 ? [] : [alpha])
    return "#"
      + parts.map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined()
  }
}

// MARK: Sets

extension LookSetOverrides<SBUColor> {
  static let shape = shape("SBUColorSet", .color) { $0.written }
}

extension LookSetOverrides<SBUFont> {
  static let shape = shape("SBUFontSet", .font) { font in
    "\(Int(font.pointSize)) \(font.weight.displayName)"
  }
}

extension LookSetOverrides<SBUIcon> {
  static let shape = shape("SBUIconSet", .icon) { "'\($0.symbol)'" }
}
