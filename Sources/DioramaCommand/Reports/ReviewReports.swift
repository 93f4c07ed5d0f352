import Diorama
import DioramaAuthoring

/// What waits for a review.
struct ReviewReport {
  /// The command that somebody is to type.
  let tool: String

  /// What waits, an object a line.
  func json(_ agenda: ReviewAgenda) -> SafeText {
    JSON.lines(agenda.cases.indices.map { json($0, agenda) })
  }

  private func json(_ number: Int, _ agenda: ReviewAgenda) -> JSON {
    let one = agenda.cases[number]
    let groups = agenda.groupsOfCase[number].map { agenda.groups[$0] }
    return [
      "id": .string(one.id),
      "screen": one.pending.shown == nil ? .null : .string(one.pending.screen),
      "snapshot": .string(one.path), "status": .string(one.status.rawValue),
      "kinds": .strings(one.kinds.map(\.rawValue)),
      "changedSinceTest": .bool(one.isOutdated),
      "changedSources": .strings(one.changedSources),
      "changes": .strings(groups.compactMap(\.id)),
      "causes": .array(groups.flatMap(\.causes).map(\.json)),
      "partner": .optional(agenda.partners[number].map { agenda.cases[$0].id }),
      "diff": .optional(one.diff?.text),
      "accept": .string(command("--accept", one)), "reject": .string(command("--reject", one)),
    ]
  }

  /// What waits, a line for each thing to decide.
  func text(_ agenda: ReviewAgenda) -> SafeText {
    var stale: [Int] = []
    var lines: [SafeText] = []
    for group in agenda.groups {
      let one = agenda.cases[group.example]
      let cause = ChangeWords.line(of: group.causes).map { "  " + $0 + "\n" }.joined()
      switch group.kind {
      case .rename(let old):
        let words = ChangeWords.rename(
          from: old.first ?? "", to: one.pending.screen, old.count)
        lines.append("renamed  \(words): \(old.first ?? "") is \(one.path) now\n")
      case .change where group.cases.count > 1:
        let names = ChangeWords.names(group.cases.map { agenda.cases[$0].id })
        lines.append("\(one.headline)\(ChangeWords.inMore(group.cases.count))\n")
        lines.append(cause)
        let roots = group.cases.map { agenda.cases[$0].store.project.root }
        let paths = roots.enumerated().filter { !roots[..<$0.offset].contains($0.element) }
        let command = ShellWords.line(
          [tool, "review", "--accept-change", group.id ?? ""]
            + ShellWords.operands(paths.map(\.element)))
        lines.append("  in: \(names)\n  to accept: \(command)\n")
      case .single where !one.changedSources.isEmpty: stale.append(group.example)
      case .change, .single:
        lines.append("\(one.headline)\n")
      }
    }
    if stale.count > ChangeWords.namedCount {
      let names = ChangeWords.names(stale.map { agenda.cases[$0].id })
      lines.append("outdated  \(stale.count) whose sources changed since the test: \(names)\n")
    } else {
      lines += stale.map { "\(agenda.cases[$0].headline)\n" }
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
