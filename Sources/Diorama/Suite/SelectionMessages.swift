import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// The messages about the selection of a command.
extension LoadedProjects {
  /// The headings of all screens.
  package var headings: [ScreenHeading] { suites.flatMap { $0.declarations.map(\.heading) } }

  /// The message if the request selects no screen; nil if it selects one.
  package var noMatchMessage: String? {
    guard request.isSelective else { return nil }
    let count = suites.reduce(0) { $0 + $1.selected.count }
    return emptySelectionMessage(among: headings, choosing: count)
  }

  /// The message if there are no screens at all, since a test should not pass then; nil if there
  /// are screens.
  package func noScreensMessage(among screens: [ScreenHeading]) -> String? {
    guard let suite = suites.first, screens.isEmpty else { return nil }
    let command = suite.registry.commandName
    let places = arguments.map { "'\($0)'" }.joined(separator: " or ")
    return FileSystem.exists("\(suite.project.root)/\(Project.fileName)")
      || !suite.project.screenFiles.isEmpty
      ? "no screens in \(places); `\(command) new` creates one"
      : "no screens in \(places); `\(command) init` creates a project"
  }

  /// The message if the request selects no screen; nil if it selects one.
  func emptySelectionMessage(among screens: [ScreenHeading], choosing count: Int) -> String? {
    guard request.isSelective, !suites.isEmpty, count == 0 else { return nil }
    let selection = request.selection
    let wanted =
      selection.filters.map { "--filter '\($0)'" } + selection.tags.map { "--tag '\($0)'" }
      + selection.variants.map { "--variant '\($0)'" }
      + request.names.values.joined().map { "'\($0)'" }
    let near =
      selection.filters.first.flatMap { Diagnostic.Help.screen($0, among: screens.map(\.name)) }
      ?? Self.hint(for: selection.tags, among: Set(screens.flatMap(\.tags)), "tags")
      ?? Self.hint(for: selection.variants, among: Set(screens.compactMap(\.variant)), "variants")
    let list = [suites[0].registry.commandName, "list"] + ShellWords.operands(request.paths)
    let all = screens.count > 12 ? "`\(ShellWords.line(list))` lists all screens" : nil
    let hint = (near ?? all).map { "; \($0)" } ?? ""
    return "no screen matches \(wanted.joined(separator: " "))\(hint)"
  }

  /// The warnings about filters that match no screen, if there are several filters. Such a filter
  /// may be mistyped, or its screen may be deleted.
  package func unmatchedFilterMessages(among screens: [ScreenHeading]) -> [String] {
    let filters = request.selection.filters
    if filters.count < 2 { return [] }
    return filters.filter { filter in
      let one = ScreenSuite.Selection(filters: [filter])
      return !screens.contains(where: one.contains)
    }.map { filter in
      let near = Diagnostic.Help.screen(filter, among: screens.map(\.name))
      return "warning: no screen matches --filter '\(filter)'\(near.map { "; \($0)" } ?? "")"
    }
  }

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

extension Diagnostic.Help {
  /// Suggests names for a screen or variant that does not exist: those with this variant, the
  /// nearest, those that begin with the name or contain it, those of the same screen, or all if
  /// there are at most 12; nil for a pattern.
  package static func screen(_ name: String, among screens: [String]) -> String? {
    if screens.contains(name) || name.utf8.contains(where: "*?[".utf8.contains) { return nil }
    let variants = screens.filter { $0.hasSuffix("@\(name)") }
    if !variants.isEmpty { return question(variants.prefix(3)) }
    if let near = nearest(to: name, among: screens) { return near.text }
    let parts = name.utf8.count > 2 ? screens.filter { $0.contains(name) } : []
    let starts = parts.filter { $0.hasPrefix(name) }
    if !parts.isEmpty { return question((starts.isEmpty ? parts : starts).prefix(5)) }
    let id = name.prefix { $0 != "@" }
    let own = screens.filter { $0 == id || $0.hasPrefix("\(id)@") }
    let known = own.isEmpty ? screens : own
    return known.isEmpty || known.count > 12 ? nil : allowed(known).text
  }
}
