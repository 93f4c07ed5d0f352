import ArgumentParser
import DioramaStage
import YAML

/// The errors of options and their values.
extension ValidationError {
  static func option(_ name: String, takes what: String) -> Self { Self("\(name) takes \(what)") }
  static func option(_ name: String, requires others: String) -> Self {
    Self("\(name) requires \(others)")
  }
  static func option(_ name: String, excludes others: String) -> Self {
    Self("\(name) cannot be combined with \(others)")
  }
  static let emptyFolderName = Self("the name of the project folder is empty")
  static let combinedVariants = Self(
    "combined variants have no snapshots; use one --variant, or the command render")
  /// `--memory` has a unit, or is not a number of megabytes.
  static func memory(_ argument: String) -> Self {
    let scales = ["K": 0.001, "M": 1, "G": 1000, "T": 1_000_000]
    let number = argument.prefix { $0.isNumber || $0 == "." }
    let unit = argument.dropFirst(number.count).prefix(1).uppercased()
    if let amount = Double(number), let scale = scales[unit], amount * scale <= 1_000_000_000 {
      let meant = Int((amount * scale).rounded(.up))
      return option("--memory", takes: "a number of megabytes: use \(meant), not \(argument)")
    }
    return option("--memory", takes: "a number of megabytes from 0 to 1000000000")
  }
  /// `--show` is not a list of blocks.
  static func show(_ argument: String) -> Self {
    let words = argument.split { " ,+&|/".contains($0) }.map { String($0) }
    let known = SnapshotBlock.allCases.map(\.rawValue)
    let meant = words.compactMap { word in
      known.contains(word) ? word : nearestName(to: word, among: known + ["none"])
    }
    var hint = "found '\(argument)'"
    if words == ["all"] {
      hint = "use '\(known.joined(separator: ","))' for all"
    } else if words.count > 1, words.contains("none") {
      hint = "'none' cannot be combined with others"
    } else if !meant.isEmpty, meant.count == words.count {
      hint += "; did you mean '\(meant.joined(separator: ","))'?"
    }
    let blocks = "'styles', 'accessibility' and 'log', separated by commas, or 'none'"
    return option("--show", takes: "\(blocks); \(hint)")
  }
  static func shard(_ argument: String) -> Self {
    option("--shard", takes: "a shard such as 2/5 (the second of five); found '\(argument)'")
  }
  /// A command has no annotations for GitHub, but the tests of `tool` may have.
  static func gitHubFormat(of command: String, tool: String? = nil) -> Self {
    let hint = tool.map { "; for annotations on GitHub, run '\($0) test --format github'" } ?? ""
    return Self("\(command) supports only --format text and --format json\(hint)")
  }
  static let servedComparison = Self(
    "--serve cannot be combined with --against: changes from another revision cannot be "
      + "accepted or rejected; omit --serve to write a page")
  static let selectedPicture = Self(
    "--svg selects the screen; it cannot be combined with --filter, --tag or --variant")
  static func unknownInput(_ name: String, among known: [String]) -> Self {
    let near = nearestName(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    return Self("unknown input '\(name)'\(near)")
  }
  /// `test` has an option that writes snapshots in other tools.
  static func writingTest(_ option: String, tool: String) -> Self {
    Self("unknown option '\(option)'; to write snapshots, run '\(tool) record'")
  }
  /// `new` has an option that is misspelled, so that the parser only misses the right one.
  static func misspelled(_ option: String, _ meant: String) -> Self {
    Self("unknown option '\(option)'; did you mean '\(meant)'?")
  }
  /// `review` both accepts and rejects a snapshot.
  static func contradictory(_ id: String) -> Self {
    Self("'\(id)' cannot be both accepted and rejected")
  }
  static func unknownChange(_ id: String, tool: String) -> Self {
    Self("unknown change '\(id)'; '\(tool) review --list' lists the changes")
  }
  static func ambiguousChange(_ id: String, among ids: [String]) -> Self {
    Self("'\(id)' matches '\(ids.joined(separator: "' and '"))'; use more characters")
  }
}
