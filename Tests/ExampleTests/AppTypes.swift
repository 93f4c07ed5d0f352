import DioramaKit
import HeadlessSendbird

extension Registry {
  /// The kit's types and the app's own.
  static func app() throws -> Registry {
    var registry = try Registry(.sendbird)
    try registry.register(CampaignHeader.self)
    try registry.register(DepartmentCell.self)
    try registry.register(TeamInviteViewController.self)
    return registry
  }
}
