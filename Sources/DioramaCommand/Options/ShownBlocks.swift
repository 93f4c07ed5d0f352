import ArgumentParser
import DioramaStage

/// The blocks of a snapshot in an option: `styles,log`, or `none`.
struct ShownBlocks: ExpressibleByArgument, Sendable {
  /// The blocks; empty for none.
  let blocks: Set<SnapshotBlock>

  init?(argument: String) {
    var blocks: Set<SnapshotBlock> = []
    let words = argument.split(separator: ",", omittingEmptySubsequences: false)
    if words != ["none"] {
      for word in words {
        guard let block = SnapshotBlock(rawValue: String(word)) else { return nil }
        blocks.insert(block)
      }
    }
    self.blocks = blocks
  }

  static var allValueStrings: [String] { SnapshotBlock.allCases.map(\.rawValue) + ["none"] }
}
