import DioramaKit
import HeadlessUIKit

/// A row of the kit's tables, with its four steps of being set up: `setupViews()`, `setupLayouts()`
/// and `setupActions()` once, as it is made, and `setupStyles()` whenever it is laid out (S15).
open class SBUTableViewCell: UITableViewCell {
  /// A cell that was set up.
  ///
  /// - Parameters:
  ///   - style: kept, but without an effect on what shows.
  ///   - reuseIdentifier: the name under which the table makes it.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setupViews()
    setupLayouts()
    setupActions()
  }

  /// A cell to register, as apps write it.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Cells are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Puts views into it.
  open func setupViews() {}
  /// Places them.
  open func setupLayouts() {}
  /// Says what touches do.
  open func setupActions() {}
  /// Colours them.
  open func setupStyles() {}

  /// Colours the cell as it is laid out.
  open override func layoutSubviews() {
    super.layoutSubviews()
    setupStyles()
  }
}

/// The row of a user: picture, name, what else a list has to say, a box or a button (S141 to S155).
///
/// What few rows show is made when a row first shows it. A subclass adds views to ``baseStackView``
/// or below it, and fills them as it is configured:
///
/// ```swift
/// final class DepartmentCell: SBUUserCell {
///   private let departmentLabel = UILabel()
///
///   override func setupViews() {
///     super.setupViews()
///     contentView.addSubview(departmentLabel)
///   }
///
///   override func configure(
///     type: UserListType, user: SBUUser, isChecked: Bool, operatorMode: Bool,
///     channelType: ChannelType
///   ) {
///     super.configure(
///       type: type, user: user, isChecked: isChecked, operatorMode: operatorMode,
///       channelType: channelType)
///     departmentLabel.text = departments[user.userId]
///   }
/// }
/// ```
open class SBUUserCell: SBUTableViewCell, Configurable {
  /// All of the row, side by side.
  public let baseStackView = UIStackView()
  /// The picture, or the placeholder.
  public let userImageView = UIImageView()
  /// The name.
  public let nicknameLabel = UILabel()
  /// The sign over the picture of a muted user.
  public private(set) lazy var mutedStateImageView: UIImageView = makeMutedStateView()
  /// The id; hidden but in suggestions.
  public private(set) lazy var userIdLabel: UILabel = place(UILabel(), rank: 2)
  /// The word "Operator".
  public private(set) lazy var operatorLabel: UILabel = place(makeOperatorLabel(), rank: 3)
  /// The button with three dots.
  public private(set) lazy var moreButton: UIButton = place(makeMoreButton(), rank: 4)
  /// The box; it takes no touches itself, the row does (S153).
  public private(set) lazy var checkboxButton: UIButton = place(makeCheckbox(), rank: 5)

  /// How the row looks.
  public private(set) var type = UserListType.none
  /// The user.
  public private(set) var user: SBUUser?
  /// Whether the box is ticked.
  public private(set) var isChecked = false
  /// What a tap on the three dots does.
  public var moreMenuHandlerAction: (() -> Void)?
  /// What a tap on the picture does.
  public var userProfileTapHandlerAction: (() -> Void)? {
    didSet {
      if userProfileTapHandlerAction != nil, userImageView.accessibilityIdentifier == nil {
        letPictureHearTaps()
      }
    }
  }

  /// The theme that the cell was given, if it was given one.
  private(set) var ownTheme: SBUUserCellTheme?
  // A cell lives in one run, and asking for what is the run's has its price.
  private let themes = SBUThemes.current
  private let session = SBUSession.current
  private var made: MadeParts = []

  /// The parts that exist by now, so that asking does not make them.
  private struct MadeParts: OptionSet {
    let rawValue: UInt8
    static let muted = MadeParts(rawValue: 1)
    static let userId = MadeParts(rawValue: 4)
    static let `operator` = MadeParts(rawValue: 8)
    static let more = MadeParts(rawValue: 16)
    static let checkbox = MadeParts(rawValue: 32)
  }

  /// The theme: the cell's own, else the one in use.
  public var theme: SBUUserCellTheme {
    get { ownTheme ?? themes.userCell }
    set { ownTheme = newValue }
  }

  /// The user's id, by which steps find the row.
  open override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? user?.userId }
    set { super.accessibilityIdentifier = newValue }
  }

  // MARK: Setting up

  /// Puts picture and name side by side.
  open override func setupViews() {
    super.setupViews()
    baseStackView.spacing = 16
    baseStackView.addArrangedSubview(userImageView)
    baseStackView.addArrangedSubview(nicknameLabel)
    contentView.addSubview(baseStackView)
    // An app's cell counts on finding all of the kit's parts in the row, hidden or not.
    if Swift.type(of: self) != SBUUserCell.self { makeAllParts() }
  }

  /// Most lists do not care for taps on pictures, so nothing listens until somebody does.
  private func letPictureHearTaps() {
    userImageView.accessibilityIdentifier = "profile"
    userImageView.isUserInteractionEnabled = true
    userImageView.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(SBUUserCell.onTapUserProfileView)))
  }

  /// The picture was tapped.
  open func onTapUserProfileView() { userProfileTapHandlerAction?() }

  private func makeAllParts() {
    _ = (userIdLabel, operatorLabel, moreButton, checkboxButton)
  }

  /// Colours the parts that are there.
  open override func setupStyles() {
    let theme = theme
    backgroundColor = theme.backgroundColor
    nicknameLabel.textColor = theme.nicknameTextColor
    nicknameLabel.font = theme.nicknameTextFont
    if made.contains(.operator) {
      operatorLabel.textColor = theme.subInfoTextColor
      operatorLabel.font = theme.subInfoFont
    }
  }

  private func makeMutedStateView() -> UIImageView {
    made.insert(.muted)
    let view = UIImageView(image: SBUIconSet.iconMute)
    view.isHidden = true
    userImageView.addSubview(view)
    return view
  }

  private func makeOperatorLabel() -> UILabel {
    let label = UILabel()
    label.textAlignment = .right
    return label
  }

  private func makeMoreButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(SBUIconSet.iconMore, for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.moreMenuHandlerAction?() }, for: .touchUpInside)
    return button
  }

  private func makeCheckbox() -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(SBUIconSet.iconCheckboxUnchecked, for: .normal)
    button.setImage(SBUIconSet.iconCheckboxChecked, for: .selected)
    button.isUserInteractionEnabled = false
    return button
  }

  /// Puts a part behind the part before it, whichever others are there; an app's own views stay
  /// where they are. It is hidden until a row needs it, and coloured at the next layout.
  private func place<Part: UIView>(_ part: Part, rank: Int) -> Part {
    var before: UIView = nicknameLabel
    if rank > 2, made.contains(.userId) { before = userIdLabel }
    if rank > 3, made.contains(.operator) { before = operatorLabel }
    if rank > 4, made.contains(.more) { before = moreButton }
    made.insert(MadeParts(rawValue: 1 << UInt8(rank)))
    part.isHidden = true
    setNeedsLayout()
    let index = baseStackView.arrangedSubviews.firstIndex { $0 === before }
    baseStackView.insertArrangedSubview(
      part, at: index.map { $0 + 1 } ?? baseStackView.arrangedSubviews.count)
    return part
  }

  // MARK: Showing a user

  /// Shows a user the way a list of a type does (S141 to S148).
  ///
  /// - Parameters:
  ///   - type: which list it is; it decides whether box, menu, "Operator" and the sign of a muted
  ///     user show.
  ///   - user: whom the row shows; the current user's name ends in `SBUStringSet.UserList_Me`.
  ///   - isChecked: whether the box is ticked, in lists with boxes.
  ///   - operatorMode: whether the current user may moderate, which shows the menu in lists of
  ///     members and participants.
  ///   - channelType: what sort of channel it is; no row looks different for it.
  open func configure(
    type: UserListType, user: SBUUser, isChecked: Bool = false, operatorMode: Bool = false,
    channelType: ChannelType = .group
  ) {
    self.type = type
    self.user = user
    self.isChecked = isChecked
    let isMe = session?.userId == user.userId
    let name = user.refinedNickname()
    nicknameLabel.text = isMe ? "\(name) \(SBUStringSet.UserList_Me)" : name
    let hasPicture = user.profileURL.map { !$0.isEmpty } ?? false
    userImageView.image = hasPicture ? SBUIconSet.picture : SBUIconSet.iconUser
    let look = RowLook(type, user, operatorMode: operatorMode)
    show(look.showsCheckbox, .checkbox) { self.checkboxButton }
    show(look.showsMore, .more) { self.moreButton }
    show(look.showsOperator, .operator) { self.operatorLabel }
    show(look.showsMuted, .muted) { self.mutedStateImageView }
    show(look.showsId, .userId) { self.userIdLabel }
    if look.showsOperator { operatorLabel.text = SBUStringSet.User_Operator }
    if look.showsMore { moreButton.isEnabled = !isMe }
    if look.showsId { userIdLabel.text = user.userId }
    if look.showsCheckbox { checkboxButton.isSelected = isChecked }
  }

  /// Shows or hides a part, without making it only to hide it.
  private func show(_ isShown: Bool, _ part: MadeParts, _ view: () -> UIView) {
    if isShown || made.contains(part) { view().isHidden = !isShown }
  }

  /// Ticks the box or not (S154); the list does it after its delegate has heard of the tap.
  ///
  /// - Parameter isSelected: whether the box is ticked.
  open func selectUser(_ isSelected: Bool) {
    isChecked = isSelected
    checkboxButton.isSelected = isSelected
  }

  // MARK: YAML

  /// A cell.
  public class var kind: TypeKind { .cell }
  /// What YAML may set on it.
  open class var properties: PropertyTable { [] }
}

/// Which parts a row shows, by the type of its list (S141 to S148).
private struct RowLook {
  let showsCheckbox: Bool
  let showsMore: Bool
  let showsOperator: Bool
  let showsMuted: Bool
  let showsId: Bool

  init(_ type: UserListType, _ user: SBUUser, operatorMode: Bool) {
    showsCheckbox = type == .invite || type == .createChannel
    showsMore =
      switch type {
      case .members, .participants: operatorMode
      case .operators, .muted, .banned: true
      default: false
      }
    showsOperator = user.isOperator && type != .operators
    showsMuted = user.isMuted || type == .muted
    showsId = type == .suggestedMention(true)
  }
}
