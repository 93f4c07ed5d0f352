import ArgumentParser
import DioramaAuthoring
import DioramaLanguageServer
import DioramaSystem
import YAML

/// `diorama lsp`: the language server for editors.
struct LSPCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Run a language server (LSP) for editors.",
    discussion: """
      The editor starts the server, and communicates on standard input and output. The server \
      reports errors in screens, diorama.yaml and fixtures during typing. Screens run in separate \
      processes.
      """)

  /// The time without input before diagnostics are sent, in milliseconds: requests that editors
  /// send together with a key are answered first.
  private static let diagnosticsDelay: Int32 = 5
  /// The time without changes before screens run in the background, in milliseconds. Requests do
  /// not count as changes.
  private static let idleDelay: Int32 = 100
  /// The interval of checks whether the editor still runs, while nothing else happens, in
  /// milliseconds.
  private static let clientCheckInterval: Int32 = 2000
  /// The interval of checks whether a run has ended, in milliseconds.
  private static let jobPollInterval: Int32 = 10

  // Editors pass this option, since other servers support several transports.
  @Flag(help: "Use standard input and output; always on.") var stdio = false

  func run(in context: CommandContext) -> ExitStatus {
    var session = LanguageSession(registry: context.registry, name: context.tool)
    let runner = JobRunner(
      context.registry, isIsolated: context.console.environment.isolatesScreens)
    defer { runner.stop() }
    var watch = ProjectWatcher()
    var timeout = Self.diagnosticsDelay
    var changed = ContinuousClock.now
    do throws(FileSystem.Failure) {
      while session.endedCleanly == nil {
        let isIdle = changed.duration(to: .now) >= .milliseconds(Self.idleDelay)
        try work(&session, runner, isIdle)
        watch.setRoots(session.foldersToWatch)
        if let refusal = watch.nextFailure()?.diagnostic {
          let words = "\(refusal.place.source.path): \(refusal.message)"
          try StandardStream.output.write(session.warning(words))
        }
        let wait: Int32? =
          session.hasPendingDiagnostics
          ? timeout
          : runner.isBusy
            ? Self.jobPollInterval
            : session.hasJob
              ? Self.idleDelay : session.clientProcess == nil ? nil : Self.clientCheckInterval
        let (input, disk) = StandardStream.input.waitForInput(or: watch.file, within: wait)
        if input {
          // The end of the input means that the editor has ended.
          guard let bytes = StandardStream.input.readSome() else { return .success }
          try StandardStream.output.write(session.receive(bytes))
        }
        if disk { try StandardStream.output.write(session.filesDidChange(watch.changes())) }
        if !input, !disk {
          // Other processes may keep the editor's end of the pipe open.
          if let client = session.clientProcess, !CurrentProcess.isRunning(client) {
            return .success
          }
          if session.hasPendingDiagnostics { try StandardStream.output.write(session.settle()) }
        }
        // Between the files of a large project, only check for input.
        timeout = input || disk ? Self.diagnosticsDelay : 0
        if input, session.hasPendingDiagnostics { changed = .now }
      }
    } catch {
      // The editor no longer reads.
      return .success
    }
    return session.endedCleanly == true ? .success : .findings
  }

  /// Takes the results of runs, stops outdated runs, and starts the next one if the editor is idle
  /// or waits for it.
  private func work(
    _ session: inout LanguageSession, _ runner: JobRunner, _ isIdle: Bool
  ) throws(FileSystem.Failure) {
    if let job = runner.job, !session.isCurrent(job) {
      runner.stop()
      session.abandon(job)
    }
    if let record = runner.takeRecord() { try StandardStream.output.write(session.finish(record)) }
    guard !session.hasPendingDiagnostics, !runner.isBusy, isIdle || session.hasPendingRequests
    else { return }
    if let job = session.nextJob() { runner.start(job) }
  }
}
