import DioramaLanguageServer
import DioramaSystem
import Dispatch
import Synchronization

/// Runs jobs of a language server, one at a time, each in a process of its own: an app's code that
/// traps, ends the process or never ends does so there.
///
/// The process reads the job from a file, and ends when that is gone.
final class JobBench: Sendable {
  private struct State {
    var job: LanguageJob?
    var file: String?
    var record: LanguageJobRecord?
  }

  private let program: String
  private let state = Mutex(State())

  /// A bench with nothing on it.
  ///
  /// - Parameter program: the program that has the subcommand `lsp-run`; nil for the one that runs.
  init(program: String?) { self.program = program ?? CurrentProcess.program }

  /// What is run; nil for nothing.
  var job: LanguageJob? { state.withLock { $0.job } }
  /// Whether something is run, or has come of it that nobody has taken.
  var isBusy: Bool { state.withLock { $0.job != nil || $0.record != nil } }

  /// What has come of a job that is over; nil for none, or where somebody has taken it.
  func takeRecord() -> LanguageJobRecord? {
    state.withLock { state in
      defer { state.record = nil }
      return state.record
    }
  }

  /// Lets go of what is run.
  func stop() {
    state.withLock { state in
      if let file = state.file { Self.remove(file) }
      state = State()
    }
  }

  /// Begins a job, in the place of what is run.
  func start(_ job: LanguageJob) {
    stop()
    let folder = try? FileSystem.makeTemporaryFolder()
    let file = folder.map { "\($0)/job.json" }
    if let file { try? FileSystem.write(job.line, to: file) }
    state.withLock { state in
      state.job = job
      state.file = file
    }
    DispatchQueue.global().async { [program] in
      let record = file.map { Self.record(of: job, in: $0, program) } ?? LanguageJobRecord(job)
      self.state.withLock { state in
        guard state.job?.number == job.number else { return }
        if let file { Self.remove(file) }
        state = State(record: record)
      }
    }
  }

  private static func remove(_ file: String) {
    try? FileSystem.removeFile(file)
    FileSystem.removeIfEmpty(file.parentFolder)
  }

  /// What comes of a job: where a screen ends its process, another goes on behind it.
  private static func record(
    of job: LanguageJob, in file: String, _ program: String
  ) -> LanguageJobRecord {
    var record = LanguageJobRecord(job)
    while FileSystem.exists(file) {
      let child = ChildProcess(
        program: program,
        arguments: [
          LSPRunCommand.name, "--behind", "\(record.count)", "--server", "\(CurrentProcess.id)",
          file,
        ],
        environment: environment)
      guard let run = child.run(withErrors: true) else { break }
      record.take(run.output)
      if record.isWhole || run.status == 0 { break }
      guard record.end(after: run.output, within: LSPRunCommand.seconds), !record.isWhole else {
        break
      }
    }
    return record
  }

  /// The variables of this process; a trace of where a crash was would take seconds.
  private static var environment: [String] {
    let name = "SWIFT_BACKTRACE"
    return CurrentProcess.variables.filter { !$0.hasPrefix("\(name)=") } + ["\(name)=enable=no"]
  }
}
