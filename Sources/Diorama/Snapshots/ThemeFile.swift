import DioramaKit
import DioramaSystem
import HeadlessUIKit
import YAML

/// The file with the values of the names in `styles` blocks: one for a project, next to the
/// snapshots of its folder. If a color of the palette changes, only its line in this file changes.
extension SnapshotStore {
  /// The path of the file.
  package var themePath: String { Self.themePath(below: project.root) }

  /// Returns the path of the file of a project.
  package static func themePath(below root: String) -> String {
    "\(root)/\(Project.snapshotFolderName)/\(themeName).txt"
  }

  /// The name of a screen whose snapshot would have the same path.
  private static let themeName = "theme"

  /// Returns the verdict on the file; nil if there is nothing to report.
  ///
  /// - Parameters:
  ///   - isWanted: whether a screen shows styles; nil if that is not known of all screens.
  ///   - palette: the values of the names.
  package func verdictOnTheme(
    isWanted: Bool?, _ palette: () -> ProjectPalette
  ) -> SnapshotVerdict? {
    let isThere = FileSystem.exists(themePath)
    guard isThere || isWanted == true else { return nil }
    if isWanted == false {
      // The file may be the snapshot of a screen of this name.
      guard isThemeFile,
        let recorded = try? FileSystem.read(themePath, atMost: Project.maxSnapshotBytes)
      else { return nil }
      return SnapshotVerdict(.theme, path: themePath, .orphaned, recorded: recorded)
    }
    let verdict = verdict(on: palette().text, of: .theme, at: themePath)
    return verdict.status == .passed ? nil : verdict
  }
}

extension SnapshotStore {
  /// Returns the problem if a screen's snapshot has the path of the file; nil for none.
  ///
  /// - Parameters:
  ///   - screens: the project's screens.
  ///   - isWanted: whether a screen shows styles, as far as that is known.
  package func themeConflict(among screens: [ScreenHeading], isWanted: Bool) -> Diagnostic? {
    let path = themePath
    guard isWanted || FileSystem.exists(path) && isThemeFile,
      let screen = screens.first(where: { $0.name == Self.themeName && $0.snapshotPath == path })
    else { return nil }
    return .screenNamedTheme(screen)
  }

  /// Whether the file is the theme file, and not the snapshot of a screen of that name.
  private var isThemeFile: Bool {
    guard project.files.contains(themePath),
      let bytes = try? FileSystem.read(themePath, atMost: Project.maxSnapshotBytes)
    else { return false }
    return bytes.starts(with: ProjectPalette.head.utf8)
  }
}

extension ScreenSuite {
  /// The content of the file as it is recorded, and as it would be now. A file that does not exist
  /// or cannot be read is as it would be now.
  package var themes: (recorded: [UInt8], now: [UInt8]) {
    let path = SnapshotStore(project).themePath
    let now = palette.text
    guard project.files.contains(path) else { return (now, now) }
    return ((try? FileSystem.read(path, atMost: Project.maxSnapshotBytes)) ?? now, now)
  }
}

extension ProjectPalette {
  /// The first line of the file.
  package static let head = "What the names of colours and fonts in 'styles' stand for"

  /// The content of the file.
  package var text: [UInt8] {
    func line(_ name: String, _ value: String) -> String {
      name + String(repeating: " ", count: max(Self.columns - name.count, 1)) + value
    }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let system = UIColor.namedSystemColors.map { color in
      let (one, other) = (
        color.resolvedColor(with: light).hexString, color.resolvedColor(with: dark).hexString
      )
      return line(color.name ?? "", one == other ? one : "\(one), dark \(other)")
    }
    let own = entries.filter { !$0.isFont }.map { line($0.name, $0.value) }
    let fonts = entries.filter(\.isFont).map { line($0.name, $0.value) }
    var lines = [Self.head, ""]
    if !own.isEmpty { lines += ["── colours ──"] + own + [""] }
    if !fonts.isEmpty { lines += ["── fonts ──"] + fonts + [""] }
    lines += ["── colours of the system ──"] + system
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static let columns = 32
}
