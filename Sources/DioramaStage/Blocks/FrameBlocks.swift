import DioramaKit
import HeadlessUIKit
import TerminalText

/// What a snapshot can say of a frame beside what can be seen.
public enum SnapshotBlock: String, Sendable, CaseIterable {
  /// Colours and fonts, by name.
  case styles
  /// What a screen reader says.
  case accessibility
  /// What was asked of the service and answered, what came and went.
  case log

  /// The line that a block begins with.
  package var title: String { "── \(rawValue) ──" }
}

/// Writes the blocks behind the frames of a run.
final class FrameBlocks {
  /// What the frames show; nil where no block asks.
  let scene: FrameScene?
  private let blocks: [SnapshotBlock]
  private let environment: ScreenEnvironment
  private let palette: [String: String]
  private var contrasts: Set<AccessibilityFindings.Pair> = []

  /// - Parameters:
  ///   - blocks: which are wanted, in any order.
  ///   - palette: what names of colours and fonts stand for.
  ///   - isPainted: whether the colours of frames are wanted, too.
  ///   - environment: the run's, which is told of findings.
  init(
    _ blocks: Set<SnapshotBlock>, palette: [String: String], isPainted: Bool,
    in environment: ScreenEnvironment
  ) {
    self.blocks = SnapshotBlock.allCases.filter(blocks.contains)
    self.environment = environment
    self.palette = palette
    let asks = isPainted || !blocks.isDisjoint(with: [.styles, .accessibility])
    scene = asks ? FrameScene() : nil
    if blocks.contains(.log) { environment.runLog = RunLog() }
  }

  /// Appends the blocks of the frame that was drawn last.
  func write(to bytes: inout [UInt8]) {
    for block in blocks {
      let lines = lines(of: block)
      for line in [block.title] + lines {
        bytes.append(contentsOf: line.utf8)
        bytes.append(UInt8(ascii: "\n"))
      }
    }
  }

  private func lines(of block: SnapshotBlock) -> [String] {
    switch block {
    case .styles:
      var block = scene.map { StyleBlock($0, palette: palette) }
      return block?.lines() ?? []
    case .accessibility:
      guard let scene else { return [] }
      let tree = AccessibilityTree(scene)
      var findings = AccessibilityFindings(known: contrasts)
      findings.look(at: tree)
      findings.look(at: scene)
      contrasts = findings.known
      for remark in findings.remarks {
        environment.remark(remark.kind, remark.message, help: remark.help)
      }
      return tree.lines
    case .log:
      let news = environment.runLog?.takeNews() ?? []
      return news.isEmpty ? ["nothing new"] : news.map { $0.escapingControls() }
    }
  }
}
