import ArgumentParser
import DioramaAuthoring
import DioramaLanguageServer
import DioramaSystem
import YAML

/// `diorama lsp`: what an editor talks to.
struct LSPCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serve an editor, by the Language Server Protocol.",
    discussion: """
      The editor starts it and talks to it on standard input and output. Mistakes in screens, in \
      diorama.yaml and in fixtures are told as they are typed. Screens are run in processes of their \
      own.
      """)

  /// How long nothing has to come before it is said what is wrong, in milliseconds: what editors
  /// ask for together with a key is answered first.
  private static let diagnosticsDelay: Int32 = 5
  /// How long nothing has to change before screens are run that nobody waits for: what is asked
  /// meanwhile is no change.
  private static let idleDelay: Int32 = 100
  /// How often somebody looks whether the editor is still there, where nothing else happens.
  private static let clientCheckInterval: Int32 = 2000
  /// How often somebody looks whether a run is over.
  private static let jobPollInterval: Int32 = 10

  // Editors pass it to servers that know other ways to talk, too.
  @Flag(help: "Talk on standard input and output, which it always does.")
  var stdio = false

  func run(in context: CommandContext) -> ExitStatus {
    var session = LanguageSession(
      registry: context.registry, name: context.tool, version: ProgramVersion.text)
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
          // At its end the editor is gone.
          guard let bytes = StandardStream.input.readSome() else { return .success }
          try StandardStream.output.write(session.receive(bytes))
        }
        if disk { try StandardStream.output.write(session.filesDidChange(watch.changes())) }
        if !input, !disk {
          // Others may hold its end of the pipe open.
          if let client = session.clientProcess, !CurrentProcess.isRunning(client) {
            return .success
          }
          if session.hasPendingDiagnostics { try StandardStream.output.write(session.settle()) }
        }
        // Between the files of a large project it is only looked whether something has come.
        timeout = input || disk ? Self.diagnosticsDelay : 0
        if input, session.hasPendingDiagnostics { changed = .now }
      }
    } catch {
      // Nobody listens any more.
      return .success
    }
    return session.endedCleanly == true ? .success : .findings
  }

  /// Takes what came of runs, stops those that are overtaken, and begins the next once nothing is
  /// typed, or somebody waits.
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
