import DioramaKit
import DioramaStage
import DioramaSystem
import YAML

/// What the command line sets for all screens, over all layers of YAML.
public struct CommandOverrides: Sendable {
  /// Light or dark.
  public var theme: ScreenPlan.Theme?
  /// The device's columns.
  public var width: Int?

  /// Some settings; by default none.
  public init(theme: ScreenPlan.Theme? = nil, width: Int? = nil) {
    self.theme = theme
    self.width = width
  }
}
