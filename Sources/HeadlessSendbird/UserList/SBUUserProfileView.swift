import HeadlessUIKit

/// A delegate for taps in a user's profile.
public protocol SBUUserProfileViewDelegate: AnyObject {
  /// "Message" was tapped.
  func didSelectMessage(userId: String?)
  /// The profile was closed.
  func didSelectClose()
}

/// A user's profile over the screen, drawn as an action sheet: name, ID, and, in group channels, a
/// button that opens a channel with another user (S139).
///
/// The kit's subviews hold the content: after ``show(baseView:user:)`` returns, the sheet is
/// created from their texts. It has no button if ``menuStackView`` is hidden.
open class SBUUserProfileView: SBUView {
  /// The user.
  public var user: SBUUser?
  /// The view that the profile covers. Kept, not used: a sheet covers the whole screen.
  public weak var baseView: UIView?
  /// The view that contains all others.
  public let contentView = UIView()
  /// The user's image. Kept, not shown.
  public let profileImageView = UIImageView()
  /// The user's name.
  public let userNameLabel = UILabel()
  /// The stack of the button.
  public let menuStackView = UIStackView()
  /// The button that opens a channel with the user.
  public let largeMessageButton = UIButton(type: .custom)
  /// The line above the ID; not drawn.
  public let separatorView = UIView()
  /// The title above the ID.
  public let userIdTitleLabel = UILabel()
  /// The user's ID.
  public let userIdLabel = UILabel()
  /// The area around the profile, which closes it; the step `tap: outside` taps it.
  public let backgroundCloseButton = UIButton(type: .custom)
  /// Whether the button is hidden.
  public var isMenuStackViewHidden: Bool {
    get { menuStackView.isHidden }
    set { menuStackView.isHidden = newValue }
  }
  /// The delegate for the buttons; not retained.
  public weak var delegate: (any SBUUserProfileViewDelegate)?
  private weak var sheet: UIAlertController?
  private var isWanted = false

  /// Adds the subviews.
  open override func setupViews() {
    menuStackView.addArrangedSubview(largeMessageButton)
    for view in [profileImageView, userNameLabel, menuStackView, userIdTitleLabel, userIdLabel] {
      contentView.addSubview(view)
    }
    addSubview(contentView)
  }

  /// Shows a user's profile over a view's screen.
  ///
  /// - Parameters:
  ///   - baseView: the view; nil shows nothing.
  ///   - user: the user; nil shows nothing.
  open func show(baseView: UIView?, user: SBUUser?) {
    show(baseView: baseView, user: user, isOpenChannel: false)
  }

  /// Shows a user's profile over a view's screen.
  ///
  /// - Parameters:
  ///   - baseView: the view; nil shows nothing.
  ///   - user: the user; nil shows nothing.
  ///   - isOpenChannel: whether the channel is open; then the profile has no "Message" button.
  open func show(baseView: UIView?, user: SBUUser?, isOpenChannel: Bool) {
    guard let baseView, let user, let environment = ScreenEnvironment.current else { return }
    self.baseView = baseView
    self.user = user
    userNameLabel.text = user.refinedNickname()
    userIdTitleLabel.text = SBUStringSet.UserProfile_UserID
    userIdLabel.text = user.userId
    largeMessageButton.setTitle(SBUStringSet.UserProfile_Message, for: .normal)
    isMenuStackViewHidden = isOpenChannel || SBUGlobals.currentUser?.userId == user.userId
    isWanted = true
    // A subclass may change the subviews after this method returns.
    environment.mainQueue.async { [self] in
      guard isWanted, sheet == nil else { return }
      let sheet = makeSheet()
      self.sheet = sheet
      environment.window.topViewController?.present(sheet, animated: true)
    }
  }

  private func makeSheet() -> UIAlertController {
    let lines = [userIdTitleLabel, userIdLabel].filter { !$0.isHidden }.compactMap(\.text)
    let sheet = UIAlertController(
      title: userNameLabel.isHidden ? nil : userNameLabel.text,
      message: lines.joined(separator: "\n"), preferredStyle: .actionSheet)
    if !isMenuStackViewHidden, !largeMessageButton.isHidden {
      sheet.addAction(
        UIAlertAction(title: largeMessageButton.currentTitle, style: .default) { [self] _ in
          onClickMessage()
        })
    }
    sheet.addAction(
      UIAlertAction(title: SBUStringSet.Cancel, style: .cancel) { [self] _ in
        onClickClose()
      })
    return sheet
  }

  /// Notifies the delegate of a tap on "Message".
  open func onClickMessage() { delegate?.didSelectMessage(userId: user?.userId) }

  /// Dismisses the profile and notifies the delegate.
  open func onClickClose() {
    dismiss()
    delegate?.didSelectClose()
  }

  /// Dismisses the profile.
  open func dismiss() {
    isWanted = false
    sheet?.dismiss(animated: false)
    sheet = nil
  }
}
