import YAML

extension ScreenResolver {
  /// The steps of a screen, in order; what is wrong with one of them is reported.
  func readSteps(in node: Node, _ decoding: inout Decoding) -> [Step] {
    let known = decoding.registry.steps.map(\.name.description)
    guard node.kind == .sequence else {
      decoding.reportWrongValue(
        node, wanted: .list(.record(decoding.registry.steps.map(\.description))))
      return []
    }
    var result: [Step] = []
    for item in node.items {
      if item.kind == .scalar, item.isText("snapshot") || known.contains(item.text) {
        decoding.diagnostics.report(
          .invalidStep, "the step \(item.quoted) needs a value", at: item.place,
          help: Diagnostic.Help("write '\(item.text): ...'"))
        continue
      }
      guard item.kind == .mapping, item.count == 1,
        let entry = item.entries.first(where: { _ in true })
      else {
        reportNoStep(item, known, &decoding)
        continue
      }
      guard let definition = decoding.registry.steps.first(where: { entry.key.isText($0.name) })
      else {
        let near = nearestName(to: entry.key.text, among: known)
        decoding.diagnostics.report(
          .invalidStep, "there is no step \(entry.key.quoted)", at: entry.key.place,
          help: near.map { .didYouMean($0) } ?? .allowed(known))
        continue
      }
      if let action = definition.decode(entry.value, &decoding) {
        result.append(Step(node: item, name: definition.name, action: action))
      }
    }
    return result
  }

  private func reportNoStep(_ item: Node, _ known: [String], _ decoding: inout Decoding) {
    if item.kind == .mapping, item.count > 1 {
      decoding.diagnostics.report(
        .invalidStep, "expected one step, found \(item.count)", at: item.place,
        help: Diagnostic.Help("begin each of them with its own '-'"))
    } else {
      decoding.diagnostics.report(
        .invalidStep, "expected a step such as 'tap: rightBarButton', found \(item.asFound)",
        at: item.place, help: .allowed(known))
    }
  }
}
