import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// The problems in the files of a project while some of them are edited. After a change, only the
/// files that depend on it are checked again, a few at a time.
///
/// ```swift
/// var check = ProjectCheck(of: "/app/screens", registry)
/// check.update(unsaved: ["/app/screens/diorama.yaml": typed])
/// while check.hasPendingFiles { check.proceed(most: 50) }
/// check.problems["/app/screens/invite.yaml"]
/// ```
struct ProjectCheck {
  /// The project's folder.
  let root: String
  private let registry: Registry
  private let files: SourceFiles
  private let links: LinkPolicy
  /// The project with its own file read; nil if it must be read again.
  private var suite: ScreenSuite?
  /// Whether the last attempt to open the project failed, for example because its folder is
  /// missing.
  private var isUnreadable = false
  private var checks: [String: FileCheck] = [:]
  private var stale: Set<String> = []
  /// Problems in files that several screens depend on; known when all screens are checked.
  private var shared: [Diagnostic] = []

  /// The problems of a file, and the files that it depends on.
  private struct FileCheck {
    var headings: [ScreenHeading] = []
    var found: [Diagnostic] = []
    var ignored: [Diagnostic] = []
    /// The files that it depends on; nil if unknown.
    var files: Set<String>?
    /// The keys of the project's defaults that fit any of its screens; nil if unknown.
    var fittingDefaults: Set<String>? = []
  }

  /// Creates a check that has not read any file yet.
  ///
  /// - Parameters:
  ///   - root: the project's folder.
  ///   - registry: the types that the project's screens can use.
  ///   - links: the policy for symbolic links in the project.
  init(of root: String, _ registry: Registry, links: LinkPolicy = .ofEnvironment) {
    self.root = root
    self.registry = registry
    self.links = links
    files = SourceFiles(root: root, cachesScreens: true, links: links)
  }

  private var ownFile: String { "\(root)/\(Project.fileName)" }

  /// Whether changes are not checked yet.
  var hasPendingFiles: Bool { suite == nil ? !isUnreadable : !stale.isEmpty }

  /// Takes the unsaved texts of editors. If the project could not be opened, the next check tries
  /// again.
  ///
  /// - Parameters:
  ///   - texts: all unsaved texts of the project, by path.
  ///   - saved: files and folders that were changed or deleted on disk.
  mutating func update(unsaved texts: [String: [UInt8]], saved: Set<String> = []) {
    isUnreadable = false
    let saved = saved.union(saved.isEmpty ? [] : knownFiles.filter(ChangedPaths(saved).affect))
    let changed = files.setUnsavedTexts(texts).union(saved)
    if changed.isEmpty { return }
    files.invalidate(saved)
    if changed.contains(ownFile) { suite = nil }
    let screens = Set(suite?.project.screenFiles ?? [])
    // The list of screens may have changed.
    let isListed = changed.allSatisfy { path in
      screens.contains(path)
        ? files.unsavedText(of: path) != nil || FileSystem.exists(path)
        : checks[path] != nil
          || !path.hasSuffix(".yaml") && !path.hasSuffix(".yml") && !FileSystem.isFolder(path)
    }
    if !isListed { suite = nil }
    let others = changed.subtracting(screens)
    for (path, check) in checks {
      let isConcerned = check.files.map { !$0.isDisjoint(with: changed) } ?? !others.isEmpty
      if isConcerned || changed.contains(path) { stale.insert(path) }
    }
    if changed.contains(ownFile) { stale.formUnion(checks.keys) }
  }

  /// Returns those of some changed files and folders that any file of the project may depend on.
  func affected(by changed: Set<String>) -> Set<String> {
    let known = knownFiles
    var all = changed.intersection(known)
    for path in changed.subtracting(all) {
      let isBelow = path.hasPrefix("\(root)/")
      guard isBelow || ChangedPaths([path]).affect(root) else { continue }
      let mayHoldScreens = path.hasSuffix(".yaml") || path.hasSuffix(".yml")
      if mayHoldScreens || FileSystem.isFolder(path)
        || known.contains(where: ChangedPaths([path]).affect)
      {
        all.insert(path)
      }
    }
    return all
  }

  /// The files that any file of the project depends on, whether they exist or not.
  private var knownFiles: Set<String> {
    checks.values.reduce(into: files.cachedPaths.union(checks.keys).union([ownFile])) {
      $0.formUnion($1.files ?? [])
    }
  }

  /// Checks some of the changed files.
  ///
  /// - Parameters:
  ///   - first: the files to check before all others, if they have changed.
  ///   - most: the maximum number of other files.
  mutating func proceed(first: Set<String> = [], most: Int) {
    guard let suite = suite ?? reopened() else { return }
    var rest = most
    for path in stale.intersection(first).sorted() + stale.subtracting(first).sorted() {
      if !first.contains(path) {
        if rest == 0 { break }
        rest -= 1
      }
      checks[path] = check(path, suite)
      stale.remove(path)
    }
    if stale.isEmpty { shared = sharedProblems(suite) }
  }

  /// Reads the project's own file and lists its screens.
  private mutating func reopened() -> ScreenSuite? {
    guard
      let project = try? Project(
        at: root, unsaved: nil, reading: .again(files), links: links)
    else {
      isUnreadable = true
      checks = [:]
      stale = []
      return nil
    }
    let suite = ScreenSuite(project, registry: registry)
    self.suite = suite
    let open = files.unsavedPaths.filter { $0 != ownFile }
    let all = Set(project.screenFiles + open)
    checks = checks.filter { all.contains($0.key) }
    stale = stale.union(all.filter { checks[$0] == nil }).intersection(all)
    return suite
  }

  private func check(_ path: String, _ suite: ScreenSuite) -> FileCheck {
    guard suite.project.screenFiles.contains(path) else { return lint(path) }
    let suite = suite.narrowed(to: path)
    let found = suite.lintResult()
    return FileCheck(
      headings: suite.declarations.map(\.heading), found: found.diagnostics.sorted,
      ignored: found.diagnostics.ignored, files: found.files,
      fittingDefaults: found.fittingDefaults)
  }

  /// Checks a fixture. Files of other kinds have only the problems that their screens report.
  private func lint(_ path: String) -> FileCheck {
    guard let bytes = files.unsavedText(of: path) else { return FileCheck(files: []) }
    let file = UnsavedFile(path: path, bytes: bytes, registry: registry, links: links)
    guard file.purpose != nil, let found = try? file.lint().diagnostics else {
      return FileCheck(files: [])
    }
    return FileCheck(found: found.sorted, files: [])
  }

  /// Returns problems of lost texts in fixtures, and of comments in shared files that suppress
  /// nothing.
  private func sharedProblems(_ suite: ScreenSuite) -> [Diagnostic] {
    let found = checks.values.flatMap(\.found) + suite.projectProblems.sorted
    var lost = Diagnostics()
    for source in suite.project.fixtureSources { source.reportLostTexts(&lost) }
    lost = suite.configuration.rules.applied(to: lost, isUsable: true)
    let used = checks.values.reduce(into: Set<String>()) { $0.formUnion($1.files ?? []) }
    let fitting = checks.values.reduce(into: Set<String>?([])) { all, check in
      if let own = check.fittingDefaults { all?.formUnion(own) } else { all = nil }
    }
    let defaults = fitting.map { suite.unusedDefaults(fitting: $0) } ?? Diagnostics()
    let ignored =
      checks.values.flatMap(\.ignored) + suite.projectProblems.ignored + lost.ignored
      + defaults.ignored
    let problems = ScreenSuite.commentProblems(
      in: suite.project.sharedFiles, of: suite.project, isWhole: true,
      found.filter { $0.severity == .error }, ignored)
    return lost.sorted.filter { used.contains($0.place.source.path) } + defaults.sorted
      + suite.configuration.rules.applied(to: problems, isUsable: true).sorted
  }

  /// The problems by path, for the files checked so far that have any.
  var problems: [String: [Diagnostic]] {
    guard let suite else { return [:] }
    var all = Diagnostics()
    var known: Set<Diagnostic> = []
    func add(_ diagnostic: Diagnostic) {
      // In an unsaved text, problems of an older version are not reported.
      let source = diagnostic.place.source
      if let text = files.unsavedText(of: source.path), !source.isOf(text) { return }
      if known.insert(diagnostic).inserted { all.append(diagnostic) }
    }
    suite.projectProblems.sorted.forEach(add)
    let paths = checks.keys.sorted()
    for path in paths { checks[path]?.found.forEach(add) }
    shared.forEach(add)
    duplicates(among: paths.flatMap { checks[$0]?.headings ?? [] }).forEach(add)
    return Dictionary(grouping: all.sorted, by: \.place.source.path)
  }

  /// Returns problems for screens with equal names. Each of them is reported, since the user may be
  /// writing any of them.
  private func duplicates(among headings: [ScreenHeading]) -> [Diagnostic] {
    var problems = Diagnostics()
    _ = ScreenHeading.owners(among: headings, &problems)
    if problems.isEmpty { return [] }
    var reports = problems.sorted
    let screens = headings.filter { $0.variant == nil }
    for (_, duplicates) in Dictionary(grouping: screens, by: \.id) where duplicates.count > 1 {
      reports.append(
        .duplicateScreen(duplicates[0].withCurrentText, "also", at: duplicates[1].idPlace))
    }
    return reports
  }
}

extension Source {
  /// Returns whether the source was read from a text; a source without bytes matches any text.
  fileprivate func isOf(_ text: [UInt8]) -> Bool {
    bytes.isEmpty || text.count == bytes.count && text == bytes
      || text.starts(with: [0xEF, 0xBB, 0xBF]) && text.dropFirst(3).elementsEqual(bytes)
      || text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF])
  }
}
