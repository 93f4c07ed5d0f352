import DioramaKit
import DioramaSystem
import YAML

extension ScreenSuite {
  /// A selection of screens by name, tag and variant.
  public struct Selection: Sendable {
    /// Names of screens, or patterns for names such as `invite-*`; empty for all.
    ///
    /// A name selects one screen or one variant. A pattern that matches a screen's id also selects
    /// all its variants.
    public var filters: [String]
    /// Tags, of which a screen must have at least one; empty for all.
    public var tags: [String]
    /// Variants to combine, for each screen that has all of them; empty for each variant by itself.
    public var variants: [String]
    /// Names of screens, among which the other properties select; empty for all.
    var names: [String] = []

    /// Whether no name, filter, tag or variant limits the selection.
    package var selectsAll: Bool {
      filters.isEmpty && tags.isEmpty && variants.isEmpty && names.isEmpty
    }

    /// Creates a selection; by default of all screens.
    public init(filters: [String] = [], tags: [String] = [], variants: [String] = []) {
      self.variants = variants
      self.filters = filters
      self.tags = tags
    }

    func contains(_ screen: ScreenHeading) -> Bool {
      matches(screen.name, id: screen.id)
        && (tags.isEmpty || tags.contains { screen.tags.contains($0) })
    }

    /// Returns whether the names and filters select a screen.
    private func matches(_ name: String, id: String) -> Bool {
      guard names.isEmpty || names.contains(name) else { return false }
      return filters.isEmpty
        || filters.contains {
          name.matches(shellPattern: $0)
            || $0.utf8.contains(where: "*?[".utf8.contains) && id.matches(shellPattern: $0)
        }
    }

    /// Returns whether the selection contains an orphaned snapshot, whose tags are unknown.
    package func contains(orphan path: String) -> Bool {
      let file = path.lastPathComponent
      let name = file.hasSuffix(".txt") ? String(file.dropLast(4)) : file
      return tags.isEmpty && variants.isEmpty
        && matches(name, id: String(name.prefix { $0 != "@" }))
    }

    /// Returns the indices of the selected screens if the selection combines no variants.
    func chosen(among screens: [ScreenHeading]) -> [Int] {
      guard let variant = variants.first else {
        return screens.indices.filter { contains(screens[$0]) }
      }
      let ids = Set(screens.filter { $0.variant == nil && contains($0) }.map(\.id))
      return screens.indices.filter {
        screens[$0].variant == variant && ids.contains(screens[$0].id)
      }
    }

    /// Returns the selected screens. Combined variants make new screens.
    func chosen(among screens: [ScreenDeclaration]) -> [ScreenDeclaration] {
      guard !variants.isEmpty else { return screens.filter { contains($0.heading) } }
      return screens.filter { $0.variant == nil && contains($0.heading) }.compactMap { screen in
        let own = variants.compactMap { name in
          screens.first { $0.id == screen.id && $0.variant == name }
        }
        return own.count == variants.count ? ScreenDeclaration(combining: own) : nil
      }
    }
  }
}

// MARK: - Problems of other documents

extension ScreenSuite.Selection {
  /// Returns the problems of a project, with errors of documents without a selected screen as
  /// warnings. If no screen is selected, they stay errors: the wanted screen may be in such a
  /// document.
  ///
  /// - Parameters:
  ///   - problems: the problems.
  ///   - screens: the screens of all files, including those that have the name of another one.
  ///   - project: the project.
  package func weighted(
    _ problems: Diagnostics, of screens: [ScreenHeading], in project: Project
  ) -> Diagnostics {
    if selectsAll || !problems.hasErrors { return problems }
    let selected = Dictionary(grouping: chosen(among: screens).map { screens[$0] }, by: \.path)
    if selected.isEmpty { return problems }
    let declared = Dictionary(grouping: screens, by: \.path)
    let files = Set(
      project.screenFiles + project.externalLinks + project.unreadableFolders.map(\.path))
    var read: [String: FileWithErrors] = [:]
    return problems.compactMap { problem in
      let path = problem.place.source.path
      guard problem.severity == .error, files.contains(path) else { return problem }
      var problem = problem
      let isNeeded = read[
        path,
        default: FileWithErrors(path, declaring: declared[path] ?? [], selected[path] ?? [])
      ].isNeeded(by: self, despite: problem)
      if !isNeeded { problem.severity = .warning }
      return problem
    }
  }

  /// Returns whether a text seems to declare a selected screen: by the name of its file, or by its
  /// words.
  ///
  /// - Parameters:
  ///   - lines: the words of each line.
  ///   - path: the path of the file.
  ///   - isWhole: whether the text is the whole file, in which errors may hide a screen that is
  ///     named after the file.
  fileprivate func mayDeclareScreen(
    in lines: [[Substring]], of path: String, isWhole: Bool
  ) -> Bool {
    let ids = lines.filter { $0.first == CoreKey.screen[...] }.compactMap { $0.dropFirst().first }
    let stems = isWhole || ids.isEmpty ? [path.lastPathComponent.withoutYAMLExtension[...]] : []
    let isNamed = (ids + stems).contains { id in
      [names, filters].filter { !$0.isEmpty }.allSatisfy { wanted in
        wanted.contains { String(id).matches(shellPattern: String($0.prefix { $0 != "@" })) }
      }
    }
    let words: Set<String> = Set(lines.joined().map { String($0) })
    return isNamed && (tags.isEmpty || !words.isDisjoint(with: tags))
      && (words.isSuperset(of: variants) || words.contains(CoreKey.matrix))
  }
}

/// A file with errors, and the documents in it that a selection may need. A file without a selected
/// screen counts as one document, since its errors may hide where documents begin.
private struct FileWithErrors {
  private let source: Source
  private let hasSelectedScreen: Bool
  /// The index of the document of each line; line 0 is the file as a whole.
  private var documents = [0]
  /// The first line of each document.
  private var starts: [Int] = [1]
  /// The documents that declare a screen.
  private var declaring: Set<Int> = []
  /// Whether a selection may need a document, as far as that is known.
  private var needed: [Int: Bool] = [:]

  init(_ path: String, declaring screens: [ScreenHeading], _ selected: [ScreenHeading]) {
    let bytes = try? FileSystem.read(path, atMost: Limits.handWritten.bytes)
    source = Source(path: path, bytes: bytes ?? [])
    hasSelectedScreen = !selected.isEmpty
    while let line = source.line(Int32(documents.count)) {
      if hasSelectedScreen, documents.count > 1, line.hasPrefix("---"),
        line.dropFirst(3).first?.isWhitespace ?? true
      {
        starts.append(documents.count)
      }
      documents.append(starts.count - 1)
    }
    declaring = Set(screens.map { document(at: $0.idPlace) })
    for screen in selected { needed[document(at: screen.idPlace)] = true }
  }

  private func document(at place: Place) -> Int {
    let line = Int(place.start.line)
    return documents.indices.contains(line) ? documents[line] : 0
  }

  /// Returns whether the selection may need the document of an error.
  mutating func isNeeded(
    by selection: ScreenSuite.Selection, despite error: Diagnostic
  ) -> Bool {
    let number = document(at: error.place)
    // After such an error of another document, more of the file may be unknown.
    let isUnreadable =
      error.code == .yamlSyntax || error.code == .limit && !declaring.contains(number)
    if hasSelectedScreen, isUnreadable { return true }
    if let known = needed[number] { return known }
    var lines: [[Substring]] = []
    var line = starts[number]
    while line < documents.count, documents[line] == number {
      lines.append((source.line(Int32(line)) ?? "").split { " \t,:[]{}\"'".contains($0) })
      line += 1
    }
    let isNeeded = selection.mayDeclareScreen(
      in: lines, of: source.path, isWhole: !hasSelectedScreen)
    needed[number] = isNeeded
    return isNeeded
  }
}

extension Diagnostics {
  /// Returns the diagnostics that a function returns for these; the ignored ones stay.
  func compactMap(_ change: (Diagnostic) -> Diagnostic?) -> Diagnostics {
    var result = Diagnostics()
    for problem in all { change(problem).map { result.append($0) } }
    for problem in ignored { result.ignore(problem) }
    return result
  }
}
