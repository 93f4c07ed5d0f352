import DioramaStage

/// A snapshot split into its header and its frames, each line with its number.
package struct SnapshotFrames: Sendable {
  /// A line of a snapshot.
  package struct Line: Sendable {
    /// The number of the line, from 0.
    package let number: Int
    /// The text of the line.
    package let text: Substring
  }

  /// A frame and its blocks.
  package struct Frame: Sendable {
    /// The line above the frame; nil if a single frame has none.
    fileprivate(set) var title: Line?
    /// The text of that line; empty without one.
    package fileprivate(set) var label = ""
    /// The lines of the frame.
    package fileprivate(set) var rows: [Line] = []
    /// The lines of its blocks, such as its styles.
    package fileprivate(set) var blocks: [Line] = []

    /// The lines of the blocks with their titles, each with its block.
    package var blockLines: [(block: SnapshotBlock, line: Line)] {
      var block: SnapshotBlock?
      return blocks.compactMap { line in
        block = SnapshotBlock.allCases.first { $0.title == line.text } ?? block
        return block.map { (block: $0, line: line) }
      }
    }

    /// Returns whether another frame has the same label, rows and blocks.
    package func isSame(as other: Frame) -> Bool {
      label == other.label && rows.map(\.text) == other.rows.map(\.text)
        && blocks.map(\.text) == other.blocks.map(\.text)
    }
  }

  /// The lines of the header, which ends before the first empty line.
  package private(set) var head: [Line] = []
  /// The frames, in order.
  package private(set) var frames: [Frame] = []

  /// - Parameter bytes: a snapshot, which may have been edited.
  package init(_ bytes: [UInt8]) {
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0.isNewline }
    if lines.last == "" { lines.removeLast() }
    let hasHead = lines.first { !$0.isEmpty }?.hasPrefix("screen: ") ?? false
    let titles = Set(SnapshotBlock.allCases.map(\.title))
    var isHead = hasHead
    var isOpen = false
    var isBlock = false
    for (number, text) in lines.enumerated() {
      if text.isEmpty {
        isHead = isHead && head.isEmpty
        isOpen = false
        continue
      }
      let line = Line(number: number, text: text)
      if isHead {
        head.append(line)
        continue
      }
      if !isOpen {
        isOpen = true
        isBlock = false
        frames.append(Frame())
        if let label = Self.label(text), !titles.contains(String(text)) {
          frames[frames.count - 1].title = line
          frames[frames.count - 1].label = label
          continue
        }
      }
      if titles.contains(String(text)) { isBlock = true }
      if isBlock {
        frames[frames.count - 1].blocks.append(line)
      } else {
        frames[frames.count - 1].rows.append(line)
      }
    }
  }

  /// Returns the text of the line above a frame; nil for other lines.
  private static func label(_ line: Substring) -> String? {
    guard line.hasPrefix("── ") else { return nil }
    var words = line.dropFirst(3)
    while words.last == "─" { words.removeLast() }
    if words.last == " " { words.removeLast() }
    return String(words)
  }
}
