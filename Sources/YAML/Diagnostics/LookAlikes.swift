/// A character that looks like another one, or that is invisible: a Cyrillic letter in a Latin
/// word, a typographic quotation mark, a space that YAML reads as text.
public struct LookAlike: Sendable, Hashable {
  /// The position of the character in the text, in code points from 1.
  public let position: Int
  /// The character.
  public let character: Unicode.Scalar

  /// The name and code point of the character: `Cyrillic small letter ie (U+0435)`.
  public var name: String {
    let words = character.properties.name ?? "a character"
    let parts = words.split(separator: " ", maxSplits: 1).map { $0.lowercased() }
    let isScript = ["cyrillic", "greek"].contains(parts[0])
    let first = isScript ? parts[0].prefix(1).uppercased() + parts[0].dropFirst() : parts[0]
    return "\(([first] + parts.dropFirst()).joined(separator: " ")) (\(character.codePoint))"
  }
}

extension Unicode.Scalar {
  /// The code point in the usual notation: `U+00A0`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  /// Whether the character looks like a space or is invisible, but is text to YAML.
  var isNonASCIISpace: Bool {
    switch value {
    case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: true
    default: false
    }
  }

  /// A Boolean value that indicates whether this is a typographic quotation mark, which does not
  /// quote in YAML.
  public var isTypographicQuote: Bool { (0x2018...0x201F).contains(value) }

  /// Whether this is a typographic dash, which YAML reads as text: `–`, `—`, `−`.
  var isTypographicDash: Bool { (0x2010...0x2015).contains(value) || value == 0x2212 }

  /// The ASCII text that a reader sees in it, which may be empty; nil if it is not a look-alike.
  fileprivate var asciiEquivalent: String? {
    if value < 0x80 { return nil }
    if isTypographicQuote || isNonASCIISpace || value == 0xAD || (0x200C...0x200D).contains(value) {
      return (0x2000...0x200A).contains(value) || [0xA0, 0x202F, 0x205F, 0x3000].contains(value)
        ? " " : ""
    }
    // Fullwidth letters, as East Asian keyboards type them.
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
  /// The characters in the text that look like others or are invisible, in order.
  public var lookAlikes: [LookAlike] {
    if utf8.allSatisfy({ $0 < 0x80 }) { return [] }
    return unicodeScalars.enumerated().compactMap { index, scalar in
      scalar.asciiEquivalent == nil ? nil : LookAlike(position: index + 1, character: scalar)
    }
  }

  /// The non-ASCII space at the beginning of the text, which indents the line of a key.
  package var nonASCIIIndentCharacter: LookAlike? {
    let first = unicodeScalars.drop { $0 == " " }.first
    return first.flatMap { $0.isNonASCIISpace ? LookAlike(position: 1, character: $0) : nil }
  }

  /// The typographic dash, followed by a space, that the text begins with, as '-' begins a list
  /// item.
  package var typographicListDash: LookAlike? {
    let start = unicodeScalars.prefix(2)
    guard let dash = start.first, dash.isTypographicDash, start.dropFirst().first == " " else {
      return nil
    }
    return LookAlike(position: 1, character: dash)
  }

  /// The text as a reader sees it: look-alikes replaced by ASCII, without typographic quotes, and
  /// without spaces at its ends.
  package var replacingLookAlikes: String {
    let text = unicodeScalars.map { $0.asciiEquivalent ?? String($0) }.joined()
    var scalars = text.unicodeScalars[...]
    while scalars.first == " " { scalars = scalars.dropFirst() }
    while scalars.last == " " { scalars = scalars.dropLast() }
    return String(scalars)
  }
}

extension Diagnostic.Help {
  /// Suggests the name that was probably meant, as ``nearestName(to:among:)`` finds it, and names
  /// the look-alike characters in the written text.
  ///
  /// The name is also the replacement if the written text can only be a typing error: no other name
  /// is as close, and at most two edits lead to the name, which are at most a third of the letters
  /// in the differing words. Otherwise the suggestion lists the equally close names and has no
  /// replacement.
  ///
  ///     Diagnostic.Help.nearest(to: "thеme", among: ["theme"])
  ///     // did you mean 'theme'? character 3 is Cyrillic small letter ie (U+0435)
  ///
  /// - Parameters:
  ///   - written: The written text.
  ///   - candidates: The possible names.
  /// - Returns: The suggestion; nil if no name is close.
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

  /// The most equally close names that a suggestion lists.
  static let maxSuggestions = 3

  /// Suggests the names that are closest in spelling.
  private static func mistyped(
    _ written: String, among candidates: some Sequence<String>
  ) -> Diagnostic.Help? {
    let near = nearestNames(to: written, among: candidates)
    guard let first = near.first else { return nil }
    if near.count == 1, isMistyped(written, for: first) { return didYouMean(first) }
    // Another name may differ from the text only in a longer word: 'GroupMenu' beside 'OpenMenu'.
    let start = String(zip(first, written).prefix { $0 == $1 }.map(\.0))
    let end = written.dropFirst(start.count)
    let alike = candidates.filter { name in
      !end.isEmpty && name.hasPrefix(start) && name.dropFirst(start.count).hasSuffix(end)
    }
    let shown = alike.contains(first) ? Set(near + alike).sorted() : near
    return Diagnostic.Help(question(shown.prefix(maxSuggestions)))
  }

  /// Returns a sentence that names the look-alike characters of a text.
  ///
  /// - Parameter odd: The characters, in order; of more than two only the first two are named.
  public static func description(of odd: [LookAlike]) -> String {
    if odd.count <= 2, odd.allSatisfy(\.character.isTypographicQuote) {
      let places = odd.map { "\($0.position)" }.joined(separator: " and ")
      let points = odd.map(\.character.codePoint).joined(separator: ", ")
      return odd.count == 1
        ? "character \(places) is a typographic quote (\(points)); YAML uses \" and '"
        : "characters \(places) are typographic quotes (\(points)); YAML uses \" and '"
    }
    let named = odd.prefix(2).map { "character \($0.position) is \($0.name)" }
    let rest =
      odd.count > 2
      ? [odd.count == 3 ? "1 more is a look-alike" : "\(odd.count - 2) more are look-alikes"] : []
    let quotes =
      odd.contains { $0.character.isTypographicQuote } ? "; YAML uses the quotes \" and '" : ""
    return (named + rest).joined(separator: ", ") + quotes
  }

  /// The name that differs only in its suffix for an identifier or address: `channelURL` for
  /// `channelId`.
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
