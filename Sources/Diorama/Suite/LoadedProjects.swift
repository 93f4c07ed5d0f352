import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// The projects of a command. Their screens are read on first use.
package struct LoadedProjects {
  /// The request of the command.
  package let request: ProjectRequest
  /// The projects that could be read.
  package private(set) var suites: [ScreenSuite] = []
  /// The path by which each project was found.
  package private(set) var arguments: [String] = []
  /// The problems of the paths.
  package private(set) var pathProblems = Diagnostics()
  /// Whether a path cannot be read.
  package private(set) var hasMissingPath = false

  /// Reads the projects' own files.
  ///
  /// - Parameters:
  ///   - request: the projects to read.
  ///   - registry: the types that their screens can name.
  ///   - known: the files of earlier reads that are still valid, by path, if the projects are read
  ///     repeatedly; nil if they are read once.
  package init(
    _ request: ProjectRequest, _ registry: Registry,
    reusing known: [String: SourceFiles]? = nil
  ) {
    self.request = request
    for path in request.paths {
      do throws(FileSystem.Failure) {
        let project = try Project(
          at: path, unsaved: nil, reading: known.map { .again($0[path]) } ?? .once,
          links: request.links)
        suites.append(ScreenSuite(project, registry: registry, request))
        arguments.append(path)
      } catch {
        hasMissingPath = true
        pathProblems.report(
          .unreadableFile, "the path cannot be read: \(error)",
          at: Place(wholeFile: Source(path: path, bytes: [])),
          help: Diagnostic.Help(
            error.isMissing
              ? Self.advice(for: path, registry.commandName)
              : "give the path of a project folder or a screen file"))
      }
    }
  }

  /// The problems of the paths and of the projects' files.
  package var diagnostics: Diagnostics {
    var all = pathProblems
    for suite in suites { all.append(contentsOf: suite.diagnostics) }
    return all
  }

  /// The help for a path that does not exist: a similar path, or the command that writes a project.
  private static func advice(for path: String, _ commandName: String) -> String {
    let folder = path.contains("/") ? path.parentFolder : "."
    let names = ((try? FileSystem.entries(of: folder)) ?? []).filter {
      $0.kind != .file || $0.name.hasSuffix(".yaml") || $0.name.hasSuffix(".yml")
    }.map(\.name)
    if let near = nearestName(to: path.lastPathComponent, among: names) {
      return "did you mean '\(path.contains("/") ? "\(folder)/\(near)" : near)'?"
    }
    // A command without a path reads 'screens', even in a project's folder.
    if path.lastPathComponent == "screens", FileSystem.exists("\(folder)/\(Project.fileName)") {
      return "'\(folder)' is a project; give that path"
    }
    return path.hasSuffix(".yaml") || path.hasSuffix(".yml")
      ? "give the path of a project folder or a screen file"
      : "give the path of a project folder or a screen file; `\(commandName) init` creates a "
        + "project"
  }

  /// The message if there are no screens at all, since a test should not pass then; nil if there
  /// are screens.
  ///
  /// - Parameter screens: the names of all screens.
  package func noScreensMessage(among screens: [String]) -> String? {
    guard let suite = suites.first, screens.isEmpty else { return nil }
    let command = suite.registry.commandName
    let places = arguments.map { "'\($0)'" }.joined(separator: " or ")
    return FileSystem.exists("\(suite.project.root)/\(Project.fileName)")
      || !suite.project.screenFiles.isEmpty
      ? "no screens in \(places); `\(command) new` creates one"
      : "no screens in \(places); `\(command) init` creates a project"
  }

  /// The message if the request selects no screen; nil if it selects one.
  ///
  /// - Parameters:
  ///   - screens: the names of all screens.
  ///   - tags: the known tags of the screens.
  ///   - count: the number of selected screens.
  package func emptySelectionMessage(
    among screens: [String], tags: Set<String> = [], choosing count: Int
  ) -> String? {
    guard request.isSelective, !suites.isEmpty, count == 0 else { return nil }
    let selection = request.selection
    let wanted =
      selection.filters.map { "--filter '\($0)'" } + selection.tags.map { "--tag '\($0)'" }
      + selection.variants.map { "--variant '\($0)'" }
    let near =
      selection.filters.first.flatMap { Diagnostic.Help.nearest(to: $0, among: screens) }?.text
      ?? Self.hint(for: selection.tags, among: tags, "tags")
      ?? Self.hint(
        for: selection.variants,
        among: Set(
          screens.compactMap { $0.split(separator: "@").dropFirst().first.map(String.init) }),
        "variants")
    let hint = near.map { "; \($0)" } ?? ""
    return "no screen matches \(wanted.joined(separator: " "))\(hint)"
  }

  /// The warnings about filters that match no screen, if there are several filters. Such a filter
  /// may be mistyped, or its screen may be deleted.
  ///
  /// - Parameter screens: the headings of all screens.
  package func unmatchedFilterMessages(among screens: [ScreenHeading]) -> [String] {
    let filters = request.selection.filters
    if filters.count < 2 { return [] }
    return filters.filter { filter in
      let one = ScreenSuite.Selection(filters: [filter])
      return !screens.contains(where: one.contains)
    }.map { filter in
      let near = Diagnostic.Help.nearest(to: filter, among: screens.map(\.name))
      return "warning: no screen matches --filter '\(filter)'\(near.map { "; \($0.text)" } ?? "")"
    }
  }
}

extension LoadedProjects {
  /// A hint for the first word that is unknown: the nearest known word, or all known words if there
  /// are at most 12.
  private static func hint(
    for written: [String], among known: Set<String>, _ what: String
  ) -> String? {
    guard let word = written.first(where: { !known.contains($0) }), !known.isEmpty else {
      return nil
    }
    if let near = Diagnostic.Help.nearest(to: word, among: known.sorted()) { return near.text }
    return known.count > 12
      ? nil : "available \(what): \(known.sorted().map { "'\($0)'" }.joined(inProse: "and"))"
  }
}

/// The messages about the selection of a command.
package struct SelectionMessages {
  /// The message if the selection is empty.
  package let emptySelectionMessage: String?
  /// The warnings about filters that match no screen, if there are several filters.
  package let unmatchedFilters: [String]
  /// The message if the projects have no screens and no errors.
  package let noScreens: String?
}

extension LoadedProjects {
  /// The messages about the selection.
  package var messages: SelectionMessages {
    let screens = suites.flatMap { $0.declarations.map(\.heading) }
    let count = suites.reduce(0) { $0 + $1.selected.count }
    let isOfFolder = arguments.contains { FileSystem.isFolder($0) }
    return SelectionMessages(
      emptySelectionMessage: count > 0
        ? nil
        : emptySelectionMessage(
          among: screens.map(\.name), tags: Set(screens.flatMap(\.tags)), choosing: count),
      unmatchedFilters: unmatchedFilterMessages(among: screens),
      noScreens: diagnostics.hasErrors || !isOfFolder
        ? nil : noScreensMessage(among: screens.map(\.name)))
  }
}

extension Diagnostic {
  /// Creates a diagnostic about a file as a whole.
  package init(
    ofFile path: String, _ message: String, help: String? = nil, severity: Severity = .error
  ) {
    self.init(
      .unreadableFile, message, at: Place(startOf: Source(path: path, bytes: [])),
      severity: severity, help: help.map { Help($0) })
  }
}

extension String {
  /// The path without a leading `./`.
  package var withoutDot: String { hasPrefix("./") ? String(dropFirst(2)) : self }
}
