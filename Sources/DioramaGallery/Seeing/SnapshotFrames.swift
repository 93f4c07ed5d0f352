import DioramaStage

/// A snapshot taken apart into its head and its frames, each line with its number.
struct SnapshotFrames {
  /// A line of a snapshot.
  struct Line {
    /// Its number, from 0.
    let number: Int
    let text: Substring
  }

  /// A frame, and what is said beside it.
  struct Frame {
    var label = ""
    var rows: [Line] = []
    var blocks: [Line] = []
  }

  /// The lines before the first empty one.
  private(set) var head: [Line] = []
  private(set) var frames: [Frame] = []

  /// - Parameter bytes: a snapshot, as one was written or as somebody left it.
  init(_ bytes: [UInt8]) {
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0.isNewline }
    if lines.last == "" { lines.removeLast() }
    let hasHead = lines.first?.hasPrefix("screen: ") ?? false
    let titles = Set(SnapshotBlock.allCases.map(\.title))
    var isHead = hasHead
    var isOpen = false
    var isBlock = false
    for (number, text) in lines.enumerated() {
      if text.isEmpty {
        isHead = false
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
