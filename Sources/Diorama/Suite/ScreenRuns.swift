import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// Where screens run.
package indirect enum Isolation: Sendable {
  /// In this process, one after the other. Used in tests, which have threads, and if the process
  /// cannot fork. Changes that a screen's code makes to its process, such as to a `static var`, are
  /// visible to the next screen.
  case inPlace
  /// In child processes with limits.
  ///
  /// - Parameters:
  ///   - limits: the limits of a screen, and of the command together with its children.
  ///   - program: starts this program again, to trace a screen that ended its process, and to run
  ///     screens if this process has threads and cannot fork.
  case children(_ limits: RunTracker.Limits, WorkerProgram)
}

/// Runs screens of a project, in this process or in workers as its ``ProjectRequest/isolation``
/// defines, and returns their outcomes.
struct ScreenRuns {
  /// The project, and the screens that are known to end their processes.
  private(set) var suite: ScreenSuite
  private var jobs: Int
  private let runner: ScreenRunner
  /// Whether each screen runs in its own process, so that no screen sees changes that an app's code
  /// makes to its process.
  private let usesProcessPerScreen: Bool
  /// How many screens are traced at most: each trace takes a second or more.
  private static let maxTraces = 8
  private var traces = 0
  private let isTraced: Bool

  /// - Parameters:
  ///   - suite: the project.
  ///   - jobs: how many screens run at the same time.
  ///   - isTraced: whether to find out where the code of a screen ended its process.
  init(of suite: ScreenSuite, jobs: Int, isTraced: Bool = true) {
    self.isTraced = isTraced
    self.suite = suite
    self.jobs = jobs
    runner = ScreenRunner(registry: suite.registry)
    usesProcessPerScreen = suite.registry.hasAppCode
  }

  /// Works on items, each of which runs screens.
  ///
  /// - Parameters:
  ///   - count: the number of items.
  ///   - work: runs the screens of an item with ``append(_:to:)``.
  ///   - take: decodes what `work` wrote, in this process.
  ///   - lost: called with the reason if an item has no result.
  /// - Returns: why the run stopped early, nil if it did not; and the screens that ended their
  ///   processes.
  func run(
    count: Int, work: (Int, ScreenRuns, inout OutcomeWriter) -> Void,
    take: (Int, inout OutcomeReader) throws(OutcomeReader.Malformed) -> Void,
    lost: (Int, String) -> Void
  ) -> (problem: Diagnostic?, ended: EndedScreens) {
    func read(_ item: Int, _ bytes: [UInt8]) {
      var reader = OutcomeReader(bytes)
      do throws(OutcomeReader.Malformed) { try take(item, &reader) } catch {
        lost(item, Self.unreadableResult)
      }
    }
    func result(of item: Int, _ runs: ScreenRuns) -> [UInt8] {
      var writer = OutcomeWriter()
      work(item, runs, &writer)
      return writer.bytes
    }
    guard case .children(let limits, let program) = suite.request.isolation,
      WorkerPool.isAvailable
    else {
      for item in 0..<count { read(item, result(of: item, self)) }
      return (nil, suite.request.ended)
    }
    var current = self
    var items = Array(0..<count)
    // If a screen ends its process, its item is repeated without that screen.
    while !items.isEmpty {
      var again: [(item: Int, ending: WorkerPool.Ending)] = []
      do throws(WorkerPool.Failure) {
        try WorkerPool(jobs: current.jobs, limits: limits).run(count: items.count) { index in
          result(of: items[index], current)
        } take: { index, bytes in
          read(items[index], bytes)
        } ended: { index, ending in
          if current.shouldRetryAlone(ending), again.count < EndedScreens.maxCount {
            again.append((items[index], ending))
          } else if current.recordEnd(ending, limits) {
            again.append((items[index], ending))
          } else {
            lost(items[index], Self.stopped(ending))
          }
        }
      } catch {
        return (Diagnostic(ofFile: suite.project.root, "\(error)"), current.suite.request.ended)
      }
      // No worker may run now: a trace blocks this process, so it cannot enforce their limits.
      for (_, ending) in again where !current.shouldRetryAlone(ending) {
        current.trace(ending, limits, program)
      }
      if again.contains(where: { current.shouldRetryAlone($0.ending) }) { current.jobs = 1 }
      items = again.map(\.item).sorted()
    }
    return (nil, current.suite.request.ended)
  }

  /// Whether a screen exceeded the memory limit while others ran, and may stay below it alone.
  private func shouldRetryAlone(_ ending: WorkerPool.Ending) -> Bool {
    ending.run?.kind == .exceededMemory && jobs > 1
  }

  /// Records that a screen ended its process, so that no other worker runs it.
  ///
  /// - Returns: whether the screen is known, and ended a process for the first time.
  private mutating func recordEnd(_ ending: WorkerPool.Ending, _ limits: RunTracker.Limits) -> Bool
  {
    guard let run = ending.run, suite.request.ended[run.name] == nil else { return false }
    suite.request.ended.add(EndedScreens.Ending(run, words: ending.output, limits: limits))
    if suite.request.ended.count >= EndedScreens.maxCount { suite.request.ended.stop() }
    return true
  }

  /// Finds out where the code of a screen ended its process.
  private mutating func trace(
    _ ending: WorkerPool.Ending, _ limits: RunTracker.Limits, _ program: WorkerProgram
  ) {
    guard let run = ending.run else { return }
    var output = ending.output
    if traces < (isTraced ? Self.maxTraces : 0) {
      traces += 1
      let trace = program.trace(of: run)
      output = trace + output
    }
    if run.kind == .crashed, CrashOutput.reason(in: output) == nil {
      output += "\(CrashOutput.crash)it \(ending.reason)\n"
    }
    suite.request.ended.add(EndedScreens.Ending(run, words: output, limits: limits))
  }

  // MARK: Running a screen

  /// Runs a screen and writes its outcome.
  func append(_ screen: ScreenDeclaration, to writer: inout OutcomeWriter) {
    guard usesProcessPerScreen else { return writer.append(suite.outcome(of: screen, runner)) }
    writer.append(
      WorkerPool.runIsolated {
        var writer = OutcomeWriter()
        writer.append(suite.outcome(of: screen, runner))
        return writer.bytes
      })
  }

  /// Reads the outcome that ``append(_:to:)`` wrote.
  func outcome(
    of heading: ScreenHeading, _ reader: inout OutcomeReader
  ) throws(OutcomeReader.Malformed) -> ScreenOutcome {
    let outcome: ScreenOutcome
    if usesProcessPerScreen {
      var own = OutcomeReader(try reader.byteArray())
      outcome = try own.outcome(of: heading)
    } else {
      outcome = try reader.outcome(of: heading)
    }
    if let bytes = outcome.observation { suite.request.observer?.take(heading, bytes) }
    return outcome
  }
}
