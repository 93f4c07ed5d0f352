import DioramaStage
import DioramaSystem

/// Finds out which screens end the process that they run in: processes of their own run all of
/// them, and where one ends, another goes on with the screen behind.
///
/// That is asked only after a screen has ended a process, so that those that do not cost nothing.
package struct ScreenSieve {
  private let request: ProjectRequest
  private let program: String

  /// A sieve for the screens of a request.
  ///
  /// - Parameters:
  ///   - request: which screens, and how many at a time.
  ///   - program: the program that has the subcommand `sieve`; nil for the one that runs.
  package init(for request: ProjectRequest, program: String?) {
    self.request = request
    self.program = program ?? CurrentProcess.program
  }

  /// Those that end a process, with what they wrote while they did.
  ///
  /// - Parameters:
  ///   - known: those that are known to; one of them may not do it again.
  ///   - keepsWords: whether they leave what they wrote in a file.
  package func endedScreens(
    besides known: [RunGuard.EndedRun], keepsWords: Bool
  ) -> EndedScreens {
    var ended = EndedScreens(keepsWords: keepsWords)
    if known.count >= EndedScreens.most {
      for run in known { ended.add(EndedScreens.Ending(run, limits: request.limits)) }
      ended.giveUp()
      return ended
    }
    let jobs = max(request.jobs, 1)
    // Of several that ran when memory ran short, any may have been named: the first is not believed
    // where it does no such thing alone.
    let guess = known.first { $0.way == .full }
    let found = parallelMap(count: jobs, jobs: jobs, worker: { () }) { index, _ in
      endings(ofShare: index, of: jobs)
    }
    for ending in found.joined() { ended.add(ending) }
    if found.contains(where: { $0.count >= EndedScreens.most }) { ended.giveUp() }
    for run in known where run != guess || known.count(where: { $0 == run }) > 1 {
      ended.add(EndedScreens.Ending(run, limits: request.limits))
    }
    return ended
  }

  /// What the process of a sieve writes before it runs a screen.
  package static func line(for screen: ScreenDeclaration, at position: Int) -> String {
    let name = RunPlan.guardedName(of: screen.name, in: screen.path)
    return "\n\(RunGuard.mark)\(position) \(name)\n"
  }

  private func endings(ofShare share: Int, of count: Int) -> [EndedScreens.Ending] {
    var endings: [EndedScreens.Ending] = []
    var position = 0
    while endings.count < EndedScreens.most {
      let child = ChildProcess(
        program: program,
        arguments: ["sieve", "--share", "\(share + 1)/\(count)", "--from", "\(position)"]
          + request.arguments(finding: request.paths),
        environment: Self.environment(traces: endings.count < Self.mostTraces))
      guard let run = child.run(withErrors: true), run.status != 0,
        let last = LastScreen(run.output, limits: request.limits), last.position >= position
      else { return endings }
      endings.append(last.ending)
      position = last.position + 1
    }
    return endings
  }

  /// How many screens of a process' share say where they were: that takes a second or more each.
  private static let mostTraces = 8

  /// The variables of this process, with those that let the Swift runtime say where it was, or not.
  private static func environment(traces: Bool) -> [String] {
    let name = "SWIFT_BACKTRACE"
    let settings = [
      "enable=\(traces ? "yes" : "no")", "color=no", "interactive=no", "threads=crashed",
      "limit=32", "registers=none", "images=none", "sanitize=no",
    ]
    return CurrentProcess.variables.filter { !$0.hasPrefix("\(name)=") }
      + ["\(name)=\(settings.joined(separator: ","))"]
  }

  /// The screen that a process was at when it ended.
  private struct LastScreen {
    let position: Int
    let ending: EndedScreens.Ending

    init?(_ output: [UInt8], limits: RunGuard.Limits) {
      let parts = String(decoding: output, as: UTF8.self).split(separator: "\n\(RunGuard.mark)")
      func head(of part: Substring) -> Substring { part.prefix { $0 != "\n" } }
      func position(of part: Substring) -> Int? { Int(head(of: part).prefix { $0 != " " }) }
      // A screen that is too late may have come to its end before it is ended, and the next begun.
      let end = parts.lastIndex { RunGuard.EndedRun(head(of: $0)) != nil }
      guard
        let start = parts[..<(end ?? parts.endIndex)].lastIndex(where: { position(of: $0) != nil }),
        let position = position(of: parts[start])
      else { return nil }
      self.position = position
      let name = head(of: parts[start]).drop { $0 != " " }.dropFirst()
      // A process that the system ends has no time to say so.
      guard
        let run = end.flatMap({ RunGuard.EndedRun(head(of: parts[$0])) })
          ?? RunGuard.EndedRun("crashed 0 \(name)")
      else { return nil }
      let words = parts[start...].map { $0.drop { $0 != "\n" }.dropFirst() }
        .joined(separator: "\n")
      ending = EndedScreens.Ending(run, words: String(words.prefix(1 << 16)), limits: limits)
    }
  }
}
