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
extension SnapshotVerdict {
  static let outsideLink = "it is a link that points outside the project"

  static func tooManyLines(_ count: Int, limit: Int) -> String {
    "it has \(count) lines; the limit is \(limit)"
  }
}

/// The lines that explain a difference, and how to fix it; see also ``SnapshotFault``.
extension SnapshotVerdict {
  static func unselectedBlocks(_ blocks: [String], in subject: String) -> [String] {
    [
      "\(subject) has blocks that 'show' does not select: \(blocks.joined(separator: " and "))",
      "help: write 'show: [\(blocks.joined(separator: ", "))]', use '--show "
        + "\(blocks.joined(separator: ","))', or record it again",
    ]
  }
}
