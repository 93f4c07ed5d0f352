import Diorama
import DioramaKit
import DioramaSystem
import YAML

extension ScreenSuite {
  /// Checks all selected screens without running them; tells of comments, too, that ignore nothing.
  ///
  /// - Returns: how many screens were checked, and what was found.
  public func lint() -> (count: Int, diagnostics: Diagnostics) {
    let suite = resolvable
    var found = suite.diagnostics
    for (_, problems) in suite.plans() { found.append(contentsOf: problems) }
    addProblemsOfFiles(&found, project.fixtureSources)
    return (selected.count, found)
  }

  /// What a check of screens has found.
  package struct LintResult: Sendable {
    /// What is wrong.
    package fileprivate(set) var diagnostics: Diagnostics
    /// The files that the screens depend on; nil where that is not known of all.
    package fileprivate(set) var files: Set<String>? = []
  }

  /// The same, with what the screens depend on.
  package func lintResult() -> LintResult {
    var result = LintResult(diagnostics: diagnostics)
    for (plan, problems) in plans() {
      result.diagnostics.append(contentsOf: problems)
      if let plan { result.files?.formUnion(plan.files) } else { result.files = nil }
    }
    // A fixture is looked through where it is open, and not for each screen.
    addProblemsOfFiles(&result.diagnostics, [])
    return result
  }

  /// Adds what is wrong in the texts of the files, and with what they are called.
  private func addProblemsOfFiles(_ found: inout Diagnostics, _ fixtures: [Source]) {
    let headings = declarations.map(\.heading)
    if let clash = SnapshotStore(project).themeConflict(among: headings, isWanted: false) {
      found.append(clash)
    }
    let texts = textProblems(besides: found, fixtures)
    if !texts.isEmpty {
      found.append(contentsOf: configuration.rules.applied(to: texts, isUsable: true))
    }
    let comments = commentProblems(found, fixtures)
    if !comments.isEmpty {
      found.append(contentsOf: configuration.rules.applied(to: comments, isUsable: true))
    }
  }

  /// What nobody knows of a screen that was not run.
  private static let foundByRunning: Set<Diagnostic.Code> = [
    .unusedFailure, .strayTask, .unfinishedTask, .ownThread, .crashed, .timeLimit,
    .memoryLimit, .conflictingConstraints, .looseConstraint, .missingNib, .absentScreen,
    .accessibilityLabel, .accessibilityContrast, .accessibilityOrder,
  ]

  /// What is wrong with the comments of the files that were checked whole.
  private func commentProblems(_ found: Diagnostics, _ fixtures: [Source]) -> Diagnostics {
    let isWhole = selected.count == declarations.count
    // What other files say may stand in a shared one, too.
    let others = isWhole && project.isWhole ? project.sharedFiles : []
    let errors = found.hasErrors ? found.sorted.filter { $0.severity == .error } : []
    var read: [String: Source] = [:]
    for declaration in declarations { read[declaration.path] = declaration.root.document.source }
    for source in fixtures { read[source.path] = source }
    return Self.commentProblems(
      in: project.screenFiles + others, of: project, read: read, isWhole: isWhole, errors,
      found.ignored)
  }

  /// What is wrong with the comments of some files.
  ///
  /// - Parameters:
  ///   - paths: the files.
  ///   - project: the project that they are of.
  ///   - read: files that were read, by path.
  ///   - isWhole: whether all that the comments may be for was checked.
  ///   - errors: the errors that were found.
  ///   - ignored: what comments have silenced.
  package static func commentProblems(
    in paths: [String], of project: Project, read: [String: Source] = [:], isWhole: Bool,
    _ errors: [Diagnostic], _ ignored: [Diagnostic]
  ) -> Diagnostics {
    var problems = Diagnostics()
    for path in paths {
      guard let source = read[path] ?? project.source(of: path) else { continue }
      let reader = SuppressionReader(source)
      problems.append(contentsOf: reader.problems)
      let isBroken = errors.contains { $0.place.source.path == path }
      // Behind an error may be what a comment is for.
      guard isWhole, !isBroken else { continue }
      for suppression in reader.suppressions
      where !foundByRunning.contains(suppression.code)
        && !ignored.contains(where: {
          $0.place.source.path == path && suppression.covers($0)
        })
      {
        problems.report(
          .unusedSuppression, "no '\(suppression.code.rawValue)' is here to ignore",
          at: suppression.place, severity: .warning, help: Diagnostic.Help("take the comment out"))
      }
    }
    return problems
  }

  /// Texts of screens, some fixtures and the project's file of which people see more than YAML does, or
  /// less.
  ///
  /// - Parameter found: what was found before, which says enough of such a text.
  private func textProblems(besides found: Diagnostics, _ fixtures: [Source]) -> Diagnostics {
    var problems = Diagnostics()
    let known = Set(found.sorted.map(\.place.description))
    for root in rootsWithTexts {
      root.reportSuspiciousTexts(isData: false, besides: known, &problems)
    }
    for source in fixtures { source.reportLostTexts(besides: known, &problems) }
    return problems
  }

  /// The screens, each document once, and the project's file.
  private var rootsWithTexts: [Node] {
    var seen: Set<Place> = []
    let screens = declarations.map(\.root).filter { seen.insert($0.place).inserted }
    return [configuration.root].compactMap(\.self) + screens
  }
}

extension Project {
  /// The files that several screens may stand on: its own, and those that were read for screens.
  package var sharedFiles: [String] { ["\(root)/\(Self.fileName)"] + files.readPaths }

  /// The fixtures that were read for screens, as far as they are YAML.
  package var fixtureSources: [Source] {
    files.readPaths.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
      .compactMap(source)
  }

  /// The text of a file, as it stands in an editor or else as it is saved.
  fileprivate func source(of path: String) -> Source? {
    if let unsaved = unsavedSource(of: path) { return unsaved }
    guard let bytes = try? FileSystem.read(path) else { return nil }
    return Source(path: path, bytes: bytes)
  }
}
