import DioramaKit
import YAML

/// Words that other tools have for steps. They are no steps here, but it is clear what is meant.
package enum StepWords {
  private static let others: [(step: String, words: [String])] = [
    ("tap", ["click", "press", "touch", "push", "hit", "tapOn", "tapRow", "open"]),
    ("select", ["choose", "pick", "check", "tick", "deselect", "unselect", "mark"]),
    ("toggle", ["switch", "flip", "turnOn", "turnOff", "enable", "disable"]),
    ("scroll", ["drag", "scrollTo", "scrollDown", "scrollUp", "reveal"]),
    ("write", ["type", "enter", "input", "fill", "text", "typeText", "inputText", "enterText"]),
    ("advance", ["wait", "sleep", "pause", "delay", "waitFor", "after", "forward"]),
    ("snapshot", ["screenshot", "frame", "capture", "shot", "assert", "expect", "verify", "show"]),
  ]

  /// What the author of a step that there is not may have meant.
  ///
  /// - Parameters:
  ///   - name: the word in the place of a step's name.
  ///   - known: the names of all steps.
  ///   - commandName: what the command is called that lists them.
  package static func help(
    for name: String, among known: [String], commandName: String
  ) -> Diagnostic.Help {
    if name.lowercased() == "swipe" {
      return Diagnostic.Help(
        "'scroll' moves rows; what a swipe over a row uncovers is touched by "
          + "'- tap: { button: Delete, row: 1 }'")
    }
    if ["latency", "failures"].contains(name) {
      return Diagnostic.Help("it belongs to 'network'; write '- network: { \(name): ... }'")
    }
    if name.lowercased() == "offline" {
      return Diagnostic.Help(
        "write which requests fail from here on: '- network: { failures: ... }'")
    }
    let same = others.first { $0.words.contains { $0.lowercased() == name.lowercased() } }?.step
    if let near = same.map({ Diagnostic.Help.didYouMean($0) })
      ?? Diagnostic.Help.nearest(to: name, among: known)
    {
      return near
    }
    return Self.allowed(known, commandName: commandName)
  }

  /// The steps that there are, and where examples of them stand.
  package static func allowed(_ known: [String], commandName: String) -> Diagnostic.Help {
    Diagnostic.Help("\(Diagnostic.Help.allowed(known).text); see `\(commandName) steps`")
  }
}
