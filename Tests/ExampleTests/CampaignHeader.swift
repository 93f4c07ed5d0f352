import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

/// The header of a campaign: the usual one with a badge before its title.
final class CampaignHeader: SBUInviteUserModule.Header {
  var badge = "★"

  override func setupViews() {
    super.setupViews()
    (titleView as? SBUNavigationTitleView)?.text = "\(badge) Invite friends"
  }

  override class var properties: PropertyTable {
    super.properties.adding(
      Property("badge", .text, "the sign before the title") {
        (header: CampaignHeader, badge: String) in header.badge = badge
      })
  }
}
