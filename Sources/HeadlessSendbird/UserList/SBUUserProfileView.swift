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
///
/// The kit's parts hold what the sheet says: it is made of their texts once ``show(baseView:user:)``
/// has returned, and without its button where ``menuStackView`` is hidden.
open class SBUUserProfileView: SBUView {
  /// The user.
  public var user: SBUUser?
  /// What it lies over. Kept, not drawn in: a sheet comes up over the screen.
  public weak var baseView: UIView?
  /// All of it.
  public let contentView = UIView()
  /// The user's picture. Kept, not shown.
  public let profileImageView = UIImageView()
  /// The user's name.
  public let userNameLabel = UILabel()
  /// What holds the button.
  public let menuStackView = UIStackView()
  /// The button that would open a channel with the user.
  public let largeMessageButton = UIButton(type: .custom)
  /// The line above the id; not drawn.
  public let separatorView = UIView()
  /// What stands above the id.
  public let userIdTitleLabel = UILabel()
  /// The user's id.
  public let userIdLabel = UILabel()
  /// What is around it, which closes it; the step `tap: outside` does.
  public let backgroundCloseButton = UIButton(type: .custom)
  /// Whether the button is hidden.
  public var isMenuStackViewHidden: Bool {
    get { menuStackView.isHidden }
    set { menuStackView.isHidden = newValue }
  }
  /// Who hears of its buttons; not kept alive.
  public weak var delegate: (any SBUUserProfileViewDelegate)?
  private weak var sheet: UIAlertController?
  private var isWanted = false

  /// Puts the parts together.
  open override func setupViews() {
    menuStackView.addArrangedSubview(largeMessageButton)
    for view in [profileImageView, userNameLabel, menuStackView, userIdTitleLabel, userIdLabel] {
      contentView.addSubview(view)
    }
    addSubview(contentView)
  }

  /// Shows a user over a view's screen.
  ///
  /// - Parameters:
  ///   - baseView: what it lies over; without a view nothing shows.
  ///   - user: whose profile it is; without a user nothing shows.
  open func show(baseView: UIView?, user: SBUUser?) {
    show(baseView: baseView, user: user, isOpenChannel: false)
  }

  /// Shows a user over a view's screen.
  ///
  /// - Parameters:
  ///   - baseView: what it lies over; without a view nothing shows.
  ///   - user: whose profile it is; without a user nothing shows.
  ///   - isOpenChannel: whether the channel is open, where nobody can be written to alone.
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
    // A subclass may change the parts once this has returned.
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

  /// "Message" was tapped: the delegate hears.
  open func onClickMessage() { delegate?.didSelectMessage(userId: user?.userId) }

  /// It was closed: the delegate hears.
  open func onClickClose() {
    dismiss()
    delegate?.didSelectClose()
  }

  /// Takes it away.
  open func dismiss() {
    isWanted = false
    sheet?.dismiss(animated: false)
    sheet = nil
  }
}
