import DioramaStage

/// The settings of a command line for all screens, which override all layers of YAML.
public struct CommandOverrides: Sendable {
  /// The theme: light or dark.
  public var theme: ScreenPlan.Theme?
  /// The width of the device in columns.
  public var width: Int?
  /// The blocks of a snapshot beside its frames, instead of those of the screen.
  public var show: Set<SnapshotBlock>?
  /// A Boolean value that indicates whether a frame is taken after each step, below the time and
  /// the step. Recorded snapshots are never traced.
  public var isTraced: Bool
  /// Whether frames include their colors, for a terminal.
  package var includesColors = false

  /// Creates overrides; by default none.
  public init(
    theme: ScreenPlan.Theme? = nil, width: Int? = nil, show: Set<SnapshotBlock>? = nil,
    isTraced: Bool = false
  ) {
    self.theme = theme
    self.width = width
    self.show = show
    self.isTraced = isTraced
  }
}

extension CommandOverrides {
  /// Sets the theme, the width and the blocks with which a snapshot was made.
  package mutating func applySettings(of snapshot: [UInt8]) {
    let lines = String(decoding: snapshot, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines.prefix(while: { !$0.isEmpty }) where line.hasPrefix("theme: ") {
      theme = ScreenPlan.Theme(rawValue: String(line.dropFirst("theme: ".count)))
    }
    width = lines.first { $0.hasPrefix("┌") }?.count
    show = Set(SnapshotBlock.allCases.filter { block in lines.contains { $0 == block.title } })
  }

  /// The options of another command with the same overrides.
  package var options: [String] {
    var options = width.map { ["--width", "\($0)"] } ?? []
    options += theme.map { ["--theme", $0.rawValue] } ?? []
    if let show {
      let words = SnapshotBlock.allCases.filter(show.contains).map(\.rawValue)
      options += ["--show", words.isEmpty ? "none" : words.joined(separator: ",")]
    }
    return options
  }
}
