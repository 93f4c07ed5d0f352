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
  package var title: String {
    switch self {
    case .styles: "── styles ──"
    case .accessibility: "── accessibility ──"
    case .log: "── log ──"
    }
  }
}

/// Writes the blocks behind the frames of a run.
final class FrameBlocks {
  /// What the frames show; nil where no block asks.
  let scene: FrameScene?
  private let blocks: [SnapshotBlock]
  private let environment: ScreenEnvironment
  private let palette: [String: String]
  private var findings: AccessibilityFindings

  /// - Parameters:
  ///   - blocks: which are wanted, in any order.
  ///   - palette: what names of colours and fonts stand for.
  ///   - includesColors: whether the colours of frames are wanted, too.
  ///   - environment: the run's, which is told of findings.
  init(
    _ blocks: Set<SnapshotBlock>, palette: [String: String], includesColors: Bool,
    in environment: ScreenEnvironment
  ) {
    self.blocks = SnapshotBlock.allCases.filter(blocks.contains)
    self.environment = environment
    self.palette = palette
    findings = AccessibilityFindings(in: environment)
    let asks = includesColors || !blocks.isDisjoint(with: [.styles, .accessibility])
    scene = asks ? FrameScene() : nil
    if blocks.contains(.log) { environment.runLog = RunLog() }
  }

  /// Appends the blocks of the frame that was drawn last.
  func write(to bytes: inout [UInt8]) {
    if blocks.isEmpty { return }
    let pieceStyles = scene?.pieceStyles() ?? []
    for block in blocks { bytes += "\(block.title)\n\(text(of: block, pieceStyles))".utf8 }
  }

  private func text(of block: SnapshotBlock, _ pieceStyles: [PieceStyle]) -> String {
    switch (block, scene) {
    case (.styles, let scene?):
      var styles = StyleBlock(scene, pieceStyles, palette: palette)
      return styles.text()
    case (.accessibility, let scene?):
      let tree = AccessibilityTree(scene)
      findings.check(tree)
      findings.check(scene, pieceStyles)
      return tree.text
    default:
      let news = environment.runLog?.takeNewEntries() ?? []
      let lines = news.isEmpty ? ["nothing new"] : news
      return lines.map { "\($0.reversiblyEscaped())\n" }.joined()
    }
  }
}
