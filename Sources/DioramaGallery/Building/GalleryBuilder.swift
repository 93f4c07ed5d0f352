import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// Builds the model of a gallery from the findings of some screens.
package struct GalleryBuilder {
  /// The screens that a gallery has.
  package enum Choice: String, CaseIterable, Sendable {
    /// All screens.
    case all
    /// Screens that differ from what is recorded, screens without a snapshot, and orphaned
    /// snapshots.
    case changed
    /// Screens that could not be run.
    case failed
  }

  private let contents: GalleryContents
  private var tables = GalleryTables()
  private var screens: [GalleryModel.Screen] = []
  /// The screens' names on the page, by the numbers of their findings.
  private let names: [Int: String]
  /// The paths of folders in their repositories, since projects may be spelled in several ways.
  private var repositories = RepositoryPaths()
  /// The findings of old snapshots whose screens were renamed or moved, by their old paths.
  private let moved: [String: TestFinding]
  /// The recorded theme files of projects, by the projects' folders.
  private var palettes: [String: [UInt8]?] = [:]
  /// The names of the screens in the gallery, in order.
  private var order: [String] = []
  /// The indices of the screens in that order, by the numbers of their findings.
  private var screenIndices: [Int: Int] = [:]

  /// The size limit of a screen's file that is shown next to the screen, in bytes.
  private static let maxFileBytes = 1 << 18

  private init(_ contents: GalleryContents) {
    self.contents = contents
    names = Self.names(of: contents.result.findings)
    moved = Dictionary(
      contents.result.findings.filter { $0.movedTo != nil }.map { ($0.snapshotPath, $0) },
      uniquingKeysWith: { $1 })
  }

  /// Returns the model of a gallery.
  ///
  /// - Parameters:
  ///   - contents: the findings of the screens, and how they looked.
  ///   - choice: the screens that the gallery has.
  ///   - sent: the numbers of the findings whose screens are in the model, for a page that has the
  ///     others and needs the order of all; nil for all.
  package static func model(
    of contents: GalleryContents, only choice: Choice = .all, sending sent: Set<Int>? = nil
  ) -> GalleryModel {
    var builder = GalleryBuilder(contents)
    var summary = GalleryModel.Summary()
    let noRoots = repeatElement(String?.none, count: contents.roots.count)
    let roots = zip(contents.roots, contents.oldRoots + noRoots)
    for (part, (root, oldRoot)) in zip(contents.result.parts, roots) {
      for finding in part.findings {
        guard var state = GalleryModel.State(finding.status) else { continue }
        if contents.recolored.contains(finding.number) { state = .changed }
        summary.count(state)
        guard choice.includes(state) else { continue }
        builder.screenIndices[finding.number] = builder.order.count
        builder.order.append(builder.name(of: finding))
        if sent?.contains(finding.number) != false {
          let isOld = finding.screen == nil
          builder.add(finding, state, below: isOld ? oldRoot ?? root : root)
        }
      }
    }
    for root in contents.roots { builder.addProjectFile(of: root) }
    let groups = builder.groups
    let tables = builder.tables
    let phone = tables.phone(for: &builder.screens)
    var model = GalleryModel(
      diorama: DioramaVersion.number, project: builder.project,
      against: contents.against.map(GalleryModel.Baseline.init), summary: summary,
      strings: tables.strings, styles: tables.styles, sources: tables.sources, rows: tables.rows,
      phone: phone, themes: tables.themes, files: tables.files, screens: builder.screens,
      groups: groups)
    if choice != .all { model.only = choice.rawValue }
    model.commands = contents.commands
    if sent != nil { model.order = builder.order }
    return model
  }

  private var project: GalleryModel.Project {
    let paths = contents.roots.map(\.withoutDot)
    return GalleryModel.Project(
      name: paths.map { FileSystem.realPath($0)?.lastPathComponent ?? $0.lastPathComponent }
        .joined(separator: ", "),
      path: paths.joined(separator: ", "))
  }

  private mutating func add(
    _ finding: TestFinding, _ state: GalleryModel.State, below root: String
  ) {
    let verdict = finding.verdict
    let heading = finding.screen
    let seen = heading.flatMap(contents.now)
    let now = seen ?? verdict.shown.map(CapturedScreen.init(recorded:))
    let before: CapturedScreen? =
      if let before = contents.before {
        state == .same ? nil : before(finding)
      } else {
        recorded(of: finding).map {
          CapturedScreen(recorded: $0, besides: seen, palette: palette(of: root))
        }
      }
    let some = now ?? before
    var screen = GalleryModel.Screen(
      id: name(of: finding), folder: "", system: some?.system ?? "",
      tags: heading?.tags ?? [], types: some?.types ?? [], state: state,
      theme: tables.number(of: some?.theme ?? CapturedTheme(plain: "light")),
      width: some?.width ?? 48, snapshot: verdict.path.withoutDot, frames: [])
    let folder = heading?.path.parentFolder ?? verdict.path.folderOfSnapshots
    // If there are several projects, each has a folder of its own.
    screen.folder =
      contents.roots.count > 1
      ? repositories.path(ofFolder: folder) : folder.shortened(from: root)
    if heading == nil, verdict.owner == .noScreen { screen.noteOwner(ofSnapshot: verdict.path) }
    if let heading {
      screen.of = heading.variant == nil ? nil : heading.id
      screen.variant = heading.variant
      screen.file = tables.number(ofFile: heading.path) { Self.text(ofFile: heading.path) }
      screen.line = Int(heading.idPlace.start.line)
      screen.lines = some?.lines
    }
    screen.description = some?.description
    if let ids = some?.ids, !ids.isEmpty { screen.ids = ids }
    if let now {
      screen.head = tables.numbers(of: now.head)
      screen.frames = tables.frames(now.frames)
    }
    if let before {
      screen.recorded = tables.frames(before.frames)
      if before.isPlain { screen.recordedPlain = true }
      if let now, before.theme != now.theme {
        screen.recordedTheme = tables.number(of: before.theme)
      }
      if before.head.mergedByStyle != now?.head.mergedByStyle {
        screen.recordedHead = tables.numbers(of: before.head)
      }
    }
    let problems = finding.diagnostics.sorted.map(GalleryModel.Problem.init)
    if !problems.isEmpty { screen.diagnostics = problems }
    screen.againstDiagnostics = contents.baseProblems[finding.number]?.sorted
      .map(GalleryModel.Problem.init)
    // A comparison with another revision allows no decisions.
    if state != .same, state != .failed, contents.against == nil, some != nil {
      screen.digest = GalleryDigest.text(shown: verdict.shown, recorded: verdict.recorded)
    }
    screens.append(screen)
  }

  /// Returns the recorded snapshot of a screen, even if the screen was renamed or could not be run.
  private func recorded(of finding: TestFinding) -> [UInt8]? {
    if let old = finding.movedFrom.flatMap({ moved[$0] }) { return old.verdict.recorded }
    if finding.status != .failed { return finding.verdict.recorded }
    return try? FileSystem.read(finding.verdict.path, atMost: Project.maxSnapshotBytes)
  }

  /// Returns the recorded theme file of a project; nil if it has none.
  private mutating func palette(of root: String) -> [UInt8]? {
    if let palette = palettes[root] { return palette }
    let palette = try? FileSystem.read(
      SnapshotStore.themePath(below: root), atMost: Project.maxSnapshotBytes)
    palettes[root] = .some(palette)
    return palette
  }

  /// Adds a project's own file, so that the page can show it.
  private mutating func addProjectFile(of root: String) {
    let path = "\(root)/\(Project.fileName)"
    guard let text = Self.text(ofFile: path) else { return }
    _ = tables.number(ofFile: path) { text }
  }

  private static func text(ofFile path: String) -> String? {
    (try? FileSystem.read(path, atMost: maxFileBytes)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the names of screens on the page, by the numbers of their findings.
  ///
  /// Screens of several projects may have the same name; they are identified by the paths of their
  /// snapshots. Such a path starts at the repository's root, however the project's path is spelled.
  static func names(of findings: some Collection<TestFinding>) -> [Int: String] {
    var counts: [String: Int] = [:]
    for finding in findings { counts[finding.screen?.name ?? "", default: 0] += 1 }
    var places = RepositoryPaths()
    return Dictionary(
      findings.map { finding in
        let name = finding.screen?.name
        return (
          finding.number,
          name.flatMap { counts[$0] == 1 ? $0 : nil } ?? places.path(of: finding.snapshotPath)
        )
      }, uniquingKeysWith: { $1 })
  }

  private func name(of finding: TestFinding) -> String { names[finding.number] ?? "" }

  // MARK: Differences

  private var groups: [GalleryModel.Group] {
    let groups = contents.changes.items.map(group)
    let recolored = contents.result.findings.filter { contents.recolored.contains($0.number) }
    let words =
      "\(recolored.count == 1 ? "1 screen has" : "\(recolored.count) screens have") other colors"
    let all = (groups + [group(recolored, words)]).filter { !$0.screens.isEmpty }
    return Self.limited(all, toHunkBytes: 400_000)
  }

  /// Returns groups with hunks up to a total size; the first has its own in any case. The cards show
  /// the lines, too.
  static func limited(
    _ groups: [GalleryModel.Group], toHunkBytes most: Int
  ) -> [GalleryModel.Group] {
    var groups = groups
    var bytes = 0
    for index in groups.indices {
      bytes += groups[index].hunk.reduce(0) { $0 + $1.utf8.count }
      if index > 0, bytes > most { groups[index].hunk = [] }
    }
    return groups
  }

  private func group(_ item: TestChanges.Item) -> GalleryModel.Group {
    var group: GalleryModel.Group
    switch item {
    case .change(let index):
      let change = contents.changes.changes[index]
      group = self.group(change.findings, change.title)
      group.id = change.id
      group.changes = change.group.changes.map(\.id)
      group.cause = change.causes.first?.key
      group.place = change.causes.first?.place?.description.withoutDot
      if change.causes.count > 1 { group.causes = change.causes.map(\.text) }
      if let cause = change.causes.first, cause.place == nil { group.cause = cause.text }
      group.hunk = change.patch.filter { $0.kind != .header }.map(\.text)
      if group.hunk.isEmpty { group.hunk = change.example.verdict.explanation() }
    case .rename(let rename):
      // The new name cannot be accepted without the old one.
      let old = rename.findings.compactMap { $0.movedFrom.flatMap { moved[$0] } }
      group = self.group(rename.findings + old, "\(rename.screen) was renamed or moved")
      group.hunk = rename.findings.map {
        "from \(($0.movedFrom ?? "").withoutDot) to \($0.snapshotPath.withoutDot)"
      }
    case .single(let finding):
      group = self.group([finding], "\(finding.status.rawValue): \(finding.summary)")
      if contents.against != nil, let what = statusPhrase(of: finding.status, isOne: true) {
        let name = finding.screen?.name ?? finding.snapshotPath.nameOfSnapshot
        let isKnown = contents.baseProblems[finding.number] == nil
        group.title = "\(name) \(isKnown ? what : "could not be run in the other revision")"
      }
    case .several(let findings):
      let what = findings.first.flatMap { statusPhrase(of: $0.status, isOne: false) } ?? ""
      let kind = contents.against == nil && findings.first?.screen == nil ? "snapshots" : "screens"
      group = self.group(findings, "\(findings.count) \(kind) \(what)")
    }
    return group
  }

  /// Returns a phrase for screens that only one side has; nil for others.
  private func statusPhrase(of status: SnapshotVerdict.Status, isOne: Bool) -> String? {
    let isRevision = contents.against != nil
    return switch status {
    case .missing: isRevision ? "\(isOne ? "is" : "are") new" : "have no snapshot"
    case .orphaned: isRevision ? "\(isOne ? "is" : "are") removed" : "have no screen"
    default: nil
    }
  }

  private func group(_ findings: [TestFinding], _ title: String) -> GalleryModel.Group {
    GalleryModel.Group(
      title: title, screens: findings.compactMap { screenIndices[$0.number] }, hunk: [])
  }
}

extension GalleryModel.Screen {
  /// Sets the screen and the variant of an orphaned snapshot from its name.
  fileprivate mutating func noteOwner(ofSnapshot path: String) {
    let words = path.nameOfSnapshot.split(separator: "@", maxSplits: 1).map(String.init)
    of = words.first
    variant = words.dropFirst().first
  }
}

extension String {
  /// The folder of the screens whose snapshot is at this path.
  fileprivate var folderOfSnapshots: String {
    var folder = parentFolder
    while folder.lastPathComponent != Project.snapshotFolderName {
      if !folder.contains("/") { return parentFolder }
      folder = folder.parentFolder
    }
    return folder.parentFolder
  }

  /// The name of the screen whose snapshot is at this path.
  fileprivate var nameOfSnapshot: String {
    let name = lastPathComponent
    return name.hasSuffix(".txt") ? String(name.dropLast(4)) : name
  }
}

extension GalleryBuilder.Choice {
  /// Returns whether a gallery has the screens of a state.
  func includes(_ state: GalleryModel.State) -> Bool {
    switch self {
    case .all: true
    case .changed: state == .changed || state == .missing || state == .orphaned
    case .failed: state == .failed
    }
  }
}

extension GalleryModel.State {
  /// The state of an existing snapshot; nil for one that the run deleted.
  init?(_ status: SnapshotVerdict.Status) {
    switch status {
    case .passed: self = .same
    case .differs: self = .changed
    case .missing: self = .missing
    case .failed: self = .failed
    case .orphaned: self = .orphaned
    case .deleted: return nil
    }
  }
}

extension GalleryModel.Summary {
  /// Returns how many screens have a state.
  func count(of state: GalleryModel.State) -> Int {
    switch state {
    case .same: same
    case .changed: changed
    case .missing: missing
    case .failed: failed
    case .orphaned: orphaned
    }
  }

  mutating func count(_ state: GalleryModel.State) {
    screens += 1
    switch state {
    case .same: same += 1
    case .changed: changed += 1
    case .missing: missing += 1
    case .failed: failed += 1
    case .orphaned: orphaned += 1
    }
  }
}

extension GalleryModel.Problem {
  init(_ diagnostic: Diagnostic) {
    self.init(
      severity: diagnostic.severity.rawValue, code: diagnostic.code.rawValue,
      message: diagnostic.message, help: diagnostic.help?.text,
      place: diagnostic.place.description.withoutDot)
  }
}

extension TestChanges.Change {
  /// The changes in a line, such as `title: 'House rules' to 'House order'`, and where they are.
  fileprivate var title: String {
    let place = findings.count == 1 ? example.name : "\(findings.count) screens"
    return shortSummary.map { "\($0), in \(place)" }
      ?? "\(place)\(example.verdict.kinds.messageSuffix)"
  }
}
