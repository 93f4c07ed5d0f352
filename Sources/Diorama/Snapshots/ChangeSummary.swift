/// A change in words: what was there, and what is there now.
package struct ChangeSummary: Sendable, Hashable {
  /// What changed, such as `'Cancel'` for its color; nil for a text itself.
  package let subject: String?
  /// What was there; nil if nothing was.
  package let before: String?
  /// What is there now; nil for nothing.
  package let after: String?
  /// What was added or removed, such as `row`; nil for a replaced text. Without texts, all that is
  /// known.
  package let noun: String?
  /// Whether other texts of the same line changed, too.
  var isOneOfSeveral = false

  /// Whether it is a text in place of another.
  var isReplacement: Bool { subject == nil && before != nil && after != nil }
  /// Whether it is about the output of a screen reader.
  var isOfReader: Bool { noun == Self.readerLine }
  /// The name of a line of that output.
  fileprivate static let readerLine = "line for screen readers"

  /// The words, such as `'House rules' to 'House order'` or `one more row: 'Erin'`.
  ///
  /// - Parameter subject: what changed, if the change itself does not show it.
  package func words(about subject: String? = nil) -> String {
    let start = (self.subject ?? subject).map { "\($0): " } ?? ""
    switch (before, after) {
    case (let before?, let after?): return "\(start)\(before) to \(after)"
    case (nil, let after?): return "one more \(noun ?? "line"): \(after)"
    case (let before?, nil): return "one \(noun ?? "line") less: \(before)"
    case (nil, nil): return noun ?? "other lines"
    }
  }
}

extension SnapshotChange {
  /// The first of ``summaries``; nil for none.
  package var summary: ChangeSummary? { summaries.first }

  /// The change in words, for each replaced text; empty if its lines have no texts to compare.
  package var summaries: [ChangeSummary] {
    if isOfWidths {
      return [ChangeSummary(subject: nil, before: nil, after: nil, noun: "another width")]
    }
    let removed = lines.filter { $0.hasPrefix("-") }.map { SummaryLine($0.dropFirst()) }
    let added = lines.filter { $0.hasPrefix("+") }.map { SummaryLine($0.dropFirst()) }
    if removed.count == added.count {
      return zip(removed, added).flatMap { $0.summaries(to: $1) }
    }
    // Rows that only one side has.
    let known = Set((removed.count < added.count ? removed : added).map(\.text))
    let rest = (removed.count < added.count ? added : removed).filter { !known.contains($0.text) }
    let isMore = removed.count < added.count
    return rest.filter { !$0.text.isEmpty }.map { line in
      ChangeSummary(
        subject: nil, before: isMore ? nil : line.quoted, after: isMore ? line.quoted : nil,
        noun: line.noun)
    }
  }
}

/// A line of a change, as its texts.
private struct SummaryLine {
  /// The states of checkboxes and switches.
  private static let states: Set = ["[ ]", "[x]", "[on]", "[off]"]

  private let line: Substring
  /// The texts between borders and wide gaps.
  private let texts: [String]

  init(_ line: Substring) {
    self.line = line
    var texts = [""]
    var gap = 0
    // Buttons and checkboxes are texts of their own, however near others are.
    let spaced = line.replacing("] ", with: "]  ").replacing(" [", with: "  [")
      .replacing(" (", with: "  (")
    for character in spaced {
      if character == " " {
        gap += 1
      } else if character.isBorder {
        gap = 2
      } else {
        if gap > 1, texts.last?.isEmpty == false { texts.append("") }
        let isInside = gap == 1 && texts.last?.isEmpty == false
        texts[texts.count - 1] += (isInside ? " " : "") + String(character)
        gap = 0
      }
    }
    self.texts = texts.filter { !$0.isEmpty }
  }

  /// All texts, for comparing lines.
  var text: String { texts.joined(separator: "  ") }
  /// The first text in quotes, without the picture before it.
  var quoted: String {
    let first = texts.first { $0.contains(where: \.isLetter) } ?? text
    let words = first.split(separator: " ", maxSplits: 1)
    let isPicture = words.count == 2 && words[0].count == 1 && words[0].first?.isSymbol == true
    return "'\((isPicture ? String(words[1]) : first).shortened)'"
  }
  /// What the line is.
  var noun: String {
    if line.contains("│") { return "row" }
    if line.hasPrefix("- ") { return ChangeSummary.readerLine }
    if line.contains(" is #") { return "color of its own" }
    return line.hasPrefix("─ ") ? "frame or block" : "line"
  }

  /// Returns the summaries of a change to another line; empty if the lines have the same texts.
  func summaries(to other: SummaryLine) -> [ChangeSummary] {
    if let (subject, old) = namedValue, let (_, new) = other.namedValue {
      return [ChangeSummary(subject: subject, before: old, after: new, noun: nil)]
    }
    let isQuoted = line.first == "'"
    func words(_ text: String) -> String { isQuoted ? text : "'\(text.shortened)'" }
    var pairs: [(old: String?, new: String?)] = []
    if texts.count == other.texts.count {
      pairs = zip(texts, other.texts).filter { $0 != $1 }.map { ($0, $1) }
    } else {
      let gone = texts.filter { !other.texts.contains($0) }
      let come = other.texts.filter { !texts.contains($0) }
      pairs = (0..<max(gone.count, come.count)).map { index in
        (index < gone.count ? gone[index] : nil, index < come.count ? come[index] : nil)
      }
    }
    return pairs.map { old, new in
      guard texts.count == other.texts.count, let old, let new else {
        return ChangeSummary(
          subject: nil, before: old.map(words), after: new.map(words), noun: "text",
          isOneOfSeveral: pairs.count > 1)
      }
      if Self.states.contains(old) || Self.states.contains(new) {
        return ChangeSummary(subject: quoted, before: old, after: new, noun: nil)
      }
      // The picture before a name is the same.
      let isSame = old.prefix(2) == new.prefix(2) && old.dropFirst().first == " "
      return ChangeSummary(
        subject: nil, before: words(isSame ? String(old.dropFirst(2)) : old),
        after: words(isSame ? String(new.dropFirst(2)) : new),
        noun: line.hasPrefix("- ") ? noun : nil, isOneOfSeveral: pairs.count > 1)
    }
  }

  /// The name and the value of a line that has them: the style of a quoted text, the value of a
  /// color, or a type in the head of a snapshot.
  private var namedValue: (name: String, value: String)? {
    if line.first == "'", let end = line.lastIndex(of: "'"), end > line.startIndex {
      let value = line[line.index(after: end)...].drop { $0 == " " }
      return value.isEmpty ? nil : (String(line[...end]), String(value))
    }
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let first = words[0].first, first.isLetter else { return nil }
    var name = words[0]
    var value = words[1].drop { $0 == " " }
    if value.hasPrefix("is ") { value = value.dropFirst(3) }
    if name.hasSuffix(":") {
      name.removeLast()
    } else if value.first != "#", value.first?.isNumber != true, !value.hasPrefix("on ") {
      return nil
    }
    return (String(name), String(value))
  }
}

extension Character {
  /// Whether it draws a border.
  fileprivate var isBorder: Bool {
    unicodeScalars.allSatisfy { (0x2500...0x257F).contains($0.value) }
  }
}

extension String {
  /// The text, truncated to 60 characters.
  fileprivate var shortened: String { count > 60 ? prefix(59) + "…" : self }
}
