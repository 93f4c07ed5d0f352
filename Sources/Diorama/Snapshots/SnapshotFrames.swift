import DioramaStage

/// A snapshot taken apart into its head and its frames, each line with its number.
package struct SnapshotFrames: Sendable {
  /// A line of a snapshot.
  package struct Line: Sendable {
    /// Its number, from 0.
    package let number: Int
    /// What stands in it.
    package let text: Substring
  }

  /// A frame, and what is said beside it.
  package struct Frame: Sendable {
    /// The line above it; nil above the only one.
    fileprivate(set) var title: Line?
    /// The words of that line; empty without one.
    package fileprivate(set) var label = ""
    /// Its lines.
    package fileprivate(set) var rows: [Line] = []
    /// What is said beside it, such as its styles.
    package fileprivate(set) var blocks: [Line] = []

    /// The lines of its blocks, from their titles on, each with its block.
    package var blockLines: [(block: SnapshotBlock, line: Line)] {
      var block: SnapshotBlock?
      return blocks.compactMap { line in
        block = SnapshotBlock.allCases.first { $0.title == line.text } ?? block
        return block.map { (block: $0, line: line) }
      }
    }

    /// Whether another one shows and says the same.
    package func isSame(as other: Frame) -> Bool {
      label == other.label && rows.map(\.text) == other.rows.map(\.text)
        && blocks.map(\.text) == other.blocks.map(\.text)
    }
  }

  /// The lines before the first empty one.
  package private(set) var head: [Line] = []
  /// The frames, in order.
  package private(set) var frames: [Frame] = []

  /// - Parameter bytes: a snapshot, as one was written or as somebody left it.
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

  /// The words of the line above a frame; nil for another line.
  private static func label(_ line: Substring) -> String? {
    guard line.hasPrefix("── ") else { return nil }
    var words = line.dropFirst(3)
    while words.last == "─" { words.removeLast() }
    if words.last == " " { words.removeLast() }
    return String(words)
  }
}
