import DioramaStage

/// What the command line sets for all screens, over all layers of YAML.
public struct CommandOverrides: Sendable {
  /// Light or dark.
  public var theme: ScreenPlan.Theme?
  /// The device's columns.
  public var width: Int?
  /// What a snapshot says beside its frames, in the place of what the screen says.
  public var show: Set<SnapshotBlock>?
  /// Whether a frame is taken after each step, below the time and the step; what is recorded never
  /// is.
  public var isTraced: Bool
  /// Whether the colours of frames are wanted, too, for a terminal.
  package var includesColors = false

  /// Some settings; by default none.
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
  /// Sets what a snapshot itself says of how it came to be: its theme, its width and its blocks.
  package mutating func applySettings(of snapshot: [UInt8]) {
    let lines = String(decoding: snapshot, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines.prefix(while: { !$0.isEmpty }) where line.hasPrefix("theme: ") {
      theme = ScreenPlan.Theme(rawValue: String(line.dropFirst("theme: ".count)))
    }
    width = lines.first { $0.hasPrefix("┌") }?.count
    show = Set(SnapshotBlock.allCases.filter { block in lines.contains { $0 == block.title } })
  }

  /// The options that say the same to another command.
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
