import AppPorting
import ArgumentParser
import DioramaSystem

/// `diorama port`: shows the copy of an app's file that the plugin compiles.
struct PortCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "port", abstract: "Show how the plugin PortApp changes an app's Swift file.")

  @Argument(help: "The file.", completion: .file(extensions: ["swift"])) var file: String
  @Flag(help: "Print each changed line and the reason, instead of the copy.") var explain = false
  @Option(
    name: .customLong("in"),
    help: "The app's folder, by default that of the file; its AppFiles.txt is not read.")
  var folder: String?
  @OptionGroup(visibility: .hidden) var output: OutputOptions
  @OptionGroup(visibility: .hidden) var quiet: QuietOption

  func run(in context: CommandContext) -> ExitStatus {
    do throws(FileSystem.Failure) {
      let app = AppFiles(
        AppFile(path: file, bytes: try FileSystem.read(file)), in: folder ?? file.parentFolder)
      context.console.write(SafeText(lines: explain ? app.explanation(of: file) : app.copies[0]))
      return .success
    } catch {
      context.console.writeError(.unreadable("file", file, error))
      return .failure
    }
  }
}
