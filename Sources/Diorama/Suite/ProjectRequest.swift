import DioramaKit
import DioramaStage
import DioramaSystem

/// The projects and screens that a command works on, and the settings of their runs.
package struct ProjectRequest: Sendable {
  /// Project folders or screen files.
  package var paths: [String]
  /// The selection of their screens.
  package var selection = ScreenSuite.Selection()
  /// Settings that override all layers of YAML.
  package var overrides = CommandOverrides()
  /// Where links in the projects may lead.
  package var links = LinkPolicy.ofEnvironment
  /// The number of screens that run at the same time, from 1.
  package var jobs = 1
  /// The limits of a screen.
  package var limits = RunTracker.Limits.standard
  /// Where screens run.
  package var isolation = Isolation.inPlace
  /// The screens whose code is known to end its process.
  package var ended = EndedScreens()
  /// The observer of each screen that runs; nil for none.
  package var observer: ObservedScreen.Observer?

  /// Creates a request for all screens of some projects, which run one at a time.
  package init(paths: [String]) { self.paths = paths }

  /// Whether the request selects only some of the screens.
  package var isSelective: Bool { !selection.selectsAll }
}

extension ProjectRequest {
  /// The options of a command with the same selection, overrides and link policy.
  package var selectionOptions: [String] {
    var arguments = selection.filters.flatMap { ["--filter", $0] }
    arguments += selection.tags.flatMap { ["--tag", $0] }
    arguments += selection.variants.flatMap { ["--variant", $0] }
    arguments += overrides.options
    if links == .anywhere { arguments.append("--follow-links") }
    return arguments
  }

  /// The arguments for another process of this program that works on the same screens.
  ///
  /// - Parameter paths: the paths by which that process finds the projects.
  package func arguments(finding paths: [String]) -> [String] {
    var arguments = selectionOptions
    arguments += ["--timeout", limits.time.map { "\($0 / .seconds(1))" } ?? "0"]
    arguments += ["--memory", limits.memory.map { "\($0 / 1_000_000)" } ?? "0"]
    return arguments + ["--"] + paths
  }
}
