import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem
import TerminalText
import YAML

/// What stands in a line of a screen's snapshot: what drew it, and which values of YAML it shows.
///
/// The head's lines name their keys. In a frame a value is recognised by the text that was drawn,
/// in which a number may stand: `Add (%d)` as `Add (2)`.
public struct LineExplanation: Sendable {
  /// A value, and the words of the line that it says.
  public struct Match: Sendable {
    /// The words as they stand in the line.
    public let words: String
    /// The value.
    public let value: ExplainedValue
  }

  /// The line's text.
  public let line: String
  /// The components that drew it, from the outermost inwards.
  public internal(set) var components: [ExplainedValue] = []
  /// The texts that were drawn, by the property that shows them; the layer says what each was made
  /// from: an entry of a string table, a key of YAML, or Swift code.
  public internal(set) var texts: [ExplainedValue] = []
  /// A text that Swift code says.
  struct SwiftText {
    /// What is to be read, without marks.
    let words: String
    /// The property that shows it, or the component that drew its line.
    let key: String
    /// The class of the component.
    let type: String
    /// The entry of a string table that it was made from.
    let entry: String?
  }

  /// The texts of components that no value of YAML is in.
  var swiftTexts: [SwiftText] = []
  /// The values of YAML in it, from left to right.
  public internal(set) var matches: [Match]

  /// Where it stands in a block below a frame; nil for other lines.
  let block: BlockLocation?

  /// Whether it stands in a block below a frame.
  package var isInBlock: Bool { block != nil }

  /// Whether it stands between the borders of a frame.
  var isContent: Bool { line.hasPrefix("│") }

  /// Explains a line of a snapshot, counted from 1; nil when it has no such line.
  init?(_ number: Int, of snapshot: [UInt8], _ explanation: ScreenExplanation) {
    let lines = String(decoding: snapshot, as: UTF8.self).dropLast()
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return nil }
    let text = String(lines[number - 1])
    line = text
    block = BlockLocation(ofLine: number - 1, in: SnapshotFrames(snapshot))
    let head = lines.firstIndex(of: "") ?? lines.count
    if number - 1 < head {
      let key = String(text.prefix { $0 != ":" })
      matches = explanation[key].map { [Match(words: text, value: $0)] } ?? []
    } else {
      let isLabel = text.hasPrefix("── ")
      matches = isLabel ? Self.matches(in: text, explanation.texts(ofSteps: true)) : []
    }
  }

  /// The values that stand in a text, from left to right.
  static func matches(in line: String, _ values: [ExplainedValue]) -> [Match] {
    matches(in: line, longestFirst: values.longestFirst)
  }

  /// The same for values with their texts, the longest first: a longer text says more about a place
  /// than a shorter one in it.
  static func matches(
    in line: String, longestFirst values: [(text: String, value: ExplainedValue)]
  ) -> [Match] {
    var found: [(range: Range<String.Index>, value: ExplainedValue)] = []
    let pairs = BigramFilter(of: line)
    for (text, value) in values where pairs.mayContain(text) {
      for range in line.ranges(saying: text)
      where !found.contains(where: { $0.range.overlaps(range) }) {
        found.append((range, value))
      }
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
      .map { Match(words: String(line[$0.range]), value: $0.value) }
  }
}

extension ExplainedValue {
  /// The text as a frame would show it; empty for what is never shown as it is written.
  var shownText: String {
    guard let node = winner.node, node.kind == .scalar, !node.isNull else { return "" }
    let text = node.text
    return ["true", "false", "yes", "no"].contains(text) ? "" : text.reversiblyEscaped()
  }
}

extension [ExplainedValue] {
  /// The values with their texts, by the length of those; equal ones stay in order.
  var longestFirst: [(text: String, value: ExplainedValue)] {
    let texts: [(text: String, value: ExplainedValue)] = map { ($0.shownText, $0) }
    let lengths: [Int] = texts.map(\.text.count)
    let order: [Int] = texts.indices.sorted { one, other in
      lengths[one] != lengths[other] ? lengths[one] > lengths[other] : one < other
    }
    return order.map { texts[$0] }
  }
}

/// The pairs of letters in a line, to see at a glance what it cannot say.
struct BigramFilter {
  private let pairs: Set<UInt16>

  init(of line: String) {
    let bytes = Array(line.utf8)
    pairs = Set(zip(bytes, bytes.dropFirst()).map { UInt16($0) << 8 | UInt16($1) })
  }

  /// Whether the line may say a text, in the sense of `ranges(saying:)`.
  func mayContain(_ text: String) -> Bool {
    var bytes = text.utf8.makeIterator()
    guard let first = bytes.next(), let second = bytes.next() else { return false }
    // Other letters can be written in several ways, and where a number stands nobody knows.
    let isPlain = [first, second, bytes.next() ?? 0].allSatisfy { $0 < 0x80 && $0 != 0x25 }
    return !isPlain || pairs.contains(UInt16(first) << 8 | UInt16(second))
  }
}

extension ScreenExplanation {
  /// The texts of YAML that a frame may show: of properties, parameters and keys, and of the files
  /// that they name; or those of the steps, which label frames.
  func texts(ofSteps isLabel: Bool) -> [ExplainedValue] {
    sources(ofSteps: isLabel).flatMap { $0.leaves + fileLeaves(of: $0) }
  }

  /// The texts of YAML that a frame may show, to be searched many times; those of files that many
  /// screens name are read once.
  func searchedTexts(_ files: FileValueCache) -> [SearchedValues] {
    let sources = sources(ofSteps: false)
    return [SearchedValues(sources.flatMap(\.leaves))]
      + sources.compactMap { source in
        namedFile(of: source).map { path in
          files.values("\(path)\n\(source.key)\n\(source.winner.layer)") { fileLeaves(of: source) }
        }
      }
  }

  /// The values in which such texts stand.
  private func sources(ofSteps isLabel: Bool) -> [ExplainedValue] {
    let silent = [
      CoreKey.screen, CoreKey.description, CoreKey.viewController, CoreKey.tags,
      CoreKey.variants, CoreKey.components, CoreKey.theme, CoreKey.device, CoreKey.now,
      CoreKey.timeZone, CoreKey.locale,
    ].map(\.description)
    return values.filter { value in
      let isStep = value.key == CoreKey.steps.description
      return isStep == isLabel && !silent.contains(value.key)
    }
  }

  /// The texts of a file that a value names.
  private func fileLeaves(of value: ExplainedValue) -> [ExplainedValue] {
    guard let path = namedFile(of: value) else { return [] }
    var ignored = Diagnostics()
    return Project.documents(of: path, limits: .largeData, &ignored).flatMap { document in
      let layerValue = ExplainedValue.LayerValue(document.root, layer: value.winner.layer)
      return ExplainedValue(value.key, value.meaning, layerValue).leaves
    }
  }

  /// The path of the file that a value names; nil where it names none.
  private func namedFile(of value: ExplainedValue) -> String? {
    guard let node = value.winner.node, node.kind == .scalar,
      let key = registry.keys.first(where: { $0.name.description == value.key }),
      key.description.shape.mayBeFile
    else { return nil }
    return "\(node.place.source.path.parentFolder)/\(node.text)".withoutDotComponents
  }
}

extension ShapeDescription {
  /// Whether a value may be the path of a file.
  fileprivate var mayBeFile: Bool {
    switch self {
    case .file: true
    case .either(let shapes): shapes.contains(where: \.mayBeFile)
    default: false
    }
  }
}
