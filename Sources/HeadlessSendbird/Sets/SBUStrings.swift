import HeadlessUIKit

/// The texts as a value: what was replaced, over the standard ones.
struct SBUStrings: Sendable {
  private var texts: [SBUStringSet.Key: String] = [:]
  private var counts: [SBUStringSet.CountKey: @Sendable (Int) -> String] = [:]

  subscript(key: SBUStringSet.Key) -> String {
    get {
      let text = texts[key] ?? SBUStringSet.standard[key.rawValue].text
      return ScreenEnvironment.noting("SBUStringSet.\(key)", text)
    }
    set { texts[key] = newValue }
  }

  subscript(count key: SBUStringSet.CountKey) -> @Sendable (Int) -> String {
    get {
      let text = counts[key] ?? Self.template(SBUStringSet.standardCounts[key.rawValue].text)
      return { ScreenEnvironment.noting("SBUStringSet.\(key)", text($0)) }
    }
    set { counts[key] = newValue }
  }

  /// A text with the number in the place of `%d`; without a number, `%d` goes, with brackets
  /// around it and the blank that parted it from the rest.
  static func template(_ text: String) -> @Sendable (Int) -> String {
    var next = text.firstIndex(of: "%")
    while let place = next, !text[place...].hasPrefix("%d") {
      next = text[text.index(after: place)...].firstIndex(of: "%")
    }
    guard let mark = next else { return { _ in text } }
    let before = text[..<mark]
    let after = text[mark...].dropFirst(2)
    let none = withoutNumber(before, after)
    return { count in count > 0 ? "\(before)\(count)\(after)" : none }
  }

  private static func withoutNumber(_ before: Substring, _ after: Substring) -> String {
    var (before, after) = (before, after)
    if before.last == "(", after.first == ")" {
      (before, after) = (before.dropLast(), after.dropFirst())
    }
    if before.last == " " {
      before = before.dropLast()
    } else if before.isEmpty, after.first == " " {
      after = after.dropFirst()
    }
    return "\(before)\(after)"
  }
}

extension SBUStrings {
  /// Takes over what another value replaced.
  mutating func replace(_ other: SBUStrings) {
    texts.merge(other.texts) { _, new in new }
    counts.merge(other.counts) { _, new in new }
  }
}
