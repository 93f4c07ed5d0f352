import HeadlessUIKit
import Synchronization

/// The kit's texts, each under the name that it has in the real kit; ``SBUTexts`` lists them.
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

/// A text of the kit, whatever takes its place: a word, a number or names.
protocol SBUAnyText: AnyObject, Sendable {
  /// What it says unless it is replaced, as YAML writes it; of names, for one, two and more.
  var words: [String] { get }
  /// What YAML writes for the number or a name in it.
  var placeholder: SBUPlaceholder? { get }
  /// The value of a text that says other words.
  func saying(_ words: String) -> any Sendable
}

/// What YAML writes where a text takes a value.
enum SBUPlaceholder: Sendable {
  /// `%d`.
  case number
  /// `%@`.
  case name
}

/// A text of the kit: a string, or a function that makes one of a number or of names.
public final class SBUText<Value: Sendable>: SBUAnyText {
  let words: [String]
  let placeholder: SBUPlaceholder?
  let standard: Value
  private let said: @Sendable (String) -> Value
  /// Tells `diorama explain` the text's name when it is used.
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

  /// What the text is called where a text comes from.
  fileprivate var source: String {
    "SBUStringSet.\(SBUTexts.names[ObjectIdentifier(self)] ?? "")"
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
  /// A text with a number, which stands at `%d` where it is not zero.
  ///
  /// - Parameter one: what it says of one, where that is something else.
  convenience init(count words: String, one: String? = nil) {
    self.init(
      [words], .number, SBUStrings.template(words, single: one),
      said: { SBUStrings.template($0) },
      noted: { value, text in { ScreenEnvironment.recordTextRead(text.source, value($0)) } })
  }
}

extension SBUText where Value == @Sendable (String) -> String {
  /// A text with a name.
  convenience init(name words: String) {
    let said: @Sendable (String) -> Value = { words in
      let text = SBUStrings.template([words])
      return { text([$0]) }
    }
    self.init([words], .name, said(words), said: said)
  }
}

extension SBUText where Value == @Sendable (String, String) -> String {
  /// A text with two names.
  convenience init(names words: String) {
    let said: @Sendable (String) -> Value = { words in
      let text = SBUStrings.template([words])
      return { text([$0, $1]) }
    }
    self.init([words], .name, said(words), said: said)
  }
}

extension SBUText where Value == @Sendable ([User]) -> String {
  /// A text with users, by what it says of one, of two, and of more.
  convenience init(users words: [String]) {
    let said: @Sendable ([String]) -> Value = { words in
      let text = SBUStrings.template(words)
      return { users in text(users.map(\.nickname)) }
    }
    self.init(words, .name, said(words), said: { said([$0]) })
  }
}

/// The texts as a value: what was replaced, over the standard ones.
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

  /// A text that is about to be shown.
  func noted<Value>(_ text: SBUText<Value>) -> Value { text.noted(self[text], text) }

  /// Says a text in words of YAML, in which a number stands at `%d` and names at `%@`.
  mutating func setText(_ words: String, for text: any SBUAnyText) {
    replaced[ObjectIdentifier(text)] = text.saying(words)
  }

  /// Takes over what another value replaced.
  mutating func replace(_ other: SBUStrings) {
    replaced.merge(other.replaced) { _, new in new }
  }

  /// A text with the number in the place of `%d`; without a number, `%d` goes, with brackets
  /// around it and the space beside it.
  ///
  /// - Parameter single: what it says of one, where that is something else.
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
