/// A comment of a YAML file, for programs that read instructions in comments. libyaml drops
/// comments, so they are searched for in the text of the file.
///
///     title: Soup  # cook: hot
///     # cook: cold
///     dessert: Ice
///
/// With `source.comments(beginningWith: "cook:")` this file has two, about line 1 and line 3.
public struct Comment: Sendable {
  /// The text, from the first `#` to the end of the line.
  public let text: String
  /// The place of the comment.
  public let place: Place
  /// The line that the comment is about, from 1: its own line, or, if that contains nothing else,
  /// the next line with more than a comment; nil if no such line follows.
  public let targetLine: Int32?
}

extension Source {
  /// Returns the comments that begin with the given words after their `#`, in order.
  ///
  /// A `#` inside a text does not begin a comment. In a document that is not valid YAML, every `#`
  /// after a space begins one. The source caches the result, and a file without the words costs
  /// only one search.
  ///
  /// - Parameters:
  ///   - words: The beginning of the comment, after its `#` and spaces.
  ///   - line: The line that the comments are about, from 1; nil for all comments.
  public func comments(beginningWith words: String, about line: Int32? = nil) -> [Comment] {
    let found = comments(beginningWith: words) {
      let wanted = Array(words.utf8)
      guard bytes[...].contains(wanted) else { return [] }
      var ignored = Diagnostics()
      let scalars = YAMLReader(limits: .largeData)
        .documents(of: self, reporting: &ignored, selecting: .readable).flatMap(\.scalars)
      return CommentSearch(source: self, scalars: scalars, lines: lines)
        .comments(beginningWith: wanted)
    }
    return found.about(line).map {
      Comment(
        text: $0.text, place: Place(source: self, start: $0.start, end: $0.end),
        targetLine: $0.targetLine
      )
    }
  }
}

/// Finds the comments in the lines of a file, and distinguishes them from a `#` in a text.
private struct CommentSearch {
  let source: Source
  /// The scalars in the order of the file.
  let scalars: [Record]
  let lines: LineTable

  func comments(beginningWith words: [UInt8]) -> [Source.CachedComment] {
    var found: [Source.CachedComment] = []
    // From the last line, so that the next line with more than a comment is known.
    var next: Int32?
    for line in (1...Int32(lines.count)).reversed() {
      guard let range = lines.range(ofLine: line) else { continue }
      if let comment = comment(beginningWith: words, in: range, ofLine: line, before: next) {
        found.append(comment)
      }
      let first = source.bytes[range].first { !$0.isBlank }
      if let first, first != UInt8(ascii: "#") { next = line }
    }
    return found.reversed()
  }

  private func comment(
    beginningWith words: [UInt8], in range: Range<Int>, ofLine line: Int32, before next: Int32?
  ) -> Source.CachedComment? {
    guard source.bytes[range].contains(words), let start = commentStart(in: range, ofLine: line)
    else { return nil }
    let text = source.bytes[start..<range.upperBound]
    guard text.drop(while: { $0 == UInt8(ascii: "#") || $0.isBlank }).starts(with: words) else {
      return nil
    }
    let isAlone = source.bytes[range.lowerBound..<start].allSatisfy(\.isBlank)
    return Source.CachedComment(
      text: String(decoding: text, as: UTF8.self),
      start: lines.mark(at: start), end: lines.end(ofLine: line),
      targetLine: isAlone ? next : line)
  }

  private func commentStart(in range: Range<Int>, ofLine line: Int32) -> Int? {
    range.first { index in
      source.bytes[index] == UInt8(ascii: "#")
        && (index == range.lowerBound || source.bytes[index - 1].isBlank)
        && !isInsideText(lines.mark(at: index))
    }
  }

  /// Whether a mark is inside a text. The first line of a block text is its header, which may end
  /// in a comment.
  private func isInsideText(_ mark: Mark) -> Bool {
    var low = 0
    var high = scalars.count
    while low < high {
      let middle = (low + high) / 2
      if scalars[middle].start <= mark { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return false }
    let scalar = scalars[low - 1]
    let isHeader =
      (scalar.style == .literal || scalar.style == .folded) && mark.line == scalar.start.line
    return mark < scalar.end && !isHeader
  }

}

extension [Source.CachedComment] {
  /// The comments about a line; all for nil. The lines that comments are about are in order.
  fileprivate func about(_ line: Int32?) -> ArraySlice<Source.CachedComment> {
    guard let line else { return self[...] }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].targetLine ?? .max < line { low = middle + 1 } else { high = middle }
    }
    return self[low...].prefix { $0.targetLine == line }
  }
}

extension Document {
  /// All scalars, in the order of the file.
  fileprivate var scalars: [Record] { records.filter { $0.kind == .scalar } }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension ArraySlice<UInt8> {
  fileprivate func contains(_ words: [UInt8]) -> Bool {
    indices.contains { self[$0] == words.first && self[$0...].starts(with: words) }
  }
}
