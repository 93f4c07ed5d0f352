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

// MARK: - Problems of other files

extension ScreenSuite.Selection {
  /// Returns the problems of a project, with errors of files without a selected screen as warnings.
  /// If no screen is selected, they stay errors: the wanted screen may be in such a file.
  ///
  /// - Parameters:
  ///   - problems: the problems.
  ///   - screens: the screens of all files, including those that have the name of another one.
  ///   - project: the project.
  package func weighted(
    _ problems: Diagnostics, of screens: [ScreenHeading], in project: Project
  ) -> Diagnostics {
    if selectsAll || !problems.hasErrors { return problems }
    let own = Set(chosen(among: screens).map { screens[$0].path })
    if own.isEmpty { return problems }
    let files = Set(
      project.screenFiles + project.externalLinks + project.unreadableFolders.map(\.path))
    let broken = Set(problems.all.filter { $0.severity == .error }.map(\.place.source.path))
    let others = broken.filter {
      files.contains($0) && !own.contains($0) && !mayDeclareScreen(in: $0)
    }
    return others.isEmpty ? problems : problems.warning(in: others)
  }

  /// Returns whether a file with errors seems to declare a selected screen: by its name, or by words
  /// of its text.
  private func mayDeclareScreen(in path: String) -> Bool {
    let text = String(decoding: (try? FileSystem.read(path, atMost: 1 << 20)) ?? [], as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      line.split { " \t,:[]{}\"'".contains($0) }.map(String.init)
    }
    let ids = lines.filter { $0.first == CoreKey.screen }.compactMap { $0.dropFirst().first }
    let stem = path.lastPathComponent.withoutYAMLExtension
    let isNamed = (ids + [stem]).contains { id in
      [names, filters].filter { !$0.isEmpty }.allSatisfy { wanted in
        wanted.contains { id.matches(shellPattern: String($0.prefix { $0 != "@" })) }
      }
    }
    let words = Set(lines.joined())
    return isNamed && (tags.isEmpty || !words.isDisjoint(with: tags))
      && (words.isSuperset(of: variants) || words.contains(CoreKey.matrix))
  }
}

extension Diagnostics {
  /// Returns the same problems, with errors of some files as warnings.
  fileprivate func warning(in files: Set<String>) -> Diagnostics {
    var result = Diagnostics()
    for var problem in all {
      if files.contains(problem.place.source.path), problem.severity == .error {
        problem.severity = .warning
      }
      result.append(problem)
    }
    for problem in ignored { result.ignore(problem) }
    return result
  }
}
