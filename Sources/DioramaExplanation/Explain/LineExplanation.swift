import Diorama
import DioramaKit
import DioramaStage
import DioramaSystem
import TerminalText
import YAML

/// An explanation of a line of a screen's snapshot: what drew it, and the values of YAML in it.
///
/// The lines of the header name their keys. In a frame, a value is recognized by its text, in which
/// a number may be inserted: `Add (%d)` as `Add (2)`.
public struct LineExplanation: Sendable {
  /// A value, and its words in the line.
  public struct Match: Sendable {
    /// The words as they are in the line.
    public let words: String
    /// The value.
    public let value: ExplainedValue
  }

  /// The line's text.
  public let line: String
  /// The components that drew the line, from outermost to innermost.
  public internal(set) var components: [ExplainedValue] = []
  /// The drawn texts, by the properties that show them. The layer of each is its source: an entry
  /// of a string table, a key of YAML, or Swift code.
  public internal(set) var texts: [ExplainedValue] = []
  /// A text of Swift code.
  struct SwiftText {
    /// The text, without marks.
    let words: String
    /// The property that shows it, or the component that drew its line.
    let key: String
    /// The class of the component.
    let type: String
    /// The entry of a string table that has the text; nil without one.
    let entry: String?
  }

  /// The texts of components that contain no value of YAML.
  var swiftTexts: [SwiftText] = []
  /// The values of YAML in the line, from left to right.
  public internal(set) var matches: [Match]

  /// The location of the line in a block below a frame; nil for other lines.
  let block: BlockLocation?

  /// Whether the line is in a block below a frame.
  package var isInBlock: Bool { block != nil }

  /// Whether the line is between the borders of a frame.
  var isContent: Bool { line.hasPrefix("│") }

  /// Explains a line of a snapshot, counted from 1; nil if the snapshot has no such line.
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

  /// Returns the values that are in a text, from left to right.
  static func matches(in line: String, _ values: [ExplainedValue]) -> [Match] {
    matches(in: line, longestFirst: values.longestFirst)
  }

  /// Returns the values that are in a text, from values sorted by their texts, longest first. A
  /// longer text explains a place better than a shorter one in it.
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
  /// The text as a frame shows it; empty for a value that is never shown as written.
  var shownText: String {
    guard let node = winner.node, node.kind == .scalar, !node.isNull else { return "" }
    let text = node.text
    let isSilent = ["true", "false", "yes", "no"].contains(text) || text.allSatisfy { $0 == " " }
    return isSilent ? "" : text.reversiblyEscaped()
  }
}

extension [ExplainedValue] {
  /// The values with their texts, longest first; equally long ones stay in order.
  var longestFirst: [(text: String, value: ExplainedValue)] {
    let texts: [(text: String, value: ExplainedValue)] = map { ($0.shownText, $0) }
    let lengths: [Int] = texts.map(\.text.count)
    let order: [Int] = texts.indices.sorted { one, other in
      lengths[one] != lengths[other] ? lengths[one] > lengths[other] : one < other
    }
    return order.map { texts[$0] }
  }
}

/// The pairs of letters in a line, to exclude quickly the texts that it cannot contain.
struct BigramFilter {
  private let pairs: Set<UInt16>

  init(of line: String) {
    let bytes = Array(line.utf8)
    pairs = Set(zip(bytes, bytes.dropFirst()).map { UInt16($0) << 8 | UInt16($1) })
  }

  /// Returns whether the line may contain a text, as `ranges(saying:)` finds it.
  func mayContain(_ text: String) -> Bool {
    var bytes = text.utf8.makeIterator()
    guard let first = bytes.next(), let second = bytes.next() else { return false }
    // Other letters can be written in several ways, and the place of a number is unknown.
    let isPlain = [first, second, bytes.next() ?? 0].allSatisfy { $0 < 0x80 && $0 != 0x25 }
    return !isPlain || pairs.contains(UInt16(first) << 8 | UInt16(second))
  }
}

extension ScreenExplanation {
  /// Returns the texts of YAML that a frame may show: those of properties, parameters and keys, and
  /// of the files that they name; or those of the steps, which label frames.
  func texts(ofSteps isLabel: Bool) -> [ExplainedValue] {
    sources(ofSteps: isLabel).flatMap { $0.leaves + fileLeaves(of: $0) }
  }

  /// Returns the texts of YAML that a frame may show, prepared for many searches. Files that many
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

  /// Returns the values that contain such texts.
  private func sources(ofSteps isLabel: Bool) -> [ExplainedValue] {
    let silent = [
      CoreKey.screen, CoreKey.description, CoreKey.viewController, CoreKey.tags,
      CoreKey.variants, CoreKey.components, CoreKey.theme, CoreKey.device, CoreKey.now,
      CoreKey.timeZone, CoreKey.locale, CoreKey.textSize,
    ].map(\.description)
    return values.filter { value in
      let isStep = value.key == CoreKey.steps.description
      return isStep == isLabel && !silent.contains(value.key)
    }
  }

  /// Returns the texts of a file that a value names.
  private func fileLeaves(of value: ExplainedValue) -> [ExplainedValue] {
    guard let path = namedFile(of: value) else { return [] }
    var ignored = Diagnostics()
    return Project.documents(of: path, limits: .largeData, &ignored).flatMap { document in
      let layerValue = ExplainedValue.LayerValue(document.root, layer: value.winner.layer)
      return ExplainedValue(value.key, value.meaning, layerValue).leaves
    }
  }

  /// Returns the path of the file that a value names; nil if it names no file.
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
