import ArgumentParser
import DioramaLanguageServer
import DioramaSystem
import Dispatch

/// `diorama lsp-run`: runs the screens of a job for ``JobBench``, and ends when nobody wants it any
/// more.
struct LSPRunCommand: ScreenCommand {
  static let name = "lsp-run"
  /// How long a screen may take.
  static let seconds = 10

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Run screens for an editor.", shouldDisplay: false)

  @Option var behind = 0
  @Option var server: Int32
  @Argument var file: String

  func run(in context: CommandContext) -> ExitStatus {
    guard let bytes = try? FileSystem.read(file), let job = LanguageJob(line: bytes) else {
      return .success
    }
    endWhenUnwanted()
    RunGuard.reportRuns(
      within: RunGuard.Limits(
        time: .seconds(Self.seconds), memory: RunGuard.Limits.standard.memory))
    job.run(context.registry, behind: behind) { line in
      context.console.hand(on: line)
      context.console.flush()
    }
    return .success
  }

  /// Ends the process where the job's file or the server is gone.
  private func endWhenUnwanted() {
    let (file, server) = (file, server)
    DispatchQueue.global().async {
      let nobody = DispatchSemaphore(value: 0)
      while FileSystem.exists(file), CurrentProcess.isRunning(server) {
        _ = nobody.wait(timeout: .now() + .milliseconds(20))
      }
      LSPRunCommand.exit(withError: nil)
    }
  }
}
