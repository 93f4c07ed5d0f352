import DioramaKit
import DioramaStage
import DioramaSystem

/// The projects and screens that a command works on, and the settings of their runs.
package struct ProjectRequest: Sendable {
  /// Project folders or screen files; before ``findingNames(_:)`` also names of screens.
  package var paths: [String]
  /// The names of the only screens to use, by the path of their project in ``paths``.
  package private(set) var names: [String: [String]] = [:]
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
  package var isSelective: Bool { !selection.selectsAll || !names.isEmpty }

  /// Returns the same request with the project in the current folder in place of the names of its
  /// screens. A name that is a path stays a path.
  package func findingNames(_ registry: Registry) -> ProjectRequest {
    let missing = paths.filter { !$0.contains("/") && !FileSystem.exists($0) }
    guard !missing.isEmpty, let suite = ScreenSuite.inCurrentFolder(registry, links),
      let project = suite.request.paths.first
    else { return self }
    // A screen without a snapshot of its own is named, too, so that its error is shown.
    let known = Set(
      suite.project.screenFiles.flatMap { suite.screens(in: $0).declarations.map(\.name) })
    let found = missing.filter(known.contains)
    if found.isEmpty { return self }
    var request = self
    request.paths = []
    for path in paths.map({ found.contains($0) ? project : $0 })
    where path != project || !request.paths.contains(path) {
      request.paths.append(path)
    }
    // All screens of the project include these.
    if !paths.contains(project) { request.names[project] = found }
    return request
  }

  /// Returns the same request for projects at other paths.
  ///
  /// - Parameter places: the other paths, by the path of each project; others are left out.
  package func moved(to places: [String: String]) -> ProjectRequest {
    var request = self
    request.paths = paths.compactMap { places[$0] }
    request.names = [:]
    for (path, names) in names { places[path].map { request.names[$0] = names } }
    return request
  }

  /// Returns the selection of screens in the project at a path.
  func selection(at path: String) -> ScreenSuite.Selection {
    var own = selection
    own.names = names[path] ?? []
    return own
  }
}

extension ProjectRequest {
  /// The arguments of a command with the same selection, overrides, link policy and projects.
  package var selectionArguments: [String] {
    let operands = nameFilters.isEmpty ? paths.flatMap { names[$0] ?? [$0] } : paths
    return selectionOptions + ShellWords.operands(operands)
  }

  /// The filters that select the screens in ``names``; empty if filters would select others, too.
  private var nameFilters: [String] {
    selection.filters.isEmpty && paths.count == 1 ? paths.flatMap { names[$0] ?? [] } : []
  }

  /// The options of a command with the same selection, overrides and link policy.
  package var selectionOptions: [String] {
    var arguments = (selection.filters + nameFilters).flatMap { ["--filter", $0] }
    arguments += selection.tags.flatMap { ["--tag", $0] }
    arguments += selection.variants.flatMap { ["--variant", $0] }
    arguments += overrides.options
    if links == .anywhere { arguments.append("--follow-links") }
    return arguments
  }

  /// The arguments for another process of this program that works on the same screens.
  package func arguments(finding paths: [String]) -> [String] {
    var arguments = selectionOptions
    arguments += ["--timeout", limits.time.map { "\($0 / .seconds(1))" } ?? "0"]
    arguments += ["--memory", limits.memory.map { "\($0 / 1_000_000)" } ?? "0"]
    return arguments + ["--"] + paths
  }
}
