import Diorama
import DioramaSystem
import YAML

/// The messages of commands that cannot do what their options request.
extension SafeText {
  static func missingLine(ofSnapshotOf screen: String, count: Int) -> Self {
    "the snapshot of '\(screen)' has only \(count) lines\n"
  }
  static func unrecordedPicture(of screen: String) -> Self {
    "'\(screen)' differs from its snapshot; the picture shows the current output\n"
  }
  static func noViewController(tool: String) -> Self {
    "no view controller is registered; see `\(tool) types`\n"
  }
  static let inputTooLong: Self = "standard input exceeds the limit of \(Console.maxInput) bytes\n"
  static let cannotWatch: Self = "files cannot be watched on this system\n"
  static func served(_ project: String, at address: String) -> Self {
    "\(project) is also served at \(address); editors now open this page\n"
  }
  static func noMatchingFixture(for viewController: String, _ problems: Diagnostics) -> Self {
    let text = TextPrinter(color: false).text(
      of: problems.sorted.filter { FileSystem.exists($0.place.source.path) })
    return "no fixture of the project has data for '\(viewController)'\n" + Self(lines: text)
  }
  static func notPending(_ path: String) -> Self {
    "\(path): warning: not a pending snapshot; skipped\n"
  }
  static func notApplicable(_ path: String, _ reason: String) -> Self {
    "'\(path)' cannot be applied: \(reason)\n"
  }
  static func needsTerminal(tool: String) -> Self {
    """
    review without options requires a terminal
    to list pending snapshots, run '\(tool) review --list';
    to decide, use --accept ID or --reject ID

    """
  }
  static let deletionInCI: Self =
    "--obsolete delete is not allowed: CI is set, and 'test' then changes no snapshot\n"
  static func shard(_ shard: Shard, from origin: String) -> Self {
    "shard \(shard.index + 1) of \(shard.count), from \(origin)\n"
  }
  static func notSaved(tool: String) -> Self {
    "differences are not saved for '\(tool) review', since CI is set; to save them, use --pending\n"
  }
}
