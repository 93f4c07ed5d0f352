import ArgumentParser
import DioramaStage
import YAML

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

  /// Returns advice for an invalid value.
  static func advice(for argument: String) -> String {
    let words = argument.split { " ,+&|/".contains($0) }.map { String($0) }
    let known = SnapshotBlock.allCases.map(\.rawValue)
    let meant = words.compactMap { word in
      known.contains(word) ? word : nearestName(to: word, among: known + ["none"])
    }
    let list =
      "--show takes 'styles', 'accessibility' and 'log', separated by commas, or 'none'"
    if words == ["all"] { return "\(list); write '\(known.joined(separator: ","))' for all" }
    if words.count > 1, words.contains("none") {
      return "\(list); 'none' cannot be combined with others"
    }
    guard !meant.isEmpty, meant.count == words.count else {
      return "\(list); found '\(argument)'"
    }
    return "\(list); found '\(argument)'; did you mean '\(meant.joined(separator: ","))'?"
  }

  static var allValueStrings: [String] { SnapshotBlock.allCases.map(\.rawValue) + ["none"] }
}
