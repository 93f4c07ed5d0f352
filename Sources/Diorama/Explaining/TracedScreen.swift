import YAML

/// A screen that was run to say what stands in the lines of its snapshot.
public struct TracedScreen {
  /// The snapshot.
  public let snapshot: [UInt8]
  private let trace: DrawingTrace
  private let explanation: ScreenExplanation

  /// Runs a planned screen; nil when a step failed, which was then reported.
  public init?(
    _ plan: ScreenPlan, in suite: ScreenSuite, _ diagnostics: inout Diagnostics
  ) {
    let runner = ScreenRunner(registry: suite.registry)
    guard let (text, trace) = runner.tracedSnapshot(of: plan, &diagnostics) else { return nil }
    snapshot = text
    self.trace = trace
    explanation = ScreenExplanation(plan, in: suite)
  }

  /// The components that drew a line, counted from 1, from the outermost inwards: a header for the
  /// bar, a list and its cell for a row.
  public func components(ofLine number: Int) -> [ExplainedValue] {
    guard isContent(number) else { return [] }
    if trace.bars.contains(number - 1) {
      return (explanation["headerComponent"] ?? explanation["viewController"]).map { [$0] } ?? []
    }
    var components: [ExplainedValue] = []
    for mark in trace.marks where mark.lines.contains(number - 1) {
      guard let part = part(mark.type), !components.contains(where: { $0.key == part.key }) else {
        continue
      }
      components.append(part)
    }
    return components
  }

  /// Whether a line stands between the borders of a frame.
  private func isContent(_ number: Int) -> Bool {
    let lines = snapshot.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return false }
    return lines[number - 1].starts(with: "│".utf8)
  }

  private func part(_ type: AnyClass) -> ExplainedValue? {
    let registry = explanation.registry
    guard let entry = registry.entry(of: type) else { return nil }
    switch entry.kind {
    case .list: return explanation["listComponent"]
    case .cell, .emptyView:
      let key = entry.kind == .cell ? "cell" : "emptyView"
      // What YAML has chosen stands in a property of the list.
      return explanation.chosen(entry.name)
        ?? ExplainedValue(
          key, "what the row is drawn with",
          ExplainedValue.Voice(Origin(layer: .kitDefault), text: entry.name))
    default: return nil
    }
  }
}

extension ScreenExplanation {
  /// The property of a part that names a type.
  fileprivate func chosen(_ name: String) -> ExplainedValue? {
    values.first { $0.key.hasPrefix("listComponent.") && $0.winner.text == name }
  }
}
