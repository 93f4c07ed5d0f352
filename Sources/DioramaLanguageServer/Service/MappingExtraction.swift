import Diorama
import YAML

/// A mapping with a type that becomes a component.
struct MappingExtraction {
  /// The screen's text.
  let document: TextDocument
  /// The root of its screen.
  let root: Node
  /// The key of the mapping.
  let key: Node
  private let mapping: Node
  private let type: Range<Int>
  /// The bytes of its braces and their content; without braces, the place of its beginning.
  private let range: Range<Int>
  private let keyRange: Range<Int>

  /// Returns the mappings with a type that contain a range of a text, the innermost first.
  static func all(in document: TextDocument, around stretch: Range<Int>, _ roots: [Node]) -> [Self]
  {
    guard !document.hasByteOrderMark else { return [] }
    var found: [Self] = []
    func visit(_ node: Node, below key: Node, of root: Node) {
      guard node.definition == nil else { return }
      if let own = Self(document, node, below: key, of: root),
        own.keyRange.lowerBound <= stretch.lowerBound, stretch.upperBound <= own.end
      {
        found.append(own)
      }
      for entry in node.entries where entry.merge == nil {
        visit(entry.value, below: entry.key, of: root)
      }
    }
    for root in roots where !root.isFlow {
      for entry in root.entries where entry.merge == nil && !entry.key.isText("components") {
        visit(entry.value, below: entry.key, of: root)
      }
    }
    return found.reversed()
  }

  private init?(
    _ document: TextDocument, _ node: Node, below key: Node, of root: Node
  ) {
    guard node.kind == .mapping, node.count > 1, node.anchor == nil, node.tag == nil,
      let type = node.entries.first(where: { $0.merge == nil && $0.key.isText("type") })
    else { return nil }
    let source = node.document.source
    // A block may end after the last line of the text.
    var place = node.place
    if !node.isFlow { place.end = place.start }
    let ranges = source.byteRanges(of: [place, key.place, type.key.place])
    guard let range = ranges[0], let keyRange = ranges[1], let typeKey = ranges[2] else {
      return nil
    }
    self.document = document
    (self.root, self.key, mapping) = (root, key, node)
    (self.range, self.keyRange, self.type) = (range, keyRange, typeKey)
  }

  /// A component name derived from the key.
  var proposedName: String {
    let letters = key.text.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return letters.first?.isLetter ?? false
      ? letters.prefix(1).uppercased() + letters.dropFirst() : "Component"
  }

  // MARK: Replacing the mapping

  /// Returns the change that replaces the mapping by a component's name; nil if its layout is not
  /// supported.
  func reference(to name: String) -> EntryAddition.Change? {
    if mapping.isFlow { return EntryAddition.Change(range: range, text: name) }
    let line = document.line(document.lineNumber(of: keyRange.lowerBound))
    guard keyRange.upperBound < line.upperBound, lines.lowerBound > 0,
      let colon = document.bytes[keyRange.upperBound..<line.upperBound].firstIndex(
        of: UInt8(ascii: ":")), document.line(lines.lowerBound - 1) == line
    else { return nil }
    // A single change: editors differ in the order of two changes at one place.
    let rest = document.text(in: colon + 1..<line.upperBound)
    return EntryAddition.Change(range: colon + 1..<end, text: " \(name)\(rest)")
  }

  /// The end of the mapping, including its comments.
  private var end: Int {
    mapping.isFlow ? range.upperBound : document.line(lines.upperBound).upperBound
  }

  /// The lines of a mapping without braces, including its comments.
  private var lines: ClosedRange<Int> {
    let first = document.lineNumber(of: range.lowerBound)
    let last = document.lastLine(of: mapping)
    // Comments above the first key belong to that key.
    let start = document.lineNumber(of: keyRange.lowerBound) + 1
    return start...max(start, first, last)
  }

  // MARK: The component

  /// Returns the mapping as a component between braces; nil if it does not fit on one line.
  func flowText(as name: String) -> String? {
    guard mapping.isFlow else { return nil }
    let text = words(in: range)
    return text.contains(where: \.isNewline) ? nil : "\(name): \(text)"
  }

  /// Returns the lines of the component.
  func component(as name: String, indentedBy spaces: Int) -> [String] {
    let indent = String(repeating: " ", count: spaces)
    var rows: [String] = []
    let numbers =
      mapping.isFlow
      ? document.lineNumber(of: range.lowerBound)...document.lineNumber(of: range.upperBound)
      : lines
    let outer =
      mapping.isFlow
      ? document.indentation(ofLine: numbers.lowerBound) : Int(mapping.place.start.column) - 1
    for number in numbers {
      let line = document.line(number)
      let isFirst = mapping.isFlow && number == numbers.lowerBound
      let start =
        isFirst
        ? range.lowerBound : line.lowerBound + min(outer, document.indentation(ofLine: number))
      let end = mapping.isFlow ? min(line.upperBound, range.upperBound) : line.upperBound
      rows.append(words(in: start..<max(start, end)))
    }
    func isBlank(_ row: String) -> Bool { row.allSatisfy { $0 == " " } }
    if mapping.isFlow {
      return ["\(indent)\(name): \(rows[0])"]
        + rows.dropFirst().map { isBlank($0) ? "" : "\(indent)  \($0)" }
    }
    return ["\(indent)\(name):"] + rows.map { isBlank($0) ? "" : "\(indent)  \($0)" }
  }

  /// Returns the text of a range, with the mapping's key `type` replaced by `extends`.
  private func words(in stretch: Range<Int>) -> String {
    guard stretch.lowerBound <= type.lowerBound, type.upperBound <= stretch.upperBound else {
      return document.text(in: stretch)
    }
    return document.text(in: stretch.lowerBound..<type.lowerBound) + "extends"
      + document.text(in: type.upperBound..<stretch.upperBound)
  }
}
