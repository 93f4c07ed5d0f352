import DioramaKit
import HeadlessSendbird

extension Registry {
  /// The types that YAML can name: those of the kit and of the app.
  public static func app() throws -> Registry {
    var registry = try Registry(.sendbird)
    try registry.register(TeamHeader.self)
    try registry.register(TeamList.self)
    try registry.register(TeamCell.self)
    try registry.register(TeamViewModel.self)
    try registry.register(TeamViewController.self)
    return registry
  }
}
