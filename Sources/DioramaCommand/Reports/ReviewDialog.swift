import Diorama
import DioramaAuthoring
import DioramaGallery

/// Does what was decided about some cases, and says so in few lines.
struct ReviewSettlement {
  private let agenda: ReviewAgenda
  private let console: Console
  /// Whether what came of it is for programs, and told at the end.
  private let isForPrograms: Bool
  /// What came of each case, for programs.
  private(set) var items: [JSON] = []
  /// The worst that came of it.
  private(set) var status = ExitStatus.success
  /// The cases about which nothing more is to be asked.
  private(set) var settled: Set<Int> = []
  private(set) var accepted = 0
  private(set) var rejected = 0

  /// How many lines are printed of many that are much the same.
  private static let mostLines = 12

  init(_ agenda: ReviewAgenda, _ console: Console, isForPrograms: Bool = false) {
    self.agenda = agenda
    self.console = console
    self.isForPrograms = isForPrograms
  }

  /// Does what was decided. A snapshot that was renamed is settled whole: the new name and the old.
  mutating func settle(_ cases: [Int], _ decision: ReviewDecision) {
    let known = Set(cases)
    let partners = cases.compactMap { agenda.partners[$0] }.filter { !known.contains($0) }
    let all = (cases + partners).filter { settled.insert($0).inserted }
    let results =
      decision == .accept
      ? accept(all) : Dictionary(uniqueKeysWithValues: all.map { ($0, agenda.cases[$0].reject()) })
    var lines: (done: [String], wrong: [String]) = ([], [])
    for number in all {
      guard let result = results[number] else { continue }
      let (word, message, end): (String, String, ExitStatus) =
        switch result {
        case .settled(let message): ("done", message, .success)
        case .changed(let message): ("changed", message, .findings)
        case .failed(let message): ("failed", message, .failure)
        }
      status = status.combined(with: end)
      if end != .success {
        lines.wrong.append(message)
      } else {
        lines.done.append(message)
        if decision == .accept { accepted += 1 } else { rejected += 1 }
      }
      guard isForPrograms else { continue }
      items.append([
        "id": .string(agenda.cases[number].id), "snapshot": .string(agenda.cases[number].path),
        "decision": decision == .accept ? "accept" : "reject", "result": .string(word),
        "message": .string(message),
      ])
    }
    if isForPrograms { return }
    for line in Self.shortened(lines.done) { console.write("\(line)\n") }
    for line in Self.shortened(lines.wrong) { console.writeError("\(line)\n") }
  }

  /// Keeps in mind which changes of a case are accepted, while it waits for others.
  mutating func note(_ number: Int, accepted changes: Set<String>) {
    guard case .failed(let message) = agenda.cases[number].remember(accepted: changes) else {
      return
    }
    console.writeError("\(message)\n")
    status = status.combined(with: .failure)
  }

  /// Notes for programs that a case still waits for decisions about other changes in it.
  mutating func noteWaiting(_ cases: [Int]) {
    items += cases.map { number in
      [
        "id": .string(agenda.cases[number].id), "snapshot": .string(agenda.cases[number].path),
        "decision": .null, "result": "waiting",
        "message": "it has other changes besides",
      ]
    }
  }

  /// Notes for programs why a decision was refused before anything was done.
  mutating func noteRefusals(_ refusals: [MatchedDecisions.Refusal]) {
    items += refusals.map { refusal in
      [
        "id": .string(refusal.screen), "snapshot": .null, "decision": .null,
        "result": "refused", "message": .string(refusal.reason),
      ]
    }
  }

  /// Writes what is to be written, and then takes away what is left over: nothing that was renamed,
  /// and whose new name could not be written.
  private func accept(_ all: [Int]) -> [Int: ReviewCase.Result] {
    var results: [Int: ReviewCase.Result] = [:]
    func accept(_ some: [Int]) {
      for (number, result) in zip(some, ReviewCase.accept(some.map { agenda.cases[$0] })) {
        results[number] = result
      }
    }
    accept(all.filter { agenda.cases[$0].pending.shown != nil })
    accept(
      all.filter { number in
        guard agenda.cases[number].pending.shown == nil else { return false }
        guard let new = agenda.partners[number].flatMap({ results[$0] }) else { return true }
        if case .settled = new { return true }
        return false
      })
    return results
  }

  private static func shortened(_ lines: [String]) -> [String] {
    if lines.count <= mostLines { return lines }
    return lines.prefix(mostLines - 2) + ["and \(lines.count - mostLines + 2) more like it"]
  }
}

/// The questions of a review at a terminal, one for each change, rename or proposal.
struct ReviewDialog {
  /// The command that somebody is to type.
  private let tool: String
  private let agenda: ReviewAgenda
  private let console: Console
  private let colors: Colors
  private let depth: PaintedFrames.Depth
  private var settlement: ReviewSettlement
  /// The changes that are accepted wherever they are.
  private var accepted: Set<Int> = []

  init(_ agenda: ReviewAgenda, of tool: String, _ console: Console, _ colors: Colors) {
    depth = console.surroundings.colorDepth
    self.tool = tool
    self.agenda = agenda
    self.console = console
    self.colors = colors
    settlement = ReviewSettlement(agenda, console)
  }

  private enum Answer: Character {
    case accept = "a"
    case reject = "r"
    case same = "S"
    case rejectSame = "R"
    case cause = "c"
    case variants = "v"
    case all = "A"
    case skip = "s"
    case frame = "f"
    case quit = "q"
  }

  mutating func run() -> ExitStatus {
    let outdated = tellOutdated()
    questions: for group in agenda.groups.indices {
      while let one = next(of: group), !outdated.contains(one) {
        show(one, of: group)
        guard let answer = ask(about: one, of: group), answer != .quit else { break questions }
        if answer == .all {
          settlement.settle(
            waiting(agenda.cases.indices.filter { !outdated.contains($0) }), .accept)
          break questions
        }
        if answer == .skip { break }
        decide(answer, about: one, of: group)
      }
    }
    let left = agenda.cases.count - settlement.accepted - settlement.rejected
    console.write(
      "\(settlement.accepted) accepted, \(settlement.rejected) rejected, \(left) still waiting\n"
    )
    return settlement.status
  }

  /// Says which proposals cannot be accepted any more; nobody is asked about them.
  private func tellOutdated() -> Set<Int> {
    let stale = agenda.cases.indices.filter { !agenda.cases[$0].changedSources.isEmpty }
    if stale.isEmpty { return [] }
    let names = ChangeWords.names(stale.map { agenda.cases[$0].id })
    console.write(
      "\nthe sources of \(ChangeWords.count(stale.count, "snapshot")) changed since the test; "
        + "run '\(tool) test' again, and look at what differs now: \(names)\n")
    return Set(stale)
  }

  // MARK: What waits

  private func waiting(_ cases: [Int]) -> [Int] {
    cases.filter { !settlement.settled.contains($0) }
  }

  /// The case that a group's question is about; nil where nothing is left to be asked.
  private func next(of group: Int) -> Int? {
    if accepted.contains(group) { return nil }
    let open = waiting(agenda.groups[group].cases)
    let example = agenda.groups[group].example
    return open.contains(example) ? example : open.first
  }

  private func screen(of one: Int) -> [String] {
    let one = agenda.cases[one]
    return [one.store.project.root, one.pending.shown == nil ? one.id : one.pending.screen]
  }

  private func variants(of one: Int) -> [Int] {
    waiting(agenda.cases.indices.filter { screen(of: $0) == screen(of: one) })
  }

  /// The groups that are still to be decided and come from where one does.
  private func kin(of group: Int) -> [Int] {
    agenda.kin(of: group).filter { next(of: $0) != nil }
  }

  // MARK: Asking

  private func show(_ number: Int, of position: Int) {
    console.write("\n" + colors.bold("\(position + 1) of \(agenda.groups.count)") + "  ")
    let (one, group) = (agenda.cases[number], agenda.groups[position])
    let open = waiting(group.cases)
    switch group.kind {
    case .rename(let old):
      let words = ChangeWords.rename(
        from: old.first ?? "", to: one.pending.screen, old.count)
      console.write("renamed  \(words)\n")
      for (from, to) in zip(old, group.cases.filter { agenda.cases[$0].pending.shown != nil }) {
        console.write("from \(from) to \(agenda.cases[to].path)\n")
      }
    case .change(let change):
      console.write("\(one.headline)\(ChangeWords.inMore(open.count))\n")
      for line in ChangeWords.line(of: group.causes) { console.write(line + "\n") }
      for line in one.explanation { console.write("\(line)\n") }
      let lines = one.diff.map { patch(of: change, number, $0) } ?? []
      if !lines.isEmpty { console.write(picture(of: number).patch(lines) + "\n") }
      if open.count > 1 {
        console.write("in: \(ChangeWords.names(open.map { agenda.cases[$0].id }))\n")
      }
    case .single:
      console.write("\(one.headline)\n")
      for line in one.explanation { console.write("\(line)\n") }
      if let diff = one.diff { console.write(picture(of: number).patch(diff.lines) + "\n") }
    }
  }

  private func picture(of number: Int) -> ReviewPicture {
    ReviewPicture(of: agenda.cases[number], colors, depth: depth)
  }

  /// What the change is in a snapshot; all that differs in it where more would be accepted with it.
  private func patch(
    of change: ChangeGroups.Group, _ number: Int, _ diff: UnifiedDiff
  ) -> [UnifiedDiff.Line] {
    if agenda.cases[number].verdict?.isInvisible == true { return [] }
    let others = agenda.groupsOfCase[number].filter { agenda.groups[$0].id != change.id }
    return others.allSatisfy(accepted.contains) ? change.patch(of: diff) : diff.lines
  }

  /// The answers that make sense, in the order in which they are offered, with a word of help.
  private func answers(about one: Int, of group: Int) -> [(Answer, short: String, help: String)] {
    let open = waiting(agenda.groups[group].cases).count
    let isChange = agenda.groups[group].id != nil
    let rest = variants(of: one).count
    let causes = kin(of: group)
    var answers: [(Answer, short: String, help: String)] = [
      (
        .accept, "(a)ccept",
        isRename(group)
          ? "move what is recorded to the new name" : "record what \(agenda.cases[one].id) shows"
      ),
      (.reject, "(r)eject", "keep what is recorded; fix the screen"),
      (.skip, "(s)kip", "decide later"),
    ]
    if isChange, open > 1 {
      answers[0].help += " only"
      answers.append((.same, "the (S)ame in all \(open)", "accept this change wherever it is"))
      answers.append((.rejectSame, "(R)eject it in all", "keep what is recorded wherever it is"))
    }
    if causes.count > 1 {
      answers.append(
        (.cause, "all \(causes.count) of this (c)ause", "accept all changes that come from it"))
    }
    if rest > 1, !isRename(group) {
      let screen = agenda.cases[one].pending.screen
      answers.append(
        (.variants, "all (v)ariants of \(screen)", "accept all \(rest) snapshots of the screen"))
    }
    if agenda.groups.count > 1 || isChange && open > 1 {
      answers.append((.all, "(A)ll", "accept all that waits"))
    }
    if agenda.cases[one].pending.shown != nil, !agenda.cases[one].isTheme {
      answers.append((.frame, "the whole (f)rame", "show all that the screen shows, and ask again"))
    }
    answers.append((.quit, "(q)uit", "end here; what was decided is done"))
    return answers
  }

  private func isRename(_ group: Int) -> Bool {
    if case .rename = agenda.groups[group].kind { true } else { false }
  }

  /// Asks until the answer is one; nil when nobody answers any more.
  private func ask(about one: Int, of group: Int) -> Answer? {
    let answers = answers(about: one, of: group)
    let question: SafeText = "\(answers.map(\.short).joined(separator: ", ")), (?)? "
    while let key = console.ask(question) {
      if let answer = answers.first(where: { $0.0.rawValue == key })?.0 {
        if answer != .frame { return answer }
        console.write(picture(of: one).whole)
        continue
      }
      if key != "?" { console.write("one of the letters\n") }
      for answer in answers { console.write("  \(String(answer.0.rawValue))  \(answer.help)\n") }
    }
    return nil
  }

  // MARK: Deciding

  private mutating func decide(_ answer: Answer, about one: Int, of group: Int) {
    let isChange = agenda.groups[group].id != nil
    switch answer {
    case .accept, .reject:
      let cases = isChange ? [one] : waiting(agenda.groups[group].cases)
      settlement.settle(cases, answer == .accept ? .accept : .reject)
    case .same: accept([group])
    case .rejectSame: settlement.settle(waiting(agenda.groups[group].cases), .reject)
    case .cause: accept(kin(of: group))
    case .variants: settlement.settle(variants(of: one), .accept)
    case .all, .skip, .frame, .quit: break
    }
  }

  /// Accepts changes wherever they are; what has others besides waits for those.
  private mutating func accept(_ groups: [Int]) {
    accepted.formUnion(groups)
    let (whole, partial) = agenda.cases(ofGroups: accepted)
    settlement.settle(waiting(whole), .accept)
    let rest = waiting(partial).filter { one in
      agenda.groupsOfCase[one].contains(where: groups.contains)
    }
    if rest.isEmpty { return }
    console.write(
      "\(ChangeWords.names(rest.map { agenda.cases[$0].id })) "
        + "\(rest.count == 1 ? "waits" : "wait") for the other changes in \(rest.count == 1 ? "it" : "them")\n"
    )
  }
}
