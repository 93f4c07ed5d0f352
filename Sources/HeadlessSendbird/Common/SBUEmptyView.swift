import DioramaKit
import HeadlessUIKit

/// A delegate for the retry button.
public protocol SBUEmptyViewDelegate: AnyObject {
  /// The retry button was tapped.
  func didSelectRetry()
}

/// The view that a list shows instead of rows: an icon, a text, and a button for errors (S50).
///
/// A list's `EmptyView` replaces it by a subclass. In YAML, the key `emptyView` of a list does the
/// same and can set text and icon for each type:
///
/// ```yaml
/// emptyView: { type: SBUEmptyView, noBannedUsers: { text: All is well, image: ☼ } }
/// ```
open class SBUEmptyView: SBUView {
  /// The type of the content; `none` hides the view.
  public private(set) var type = EmptyViewType.none
  /// The delegate for the retry button.
  public weak var delegate: (any SBUEmptyViewDelegate)?

  /// The icon.
  public let statusImageView = UIImageView()
  /// The text.
  public let statusLabel = UILabel()
  /// The retry button.
  public let retryButton = UIButton(type: .custom)
  /// The constraint to the top of its superview. Kept, not used: text needs no distances.
  public var emptyViewTopConstraint: NSLayoutConstraint?
  /// Whether the view is shown over a video, in the overlay colors.
  public var isOverlay = false
  private var ownTheme: SBUComponentTheme?
  private var ownOverlayTheme: SBUComponentTheme?
  /// The theme set on the view, else the one in use.
  public var theme: SBUComponentTheme {
    get { ownTheme ?? SBUTheme.componentTheme }
    set { ownTheme = newValue }
  }
  /// The overlay theme set on the view, else the one in use.
  public var overlayTheme: SBUComponentTheme {
    get { ownOverlayTheme ?? SBUTheme.overlayTheme.componentTheme }
    set { ownOverlayTheme = newValue }
  }
  private let stack = UIStackView()
  /// YAML's content for single types, and for all types except ``EmptyViewType/error``.
  private var customWords: [EmptyViewType: Words] = [:]
  private var commonWords = Words()
  private var customRetryTitle: String?

  /// YAML's content in place of the kit's.
  private struct Words: Sendable {
    var text: String?
    var image: SBUPicture?

    static let shape = ValueShape<Words>.record(
      RecordTable(
        "the content of an empty list",
        [
          Field("text", .text, "the text instead of the kit's") { $0.text = $1 },
          Field("image", .picture, "the picture instead of the kit's") { $0.image = $1 },
        ]), startingWith: Words())
  }

  /// Adds icon, text and button, from top to bottom.
  open override func setupViews() {
    stack.axis = .vertical
    stack.alignment = .center
    statusLabel.numberOfLines = 0
    for view in [statusImageView, statusLabel, retryButton] { stack.addArrangedSubview(view) }
    retryButton.accessibilityIdentifier = "retry"
    retryButton.addAction(
      UIAction { [weak self] _ in
        if let self { onClickRetry(retryButton) }
      }, for: .touchUpInside)
    addSubview(stack)
    updateViews()
  }

  /// Notifies the delegate of a tap on the retry button.
  ///
  /// - Parameter sender: the button.
  open func onClickRetry(_ sender: Any) { delegate?.didSelectRetry() }

  /// Changes the distance to the top of its superview; not shown.
  ///
  /// - Parameter constant: the distance in points.
  open func updateTopAnchorConstraint(constant: CGFloat) {
    emptyViewTopConstraint?.constant = constant
  }

  /// Shows content of another type, at the main queue's next turn (S13).
  ///
  /// - Parameter type: the type; ``EmptyViewType/none`` hides the view, ``EmptyViewType/error``
  ///   shows the retry button.
  public func reloadData(_ type: EmptyViewType) {
    self.type = type
    guard let queue = ScreenEnvironment.current?.mainQueue else { return updateViews() }
    queue.async { [weak self] in self?.updateViews() }
  }

  /// Updates the content to the type.
  open func updateViews() {
    isHidden = type == .none
    statusImageView.image = image
    statusLabel.text = text
    retryButton.isHidden = type != .error
    retryButton.setTitle(customRetryTitle ?? SBUStringSet.Retry, for: .normal)
    retryButton.setImage(SBUIconSet.iconRefresh, for: .normal)
  }

  private var text: String? {
    if let text = customWords[type]?.text { return text }
    if type != .error, let text = commonWords.text { return text }
    return switch type {
    case .noChannels: SBUStringSet.Empty_No_Channels
    case .noMessages: SBUStringSet.Empty_No_Messages
    case .noMembers: SBUStringSet.Empty_No_Users
    case .noMutedMembers: SBUStringSet.Empty_No_Muted_Members
    case .noMutedParticipants: SBUStringSet.Empty_No_Muted_Participants
    case .noBannedUsers: SBUStringSet.Empty_No_Banned_Users
    case .error: SBUStringSet.Empty_Wrong
    default: nil
    }
  }

  private var image: UIImage? {
    if let image = customWords[type]?.image { return image.image }
    if type != .error, let image = commonWords.image { return image.image }
    return switch type {
    case .noChannels: SBUIconSet.icon(\.iconChat, shownAs: SBUIconSet.emptyList)
    case .noMessages: SBUIconSet.icon(\.iconMessage, shownAs: SBUIconSet.emptyList)
    case .noMembers: SBUIconSet.icon(\.iconMembers, shownAs: SBUIconSet.emptyList)
    case .noMutedMembers, .noMutedParticipants:
      SBUIconSet.icon(\.iconMute, shownAs: SBUIconSet.emptyList)
    case .noBannedUsers: SBUIconSet.icon(\.iconBan, shownAs: SBUIconSet.emptyList)
    case .error: SBUIconSet.iconError
    default: nil
    }
  }

  /// Applies the theme's colors to icon, text and button.
  open override func setupStyles() {
    let theme = isOverlay ? overlayTheme : theme
    backgroundColor = theme.emptyViewBackgroundColor
    statusLabel.textColor = theme.emptyViewStatusTintColor
    statusLabel.font = theme.emptyViewStatusFont
    statusImageView.tintColor = theme.emptyViewStatusTintColor
    retryButton.setTitleColor(theme.emptyViewRetryButtonTintColor, for: .normal)
    retryButton.tintColor = theme.emptyViewRetryButtonTintColor
    retryButton.titleLabel?.font = theme.emptyViewRetryButtonFont
  }

  // MARK: YAML

  /// The kind of the type: an empty view.
  open override class var kind: TypeKind { .emptyView }

  /// The properties that YAML can set: text and icon, for all types except the error and for single
  /// types.
  open override class var properties: PropertyTable {
    super.properties.adding(
      Property("text", .text, "the text for all cases except a loading error") {
        (view: SBUEmptyView, text: String) in view.commonWords.text = text
      },
      Property("image", .picture, "the picture for all cases except a loading error") {
        (view: SBUEmptyView, image: SBUPicture) in view.commonWords.image = image
      },
      words("noChannels", .noChannels, "if there are no channels"),
      words("noMessages", .noMessages, "if there are no messages"),
      words("noMembers", .noMembers, "if there are no users"),
      words("noMutedMembers", .noMutedMembers, "if no member is muted"),
      words("noMutedParticipants", .noMutedParticipants, "if no participant is muted"),
      words("noBannedUsers", .noBannedUsers, "if no user is banned"),
      words("error", .error, "if loading failed"),
      Property("retryButton", .text, "the title of the button that is shown if loading failed") {
        (view: SBUEmptyView, title: String) in view.customRetryTitle = title
      })
  }

  private static func words(_ name: String, _ type: EmptyViewType, _ meaning: String) -> Property {
    Property(name, Words.shape, "text and picture \(meaning)") {
      (view: SBUEmptyView, words: Words) in view.customWords[type] = words
    }
  }
}
