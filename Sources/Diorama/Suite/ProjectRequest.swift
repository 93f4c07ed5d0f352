import DioramaKit
import DioramaStage
import DioramaSystem

/// What somebody asks for: projects, some of their screens, and what holds for all of those.
package struct ProjectRequest: Sendable {
  /// Project folders or screen files.
  package var paths: [String]
  /// Which of their screens.
  package var selection = ScreenSuite.Selection()
  /// What is set over all layers of YAML.
  package var overrides = CommandOverrides()
  /// Where links in the projects may lead.
  package var links = LinkPolicy.ofEnvironment
  /// How many screens run at a time, from 1.
  package var jobs = 1
  /// What a screen may take.
  package var limits = RunTracker.Limits.standard
  /// Where screens are run.
  package var isolation = Isolation.inPlace
  /// Screens whose code is known to end the process.
  package var ended = EndedScreens()
  /// Who looks at each screen that is run; nil for nobody.
  package var observer: ObservedScreen.Observer?

  /// All screens of some projects, one at a time.
  package init(paths: [String]) { self.paths = paths }

  /// Whether some screens are chosen among all.
  package var isSelective: Bool { !selection.selectsAll }
}

extension ProjectRequest {
  /// The options that choose the same screens, shown the same.
  package var selectionOptions: [String] {
    var arguments = selection.filters.flatMap { ["--filter", $0] }
    arguments += selection.tags.flatMap { ["--tag", $0] }
    arguments += selection.variants.flatMap { ["--variant", $0] }
    arguments += overrides.options
    if links == .anywhere { arguments.append("--follow-links") }
    return arguments
  }

  /// What another process of this program is called with so that it is about the same screens.
  ///
  /// - Parameter paths: how it finds the projects.
  package func arguments(finding paths: [String]) -> [String] {
    var arguments = selectionOptions
    arguments += ["--timeout", limits.time.map { "\($0 / .seconds(1))" } ?? "0"]
    arguments += ["--memory", limits.memory.map { "\($0 / 1_000_000)" } ?? "0"]
    return arguments + ["--"] + paths
  }
}
