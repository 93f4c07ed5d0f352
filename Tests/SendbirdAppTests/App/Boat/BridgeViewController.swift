import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// The rights on a boat: the kit's moderation screen with a title of the harbor's.
class BridgeViewController: SBUModerationsViewController {
  override func setupViews() {
    super.setupViews()
    (headerComponent?.titleView as? SBUNavigationTitleView)?.text = "The bridge"
  }

  override func showMutedMemberList() {
    toast("No one is muted on this boat")
  }

  override func setupStyles() {
    super.setupStyles()
    navigationController?.navigationBar.tintColor = theme.leftBarButtonTintColor
  }

  override func errorHandler(_ message: String?, _ code: Int? = nil) {
    super.errorHandler(message, code)
    toast("Error \(code ?? 0)")
  }
}
