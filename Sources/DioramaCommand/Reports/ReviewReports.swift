import Diorama
import DioramaAuthoring

/// A review for programs.
struct ReviewReport {
  /// The command that somebody is to type.
  let tool: String

  func json(_ one: ReviewCase) -> JSON {
    .object([
      ("id", .string(one.id)),
      ("screen", one.pending.shown == nil ? .null : .string(one.pending.screen)),
      ("snapshot", .string(one.path)), ("status", .string(one.status.rawValue)),
      ("kinds", .array(one.kinds.map { .string($0.rawValue) })),
      ("changedSinceTest", .bool(one.isOutdated)),
      ("diff", .optional(one.diff?.text)),
      ("accept", .string(command("--accept", one))), ("reject", .string(command("--reject", one))),
    ])
  }

  private func command(_ option: String, _ one: ReviewCase) -> String {
    // An id may look like an option.
    let words = one.id.hasPrefix("-") ? ["\(option)=\(one.id)"] : [option, one.id]
    return ShellWords.line(
      [tool, "review"] + words + ShellWords.operands([one.store.project.root]))
  }
}

extension Console {
  /// Says what came of a decision.
  func show(_ result: ReviewCase.Result) -> ExitStatus {
    switch result {
    case .settled(let message):
      write("\(message)\n")
      return .success
    case .changed(let message):
      writeError("\(message)\n")
      return .findings
    case .failed(let message):
      writeError("\(message)\n")
      return .failure
    }
  }
}

/// The questions of a review at a terminal, one for each snapshot that waits.
struct ReviewDialog {
  private let cases: [ReviewCase]
  private let console: Console
  private let colors: Colors
  private var status = ExitStatus.success
  private var counts = (accepted: 0, rejected: 0, skipped: 0)
  /// The screens of which all is to be accepted, by the folder of their project.
  private var accepted: Set<[String]> = []

  init(_ cases: [ReviewCase], _ console: Console, _ colors: Colors) {
    self.cases = cases
    self.console = console
    self.colors = colors
  }

  private enum Answer {
    case accept, reject, skip, acceptScreen, quit
  }

  mutating func run() -> ExitStatus {
    for (index, one) in cases.enumerated() {
      if accepted.contains(screen(of: one)) {
        settle(one, .accept)
        continue
      }
      show(one, index)
      guard let answer = ask(about: one, from: index), answer != .quit else {
        counts.skipped += cases.count - index
        break
      }
      switch answer {
      case .accept: settle(one, .accept)
      case .reject: settle(one, .reject)
      case .acceptScreen:
        accepted.insert(screen(of: one))
        settle(one, .accept)
      case .skip, .quit: counts.skipped += 1
      }
    }
    console.write(
      "\(counts.accepted) accepted, \(counts.rejected) rejected, \(counts.skipped) still waiting\n")
    return status
  }

  private func screen(of one: ReviewCase) -> [String] {
    [one.store.project.root, one.pending.shown == nil ? one.id : one.pending.screen]
  }

  private func show(_ one: ReviewCase, _ index: Int) {
    console.write("\n" + colors.bold("\(index + 1) of \(cases.count)") + "  \(one.headline)\n")
    for line in one.explanation { console.write("\(line)\n") }
    if let diff = one.diff { console.write(colors.patch(diff) + "\n") }
  }

  /// Asks until the answer is one; nil when nobody answers any more.
  private func ask(about one: ReviewCase, from index: Int) -> Answer? {
    let others = cases[index...].filter { screen(of: $0) == screen(of: one) }.count
    let all = others > 1 ? ", (A)ccept these \(others) of \(one.pending.screen)" : ""
    let question: SafeText = "(a)ccept, (r)eject, (s)kip\(all), (q)uit? "
    while true {
      switch console.ask(question) {
      case "a": return .accept
      case "r": return .reject
      case "s": return .skip
      case "A" where others > 1: return .acceptScreen
      case "q": return .quit
      case nil: return nil
      default: console.write("one of the letters\n")
      }
    }
  }

  private mutating func settle(_ one: ReviewCase, _ decision: ReviewDecision) {
    let result = console.show(one.settle(decision))
    status = status.combined(with: result)
    switch (result, decision) {
    case (.success, .accept): counts.accepted += 1
    case (.success, .reject): counts.rejected += 1
    default: counts.skipped += 1
    }
  }
}
