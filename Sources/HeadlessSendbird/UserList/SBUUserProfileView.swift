import HeadlessUIKit

/// Hears what is tapped in a user's profile.
public protocol SBUUserProfileViewDelegate: AnyObject {
  /// "Message" was tapped.
  func didSelectMessage(userId: String?)
  /// The profile was closed.
  func didSelectClose()
}

/// A user's profile over the screen, drawn as a sheet: the name, the id, and in group channels a
/// button that would open a channel with somebody else (S139).
open class SBUUserProfileView: SBUView {
  private weak var sheet: UIAlertController?

  /// Shows a user over a screen.
  ///
  /// - Parameters:
  ///   - user: whose profile it is.
  ///   - screen: what it lies over.
  ///   - delegate: who hears of its buttons; not kept alive.
  ///   - isOpenChannel: whether the channel is open, where nobody can be written to alone.
  open func show(
    _ user: SBUUser, over screen: UIViewController, delegate: any SBUUserProfileViewDelegate,
    isOpenChannel: Bool
  ) {
    let sheet = UIAlertController(
      title: user.refinedNickname(),
      message: "\(SBUStringSet.UserProfile_UserID)\n\(user.userId)", preferredStyle: .actionSheet)
    if !isOpenChannel, SBUGlobals.currentUser?.userId != user.userId {
      sheet.addAction(
        UIAlertAction(title: SBUStringSet.UserProfile_Message, style: .default) {
          [weak delegate] _ in delegate?.didSelectMessage(userId: user.userId)
        })
    }
    sheet.addAction(
      UIAlertAction(title: SBUStringSet.Cancel, style: .cancel) { [weak delegate] _ in
        delegate?.didSelectClose()
      })
    self.sheet = sheet
    screen.present(sheet, animated: true)
  }

  /// Takes it away.
  open func dismiss() {
    sheet?.dismiss(animated: false)
    sheet = nil
  }
}
