import Diorama
import DioramaKit
import DioramaStage
import TerminalText
import YAML

/// The location of a line in a block `styles`, `accessibility` or `log`: the block and the frame.
struct BlockLocation {
  /// The block.
  let block: SnapshotBlock
  /// The lines of the frame that the block describes, from 0.
  let frame: Range<Int>

  /// Finds the location of a line, counted from 0; nil for a line outside of blocks.
  init?(ofLine number: Int, in snapshot: SnapshotFrames) {
    for frame in snapshot.frames {
      guard let top = frame.rows.first, let bottom = frame.rows.last,
        let found = frame.blockLines.first(where: { $0.line.number == number })
      else { continue }
      block = found.block
      self.frame = top.number..<bottom.number + 1
      return
    }
    return nil
  }
}

extension SnapshotBlock {
  /// Returns whether a line of the block quotes a text of the frame.
  ///
  /// - Parameters:
  ///   - text: the text, as the frame has it.
  ///   - line: the line.
  func quotes(_ text: String, in line: String) -> Bool { !quotations(of: text, in: line).isEmpty }

  /// Returns where a line of the block quotes a text of the frame, in columns of a terminal.
  func quotations(of text: String, in line: String) -> [Range<Int>] {
    switch self {
    case .styles:
      let quoted = "'\(StyleBlock.quoted(text))'"
      return line.ranges(of: quoted).map { range in
        let start = String(line[..<range.lowerBound]).displayWidth + 1
        return start..<start + quoted.displayWidth - 2
      }
    case .accessibility:
      guard let mark = line.firstIndex(of: "\"") else { return [] }
      let label = String(line[line.index(after: mark)...])
      let before = String(line[...mark]).displayWidth
      return label.ranges(saying: text.reversiblyEscaped()).map { range in
        let start = before + String(label[..<range.lowerBound]).displayWidth
        return start..<start + String(label[range]).displayWidth
      }
    case .log: return []
    }
  }
}

extension ScreenExplanation {
  /// Returns the values of kits' keys that name a color or a font, such as those of themes, for the
  /// screen's own light or dark appearance.
  ///
  /// - Parameter style: the name or value, as a `styles` block has it.
  func values(ofStyle style: String) -> [ExplainedValue] {
    let kitKeys = Set(registry.keys.map(\.name.description))
    let other = plan.run.theme == .dark ? ".light" : ".dark"
    var known: Set<String> = []
    var found: [ExplainedValue] = []
    for value in values where kitKeys.contains(value.key) {
      // Each layer may set other colors of the same theme.
      for layer in [value.winner] + (value.addsUp ? value.overridden : []) {
        for leaf in ExplainedValue(value.key, value.meaning, layer).leaves {
          guard known.insert(leaf.key).inserted, leaf.winner.place != nil,
            !leaf.key.hasSuffix(other), leaf.winner.text.lowercased() == style.lowercased()
          else { continue }
          found.append(leaf)
        }
      }
    }
    return found
  }
}

/// The values of named colors and fonts in a project, and the keys of YAML that set them.
struct ExplainedPalette {
  private let suite: ScreenSuite

  init(of suite: ScreenSuite) { self.suite = suite }

  /// Returns the values of the names in a line, each once, from left to right.
  func names(in line: String, _ explanation: ScreenExplanation) -> [ExplainedValue] {
    let entries = suite.palette.entries
    let keys = suite.registry.palettes.flatMap(\.keys).map(\.description)
    var seen: Set<Substring> = []
    return line.split(separator: " ").filter { seen.insert($0).inserted }.compactMap { word in
      guard let entry = entries.first(where: { $0.name == word }) else { return nil }
      let set = keys.lazy.compactMap { explanation["\($0).\(word)"] }.first
      return ExplainedValue(
        set?.key ?? String(word), "the value of the name",
        set?.winner ?? ExplainedValue.LayerValue(entry.value, Layer.kitDefault.name, at: nil))
    }
  }
}
