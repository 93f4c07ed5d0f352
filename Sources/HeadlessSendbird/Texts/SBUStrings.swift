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
/// YAML replaces the same texts under the key `SBUStringSet` of a project, a screen or a variant;
/// `%d` stands for the number there, and `%@` for a name.
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
  /// The standard text for a number.
  let said: @Sendable (Int) -> String

  /// - Parameter single: what it says of one, where that is something else.
  init(name: StaticString, standard: String, single: String? = nil) {
    (self.name, self.standard) = (name, standard)
    said = SBUStrings.template(standard, single: single)
  }
}

/// A text with names in it, each at a `%@`.
struct SBUNameText: Sendable {
  let name: StaticString
  /// What it says of as many names as it has marks; the last one serves more.
  let standard: [String]
  /// The standard text for some names.
  let said: @Sendable ([String]) -> String

  init(name: StaticString, standard: [String]) {
    (self.name, self.standard) = (name, standard)
    said = SBUStrings.template(standard)
  }
}

/// The texts as a value: what was replaced, over the standard ones.
struct SBUStrings: ProcessWide {
  private var texts: [String: String] = [:]
  private var counts: [String: @Sendable (Int) -> String] = [:]
  private var names: [String: @Sendable ([String]) -> String] = [:]
  private var users: [String: @Sendable ([User]) -> String] = [:]

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
      let said = counts.isEmpty ? text.said : counts[text.name.description] ?? text.said
      return { ScreenEnvironment.noting("SBUStringSet.\(text.name)", said($0)) }
    }
    set { counts[text.name.description] = newValue }
  }

  subscript(text: SBUNameText) -> @Sendable (String) -> String {
    get {
      let said = said(text)
      return { said([$0]) }
    }
    set { names[text.name.description] = { newValue($0.first ?? "") } }
  }

  subscript(text: SBUNameText) -> @Sendable (String, String) -> String {
    get {
      let said = said(text)
      return { said([$0, $1]) }
    }
    set { names[text.name.description] = { newValue($0.first ?? "", $0.last ?? "") } }
  }

  subscript(text: SBUNameText) -> @Sendable ([User]) -> String {
    get {
      let said = said(text)
      return users[text.name.description] ?? { users in said(users.map(\.nickname)) }
    }
    set { users[text.name.description] = newValue }
  }

  private func said(_ text: SBUNameText) -> @Sendable ([String]) -> String {
    names[text.name.description] ?? text.said
  }

  /// Says a text in words of YAML, in which names stand at `%@`.
  mutating func say(_ words: String, for text: SBUNameText) {
    users[text.name.description] = nil
    names[text.name.description] = Self.template([words])
  }

  /// Takes over what another value replaced.
  mutating func replace(_ other: SBUStrings) {
    texts.merge(other.texts) { _, new in new }
    counts.merge(other.counts) { _, new in new }
    names.merge(other.names) { _, new in new }
    for name in other.names.keys { users[name] = nil }
  }

  /// A text with the number in the place of `%d`; without a number, `%d` goes, with brackets
  /// around it and the blank that parted it from the rest.
  ///
  /// - Parameter single: what it says of one, where that is something else.
  static func template(_ text: String, single: String? = nil) -> @Sendable (Int) -> String {
    if let single {
      let (one, many) = (template(single), template(text))
      return { count in count == 1 ? one(count) : many(count) }
    }
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

  /// Texts with names at their marks: that which has as many marks as there are names, else the
  /// last one. Of names that are too many for its marks, the last mark has all the others.
  static func template(_ texts: [String]) -> @Sendable ([String]) -> String {
    let parted = texts.map { text in
      text.split(separator: "%@", omittingEmptySubsequences: false).map(String.init)
    }
    return { names in
      guard !names.isEmpty else { return "" }
      guard let parts = parted.first(where: { $0.count == names.count + 1 }) ?? parted.last else {
        return ""
      }
      var text = parts.first ?? ""
      for (index, part) in parts.dropFirst().enumerated() {
        let isLast = index == parts.count - 2
        let here = isLast ? names.dropFirst(index) : names.dropFirst(index).prefix(1)
        text += here.joined(separator: ", ") + part
      }
      return text
    }
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
