import Diorama
import DioramaKit
import DioramaStage
import YAML

/// The named colors and fonts of a project, the values of its themes, and the values in YAML that
/// change them, for designers.
///
/// Colors and fonts have their values for all screens; a screen may override them. Values that
/// Swift code sets while a screen runs are not known here.
package struct DesignTokens: Sendable {
  /// A named color or font.
  package struct Token: Sendable {
    package let entry: Palette.Entry
    /// The number of screens and variants that show it.
    package let screens: Int
  }

  /// A value in YAML that changes a text, color, font or icon of a kit.
  package struct Override: Sendable {
    package let value: StyleOverride
    /// Whether any screen looks different without it; nil if none does, but some cannot run.
    package let isUsed: Bool?
    /// The values that set the same thing to something else.
    package let clashes: [StyleOverride]
  }

  /// The colors and fonts.
  package let tokens: [Token]
  /// The colors and fonts of themes, in a light and in a dark appearance.
  package let themes: [(light: Palette.Entry, dark: Palette.Entry)]
  /// The values in YAML, in the order of files.
  package let overrides: [Override]

  /// Runs the screens of a project, once as they are, and then without one value after the other
  /// until a screen looks different.
  package init(of suite: ScreenSuite) {
    let values = StyleOverride.all(in: suite)
    var runs = TokenRuns(suite)
    var screens: [String: Int] = [:]
    var isUsed: [Int: Bool] = [:]
    suite.isolated(count: values.count + 1) { item, writer in
      if item == 0 {
        writer.append(list: runs.shownNames()) { $0.append($1) }
      } else {
        writer.append(optional: runs.isNeeded(values[item - 1])) { $0.append($1) }
      }
    } take: { item, reader throws(OutcomeReader.Malformed) in
      if item == 0 {
        for name in try reader.list({ reader throws(OutcomeReader.Malformed) in
          try reader.text()
        }) { screens[name, default: 0] += 1 }
      } else {
        isUsed[item - 1] = try reader.optional { reader throws(OutcomeReader.Malformed) in
          try reader.flag()
        }
      }
    }
    tokens = suite.palette.entries.map { Token(entry: $0, screens: screens[$0.name] ?? 0) }
    themes = ProjectPalette.themes(suite.registry, suite.configuration)
    overrides = values.enumerated().map { index, value in
      Override(
        value: value, isUsed: isUsed[index], clashes: values.filter { $0.clashes(with: value) })
    }
  }
}

/// Runs of a project's screens with and without a value.
private struct TokenRuns {
  private let suite: ScreenSuite
  private let files: SourceFiles
  private let runner: ScreenRunner
  /// The screens as they are, by the paths of their snapshots.
  private lazy var screens = Dictionary(
    suite.declarations.map { ($0.snapshotPath, $0) }, uniquingKeysWith: { first, _ in first })
  /// The hash values of what they look like; nil for screens that fail.
  private var looks: [String: Int?] = [:]

  init(_ suite: ScreenSuite) {
    self.suite = suite.withOverrides {
      $0.includesColors = true
      $0.show = [.styles, .accessibility]
    }
    files = SourceFiles(root: suite.project.root, cachesScreens: true, links: suite.request.links)
    runner = ScreenRunner(registry: suite.registry)
  }

  /// Returns the names of the colors and fonts of each screen, each once for a screen.
  mutating func shownNames() -> [String] {
    suite.selected.flatMap { screen -> Set<String> in
      guard let snapshot = snapshot(of: screen, in: suite) else { return [] }
      let lines = SnapshotFrames(snapshot).frames.flatMap(\.blockLines)
      return Set(
        lines.filter { $0.block == .styles }.flatMap { line in
          // The lines quote the texts whose styles they name.
          line.line.text.replacing(/'.*?'(?= |$)/, with: "").split(separator: " ").map(String.init)
        })
    }
  }

  /// Returns whether a screen looks different without a value; nil if none does, but some cannot
  /// run.
  mutating func isNeeded(_ value: StyleOverride) -> Bool? {
    let source = value.place.source
    guard let bytes = value.fileWithoutIt else { return nil }
    files.setUnsavedTexts([source.path: bytes])
    guard
      let project = try? Project(
        at: suite.project.root, unsaved: nil, reading: .again(files), links: suite.request.links)
    else { return nil }
    var changed = ScreenSuite(project, registry: suite.registry, suite.request)
    if source !== suite.configuration.root?.place.source {
      changed = changed.reading(only: [source.path])
    }
    let found = changed.declarations
    guard !found.isEmpty else { return nil }
    var isKnown = true
    for screen in found {
      guard let own = screens[screen.snapshotPath] else { continue }
      let known = looks[screen.snapshotPath] ?? look(of: own, in: suite)
      looks[screen.snapshotPath] = .some(known)
      if known == nil { isKnown = false }
      if let known, look(of: screen, in: changed) != known { return true }
    }
    return isKnown ? false : nil
  }

  /// Returns a hash value of what a screen looks like; nil if it fails.
  private func look(of screen: ScreenDeclaration, in suite: ScreenSuite) -> Int? {
    guard let snapshot = snapshot(of: screen, in: suite) else { return nil }
    var hasher = Hasher()
    hasher.combine(snapshot)
    hasher.combine(runner.coloredRuns)
    hasher.combine(runner.pictures)
    return hasher.finalize()
  }

  private func snapshot(of screen: ScreenDeclaration, in suite: ScreenSuite) -> [UInt8]? {
    guard suite.endedOutcome(of: screen) == nil, let plan = suite.plan(screen).plan else {
      return nil
    }
    var diagnostics = Diagnostics()
    return runner.snapshot(of: plan.run, &diagnostics)
  }
}
