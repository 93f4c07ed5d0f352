import CRunGuard

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What becomes of the process where the code of a run traps, calls `exit`, never ends, or takes all
/// memory.
///
/// Nothing, unless one of the functions that begin with `from now on` was called first; the first
/// of them counts. A run that is guarded costs some hundred instructions.
package enum RunGuard {
  /// What a run may take before somebody looks after it.
  package struct Limits: Sendable, Hashable {
    /// The longest that a run may take; nil for as long as it likes.
    package var time: Duration?
    /// How many bytes of memory the process may have while runs go on; nil for as many as it likes.
    package var memory: Int?

    /// Ten seconds, and half of the memory that there is.
    package static var standard: Limits {
      Limits(time: .seconds(10), memory: CurrentProcess.mostMemory.map { $0 / 2 })
    }

    /// Limits for a run.
    package init(time: Duration?, memory: Int?) {
      self.time = time
      self.memory = memory
    }
  }

  /// A run that ended a process.
  package struct EndedRun: Sendable, Hashable {
    /// How a run ends a process.
    package enum Way: String, Sendable {
      /// By a trap or a signal.
      case crashed
      /// By calling `exit`.
      case exited
      /// Not at all, so that somebody else had to.
      case late
      /// Not at all, while the process took more memory than it may. Where several ran, it may have
      /// been another one.
      case full
    }

    /// How it did.
    package let way: Way
    /// The step that it had come to, counted from 1; 0 before the first, and less while it was not
    /// yet told to ``RunGuard/enter(step:)`` one.
    package let step: Int
    /// What was said to run.
    package let name: String

    /// The line that ``init(_:)`` reads.
    fileprivate var line: String { "\(way.rawValue) \(step + 1) \(name)" }

    /// Reads a line of the guard's; nil where it is none.
    ///
    /// - Parameter line: the word, the number of the step with one added, the name, with a blank
    ///   between them.
    package init?(_ line: some StringProtocol) {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, let way = Way(rawValue: String(words[0])), let step = Int(words[1])
      else { return nil }
      self.way = way
      self.step = step - 1
      name = String(words[2])
    }
  }

  /// What a line of a report begins with.
  package static var mark: String { String(cString: run_guard_mark()) }

  /// From now on a run that ends the process starts the program again in its place, with the same
  /// arguments. The new process learns of it by ``takeEndedRuns()``.
  ///
  /// - Parameters:
  ///   - limits: what a run may take.
  ///   - known: the runs that have ended processes before, which the new one learns of, too: so it
  ///     knows one more each time.
  package static func restartProcess(within limits: Limits, knowing known: [EndedRun]) {
    var plan = plan(limits)
    plan.ends_runs = 1
    let program = CurrentProcess.program
    plan.program = UnsafePointer(strdup(FileSystem.realPath(program) ?? program))
    plan.arguments = UnsafePointer(kept(CurrentProcess.arguments))
    let lines = known.map { "\($0.line)\n" }.joined()
    let variable = "\(String(cString: run_guard_variable()))=\(lines)"
    plan.environment = UnsafePointer(kept(CurrentProcess.variables + [variable]))
    _ = run_guard_install(plan)
  }

  /// From now on a run that ends the process says so in a line on standard output, which begins
  /// with ``mark``, and then does end it.
  ///
  /// - Parameter limits: what a run may take.
  package static func reportRuns(within limits: Limits) {
    var plan = plan(limits)
    plan.ends_runs = 1
    plan.report = STDOUT_FILENO
    _ = run_guard_install(plan)
  }

  /// From now on a run that ends the process, or takes long or much, is named on standard error;
  /// nothing else is done about it.
  ///
  /// - Parameter limits: what a run takes that is not named.
  package static func nameRuns(within limits: Limits) {
    var plan = plan(limits)
    plan.report = STDERR_FILENO
    plan.is_for_people = 1
    _ = run_guard_install(plan)
  }

  /// What ended the processes that this one stands in the place of; nothing when asked again.
  package static func takeEndedRuns() -> [EndedRun] {
    let variable = String(cString: run_guard_variable())
    guard let text = CurrentProcess.variable(variable) else { return [] }
    unsetenv(variable)
    return text.split(separator: "\n").compactMap { EndedRun($0) }
  }

  /// From here to ``end()`` a run of this thread is guarded; what begins inside it is a part of it.
  ///
  /// - Parameter name: what ``EndedRun/name`` will be; its first 512 bytes count.
  package static func begin(_ name: String) {
    var name = name
    name.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { run_guard_begin($0.baseAddress, $0.count) }
    }
  }

  /// The run of this thread has come to a step, counted from 1; 0 is what comes before them.
  package static func enter(step: Int) { run_guard_step(Int32(truncatingIfNeeded: step + 1)) }

  /// The run of this thread is over.
  package static func end() { run_guard_end() }

  /// Strings as C has lists of them, for good.
  private static func kept(_ strings: [String]) -> UnsafeMutablePointer<
    UnsafeMutablePointer<CChar>?
  > {
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: strings.count + 1)
    for (index, string) in strings.enumerated() { list[index] = strdup(string) }
    list[strings.count] = nil
    return list
  }

  private static func plan(_ limits: Limits) -> run_guard_plan {
    var plan = run_guard_plan()
    plan.report = -1
    plan.memory = Int64(limits.memory ?? 0)
    if let time = limits.time {
      plan.limit = max(time.components.seconds * 1000, 0)
      plan.limit += time.components.attoseconds / 1_000_000_000_000_000
      plan.limit = max(plan.limit, 1)
    }
    return plan
  }
}
