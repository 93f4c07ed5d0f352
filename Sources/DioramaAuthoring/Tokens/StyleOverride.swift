import Diorama
import DioramaKit
import YAML

/// A value in YAML that changes a text, color, font or icon of a kit.
package struct StyleOverride: Sendable {
  /// The key with all keys above it, up to `light` or `dark` in a theme.
  package let key: String
  /// The value.
  package let text: String
  /// The place of the value.
  package let place: Place
  /// The screen or variant that sets it; nil for the project's file.
  package let screen: String?
  /// The whole value of the kit's key.
  private let outer: Node
  private let value: Node

  /// Returns the values that a project and its screens set, in the order of files.
  package static func all(in suite: ScreenSuite) -> [StyleOverride] {
    let keys = suite.registry.keys.filter(\.addsUp).map(\.name)
    var known: Set<Place> = []
    var found: [StyleOverride] = []
    func add(_ key: String, _ node: Node?, _ screen: String?) {
      guard let node, known.insert(node.place).inserted else { return }
      add(node, [key], in: node, screen)
    }
    func add(_ node: Node, _ path: [String], in outer: Node, _ screen: String?) {
      if node.kind == .mapping {
        for entry in node.entries { add(entry.value, path + [entry.key.text], in: outer, screen) }
      } else {
        found.append(
          StyleOverride(
            key: path.joined(separator: "."), text: node.text, place: node.place, screen: screen,
            outer: outer, value: node))
      }
    }
    for key in keys { add(key, suite.configuration.root?[key], nil) }
    for declaration in suite.selected {
      for key in keys {
        add(key, declaration.root[key], declaration.id)
        for node in declaration.overrides { add(key, node[key], declaration.name) }
      }
    }
    return found
  }

  /// Returns whether another value sets the same thing, for one appearance or for both, to
  /// something else.
  package func clashes(with other: StyleOverride) -> Bool {
    text != other.text
      && (key == other.key || key.hasPrefix(other.key + ".") || other.key.hasPrefix(key + "."))
  }

  /// Returns the text of its file without the value.
  package var fileWithoutIt: [UInt8]? {
    let source = place.source
    guard let range = source.byteRanges(of: [outer.place])[0] else { return nil }
    return source.bytes[..<range.lowerBound] + Array(flow(outer).utf8)
      + source.bytes[range.upperBound...]
  }

  /// Returns a node on one line, without the value.
  private func flow(_ node: Node) -> String {
    switch node.kind {
    case .mapping:
      let entries = node.entries.filter { $0.value.place != value.place }
      return "{" + entries.map { "\(flow($0.key)): \(flow($0.value))" }.joined(separator: ", ")
        + "}"
    case .sequence: return "[" + node.items.map(flow).joined(separator: ", ") + "]"
    case .scalar:
      let isPlain = node.style == .plain && node.text.allSatisfy { $0.isLetter || $0.isNumber }
      return isPlain ? node.text : JSON.string(node.text).text
    }
  }
}
