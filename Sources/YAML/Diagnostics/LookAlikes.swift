/// A character that looks like another one, or like nothing: a Cyrillic letter in a Latin word, a
/// quotation mark of prose, a blank that YAML takes for text.
public struct LookAlike: Sendable, Hashable {
  /// Which character of the text it is, in code points from 1.
  public let position: Int
  /// The character.
  public let character: Unicode.Scalar

  /// The character by its name and code point: `Cyrillic small letter ie (U+0435)`.
  public var name: String {
    let words = character.properties.name ?? "a character"
    let parts = words.split(separator: " ", maxSplits: 1).map { $0.lowercased() }
    let isScript = ["cyrillic", "greek"].contains(parts[0])
    let first = isScript ? parts[0].prefix(1).uppercased() + parts[0].dropFirst() : parts[0]
    return "\(([first] + parts.dropFirst()).joined(separator: " ")) (\(character.codePoint))"
  }
}

extension Unicode.Scalar {
  /// The code point as it is written: `U+00A0`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  /// Whether it looks like a blank, or like nothing, where YAML takes it for text.
  var isNonASCIISpace: Bool {
    switch value {
    case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: true
    default: false
    }
  }

  /// Whether it is a quotation mark of prose, which is none of YAML's.
  public var isTypographicQuote: Bool { (0x2018...0x201F).contains(value) }

  /// Whether it is a dash of prose, which YAML takes for text: `–`, `—`, `−`.
  var isTypographicDash: Bool { (0x2010...0x2015).contains(value) || value == 0x2212 }

  /// What a reader takes it for: a character of ASCII, or nothing; nil where it is no look-alike.
  fileprivate var asciiEquivalent: String? {
    if value < 0x80 { return nil }
    if isTypographicQuote || isNonASCIISpace || value == 0xAD || (0x200C...0x200D).contains(value) {
      return (0x2000...0x200A).contains(value) || [0xA0, 0x202F, 0x205F, 0x3000].contains(value)
        ? " " : ""
    }
    // Letters of full width, as East Asian keyboards type them.
    if (0xFF01...0xFF5E).contains(value) {
      return Unicode.Scalar(value - 0xFEE0).map { String($0) }
    }
    return Self.asciiByLookAlike[self].map { String($0) }
  }

  private static let asciiByLookAlike: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs: [(String, String)] = [
      ("абсԁеһіјӏорԛѕԝхуАВСЕНІЈКМОРЅТХУ", "abcdehijlopqswxyABCEHIJKMOPSTXY"),
      ("αινοτυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "aivotuABEZHIKMNOPTYX"), ("‐‑‒–—―−", "-------"),
    ]
    var asciiByLookAlike: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (odd, plain) in pairs {
      for (scalar, twin) in zip(odd.unicodeScalars, plain.unicodeScalars) {
        asciiByLookAlike[scalar] = twin
      }
    }
    return asciiByLookAlike
  }()
}

extension String {
  /// The characters in it that look like others, or like nothing, in order.
  public var lookAlikes: [LookAlike] {
    if utf8.allSatisfy({ $0 < 0x80 }) { return [] }
    return unicodeScalars.enumerated().compactMap { index, scalar in
      scalar.asciiEquivalent == nil ? nil : LookAlike(position: index + 1, character: scalar)
    }
  }

  /// What it begins with that looks like a blank, as the key of a line that is indented with that.
  package var nonASCIIIndentCharacter: LookAlike? {
    let first = unicodeScalars.drop { $0 == " " }.first
    return first.flatMap { $0.isNonASCIISpace ? LookAlike(position: 1, character: $0) : nil }
  }

  /// The dash of prose that it begins with, with a blank behind it, as '-' begins an item of a list.
  package var typographicListDash: LookAlike? {
    let start = unicodeScalars.prefix(2)
    guard let dash = start.first, dash.isTypographicDash, start.dropFirst().first == " " else {
      return nil
    }
    return LookAlike(position: 1, character: dash)
  }

  /// The text as a reader takes it: without quotes of prose and blanks at its ends, and with the
  /// letters of ASCII that others look like.
  package var replacingLookAlikes: String {
    let text = unicodeScalars.map { $0.asciiEquivalent ?? String($0) }.joined()
    var scalars = text.unicodeScalars[...]
    while scalars.first == " " { scalars = scalars.dropFirst() }
    while scalars.last == " " { scalars = scalars.dropLast() }
    return String(scalars)
  }
}

extension Diagnostic.Help {
  /// Suggests the name that was probably meant, as ``nearestName(to:among:)`` finds it, and says
  /// which characters of what was written only look right.
  ///
  /// It is the replacement where it can only have been mistyped: no other name is as near, and at
  /// most two edits, of a third of the words that differ, lead to it. Else the names that are as
  /// near are for people only.
  ///
  ///     Diagnostic.Help.nearest(to: "thеme", among: ["theme"])
  ///     // did you mean 'theme'? character 3 is Cyrillic small letter ie (U+0435)
  ///
  /// - Parameters:
  ///   - written: What was written.
  ///   - candidates: What may be meant.
  /// - Returns: nil where no name is close.
  public static func nearest(
    to written: String, among candidates: some Sequence<String>
  ) -> Diagnostic.Help? {
    let odd = written.lookAlikes
    guard !odd.isEmpty else {
      return nameWithOtherSuffix(for: written, among: candidates).map { .didYouMean($0) }
        ?? mistyped(written, among: candidates)
    }
    let plain = written.replacingLookAlikes
    let names = Array(candidates)
    var help = names.contains(plain) ? didYouMean(plain) : mistyped(plain, among: names)
    help?.text += " \(description(of: odd))"
    return help
  }

  /// So many names are named that are equally near.
  private static let maxSuggestions = 3

  /// Suggests the names that are nearest to a name in letters.
  private static func mistyped(
    _ written: String, among candidates: some Sequence<String>
  ) -> Diagnostic.Help? {
    let near = nearestNames(to: written, among: candidates)
    guard let first = near.first else { return nil }
    let isSure = near.count == 1 && isMistyped(written, for: first)
    return Diagnostic.Help(
      "did you mean \(list(near.prefix(maxSuggestions)))?", replacement: isSure ? first : nil)
  }

  /// Which characters of a text look like others, in a sentence.
  ///
  /// - Parameter odd: The characters, in order; of more than two the first two are named.
  public static func description(of odd: [LookAlike]) -> String {
    if odd.count <= 2, odd.allSatisfy(\.character.isTypographicQuote) {
      let places = odd.map { "\($0.position)" }.joined(separator: " and ")
      let points = odd.map(\.character.codePoint).joined(separator: ", ")
      return odd.count == 1
        ? "character \(places) is a quote of prose (\(points)); YAML's are \" and '"
        : "characters \(places) are quotes of prose (\(points)); YAML's are \" and '"
    }
    let named = odd.prefix(2).map { "character \($0.position) is \($0.name)" }
    let rest =
      odd.count > 2 ? [odd.count == 3 ? "1 more is odd" : "\(odd.count - 2) more are odd"] : []
    let quotes =
      odd.contains { $0.character.isTypographicQuote } ? "; YAML's quotes are \" and '" : ""
    return (named + rest).joined(separator: ", ") + quotes
  }

  /// The name that differs only in what it calls an address: `channelURL` for `channelId`.
  private static func nameWithOtherSuffix(
    for written: String, among candidates: some Sequence<String>
  ) -> String? {
    let endings = ["ID", "Id", "URL", "Url", "Key"]
    guard let ending = endings.first(where: { written.hasSuffix($0) && written != $0 }) else {
      return nil
    }
    let stem = written.dropLast(ending.count).lowercased()
    return candidates.first { name in
      name != written
        && endings.contains { name.hasSuffix($0) && name.dropLast($0.count).lowercased() == stem }
    }
  }
}
