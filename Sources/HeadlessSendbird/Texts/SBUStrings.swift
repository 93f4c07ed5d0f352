import HeadlessUIKit
import Synchronization

/// The kit's texts, each under the name that it has in the real kit.
///
/// Each can be replaced, for all runs or, inside a run, for that run alone:
///
/// ```swift
/// SBUStringSet.InviteChannel_Header_Title = "Add teammates"
/// SBUStringSet.InviteChannel_Invite = { count in count == 0 ? "Add" : "Add \(count)" }
/// ```
///
/// A project's `diorama.yaml` replaces the same texts under the key `SBUStringSet`, where `%d`
/// stands for the number.
public enum SBUStringSet {}

/// A text of the kit: its name, and what it says unless it was replaced.
struct SBUText: Sendable {
  let name: StaticString
  let standard: String
}

/// A text with a number, which stands at `%d` where it is not zero.
struct SBUCountText: Sendable {
  let name: StaticString
  let standard: String
}

/// The texts as a value: what was replaced, over the standard ones.
struct SBUStrings: ProcessWide {
  private var texts: [String: String] = [:]
  private var counts: [String: @Sendable (Int) -> String] = [:]

  static let ofProcess = Mutex(SBUStrings())

  subscript(text: SBUText) -> String {
    get {
      let said = texts.isEmpty ? nil : texts[text.name.description]
      return ScreenEnvironment.noting("SBUStringSet.\(text.name)", said ?? text.standard)
    }
    set { texts[text.name.description] = newValue }
  }

  subscript(text: SBUCountText) -> @Sendable (Int) -> String {
    get {
      let said = counts[text.name.description] ?? Self.template(text.standard)
      return { ScreenEnvironment.noting("SBUStringSet.\(text.name)", said($0)) }
    }
    set { counts[text.name.description] = newValue }
  }

  /// Takes over what another value replaced.
  mutating func replace(_ other: SBUStrings) {
    texts.merge(other.texts) { _, new in new }
    counts.merge(other.counts) { _, new in new }
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
