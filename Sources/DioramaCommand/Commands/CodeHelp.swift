import DioramaAuthoring
import DioramaKit
import YAML

/// `diorama help CODE`: explains the code of a message, and suggests a subcommand if the first word
/// is not one.
///
/// It handles arguments before the parser, whose own subcommand `help` explains subcommands.
struct CodeHelp {
  /// The tool's name.
  let tool: String
  /// The subcommands that help shows.
  let commands: [String]
  /// Makes the types, keys and steps that pages show.
  let registry: () throws -> Registry

  /// Handles arguments that request a page, or that begin with an unknown subcommand.
  ///
  /// - Returns: the exit status; nil if the parser has to handle the arguments.
  /// - Throws: an error from making the registry.
  func handle(_ arguments: [String], on console: Console) throws -> ExitStatus? {
    guard let first = arguments.first, !first.hasPrefix("-") else { return nil }
    guard first == "help" else { return reportUnknownCommand(first, on: console) }
    guard arguments.count == 2, let topic = arguments.last, !topic.hasPrefix("-"),
      !commands.contains(topic), topic != "help"
    else { return nil }
    if topic == "codes" {
      console.write(list)
      return .success
    }
    guard let page = CodePage.all.first(where: { $0.code.rawValue == topic }) else {
      let codes = CodePage.all.map(\.code.rawValue)
      console.writeError(.unknownTopic(topic, among: commands + codes, tool: tool))
      return .usage
    }
    console.write(SafeText(lines: page.text(for: try registry())))
    return .success
  }

  /// Subcommands that only the tool itself calls.
  private static let hidden = [WorkerCommand.name]

  private func reportUnknownCommand(_ word: String, on console: Console) -> ExitStatus? {
    // Names of hidden commands begin with `_`.
    guard !commands.contains(word), !word.hasPrefix("_"), !Self.hidden.contains(word) else {
      return nil
    }
    console.writeError(.unknownCommand(word, among: commands + ["help"], tool: tool))
    return .usage
  }

  /// All codes with their meanings, one a line.
  private var list: SafeText {
    let width = CodePage.all.map(\.code.rawValue.count).max() ?? 0
    return CodePage.all.map { page in
      SafeText("\(page.code.rawValue)").padded(toColumns: width + 2) + "\(page.meaning)\n"
    }.joined() + "\n`\(tool) help CODE` explains a code: an example, the cause and the fix.\n"
  }
}
