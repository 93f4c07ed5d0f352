import Diorama
import DioramaAuthoring
import DioramaGallery

/// Carries out decisions about cases, and reports the results in few lines.
struct DecisionApplier {
  private let queue: ReviewQueue
  /// The cases as they are now; those that are no longer pending stay as they were.
  private var cases: [ReviewCase]
  private let console: Console
  /// Whether the results are for programs, and printed at the end.
  private let isForPrograms: Bool
  /// The results for programs.
  private(set) var items: [JSON] = []
  /// The worst status of the results.
  private(set) var status = ExitStatus.success
  /// The cases of which something was accepted.
  private(set) var accepted: Set<Int> = []
  /// The cases of which something was rejected.
  private(set) var rejected: Set<Int> = []

  /// The number of printed lines of many similar ones.
  private static let maxLines = 12

  init(_ queue: ReviewQueue, _ console: Console, isForPrograms: Bool = false) {
    self.queue = queue
    cases = queue.cases
    self.console = console
    self.isForPrograms = isForPrograms
  }

  /// Carries out the decisions of a plan.
  mutating func apply(_ plan: ReviewPlan) {
    for decision in [ReviewDecision.accept, .reject] { apply(plan.items(decision), decision) }
  }

  /// Carries out the same decision about cases. Both sides of a rename get the same decision.
  private mutating func apply(_ items: [ReviewPlan.Item], _ decision: ReviewDecision) {
    let known = Set(items.map(\.number))
    let partners = items.compactMap { queue.renamePartners[$0.number] }
      .filter { !known.contains($0) }
    let changes = Dictionary(
      items.compactMap { item in item.changes.map { (item.number, $0) } }, uniquingKeysWith: { $1 })
    let all = items.map(\.number) + partners
    let results =
      decision == .accept
      ? accept(all, only: changes)
      : Dictionary(
        all.map { ($0, cases[$0].reject(only: changes[$0])) }, uniquingKeysWith: { $1 })
    var lines: (done: [String], wrong: [String]) = ([], [])
    for number in all {
      guard let result = results[number] else { continue }
      let (word, message, end): (String, String, ExitStatus) =
        switch result {
        case .done(let message): ("done", message, .success)
        case .changed(let message): ("changed", message, .findings)
        case .failed(let message): ("failed", message, .failure)
        }
      status = status.combined(with: end)
      if end != .success {
        lines.wrong.append(message)
      } else {
        lines.done.append(message)
        if decision == .accept { accepted.insert(number) } else { rejected.insert(number) }
        cases[number] = cases[number].reread() ?? cases[number]
      }
      guard isForPrograms else { continue }
      addItem(for: number, decision, changes[number], word, message)
    }
    if isForPrograms { return }
    for line in Self.shortened(lines.done) { console.write("\(line)\n") }
    for line in Self.shortened(lines.wrong) { console.writeError("\(line)\n") }
  }

  /// Adds a result for programs.
  private mutating func addItem(
    for number: Int, _ decision: ReviewDecision, _ changes: Set<String>?, _ word: String,
    _ message: String
  ) {
    items.append([
      "id": .string(cases[number].id), "snapshot": .string(cases[number].path),
      "decision": decision == .accept ? "accept" : "reject",
      "changes": changes.map { .strings($0.sorted()) } ?? .null, "result": .string(word),
      "message": .string(message),
    ])
  }

  /// Adds results for programs: the decisions were skipped.
  mutating func addSkipped(_ skipped: [MatchedDecisions.SkippedDecision]) {
    items += skipped.map { decision in
      [
        "id": .string(decision.screen), "snapshot": .null, "decision": .null,
        "result": "refused", "message": .string(decision.reason),
      ]
    }
  }

  /// Writes the new snapshots, and then deletes the orphaned ones, except renamed ones whose new
  /// snapshot could not be written.
  private func accept(
    _ all: [Int], only changes: [Int: Set<String>]
  ) -> [Int: ReviewCase.Result] {
    var results: [Int: ReviewCase.Result] = [:]
    func accept(_ some: [Int]) {
      let wanted = some.map { ReviewCase.Acceptance(cases[$0], only: changes[$0]) }
      for (number, result) in zip(some, ReviewCase.accept(wanted)) { results[number] = result }
    }
    accept(all.filter { cases[$0].pending.shown != nil })
    accept(
      all.filter { number in
        guard cases[number].pending.shown == nil else { return false }
        guard let new = queue.renamePartners[number].flatMap({ results[$0] }) else { return true }
        if case .done = new { return true }
        return false
      })
    return results
  }

  private static func shortened(_ lines: [String]) -> [String] {
    if lines.count <= maxLines { return lines }
    return lines.prefix(maxLines - 2) + ["and \(lines.count - maxLines + 2) more"]
  }
}

/// The dialog of a review at a terminal: a question for each change, rename or proposal.
struct ReviewDialog {
  /// The name of the tool in suggested commands.
  private let tool: String
  private let queue: ReviewQueue
  private let console: Console
  private let colors: Colors
  private let depth: FramePainter.Depth
  private var applier: DecisionApplier
  /// The groups of each case about which nothing is decided yet.
  private var open: [Set<Int>]
  /// The groups that were skipped, which answers about several groups leave pending.
  private var skipped: Set<Int> = []

  init(_ queue: ReviewQueue, of tool: String, _ console: Console, _ colors: Colors) {
    depth = console.environment.colorDepth
    self.tool = tool
    self.queue = queue
    self.console = console
    self.colors = colors
    applier = DecisionApplier(queue, console)
    open = queue.groupsOfCase.map(Set.init)
  }

  private enum Answer: Character {
    case accept = "a"
    case reject = "r"
    case acceptEverywhere = "S"
    case rejectEverywhere = "R"
    case acceptCause = "c"
    case acceptVariants = "v"
    case acceptAll = "A"
    case skip = "s"
    case frame = "f"
    case quit = "q"
  }

  mutating func run() -> ExitStatus {
    let outdated = reportOutdated()
    questions: for group in queue.groups.indices {
      while let one = next(of: group), !outdated.contains(one) {
        show(one, of: group)
        guard let answer = ask(about: one, of: group), answer != .quit else { break questions }
        if answer == .acceptAll {
          decide(.accept, waiting(queue.cases.indices.filter { !outdated.contains($0) }))
          break questions
        }
        if answer == .skip {
          skipped.insert(group)
          break
        }
        decide(answer, about: one, of: group)
      }
    }
    let done = applier.accepted.union(applier.rejected).filter { open[$0].isEmpty }
    let accepted = done.intersection(applier.accepted).count
    let partial = applier.accepted.subtracting(done).count
    console.write(
      "\(accepted) accepted, \(done.count - accepted) rejected, "
        + "\(queue.cases.count - done.count) pending"
        + (partial > 0 ? ", \(partial) of them accepted in part\n" : "\n"))
    return applier.status
  }

  /// Reports outdated proposals, which cannot be accepted, and returns them.
  private func reportOutdated() -> Set<Int> {
    let stale = queue.cases.indices.filter { !queue.cases[$0].changedSources.isEmpty }
    if stale.isEmpty { return [] }
    let names = ReportPhrases.names(stale.map { queue.cases[$0].id })
    console.write(
      "\nthe sources of \(ReportPhrases.count(stale.count, "snapshot")) changed since the test; "
        + "run '\(tool) test' again to update them: \(names)\n")
    return Set(stale)
  }

  // MARK: Pending cases

  /// Returns the cases with groups about which nothing is decided, not even to skip them.
  private func waiting(_ cases: [Int]) -> [Int] {
    cases.filter { !open[$0].isSubset(of: skipped) }
  }

  /// Returns the cases of a group in which nothing is decided about it.
  private func waiting(in group: Int) -> [Int] {
    queue.groups[group].cases.filter { open[$0].contains(group) }
  }

  /// Returns the case to ask about for a group; nil if there are no more questions.
  private func next(of group: Int) -> Int? {
    let open = waiting(in: group)
    let example = queue.groups[group].example
    return open.contains(example) ? example : open.first
  }

  private func screen(of one: Int) -> [String] {
    let one = queue.cases[one]
    return [one.store.project.root, one.pending.shown == nil ? one.id : one.pending.screen]
  }

  private func variants(of one: Int) -> [Int] {
    waiting(queue.cases.indices.filter { screen(of: $0) == screen(of: one) })
  }

  /// Returns the undecided groups that share a cause with a group.
  private func groupsSharingCauses(with group: Int) -> [Int] {
    queue.groupsSharingCauses(with: group).filter { next(of: $0) != nil && !skipped.contains($0) }
  }

  // MARK: Asking

  private func show(_ number: Int, of position: Int) {
    console.write("\n" + colors.bold("\(position + 1) of \(queue.groups.count)") + "  ")
    let (one, group) = (queue.cases[number], queue.groups[position])
    let open = waiting(in: position)
    switch group.kind {
    case .rename(let old):
      let words = ReportPhrases.rename(
        from: old.first ?? "", to: one.pending.screen, old.count)
      console.write("renamed  \(words)\n")
      for (from, to) in zip(old, group.cases.filter { queue.cases[$0].pending.shown != nil }) {
        console.write("from \(from) to \(queue.cases[to].path)\n")
      }
    case .change(let change):
      console.write("\(one.headline)\(ReportPhrases.sharedChangeSuffix(open.count))\n")
      let list = [tool, "review", "--list", "--format", "json"] + queue.projectPaths(of: group)
      if let line = ReportPhrases.causeLine(group.causes, of: change, listedBy: list) {
        console.write("\(line)\n")
      }
      for line in one.explanation { console.write("\(line)\n") }
      var lines: [UnifiedDiff.Line] = []
      if let verdict = one.verdict, !verdict.isInvisible, let diff = one.diff {
        lines = change.patch(of: diff, in: verdict).lines
      }
      if !lines.isEmpty { console.write(renderer(of: number).patch(lines) + "\n") }
      if open.count > 1 {
        console.write("in: \(ReportPhrases.names(open.map { queue.cases[$0].id }))\n")
      }
    case .single:
      console.write("\(one.headline)\n")
      for line in one.explanation { console.write("\(line)\n") }
      if let diff = one.diff { console.write(renderer(of: number).patch(diff.lines) + "\n") }
    }
  }

  private func renderer(of number: Int) -> ReviewRenderer {
    ReviewRenderer(of: queue.cases[number], colors, depth: depth)
  }

  /// Returns the possible answers in the order of the question, with their help.
  private func answers(about one: Int, of group: Int) -> [(Answer, short: String, help: String)] {
    let open = waiting(in: group).count
    let isChange = queue.groups[group].id != nil
    let rest = variants(of: one).count
    let causes = groupsSharingCauses(with: group)
    var answers: [(Answer, short: String, help: String)] = [
      (
        .accept, "(a)ccept",
        isRename(group)
          ? "move the snapshot to the new name"
          : self.open[one].count > 1
            ? "record this change of \(queue.cases[one].id)"
            : "record the new output of \(queue.cases[one].id)"
      ),
      (.reject, "(r)eject", "keep the recorded snapshot"),
      (.skip, "(s)kip", "decide later"),
    ]
    if isChange, open > 1 {
      answers[0].help += " only"
      answers.append(
        (.acceptEverywhere, "(S) accept in all \(open)", "accept this change in all snapshots"))
      answers.append(
        (.rejectEverywhere, "(R) reject in all \(open)", "reject this change in all snapshots"))
    }
    if causes.count > 1 {
      answers.append(
        (
          .acceptCause, "(c) accept all \(causes.count) of this cause",
          "accept all changes with this cause"
        ))
    }
    if rest > 1, !isRename(group) {
      let screen = queue.cases[one].pending.screen
      answers.append(
        (
          .acceptVariants, "(v) accept all variants of \(screen)",
          "accept all \(rest) snapshots of the screen"
        ))
    }
    if queue.groups.count > 1 || isChange && open > 1 {
      answers.append(
        (.acceptAll, "(A) accept all", "accept all pending snapshots, except what was skipped"))
    }
    if queue.cases[one].pending.shown != nil, !queue.cases[one].isTheme {
      answers.append((.frame, "(f) show the whole screen", "show the whole screen, then ask again"))
    }
    answers.append((.quit, "(q)uit", "quit; decisions so far are kept"))
    return answers
  }

  private func isRename(_ group: Int) -> Bool {
    if case .rename = queue.groups[group].kind { true } else { false }
  }

  /// Asks until there is a valid answer; nil at the end of the input.
  private func ask(about one: Int, of group: Int) -> Answer? {
    let answers = answers(about: one, of: group)
    let question: SafeText = "\(answers.map(\.short).joined(separator: ", ")), (?)? "
    while let key = console.ask(question) {
      if let answer = answers.first(where: { $0.0.rawValue == key })?.0 {
        if answer != .frame { return answer }
        console.write(renderer(of: one).whole)
        continue
      }
      if key != "?" { console.write("unknown key; press one of these:\n") }
      for answer in answers { console.write("  \(String(answer.0.rawValue))  \(answer.help)\n") }
    }
    return nil
  }

  // MARK: Deciding

  private mutating func decide(_ answer: Answer, about one: Int, of group: Int) {
    switch answer {
    case .accept, .reject:
      let decision = answer == .accept ? ReviewDecision.accept : .reject
      if queue.groups[group].id != nil {
        decide(decision, [one], in: [group])
      } else {
        decide(decision, waiting(in: group))
      }
    case .acceptEverywhere: decide(.accept, waiting(in: group), in: [group])
    case .rejectEverywhere: decide(.reject, waiting(in: group), in: [group])
    case .acceptCause:
      let groups = Set(groupsSharingCauses(with: group))
      decide(
        .accept, waiting(queue.cases.indices.filter { !open[$0].isDisjoint(with: groups) }),
        in: groups)
    case .acceptVariants: decide(.accept, variants(of: one))
    case .acceptAll, .skip, .frame, .quit: break
    }
  }

  /// Decides about cases, or only about their changes in some groups.
  private mutating func decide(
    _ decision: ReviewDecision, _ cases: [Int], in groups: Set<Int>? = nil
  ) {
    var plan = ReviewPlan()
    for one in cases {
      let chosen = groups?.intersection(open[one]) ?? open[one].subtracting(skipped)
      _ = plan.add(decision, of: one, only: queue.changes(of: one, in: chosen))
      open[one].subtract(chosen)
    }
    applier.apply(plan)
    let rest = groups == nil ? [] : cases.filter { !open[$0].isEmpty }
    if rest.isEmpty { return }
    console.write(
      "other changes are pending in: \(ReportPhrases.names(rest.map { queue.cases[$0].id }))\n")
  }
}
