import AppPorting
import ArgumentParser
import DioramaSystem

/// `diorama port`: shows the copy of an app's file that the plugin compiles.
struct PortCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "port", abstract: "Show how the plugin PortApp changes an app's Swift file.")

  @Argument(help: "The file.", completion: .file(extensions: ["swift"])) var file: String
  @Flag(help: "Print each changed line and the reason, instead of the copy.") var explain = false
  @Option(help: "The app's folder, by default that of the file; its AppFiles.txt is not read.")
  var `in`: String?
  @OptionGroup(visibility: .hidden) var output: OutputOptions
  @OptionGroup(visibility: .hidden) var quiet: QuietOption

  func run(in context: CommandContext) -> ExitStatus {
    do throws(FileSystem.Failure) {
      let app = AppFiles(
        AppFile(path: file, bytes: try FileSystem.read(file)), in: `in` ?? file.parentFolder)
      let text = explain ? app.explanation(of: file) : app.copies[0]
      context.console.write(SafeText(lines: text))
      if text.isEmpty { context.console.writeError(SafeText(lines: app.explanation(of: file))) }
      return text.isEmpty ? .failure : .success
    } catch {
      context.console.writeError(.unreadable("file", file, error))
      return .failure
    }
  }
}
