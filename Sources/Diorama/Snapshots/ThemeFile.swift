import DioramaKit
import DioramaSystem
import HeadlessUIKit
import YAML

/// The file that says what the names in blocks `styles` stand for: one for a project, beside the
/// snapshots of its folder. A colour of the palette that changes is a line of it, and of nothing else.
extension SnapshotStore {
  /// Where it stands.
  package var themePath: String {
    "\(project.root)/\(Project.snapshotFolderName)/\(Self.themeName).txt"
  }

  /// What a screen is called whose snapshot would stand there.
  private static let themeName = "theme"

  /// How it stands to what names mean; nil where nothing is to be said.
  ///
  /// - Parameters:
  ///   - isWanted: whether a screen shows styles; nil where that is not known of all.
  ///   - palette: what names stand for.
  package func verdictOnTheme(
    isWanted: Bool?, _ palette: () -> ProjectPalette
  ) -> SnapshotVerdict? {
    let isThere = FileSystem.exists(themePath)
    guard isThere || isWanted == true else { return nil }
    if isWanted == false {
      // Somebody's screen may be called so.
      guard isThemeFile,
        let recorded = try? FileSystem.read(themePath, atMost: Project.maxSnapshotBytes)
      else { return nil }
      return SnapshotVerdict(.theme, path: themePath, .orphaned, recorded: recorded)
    }
    let verdict = verdict(on: palette().text, of: .theme, at: themePath)
    return verdict.status == .passed ? nil : verdict
  }
}

extension SnapshotVerdict {
  /// What somebody did to the file of names, in a line and what to do about it; none where it only
  /// says other colours.
  var themeExplanation: [String] {
    guard case .theme = owner, status == .differs, let recorded, let shown else { return [] }
    let lines = String(decoding: recorded, as: UTF8.self).split(separator: "\n")
    guard lines.first == ProjectPalette.head[...] else {
      return [
        "this is not the file that says what the names in 'styles' stand for",
        "help: move what is yours elsewhere, and record it again",
      ]
    }
    func name(_ line: Substring) -> Substring { line.prefix { $0 != " " } }
    let names = Set(String(decoding: shown, as: UTF8.self).split(separator: "\n").map(name))
    guard let odd = lines.first(where: { !names.contains(name($0)) }) else { return [] }
    return [
      "there is no name '\(name(odd))' by now",
      "help: a name is given a colour where the palette is said, not here; record it again",
    ]
  }
}

extension SnapshotStore {
  /// What is wrong where a screen's snapshot would stand in the file's place.
  ///
  /// - Parameters:
  ///   - screens: the project's screens.
  ///   - isWanted: whether a screen shows styles, as far as that is known.
  package func themeConflict(among screens: [ScreenHeading], isWanted: Bool) -> Diagnostic? {
    let path = themePath
    guard isWanted || FileSystem.exists(path) && isThemeFile,
      let screen = screens.first(where: { $0.name == Self.themeName && $0.snapshotPath == path })
    else { return nil }
    return Diagnostic(
      .duplicateScreen,
      "a screen cannot be called 'theme' here: what the names in 'styles' stand for is in its file",
      at: screen.idPlace, help: Diagnostic.Help("give it another name"))
  }

  /// Whether the file is what it should be, and no snapshot of a screen of that name.
  private var isThemeFile: Bool {
    guard project.files.contains(themePath),
      let bytes = try? FileSystem.read(themePath, atMost: Project.maxSnapshotBytes)
    else { return false }
    return bytes.starts(with: ProjectPalette.head.utf8)
  }
}

extension ProjectPalette {
  /// The file's first line.
  package static let head = "What the names of colours and fonts in 'styles' stand for"

  /// The file.
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
