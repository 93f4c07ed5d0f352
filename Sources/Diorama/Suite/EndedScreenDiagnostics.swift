import DioramaSystem
import YAML

/// The problems of screens whose code ended a process, and of worker processes.
extension Diagnostic {
  static func skippedScreen(at place: Place) -> Diagnostic {
    Diagnostic(
      .crashed,
      "the screen was not run: \(EndedScreens.maxCount) other screens ended their process",
      at: place,
      help: Help("fix the crashing screens first, or select screens with '--filter'"))
  }

  /// A screen ended its process; `file` has the output of the process.
  static func endedScreen(
    _ ending: EndedScreens.Ending, at place: Place, output file: String?
  ) -> Diagnostic {
    let unmade = ending.words.contains("init(coder:)")
    let help =
      unmade
      ? Help("register the class with a closure: `registry.register(Screen.self) { Screen() }`")
      : file.map { Help("its output is in \($0)") }
    let frame = CrashOutput.frame(in: ending.words)
    let position = frame.map { "; it was in \($0)" } ?? ""
    let moment = moment(of: ending.run)
    switch ending.run.kind {
    case .crashed:
      let function = frame.map { " in \($0)" } ?? ""
      let reason = CrashOutput.reason(in: ending.words).map { ": \($0)" } ?? ""
      return Diagnostic(
        .crashed, "the screen's code crashed\(function)\(moment)\(reason)", at: place, help: help)
    case .exited:
      return Diagnostic(
        .crashed, "the screen's code called 'exit'\(moment), which ends its process",
        at: place, help: help)
    case .timedOut:
      let time = ending.limits.time.map { " in \(seconds($0)) s" } ?? ""
      return Diagnostic(
        .timeLimit, "the screen did not finish\(time)\(moment)\(position)", at: place,
        help: help ?? Help("allow more time with '--timeout SECONDS'"))
    case .exceededMemory:
      let size = ending.limits.memory.map { " than \($0 / 1_000_000) MB" } ?? ""
      return Diagnostic(
        .memoryLimit, "the screen used more memory\(size)\(moment)\(position)", at: place,
        help: help ?? Help("allow more memory with '--memory MEGABYTES'"))
    }
  }

  private static func seconds(_ duration: Duration) -> String {
    let seconds = duration / .seconds(1)
    return Int(exactly: seconds).map(String.init) ?? "\(seconds)"
  }

  private static func moment(of run: RunTracker.EndedRun) -> String {
    switch run.step {
    case ..<0: " while its types were read"
    case 0: " before its first step"
    default: " at step \(run.step)"
    }
  }

  static func unfinishedWorker(of project: Project) -> Diagnostic {
    Diagnostic(ofFile: project.root, "the worker process did not finish")
  }
}

/// Why an item has no result.
extension ScreenRuns {
  static let unreadableResult = "the result of the worker process cannot be read"

  static func stopped(_ ending: WorkerPool.Ending) -> String {
    "the worker process \(ending.reason)"
  }
}
