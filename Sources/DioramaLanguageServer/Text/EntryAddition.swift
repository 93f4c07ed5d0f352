import YAML

/// A new entry of a mapping that stands below a key of a text, such as one of `components`.
struct EntryAddition {
  /// Something that is put in the place of some bytes of a text.
  struct Change {
    let range: Range<Int>
    let text: String
  }

  /// The key whose mapping gets it.
  let key: String
  /// The entry in one line, for braces; nil where it does not go in one.
  let flowText: String?
  /// The lines of the entry, indented by some spaces.
  let lines: (_ spaces: Int) -> [String]

  /// What adds it to a text; nil where it cannot stand beside the others as they are written.
  ///
  /// - Parameters:
  ///   - text: the text that gets it.
  ///   - root: what has the key; nil where the text says nothing at all.
  ///   - canInsertKey: whether the key may be begun behind all others.
  func change(of text: TextDocument, _ root: Node?, canInsertKey: Bool) -> Change? {
    guard !text.hasByteOrderMark else { return nil }
    let entry = root?.entries.first { $0.merge == nil && $0.key.isText(key) }
    guard let entry else {
      // One that is merged in would be hidden.
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

  /// Takes the place of braces without anything between, or of nothing.
  private func inPlace(of value: Node, in text: TextDocument) -> Change? {
    guard let range = value.document.source.byteRanges(of: [value.place])[0] else { return nil }
    let line = text.line(text.lineNumber(of: range.lowerBound))
    guard range.upperBound <= line.upperBound else { return nil }
    let isEmpty = range.isEmpty
    // A comment in its line stays behind the key, where there is nothing between.
    let rest = text.bytes[range.upperBound..<line.upperBound]
    guard isEmpty || rest.allSatisfy({ $0 == 32 }) else { return nil }
    var start = isEmpty ? line.upperBound : range.lowerBound
    if !isEmpty { while text.bytes[start - 1] == 32 { start -= 1 } }
    return Change(
      range: start..<line.upperBound,
      text: text.lineEnd + lines(2).joined(separator: text.lineEnd))
  }

  /// Begins the key behind all others.
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

  /// Behind the last entry between braces; a comma that stands there may stay.
  private static func inserted(_ words: String, into braces: Node) -> Change? {
    guard let last = Array(braces.entries).last, last.merge == nil,
      let range = braces.document.source.byteRanges(of: [last.value.place])[0]
    else { return nil }
    return Change(range: range.upperBound..<range.upperBound, text: ", \(words)")
  }
}

extension TextDocument {
  /// The text once it is changed at places that do not touch.
  func bytes(after changes: [EntryAddition.Change]) -> [UInt8] {
    var bytes = bytes
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(change.range, with: change.text.utf8)
    }
    return bytes
  }

  /// Whether it begins with a mark, behind which places are counted in another way.
  var hasByteOrderMark: Bool { byteOrderMarkLength > 0 }

  /// How many bytes a mark at its beginning has: places are counted behind it.
  var byteOrderMarkLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// How its lines end.
  var lineEnd: String {
    bytes[line(0).upperBound...].starts(with: [13, 10]) ? "\r\n" : "\n"
  }

  /// How many spaces a line begins with.
  func indentation(ofLine number: Int) -> Int {
    bytes[line(number)].prefix { $0 == 32 }.count
  }

  /// The last line of a node without brackets: its last child's, and comments that are indented as it
  /// is.
  func lastLine(of node: Node) -> Int {
    let end = node.place.end
    var last = Int(end.line) - (end.column == 1 ? 2 : 1)
    // A block of text may end with lines that say nothing.
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
