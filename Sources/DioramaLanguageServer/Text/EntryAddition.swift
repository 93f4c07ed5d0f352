import YAML

/// A new entry of a mapping below a key of a text, such as an entry of `components`.
struct EntryAddition {
  /// A replacement of some bytes of a text.
  struct Change {
    let range: Range<Int>
    let text: String
  }

  /// The key whose mapping gets the entry.
  let key: String
  /// The entry on one line, for braces; nil if it does not fit on one.
  let flowText: String?
  /// Returns the lines of the entry with an indentation.
  let lines: (_ spaces: Int) -> [String]

  /// Returns the change that adds the entry; nil if the mapping's layout does not allow it.
  ///
  /// - Parameters:
  ///   - text: the text to change.
  ///   - root: the mapping with the key; nil if the text is empty.
  ///   - canInsertKey: whether the key may be added after all others.
  func change(of text: TextDocument, _ root: Node?, canInsertKey: Bool) -> Change? {
    guard !text.hasByteOrderMark else { return nil }
    let entry = root?.entries.first { $0.merge == nil && $0.key.isText(key) }
    guard let entry else {
      // A key from a merge would be hidden.
      return canInsertKey && root?[key] == nil ? insertingKey(in: text, root) : nil
    }
    let value = entry.value
    guard value.definition == nil, value.anchor == nil, value.tag == nil else { return nil }
    if value.kind == .mapping, value.count > 0 {
      if value.isFlow { return flowText.flatMap { Self.inserted($0, into: value) } }
      let end = text.line(text.lastLine(of: value)).upperBound
      let rows = lines(Int(value.place.start.column) - 1)
      return Change(
        range: end..<end, text: text.lineEnd + rows.joined(separator: text.lineEnd))
    }
    guard value.kind == .mapping || value.isNull else { return nil }
    if root?.isFlow == true { return nil }
    return inPlace(of: value, in: text)
  }

  /// Replaces empty braces or an empty value.
  private func inPlace(of value: Node, in text: TextDocument) -> Change? {
    guard let range = value.document.source.byteRanges(of: [value.place])[0] else { return nil }
    let line = text.line(text.lineNumber(of: range.lowerBound))
    guard range.upperBound <= line.upperBound else { return nil }
    let isEmpty = range.isEmpty
    // If the value is empty, a comment on its line stays after the key.
    let rest = text.bytes[range.upperBound..<line.upperBound]
    guard isEmpty || rest.allSatisfy({ $0 == 32 }) else { return nil }
    var start = isEmpty ? line.upperBound : range.lowerBound
    if !isEmpty { while text.bytes[start - 1] == 32 { start -= 1 } }
    return Change(
      range: start..<line.upperBound,
      text: text.lineEnd + lines(2).joined(separator: text.lineEnd))
  }

  /// Adds the key after all others.
  private func insertingKey(in text: TextDocument, _ root: Node?) -> Change? {
    if let root, root.isFlow, root.kind == .mapping, root.count > 0 {
      return flowText.flatMap { Self.inserted("\(key): { \($0) }", into: root) }
    }
    let rows = (["\(key):"] + lines(2)).joined(separator: text.lineEnd)
    let all = text.bytes.count
    let isNothing = root?.isNull ?? true
    guard isNothing || root?.kind == .mapping else { return nil }
    let end = root.flatMap { $0.isNull ? nil : text.line(text.lastLine(of: $0)).upperBound } ?? all
    guard text.bytes[end...].allSatisfy({ [9, 10, 13, 32].contains($0) }) else {
      // Another document follows.
      return Change(range: end..<end, text: text.lineEnd + rows)
    }
    let isWhole = text.bytes.isEmpty || text.bytes.last == 10
    return Change(range: all..<all, text: (isWhole ? "" : text.lineEnd) + rows + text.lineEnd)
  }

  /// Inserts after the last entry between braces; a trailing comma may stay.
  private static func inserted(_ words: String, into braces: Node) -> Change? {
    guard let last = Array(braces.entries).last, last.merge == nil,
      let range = braces.document.source.byteRanges(of: [last.value.place])[0]
    else { return nil }
    return Change(range: range.upperBound..<range.upperBound, text: ", \(words)")
  }
}

extension TextDocument {
  /// Returns the text after changes at places that don't touch.
  func bytes(after changes: [EntryAddition.Change]) -> [UInt8] {
    var bytes = bytes
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(change.range, with: change.text.utf8)
    }
    return bytes
  }

  /// Whether the text begins with a byte order mark, which places of the reader don't count.
  var hasByteOrderMark: Bool { byteOrderMarkLength > 0 }

  /// The number of bytes of a byte order mark at its beginning, which places of the reader don't
  /// count.
  var byteOrderMarkLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The text's line ending.
  var lineEnd: String {
    bytes[line(0).upperBound...].starts(with: [13, 10]) ? "\r\n" : "\n"
  }

  /// Returns the number of spaces at the beginning of a line.
  func indentation(ofLine number: Int) -> Int {
    bytes[line(number)].prefix { $0 == 32 }.count
  }

  /// Returns the last line of a node without brackets, including comments with at least its
  /// indentation.
  func lastLine(of node: Node) -> Int {
    let end = node.place.end
    var last = Int(end.line) - (end.column == 1 ? 2 : 1)
    // A block scalar may end with empty lines.
    while last > 0, line(last).isEmpty { last -= 1 }
    let own = Int(node.place.start.column) - 1
    var next = last + 1
    while next < lineCount {
      let spaces = indentation(ofLine: next)
      let first = bytes[line(next)].dropFirst(spaces).first
      if first == UInt8(ascii: "#"), spaces >= own {
        last = next
      } else if first != nil {
        break
      }
      next += 1
    }
    return last
  }
}
