import ArgumentParser
import DioramaLanguageServer
import DioramaSystem

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
  private static let pause: Int32 = 5
  /// How often somebody looks whether a run is over, in milliseconds.
  private static let look: Int32 = 10

  // Editors pass it to servers that know other ways to talk, too.
  @Flag(help: "Talk on standard input and output, which it always does.")
  var stdio = false

  func run(in context: CommandContext) -> ExitStatus {
    var session = LanguageSession(
      registry: context.registry, name: context.tool, version: ProgramVersion.text)
    let bench = JobBench(program: context.console.surroundings.program)
    defer { bench.stop() }
    var patience = Self.pause
    do throws(FileSystem.Failure) {
      while session.isOrderlyEnd == nil {
        try work(&session, bench)
        let wait = session.isWaiting ? patience : bench.isBusy ? Self.look : nil
        if let wait, !StandardStream.input.hasSomething(within: wait) {
          if session.isWaiting { try StandardStream.output.write(session.settle()) }
          // Between the files of a large project it is only looked whether something has come.
          patience = 0
          continue
        }
        patience = Self.pause
        // At its end the editor is gone.
        guard let bytes = StandardStream.input.readSome() else { return .success }
        try StandardStream.output.write(session.receive(bytes))
      }
    } catch {
      // Nobody listens any more.
      return .success
    }
    return session.isOrderlyEnd == true ? .success : .findings
  }

  /// Takes what came of runs, stops those that are overtaken, and begins the next once nothing is
  /// typed.
  private func work(
    _ session: inout LanguageSession, _ bench: JobBench
  ) throws(FileSystem.Failure) {
    if let job = bench.job, !session.wants(job) {
      bench.stop()
      session.letGo(job)
    }
    if let record = bench.takeRecord() { try StandardStream.output.write(session.take(record)) }
    if !session.isWaiting, !bench.isBusy, let job = session.nextJob() { bench.start(job) }
  }
}
