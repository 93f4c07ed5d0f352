import YAML

/// The problems of the paths of snapshots.
extension Diagnostic {
  static func screenNamedTheme(_ screen: ScreenHeading) -> Diagnostic {
    Diagnostic(
      .duplicateScreen,
      "a screen cannot be named 'theme' here: its snapshot would replace the file with the values "
        + "of the names in 'styles'",
      at: screen.idPlace, help: Help("rename the screen"))
  }
}

/// Why a recorded snapshot cannot be compared.
extension SnapshotComparison {
  static let outsideLink = unreadable("it is a link that points outside the project")

  static func tooManyLines(_ count: Int, limit: Int) -> SnapshotComparison {
    .unreadable("it has \(count) lines; the limit is \(limit)")
  }
}

/// The lines that explain a difference, and how to fix it; see also ``SnapshotFault``.
extension SnapshotVerdict {
  static let foreignThemeFile = [
    "this is not the file with the values of the names in 'styles'",
    "help: move your own file elsewhere, and record again",
  ]

  static func unknownThemeName(_ name: Substring) -> [String] {
    [
      "unknown name '\(name)'",
      "help: the palette defines the names, not this file; record it again",
    ]
  }

  static func unknownBlock(_ block: String, in subject: String, _ known: [String]) -> [String] {
    let meant = nearestName(to: block, among: known).map { "did you mean '\($0)'? " } ?? ""
    return [
      "\(subject) has an unknown block '\(block)'",
      "help: \(meant)only 'record' writes blocks; record the snapshot again",
    ]
  }

  static func unselectedBlocks(_ blocks: [String], in subject: String) -> [String] {
    [
      "\(subject) has blocks that 'show' does not select: \(blocks.joined(separator: " and "))",
      "help: write 'show: [\(blocks.joined(separator: ", "))]', use '--show "
        + "\(blocks.joined(separator: ","))', or record it again",
    ]
  }
}
