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
/// in YAML.
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
  private let stack = UIStackView()

  /// Adds picture, text and button, one below the other.
  open override func setupViews() {
    stack.axis = .vertical
    stack.alignment = .center
    for view in [statusImageView, statusLabel, retryButton] { stack.addArrangedSubview(view) }
    retryButton.accessibilityIdentifier = "retry"
    retryButton.addAction(
      UIAction { [weak self] _ in self?.delegate?.didSelectRetry() }, for: .touchUpInside)
    addSubview(stack)
    updateViews()
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
    retryButton.setTitle(SBUStringSet.Retry, for: .normal)
    retryButton.setImage(SBUIconSet.iconRefresh, for: .normal)
  }

  private var text: String? {
    switch type {
    case .noMembers: SBUStringSet.Empty_No_Users
    case .noMutedMembers: SBUStringSet.Empty_No_Muted_Members
    case .noMutedParticipants: SBUStringSet.Empty_No_Muted_Participants
    case .noBannedUsers: SBUStringSet.Empty_No_Banned_Users
    case .error: SBUStringSet.Empty_Wrong
    default: nil
    }
  }

  private var image: UIImage? {
    switch type {
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
    retryButton.setTitleColor(theme.emptyViewRetryButtonTintColor, for: .normal)
  }

  /// An empty view.
  open override class var kind: TypeKind { .emptyView }
}
