import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// The projects of a command. Their screens are read when they are first asked for.
package struct LoadedProjects {
  /// What was asked for.
  package let request: ProjectRequest
  /// The projects, without those that could not be read.
  package private(set) var suites: [ScreenSuite] = []
  /// The path that each of them was found by.
  package private(set) var arguments: [String] = []
  /// What was wrong with the paths.
  package private(set) var pathProblems = Diagnostics()
  /// Whether one of the paths leads nowhere.
  package private(set) var hasMissingPath = false

  /// Reads the own files of the projects.
  ///
  /// - Parameters:
  ///   - request: which ones.
  ///   - registry: the types that their screens can name.
  ///   - known: where projects are read again and again, what was read from their files before and
  ///     is true still, by path.
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
              : "name a project folder or a screen file"))
      }
    }
  }

  /// What was wrong with the paths and with the projects' files.
  package var diagnostics: Diagnostics {
    var all = pathProblems
    for suite in suites { all.append(contentsOf: suite.diagnostics) }
    return all
  }

  /// What to do about a path that leads nowhere: the one that was probably meant, or how a project
  /// begins.
  private static func advice(for path: String, _ commandName: String) -> String {
    let folder = path.contains("/") ? path.parentFolder : "."
    let names = ((try? FileSystem.entries(of: folder)) ?? []).filter {
      $0.kind != .file || $0.name.hasSuffix(".yaml") || $0.name.hasSuffix(".yml")
    }.map(\.name)
    if let near = nearestName(to: path.lastPathComponent, among: names) {
      return "did you mean '\(path.contains("/") ? "\(folder)/\(near)" : near)'?"
    }
    // Whoever stands in a project's folder and names none gets 'screens'.
    if path.lastPathComponent == "screens", FileSystem.exists("\(folder)/\(Project.fileName)") {
      return "'\(folder)' is a project itself; name that"
    }
    return path.hasSuffix(".yaml") || path.hasSuffix(".yml")
      ? "name a project folder or a screen file"
      : "name a project folder or a screen file; `\(commandName) init` writes a project"
  }

  /// Says so where there is no screen at all, which a test should not pass; nil where there is.
  ///
  /// - Parameter screens: the names of all screens that there are.
  package func noScreensMessage(among screens: [String]) -> String? {
    guard let suite = suites.first, screens.isEmpty else { return nil }
    let command = suite.registry.commandName
    let places = arguments.map { "'\($0)'" }.joined(separator: " or ")
    return FileSystem.exists("\(suite.project.root)/\(Project.fileName)")
      || !suite.project.screenFiles.isEmpty
      ? "no screens in \(places); `\(command) new` writes one"
      : "no screens in \(places); `\(command) init` writes a project to start from"
  }

  /// Says so where the request chooses no screen at all; nil when it does.
  ///
  /// - Parameters:
  ///   - screens: the names of all screens that there are.
  ///   - tags: the tags that they have, as far as somebody knows.
  ///   - count: how many it chooses.
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

  /// Says of each of several filters that no screen matches it, where others do: it may be mistyped,
  /// or its screen be gone.
  ///
  /// - Parameter screens: all screens that there are.
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
  /// What may be meant by the first of some words that is none of those that there are: the nearest
  /// one, else all of them where they are few.
  private static func hint(
    for written: [String], among known: Set<String>, _ what: String
  ) -> String? {
    guard let word = written.first(where: { !known.contains($0) }), !known.isEmpty else {
      return nil
    }
    if let near = Diagnostic.Help.nearest(to: word, among: known.sorted()) { return near.text }
    return known.count > 12
      ? nil : "the \(what) are \(known.sorted().map { "'\($0)'" }.joined(inProse: "and"))"
  }
}

/// What to say about the selection of a command.
package struct SelectionMessages {
  /// The selection is empty although there are screens.
  package let emptySelectionMessage: String?
  /// One of several filters matches no screen.
  package let unmatchedFilters: [String]
  /// The projects have no screens, and nothing else is wrong.
  package let noScreens: String?
}

extension LoadedProjects {
  /// What to say about the selection.
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
  /// A problem of a file that has no lines worth a place.
  package init(
    ofFile path: String, _ message: String, help: String? = nil, severity: Severity = .error
  ) {
    self.init(
      .unreadableFile, message, at: Place(startOf: Source(path: path, bytes: [])),
      severity: severity, help: help.map { Help($0) })
  }
}

extension String {
  /// The path without a `./` before it.
  package var withoutDot: String { hasPrefix("./") ? String(dropFirst(2)) : self }
}
