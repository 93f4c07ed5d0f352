import Diorama
import DioramaKit
import DioramaSystem
import YAML

extension ScreenSuite {
  /// Checks all selected screens without running them. It also reports comments that suppress
  /// nothing.
  ///
  /// - Returns: the number of screens, and the problems.
  public func lint() -> (count: Int, diagnostics: Diagnostics) {
    let suite = resolvable
    var found = suite.diagnostics
    let fitting = suite.resolve(&found).fittingDefaults
    if let fitting, selected.count == declarations.count, project.isWhole {
      found.append(contentsOf: unusedDefaults(fitting: fitting))
    }
    addProblemsOfFiles(&found, project.fixtureSources)
    return (selected.count, found)
  }

  /// The result of a check of screens.
  package struct LintResult: Sendable {
    /// The problems.
    package fileprivate(set) var diagnostics = Diagnostics()
    /// The files that the screens depend on; nil if they are not known of all screens.
    package fileprivate(set) var files: Set<String>? = []
    /// The keys of the project's defaults that fit any of the screens; nil if they are not known of
    /// all screens.
    package fileprivate(set) var fittingDefaults: Set<String>? = []
  }

  /// Checks all selected screens, and returns what their plans show, too.
  package func lintResult() -> LintResult {
    var found = diagnostics
    var result = resolve(&found)
    // A fixture is checked where it is open, and not for each screen.
    addProblemsOfFiles(&found, [])
    result.diagnostics = found
    return result
  }

  /// Resolves all selected screens; reports their problems, and returns what their plans show.
  private func resolve(_ found: inout Diagnostics) -> LintResult {
    var result = LintResult()
    for (plan, problems) in plans() {
      found.append(contentsOf: problems)
      if let plan {
        result.files?.formUnion(plan.files)
        result.fittingDefaults?.formUnion(plan.fittingDefaults)
      } else {
        (result.files, result.fittingDefaults) = (nil, nil)
      }
    }
    return result
  }

  /// Adds problems of the texts and of the names of files.
  private func addProblemsOfFiles(_ found: inout Diagnostics, _ fixtures: [Source]) {
    let headings = declarations.map(\.heading)
    func add(_ problems: Diagnostics) {
      if problems.isEmpty { return }
      found.append(
        contentsOf: request.selection.weighted(
          configuration.rules.applied(to: problems, isUsable: true), of: headings, in: project))
    }
    let own = selected.map(\.heading)
    if let clash = SnapshotStore(project).themeConflict(among: own, isWanted: false) {
      found.append(clash)
    }
    add(textProblems(besides: found, fixtures))
    add(commentProblems(found, fixtures))
  }

  /// The codes of problems that only a run can find.
  private static let foundByRunning: Set<Diagnostic.Code> = [
    .unusedFailure, .strayTask, .unfinishedTask, .ownThread, .crashed, .timeLimit,
    .memoryLimit, .conflictingConstraints, .looseConstraint, .missingNib, .absentScreen,
    .accessibilityLabel, .accessibilityContrast, .accessibilityOrder, .invalidStep,
  ]

  /// Returns the problems of comments in files that were checked completely.
  private func commentProblems(_ found: Diagnostics, _ fixtures: [Source]) -> Diagnostics {
    let isWhole = selected.count == declarations.count
    // A comment in a shared file may be about problems that other files cause.
    let others = isWhole && project.isWhole ? project.sharedFiles : []
    let errors = found.hasErrors ? found.sorted.filter { $0.severity == .error } : []
    var read: [String: Source] = [:]
    for declaration in declarations { read[declaration.path] = declaration.root.document.source }
    for source in fixtures { read[source.path] = source }
    return Self.commentProblems(
      in: project.screenFiles + others, of: project, read: read, isWhole: isWhole, errors,
      found.ignored)
  }

  /// A diagnostic of a line that a comment suppressed, or that a comment is for.
  private struct Use: Hashable {
    let path: String
    let line: Int32?
    let code: Diagnostic.Code
  }

  /// Returns the problems of comments in some files.
  ///
  /// - Parameters:
  ///   - paths: the paths of the files.
  ///   - project: the project of the files.
  ///   - read: files that are already read, by path.
  ///   - isWhole: whether everything was checked that the comments may be about.
  ///   - errors: the errors that were found.
  ///   - ignored: the diagnostics that comments suppressed.
  package static func commentProblems(
    in paths: [String], of project: Project, read: [String: Source] = [:], isWhole: Bool,
    _ errors: [Diagnostic], _ ignored: [Diagnostic]
  ) -> Diagnostics {
    var problems = Diagnostics()
    let broken = Set(errors.map(\.place.source.path))
    let used = Set(
      ignored.map { Use(path: $0.place.source.path, line: $0.place.start.line, code: $0.code) })
    for path in paths {
      guard let source = read[path] ?? project.source(of: path) else { continue }
      if source.isUTF16, !source.isComplete { problems.append(.unconvertible(source)) }
      let reader = SuppressionReader(source)
      problems.append(contentsOf: reader.problems)
      // An error may hide the problem that a comment is for.
      guard isWhole, !broken.contains(path) else { continue }
      for suppression in reader.suppressions where !foundByRunning.contains(suppression.code) {
        let use = Use(path: path, line: suppression.line, code: suppression.code)
        if !used.contains(use) { problems.append(.unusedSuppression(suppression)) }
      }
    }
    return problems
  }

  /// Returns the problems of texts that look different from what YAML reads: in screens, some
  /// fixtures and the project's file.
  ///
  /// - Parameter found: earlier problems; a text with one of them is skipped.
  private func textProblems(besides found: Diagnostics, _ fixtures: [Source]) -> Diagnostics {
    var problems = Diagnostics()
    let known = Set(found.sorted.map(\.place.description))
    for root in rootsWithTexts {
      root.reportSuspiciousTexts(isData: false, besides: known, &problems)
    }
    for source in fixtures { source.reportLostTexts(besides: known, &problems) }
    return problems
  }

  /// The project's file and the screens, each document once.
  private var rootsWithTexts: [Node] {
    var seen: Set<Place> = []
    let screens = declarations.map(\.root).filter { seen.insert($0.place).inserted }
    return [configuration.root].compactMap(\.self) + screens
  }
}

extension Project {
  /// The files in YAML that several screens may use: the project's own, and those that were read
  /// for screens.
  package var sharedFiles: [String] {
    let read = files.readPaths.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
    return ["\(root)/\(Self.fileName)"] + read
  }

  /// The fixtures in YAML that were read for screens.
  package var fixtureSources: [Source] { sharedFiles.dropFirst().compactMap(source) }

  /// Returns the text of a file in an editor, or as it is saved.
  fileprivate func source(of path: String) -> Source? {
    if let unsaved = unsavedSource(of: path) { return unsaved }
    guard let bytes = try? FileSystem.read(path) else { return nil }
    return Source(path: path, bytes: bytes)
  }
}
