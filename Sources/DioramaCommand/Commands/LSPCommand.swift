import ArgumentParser
import DioramaLanguageServer
import DioramaSystem

/// `diorama lsp`: what an editor talks to.
struct LSPCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serve an editor, by the Language Server Protocol.",
    discussion: """
      The editor starts it and talks to it on standard input and output. Mistakes in screens, in \
      diorama.yaml and in fixtures are told as they are typed.
      """)

  /// How long nothing has to come before it is said what is wrong, in milliseconds.
  private static let pause: Int32 = 50

  // Editors pass it to servers that know other ways to talk, too.
  @Flag(help: "Talk on standard input and output, which it always does.")
  var stdio = false

  func run(in context: CommandContext) -> ExitStatus {
    var session = LanguageSession(
      registry: context.registry, name: context.tool, version: ProgramVersion.text)
    do throws(FileSystem.Failure) {
      while session.isOrderlyEnd == nil {
        if session.isWaiting, !StandardStream.input.hasSomething(within: Self.pause) {
          try StandardStream.output.write(session.settle())
        }
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
}
