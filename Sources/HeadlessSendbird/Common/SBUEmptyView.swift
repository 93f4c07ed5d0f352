import DioramaKit
import HeadlessUIKit

/// Hears of the retry button.
public protocol SBUEmptyViewDelegate: AnyObject {
  /// The retry button was tapped.
  func didSelectRetry()
}

/// What a list shows in place of rows: a picture, a text, and for errors a button (S50).
///
/// A subclass takes its place through a list's `EmptyView`, or under the key `emptyView` of a list
/// in YAML, which may set text and picture for each type:
///
/// ```yaml
/// emptyView: { type: SBUEmptyView, noBannedUsers: { text: All is well, image: ☼ } }
/// ```
open class SBUEmptyView: SBUView {
  /// What it says; `none` hides it.
  public private(set) var type = EmptyViewType.none
  /// Who hears of the retry button.
  public weak var delegate: (any SBUEmptyViewDelegate)?

  /// The picture.
  public let statusImageView = UIImageView()
  /// The text.
  public let statusLabel = UILabel()
  /// The button.
  public let retryButton = UIButton(type: .custom)
  /// What holds it at the top of what it lies on. Kept, not used: text needs no distances.
  public var emptyViewTopConstraint: NSLayoutConstraint?
  /// Whether it lies over a video, in that one's colours. Kept, not used: such screens are not here.
  public var isOverlay = false
  private let stack = UIStackView()
  /// What YAML says for single types, and for all but ``EmptyViewType/error``.
  private var customWords: [EmptyViewType: Words] = [:]
  private var commonWords = Words()
  private var customRetryTitle: String?

  /// What YAML says in the place of the kit's words.
  private struct Words: Sendable {
    var text: String?
    var image: SBUPicture?

    static let shape = ValueShape<Words>.record(
      RecordTable(
        "what an empty list says",
        [
          Field("text", .text, "the text instead of the kit's") { $0.text = $1 },
          Field("image", .picture, "the picture instead of the kit's") { $0.image = $1 },
        ]), startingWith: Words())
  }

  /// Adds picture, text and button, one below the other.
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

  /// The retry button was tapped: the delegate hears.
  ///
  /// - Parameter sender: the button.
  open func onClickRetry(_ sender: Any) { delegate?.didSelectRetry() }

  /// Moves it away from the top of what it lies on; not shown.
  ///
  /// - Parameter constant: how far, in points.
  open func updateTopAnchorConstraint(constant: CGFloat) {
    emptyViewTopConstraint?.constant = constant
  }

  /// Says something else, at the main queue's next turn (S13).
  ///
  /// - Parameter type: what it says; ``EmptyViewType/none`` hides it, ``EmptyViewType/error`` shows
  ///   the retry button.
  public func reloadData(_ type: EmptyViewType) {
    self.type = type
    guard let queue = ScreenEnvironment.current?.mainQueue else { return updateViews() }
    queue.async { [weak self] in self?.updateViews() }
  }

  /// Shows what the type says.
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
    case .noMembers: SBUIconSet.iconMembers
    case .noMutedMembers, .noMutedParticipants: SBUIconSet.iconMute
    case .noBannedUsers: SBUIconSet.iconBan
    case .error: SBUIconSet.iconError
    default: nil
    }
  }

  /// Colours picture, text and button.
  open override func setupStyles() {
    let theme = SBUTheme.componentTheme
    backgroundColor = theme.emptyViewBackgroundColor
    statusLabel.textColor = theme.emptyViewStatusTintColor
    statusLabel.font = theme.emptyViewStatusFont
    statusImageView.tintColor = theme.emptyViewStatusTintColor
    retryButton.setTitleColor(theme.emptyViewRetryButtonTintColor, for: .normal)
    retryButton.tintColor = theme.emptyViewRetryButtonTintColor
    retryButton.titleLabel?.font = theme.emptyViewRetryButtonFont
  }

  // MARK: YAML

  /// An empty view.
  open override class var kind: TypeKind { .emptyView }

  /// What YAML may set on it: text and picture, for all types but the error, and for single ones.
  open override class var properties: PropertyTable {
    super.properties.adding(
      Property("text", .text, "the text, whatever is missing; not where loading failed") {
        (view: SBUEmptyView, text: String) in view.commonWords.text = text
      },
      Property("image", .picture, "the picture, whatever is missing; not where loading failed") {
        (view: SBUEmptyView, image: SBUPicture) in view.commonWords.image = image
      },
      words("noMembers", .noMembers, "where there are no users"),
      words("noMutedMembers", .noMutedMembers, "where no member is muted"),
      words("noMutedParticipants", .noMutedParticipants, "where no participant is muted"),
      words("noBannedUsers", .noBannedUsers, "where nobody is banned"),
      words("error", .error, "where loading failed"),
      Property("retryButton", .text, "the text of the button where loading failed") {
        (view: SBUEmptyView, title: String) in view.customRetryTitle = title
      })
  }

  private static func words(_ name: String, _ type: EmptyViewType, _ meaning: String) -> Property {
    Property(name, Words.shape, "text and picture \(meaning)") {
      (view: SBUEmptyView, words: Words) in view.customWords[type] = words
    }
  }
}
