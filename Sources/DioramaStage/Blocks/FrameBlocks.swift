import DioramaKit
import HeadlessUIKit
import TerminalText

/// A block that a snapshot can show after a frame.
public enum SnapshotBlock: String, Sendable, CaseIterable {
  /// Colors and fonts, by name.
  case styles
  /// The output of a screen reader.
  case accessibility
  /// The requests to the service with their answers, the screens that opened and closed, and other
  /// logged events.
  case log

  /// The first line of the block.
  package var title: String {
    switch self {
    case .styles: "── styles ──"
    case .accessibility: "── accessibility ──"
    case .log: "── log ──"
    }
  }
}

/// Writes the blocks after the frames of a run.
final class FrameBlocks {
  /// The contents of the frames; nil if no block needs them.
  let scene: FrameScene?
  private let blocks: [SnapshotBlock]
  private let environment: ScreenEnvironment
  private let palette: [String: String]
  private var findings: AccessibilityFindings

  /// - Parameters:
  ///   - blocks: the requested blocks, in any order.
  ///   - palette: the values of named colors and fonts.
  ///   - includesColors: whether the colors of frames are requested, too.
  ///   - environment: the environment of the run, which receives the warnings.
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

  /// Appends the blocks of the last frame.
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
