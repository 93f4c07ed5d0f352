import DioramaKit
import DioramaSystem
import HeadlessUIKit

/// The file that says what the names in blocks `styles` stand for: one for a project, beside the
/// snapshots of its folder. A colour of the palette that changes is a line of it, and of nothing else.
extension SnapshotStore {
  /// Where it stands.
  package var themePath: String {
    "\(project.root)/\(Project.snapshotFolderName)/theme.txt"
  }

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
      let recorded =
        project.files.contains(themePath)
        ? try? FileSystem.read(themePath, atMost: Project.mostSnapshotBytes) : nil
      // Somebody's screen may be called so.
      guard let recorded, recorded.starts(with: ProjectPalette.head.utf8) else { return nil }
      return SnapshotVerdict(.nobody, path: themePath, .leftOver, recorded: recorded)
    }
    let verdict = verdict(on: palette().text, of: .theme, at: themePath)
    return verdict.status == .passed ? nil : verdict
  }
}

extension ProjectPalette {
  /// The file's first line.
  static let head = "What the names of colours and fonts in 'styles' stand for"

  /// The file.
  package var text: [UInt8] {
    func line(_ name: String, _ value: String) -> String {
      name + String(repeating: " ", count: max(Self.columns - name.count, 1)) + value
    }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let system = UIColor.ofSystem.map { color in
      let (one, other) = (
        color.resolvedColor(with: light).digits, color.resolvedColor(with: dark).digits
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
