import Diorama
import DioramaAuthoring

/// A report on the pending snapshots.
struct ReviewReport {
  /// The name of the tool in suggested commands.
  let tool: String

  /// Returns the pending snapshots as JSON, one object a line.
  func json(_ queue: ReviewQueue) -> SafeText {
    JSON.lines(queue.cases.indices.map { json($0, queue) })
  }

  private func json(_ number: Int, _ queue: ReviewQueue) -> JSON {
    let one = queue.cases[number]
    let groups = queue.groupsOfCase[number].map { queue.groups[$0] }
    return [
      "id": .string(one.id),
      "screen": one.pending.shown == nil ? .null : .string(one.pending.screen),
      "snapshot": .string(one.path), "status": .string(one.status.rawValue),
      "kinds": .strings(one.kinds.map(\.rawValue)),
      "changedSinceTest": .bool(one.isOutdated),
      "changedSources": .strings(one.changedSources),
      "changes": .strings(groups.compactMap(\.id)),
      "causes": .array(groups.flatMap(\.causes).map(\.json)),
      "partner": .optional(queue.renamePartners[number].map { queue.cases[$0].id }),
      "diff": .optional(one.diff?.text),
      "accept": .string(command("--accept", one)), "reject": .string(command("--reject", one)),
    ]
  }

  /// Returns the pending snapshots as text, a line for each decision.
  func text(_ queue: ReviewQueue) -> SafeText {
    var stale: [Int] = []
    var lines: [SafeText] = []
    for group in queue.groups {
      let one = queue.cases[group.example]
      switch group.kind {
      case .rename(let old):
        let words = ReportPhrases.rename(
          from: old.first ?? "", to: one.pending.screen, old.count)
        lines.append("renamed  \(words): \(old.first ?? "") is now \(one.path)\n")
      case .change(let change):
        lines.append("\(one.headline)\(ReportPhrases.sharedChangeSuffix(group.cases.count))\n")
        let paths = queue.projectPaths(of: group)
        let list = [tool, "review", "--list", "--format", "json"] + paths
        if let line = ReportPhrases.causeLine(group.causes, of: change, listedBy: list) {
          lines.append("  \(line)\n")
        }
        if group.cases.count == 1, change.isWholeExample {
          lines.append("  to accept: \(command("--accept", one))\n")
        } else {
          let command = ShellWords.line(
            [tool, "review", "--accept-change", group.id ?? ""] + paths)
          lines.append("  in: \(ReportPhrases.names(group.cases.map { queue.cases[$0].id }))\n")
          lines.append("  to accept: \(command)\n")
        }
      case .single where !one.changedSources.isEmpty: stale.append(group.example)
      case .single: lines.append("\(one.headline)\n")
      }
    }
    if stale.count > ReportPhrases.nameLimit {
      let names = ReportPhrases.names(stale.map { queue.cases[$0].id })
      lines.append(
        "outdated  \(stale.count) snapshots whose sources changed since the test: \(names)\n")
    } else {
      lines += stale.map { "\(queue.cases[$0].headline)\n" }
    }
    return lines.joined()
  }

  private func command(_ option: String, _ one: ReviewCase) -> String {
    // An id may look like an option.
    let words = one.id.hasPrefix("-") ? ["\(option)=\(one.id)"] : [option, one.id]
    return ShellWords.line(
      [tool, "review"] + words + ShellWords.operands([one.store.project.root]))
  }
}

extension ReviewQueue {
  /// Returns the paths of the projects of a group, as operands of a command.
  func projectPaths(of group: ReviewGroup) -> [String] {
    let roots = group.cases.map { cases[$0].store.project.root }
    let paths = roots.enumerated().filter { !roots[..<$0.offset].contains($0.element) }
    return ShellWords.operands(paths.map(\.element))
  }
}
