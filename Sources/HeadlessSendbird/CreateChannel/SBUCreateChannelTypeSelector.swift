import DioramaKit
import HeadlessUIKit

/// A view that offers the types of channels.
public protocol SBUCreateChannelTypeSelectorProtocol {
  /// Shows the view.
  func show()
  /// Hides the view.
  func dismiss()
}

/// The delegate of a view that offers the types of channels.
public protocol SBUCreateChannelTypeSelectorDelegate: AnyObject {
  /// The view was closed.
  func didSelectCloseSelector()
  /// A group channel was selected.
  func didSelectCreateGroupChannel()
  /// A supergroup channel was selected.
  func didSelectCreateSuperGroupChannel()
  /// A broadcast channel was selected.
  func didSelectCreateBroadcastChannel()
}

/// A button whose picture is above its text.
open class SBULayoutableButton: UIButton {}

/// The view that offers the types of channels over the channel list (C60 to C64).
open class SBUCreateChannelTypeSelector: SBUView, SBUCreateChannelTypeSelectorProtocol {
  private var ownTheme: SBUComponentTheme?
  /// The theme set on the view, else the one in use.
  public var theme: SBUComponentTheme {
    get { ownTheme ?? SBUTheme.componentTheme }
    set { ownTheme = newValue }
  }

  /// The kit's bar. Kept, not shown: a line of the view shows the items.
  public var navigationBar = UINavigationController().navigationBar
  /// The items of the bar: its title and its right bar button are shown.
  public var navigationItem = UINavigationItem()
  /// The view of bar and buttons.
  public var contentView = UIView()
  /// The close button of the bar.
  public lazy var rightBarButton = UIBarButtonItem(
    image: SBUIconSet.iconClose, style: .plain, target: self,
    action: Selector(SBUCreateChannelTypeSelector.onClickClose))
  /// The dimmed rest of the screen; not shown. A tap outside of the view is a tap on it.
  public var backgroundCloseButton = UIButton(type: .custom)
  /// The buttons of the types.
  public var selectorStackView = UIStackView()
  /// The button for a group channel.
  public lazy var createGroupChannelButton: UIButton = createButton(type: .group)
  /// The button for a supergroup channel.
  public lazy var createSuperGroupChannelButton: UIButton = createButton(type: .supergroup)
  /// The button for a broadcast channel.
  public lazy var createBroadcastChannelButton: UIButton = createButton(type: .broadcast)

  private weak var delegate: (any SBUCreateChannelTypeSelectorDelegate)?
  private let bar = UIStackView()
  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .custom)

  /// Creates a hidden view.
  ///
  /// - Parameter delegate: the delegate; not retained.
  public required init(delegate: (any SBUCreateChannelTypeSelectorDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Creates a hidden view without a delegate.
  public required convenience init() { self.init(delegate: nil) }

  /// Adds the bar and the buttons.
  open override func setupViews() {
    super.setupViews()
    accessibilityIdentifier = "createChannelTypeSelector"
    let titleView = SBUNavigationTitleView()
    titleView.text = SBUStringSet.CreateChannel_Header_Title
    navigationItem.titleView = titleView
    navigationItem.rightBarButtonItem = rightBarButton
    closeButton.addAction(
      UIAction { [weak self] _ in _ = self?.navigationItem.rightBarButtonItem?.tap() },
      for: .touchUpInside)
    showItems()
    for button in [
      createGroupChannelButton, createSuperGroupChannelButton, createBroadcastChannelButton,
    ] {
      selectorStackView.addArrangedSubview(button)
    }
    selectorStackView.spacing = 8
    contentView.addSubview(bar)
    contentView.addSubview(selectorStackView)
    addSubview(contentView)
    backgroundCloseButton.addAction(
      UIAction { [weak self] _ in self?.onClickClose() }, for: .touchUpInside)
    // A tap outside of the view closes it.
    addTap(self, Selector(SBUCreateChannelTypeSelector.tapBackground))
  }

  private func tapBackground() { backgroundCloseButton.sendActions(for: .touchUpInside) }

  /// Shows the title and the right bar button of ``navigationItem`` in the line above the buttons.
  private func showItems() {
    titleLabel.text = navigationItem.title
    let title = navigationItem.titleView ?? titleLabel
    if bar.arrangedSubviews.first !== title {
      for view in bar.arrangedSubviews { view.removeFromSuperview() }
      for view in [title, closeButton] { bar.addArrangedSubview(view) }
    }
    let item = navigationItem.rightBarButtonItem
    closeButton.isHidden = item == nil
    closeButton.isEnabled = item?.isEnabled ?? false
    closeButton.setImage(item?.image, for: .normal)
    closeButton.setTitle(item?.title, for: .normal)
    closeButton.tintColor = item?.tintColor
  }

  /// Applies the colors and fonts.
  open override func setupStyles() {
    super.setupStyles()
    let theme = theme
    (navigationItem.titleView as? SBUNavigationTitleView)?.setupStyles()
    rightBarButton.tintColor = theme.closeBarButtonTintColor
    showItems()
    (titleLabel.font, titleLabel.textColor) = (theme.titleFont, theme.titleColor)
    backgroundCloseButton.backgroundColor = theme.overlayColor
    for button in selectorStackView.arrangedSubviews.compactMap({ $0 as? UIButton }) {
      button.setTitleColor(theme.channelTypeSelectorItemTextColor, for: .normal)
      button.titleLabel?.font = theme.channelTypeSelectorItemFont
      button.tintColor = theme.channelTypeSelectorItemTintColor
    }
  }

  /// Applies the colors again.
  open func updateStyles() { setupStyles() }

  // MARK: Showing

  /// Shows the view, without the buttons of types that the app's plan does not have (C62).
  open func show() {
    updateStyles()
    if !SBUAvailable.isSupportSuperGroupChannel() { createSuperGroupChannelButton.isHidden = true }
    if !SBUAvailable.isSupportBroadcastChannel() { createBroadcastChannelButton.isHidden = true }
    isHidden = false
  }

  /// Hides the view.
  open func dismiss() { isHidden = true }

  // MARK: Buttons

  /// Creates the button of a type.
  open func createButton(type: ChannelCreationType) -> SBULayoutableButton {
    let button = SBULayoutableButton(type: .custom)
    let (title, image, name) = Self.content(of: type)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.accessibilityIdentifier = name
    button.addAction(
      UIAction { [weak self] _ in
        switch type {
        case .supergroup: self?.onClickCreateSuperGroupChannel()
        case .broadcast: self?.onClickCreateBroadcastChannel()
        case .group, .open: self?.onClickCreateGroupChannel()
        }
      }, for: .touchUpInside)
    return button
  }

  /// Updates the text and the picture of the button of a type.
  open func updateButton(type: ChannelCreationType) {
    let button: UIButton
    switch type {
    case .supergroup: button = createSuperGroupChannelButton
    case .broadcast: button = createBroadcastChannelButton
    case .group, .open: button = createGroupChannelButton
    }
    let (title, image, _) = Self.content(of: type)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
  }

  private static func content(of type: ChannelCreationType) -> (String, UIImage, String) {
    switch type {
    case .supergroup:
      (SBUStringSet.ChannelType_SuperGroup, SBUIconSet.iconSupergroup, "supergroup")
    case .broadcast:
      (SBUStringSet.ChannelType_Broadcast, SBUIconSet.iconBroadcast, "broadcast")
    case .group, .open:
      (SBUStringSet.ChannelType_Group, SBUIconSet.icon(\.iconChat, shownAs: "◎"), "group")
    }
  }

  /// Notifies the delegate that the view was closed.
  open func onClickClose() { delegate?.didSelectCloseSelector() }
  /// Notifies the delegate that a group channel was selected.
  open func onClickCreateGroupChannel() { delegate?.didSelectCreateGroupChannel() }
  /// Notifies the delegate that a supergroup channel was selected.
  open func onClickCreateSuperGroupChannel() { delegate?.didSelectCreateSuperGroupChannel() }
  /// Notifies the delegate that a broadcast channel was selected.
  open func onClickCreateBroadcastChannel() { delegate?.didSelectCreateBroadcastChannel() }
}
