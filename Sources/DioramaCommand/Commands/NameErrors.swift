import Diorama
import DioramaKit
import DioramaStage
import YAML

/// The messages about names that do not exist.
extension SafeText {
  /// Returns `unknown screen 'invit'; did you mean 'invite'?`.
  static func unknown(_ noun: String, _ name: String, among known: [String]) -> Self {
    unknown(noun, name, nearestName(to: name, among: known).map { "did you mean '\($0)'?" })
  }
  private static func unknown(_ noun: String, _ name: String, _ hint: String?) -> Self {
    "unknown \(noun) '\(name)'\(suffix(hint))\n"
  }
  private static func suffix(_ hint: String?) -> String { hint.map { "; \($0)" } ?? "" }
  static func unknownTopic(_ topic: String, among known: [String], tool: String) -> Self {
    let hint = Diagnostic.Help.guess(at: topic, among: known)
    return unknown("command or code", topic, hint ?? "`\(tool) help codes` lists the codes")
  }
  static func unknownCommand(_ word: String, among known: [String], tool: String) -> Self {
    let near = nearestName(to: word, among: known).map { "did you mean '\($0)'?" }
    let hint = near ?? "`\(tool) help` lists the commands"
    return """
      Error: unknown command '\(word)'; \(hint)
      Usage: \(tool) <subcommand>
        See '\(tool) --help' for more information.

      """
  }
  /// The screen of `explain` does not exist; `stem` is its name if it is a file.
  static func unknownScreen(_ name: String, _ stem: String, among known: [String]) -> Self {
    let meant: Diagnostic.Help? = known.contains(stem) ? .didYouMean(stem) : nil
    return unknown("screen", name, meant?.text ?? Diagnostic.Help.screen(stem, among: known))
  }
  /// The screen has no such value; `command` lists its values.
  static func unknownValue(
    _ key: String, of screen: String, among known: [String], listedBy command: [String]
  ) -> Self {
    let near = Diagnostic.Help.nearest(to: key, among: known)?.text
    let hint = near ?? "`\(ShellWords.line(command))` lists the keys"
    return "'\(key)' is not a key of the screen '\(screen)'\(suffix(hint))\n"
  }
  static func unknownStep(_ name: String, in registry: Registry) -> Self {
    let help = StepSuggestions.help(
      for: name, among: registry.allSteps, commandName: registry.commandName)
    return unknown("step", name, help.text)
  }
  static func stepNotType(_ name: String, tool: String) -> Self {
    "'\(name)' is a step, not a type; see `\(tool) steps \(name)`\n"
  }
  /// `steps` names a type or key; `noun` is its kind.
  static func notAStep(_ name: String, _ noun: String, tool: String) -> Self {
    "'\(name)' is a \(noun), not a step; see `\(tool) types \(name)`\n"
  }
  static func unknownType(_ name: String, among known: [String], tool: String) -> Self {
    var long = name
    for (short, ending) in [("VC", "ViewController"), ("VM", "ViewModel")]
    where name.hasSuffix(short) {
      long = name.dropLast(2) + ending
    }
    let meant: Diagnostic.Help? = known.contains(long) ? .didYouMean(long) : nil
    return unknown(
      "type", name,
      meant?.text ?? Diagnostic.Help.guess(at: long, among: known)
        ?? "`\(tool) types` lists the types")
  }
  /// `gallery --svg` names a screen of several projects.
  static func ambiguousScreen(_ name: String, in projects: [String]) -> Self {
    let paths = projects.map { "'\($0)'" }.joined(separator: " and ")
    return "\(paths) each have a screen '\(name)'; give only one of the paths\n"
  }
  static func unknownFrame(_ frame: String, of screen: String, among labels: [String]) -> Self {
    let known = labels.enumerated().map { "\($0 + 1)\($1.isEmpty ? "" : " (\($1))")" }
    return "'\(screen)' has no frame '\(frame)'; available: \(known.joined(separator: ", "))\n"
  }
}
