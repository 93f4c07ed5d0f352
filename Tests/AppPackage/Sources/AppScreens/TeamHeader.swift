import DioramaKit
import HeadlessSendbird

/// The header with a sign before its title.
final class TeamHeader: SBUInviteUserModule.Header {
  var sign = "★"

  override func setupViews() {
    super.setupViews()
    (titleView as? SBUNavigationTitleView)?.text = "\(sign) Add to the team"
  }

  /// The properties that YAML can set: here `sign`, besides those of the class above.
  override class var properties: PropertyTable {
    super.properties.adding(
      Property("sign", .text, "the sign before the title") {
        (header: TeamHeader, sign: String) in header.sign = sign
      })
  }
}
