import HeadlessUIKit
import Synchronization

/// The kit's texts, each under its name in the real kit; ``SBUTexts`` lists them.
///
/// Each text can be replaced: outside of a run for all later runs, inside a run for that run only:
///
/// ```swift
/// SBUStringSet.InviteChannel_Header_Title = "Add teammates"
/// SBUStringSet.InviteChannel_Invite = { count in count == 0 ? "Add" : "Add \(count)" }
/// ```
///
/// YAML replaces the same texts under the key `SBUStringSet` of a project, a screen or a variant.
/// There, `%d` is the placeholder of a number and `%@` that of a name.
@dynamicMemberLookup
public enum SBUStringSet {
  /// A text, such as `SBUStringSet.Cancel`.
  public static subscript<Value>(dynamicMember text: KeyPath<SBUTexts, SBUText<Value>>) -> Value {
    get { SBUStrings.current.noted(SBUTexts.standard[keyPath: text]) }
    set { SBUStrings.current[SBUTexts.standard[keyPath: text]] = newValue }
  }
}

extension SBUTexts {
  static let standard = SBUTexts()
  static let all = properties(of: standard) { value -> (any SBUAnyText)? in
    switch value {
    case let text as SBUText<String>: text
    case let text as SBUText<@Sendable (Int) -> String>: text
    case let text as SBUText<@Sendable (String) -> String>: text
    case let text as SBUText<@Sendable (String, String) -> String>: text
    case let text as SBUText<@Sendable ([User]) -> String>: text
    default: nil
    }
  }
  /// The names of the texts, for `diorama explain`.
  static let names = Dictionary(
    all.map { (ObjectIdentifier($0.value), $0.name) }, uniquingKeysWith: { first, _ in first })
}

/// A text of the kit: a plain text, or one with a number or names.
protocol SBUAnyText: AnyObject, Sendable {
  /// The default text in YAML's notation; with names, the texts for one, two and more of them.
  var words: [String] { get }
  /// The placeholder that YAML uses for the number or a name.
  var placeholder: SBUPlaceholder? { get }
  /// Returns the value for other words in YAML's notation.
  func saying(_ words: String) -> any Sendable
}

/// A placeholder in a text of YAML.
enum SBUPlaceholder: Sendable {
  /// `%d`.
  case number
  /// `%@`.
  case name
}

/// A text of the kit: a string, or a function that returns one for a number or for names.
public final class SBUText<Value: Sendable>: SBUAnyText {
  let words: [String]
  let placeholder: SBUPlaceholder?
  let standard: Value
  private let said: @Sendable (String) -> Value
  /// Records the text's name for `diorama explain` when the text is read.
  fileprivate let noted: @Sendable (_ value: Value, _ text: SBUText) -> Value

  private init(
    _ words: [String], _ placeholder: SBUPlaceholder?, _ standard: Value,
    said: @escaping @Sendable (String) -> Value,
    noted: @escaping @Sendable (Value, SBUText) -> Value = { value, _ in value }
  ) {
    (self.words, self.placeholder) = (words, placeholder)
    (self.standard, self.said, self.noted) = (standard, said, noted)
  }

  func saying(_ words: String) -> any Sendable { said(words) }

  /// The name of the text as an origin of a shown text.
  fileprivate var source: String {
    "SBUStringSet.\(SBUTexts.names[ObjectIdentifier(self)] ?? "")"
  }

  /// Records the words of a text that is read, without the spaces around its names.
  private func note(_ words: String) {
    let words = words.split(separator: " ").joined(separator: " ")
    _ = ScreenEnvironment.recordTextRead(source, words)
  }
}

extension SBUText where Value == String {
  convenience init(_ words: String) {
    self.init(
      [words], nil, words, said: { $0 },
      noted: { value, text in ScreenEnvironment.recordTextRead(text.source, value) })
  }
}

extension SBUText where Value == @Sendable (Int) -> String {
  /// Creates a text with a number, which replaces `%d`; for zero, `%d` is removed.
  ///
  /// - Parameters:
  ///   - words: the text, with `%d` for the number.
  ///   - one: the text for the number one, if it differs.
  convenience init(count words: String, one: String? = nil) {
    self.init(
      [words], .number, SBUStrings.template(words, single: one),
      said: { SBUStrings.template($0) },
      noted: { value, text in { ScreenEnvironment.recordTextRead(text.source, value($0)) } })
  }
}

extension SBUText where Value == @Sendable (String) -> String {
  /// Creates a text with a name.
  convenience init(name words: String) {
    let said: @Sendable (String) -> Value = { words in
      let text = SBUStrings.template([words])
      return { text([$0]) }
    }
    self.init([words], .name, said(words), said: said) { value, text in
      text.note(value(""))
      return value
    }
  }
}

extension SBUText where Value == @Sendable (String, String) -> String {
  /// Creates a text with two names.
  convenience init(names words: String) {
    let said: @Sendable (String) -> Value = { words in
      let text = SBUStrings.template([words])
      return { text([$0, $1]) }
    }
    self.init([words], .name, said(words), said: said) { value, text in
      text.note(value("", ""))
      return value
    }
  }
}

extension SBUText where Value == @Sendable ([User]) -> String {
  /// Creates a text with users, from the texts for one, two and more of them.
  convenience init(users words: [String]) {
    let said: @Sendable ([String]) -> Value = { words in
      let text = SBUStrings.template(words)
      // The kit has no key for this word (C132).
      return { users in text(users.map { $0.nickname.isEmpty ? "Member" : $0.nickname }) }
    }
    self.init(words, .name, said(words), said: { said([$0]) })
  }
}

/// The texts as a value: the replaced ones on top of the defaults.
struct SBUStrings: ProcessWide {
  private var replaced: [ObjectIdentifier: any Sendable] = [:]

  static let ofProcess = Mutex(SBUStrings())

  subscript<Value>(text: SBUText<Value>) -> Value {
    get {
      guard !replaced.isEmpty, let value = replaced[ObjectIdentifier(text)] else {
        return text.standard
      }
      return value as? Value ?? text.standard
    }
    set { replaced[ObjectIdentifier(text)] = newValue }
  }

  /// Returns a text and records that it is read.
  func noted<Value>(_ text: SBUText<Value>) -> Value { text.noted(self[text], text) }

  /// Replaces a text by words in YAML's notation, with `%d` for a number and `%@` for a name.
  mutating func setText(_ words: String, for text: any SBUAnyText) {
    replaced[ObjectIdentifier(text)] = text.saying(words)
  }

  /// Adds the replaced texts of another value.
  mutating func replace(_ other: SBUStrings) {
    replaced.merge(other.replaced) { _, new in new }
  }

  /// Returns a function that replaces `%d` by a number. For zero, it removes `%d` with brackets
  /// around it and the space beside it.
  ///
  /// - Parameters:
  ///   - text: the text, with `%d` for the number.
  ///   - single: the text for the number one, if it differs.
  static func template(_ text: String, single: String? = nil) -> @Sendable (Int) -> String {
    if let single {
      let (one, many) = (template(single), template(text))
      return { count in count == 1 ? one(count) : many(count) }
    }
    guard let mark = text.firstRange(of: "%d") else { return { _ in text } }
    let (before, after) = (text[..<mark.lowerBound], text[mark.upperBound...])
    let none = withoutNumber(before, after)
    return { count in count > 0 ? "\(before)\(count)\(after)" : none }
  }

  /// Returns a function that replaces each `%@` by a name. It uses the text with as many
  /// placeholders as names, else the last text. If there are more names than placeholders, the last
  /// placeholder takes the rest.
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
