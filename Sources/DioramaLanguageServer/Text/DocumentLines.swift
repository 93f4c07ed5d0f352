extension TextDocument {
  /// Returns the lines of the YAML document that contains a line, including its `---` line.
  func lines(ofDocumentAt number: Int) -> Range<Int> {
    func hasDashes(_ number: Int) -> Bool { bytes[line(number)].starts(with: [45, 45, 45]) }
    var first = number
    while first > 0, !hasDashes(first) { first -= 1 }
    var end = number + 1
    while end < lineCount, !hasDashes(end) { end += 1 }
    return first..<end
  }

  /// Returns the text with only the YAML documents that contain some lines, at their line numbers.
  func keepingDocuments(of lines: ClosedRange<Int>) -> TextDocument {
    let last = max(lineCount - 1, 0)
    let first = self.lines(ofDocumentAt: min(max(lines.lowerBound, 0), last)).lowerBound
    let end = self.lines(ofDocumentAt: min(max(lines.upperBound, 0), last)).upperBound
    if first == 0, end >= lineCount { return self }
    let kept = bytes[line(first).lowerBound..<line(end - 1).upperBound]
    let text = String(repeating: "\n", count: first) + String(decoding: kept, as: UTF8.self)
    return TextDocument(path: path, text: text, version: version)
  }
}
