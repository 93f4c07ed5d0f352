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
///
/// YAML sets the same without a subclass, under a list's `userCell`:
///
/// ```yaml
/// userCell: { type: SBUUserCell, showsUserId: yes, nicknameFormat: "{nickname}, {userId}" }
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
        enablePictureTaps()
      }
    }
  }

  // MARK: What Diorama lets an app choose beyond the kit

  /// A part of the row, by the kit's name for its view.
  public enum Part: String, CaseIterable, Sendable {
    /// The picture, with the sign of a muted user over it.
    case userImageView
    /// The name.
    case nicknameLabel
    /// The id.
    case userIdLabel
    /// The word "Operator".
    case operatorLabel
    /// The button with three dots.
    case moreButton
    /// The box.
    case checkboxButton
  }

  /// What the row shows, from left to right; what is not named never shows. Nil for the kit's order.
  public var parts: [Part]? {
    didSet { if parts != oldValue { arrangeParts() } }
  }
  /// How a name is written: `{nickname}` and `{userId}` stand for the user's; nil for the name alone.
  public var nicknameFormat: String?
  /// Whether the id shows; nil for the kit's way: in suggestions only, or where ``parts`` names it.
  public var showsUserId: Bool?
  /// Whether operators have the word; nil for the kit's way: in all lists but that of operators.
  public var showsOperator: Bool?
  /// Whether muted users have the sign; nil for the kit's way: in all lists.
  public var showsMutedState: Bool?
  /// Whether there are three dots, for whoever looks at the list; nil for the kit's way.
  public var showsMoreButton: Bool?
  /// Whether there is a box; nil for the kit's way: in lists to select from.
  public var showsCheckbox: Bool?
  /// The word for operators; nil for the kit's.
  public var operatorText: String?
  /// What stands for people without a picture; nil for the kit's.
  public var placeholderImage: UIImage?

  /// The theme that the cell was given, if it was given one.
  private(set) var ownTheme: SBUUserCellTheme?
  // A cell lives in one run, and asking for what is the run's has its price.
  private let themes = SBUThemes.current
  private let session = SBUSession.current
  private var loadedParts: LoadedParts = []

  /// The parts that exist by now, so that asking does not make them.
  private struct LoadedParts: OptionSet {
    let rawValue: UInt8
    static let muted = LoadedParts(rawValue: 1)
    static let userId = LoadedParts(rawValue: 4)
    static let `operator` = LoadedParts(rawValue: 8)
    static let more = LoadedParts(rawValue: 16)
    static let checkbox = LoadedParts(rawValue: 32)
  }

  /// The theme: the cell's own, else the one in use.
  public var theme: SBUUserCellTheme {
    get { ownTheme ?? themes.userCellTheme }
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
  private func enablePictureTaps() {
    userImageView.accessibilityIdentifier = "profile"
    userImageView.isUserInteractionEnabled = true
    userImageView.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector(SBUUserCell.onTapUserProfileView(sender:))))
  }

  /// The three dots were tapped.
  open func onClickMoreMenu() { moreMenuHandlerAction?() }

  /// The picture was tapped.
  ///
  /// - Parameter sender: what noticed the tap.
  open func onTapUserProfileView(sender: UITapGestureRecognizer) { userProfileTapHandlerAction?() }

  private func makeAllParts() {
    _ = (userIdLabel, operatorLabel, moreButton, checkboxButton)
  }

  /// Colours the parts that are there.
  open override func setupStyles() {
    let theme = theme
    backgroundColor = theme.backgroundColor
    nicknameLabel.textColor = theme.nicknameTextColor
    nicknameLabel.font = theme.nicknameTextFont
    userImageView.backgroundColor = theme.userPlaceholderBackgroundColor
    userImageView.ownTintColor = theme.userPlaceholderTintColor
    if loadedParts.contains(.operator) {
      operatorLabel.textColor = theme.subInfoTextColor
      operatorLabel.font = theme.subInfoFont
    }
    if loadedParts.contains(.userId) {
      userIdLabel.textColor = theme.userIdTextColor
      userIdLabel.font = theme.userIdTextFont
    }
    if loadedParts.contains(.muted) {
      mutedStateImageView.backgroundColor = theme.mutedStateBackgroundColor
      mutedStateImageView.tintColor = theme.mutedStateIconColor
    }
    if loadedParts.contains(.more) {
      moreButton.tintColor =
        moreButton.isEnabled ? theme.moreButtonColor : theme.moreButtonDisabledColor
    }
    if loadedParts.contains(.checkbox) { colorCheckbox(theme) }
  }

  private func colorCheckbox(_ theme: SBUUserCellTheme) {
    checkboxButton.tintColor =
      checkboxButton.isSelected ? theme.checkboxOnColor : theme.checkboxOffColor
  }

  private func makeMutedStateView() -> UIImageView {
    loadedParts.insert(.muted)
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
      UIAction { [weak self] _ in self?.onClickMoreMenu() }, for: .touchUpInside)
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
    if rank > 2, loadedParts.contains(.userId) { before = userIdLabel }
    if rank > 3, loadedParts.contains(.operator) { before = operatorLabel }
    if rank > 4, loadedParts.contains(.more) { before = moreButton }
    loadedParts.insert(LoadedParts(rawValue: 1 << UInt8(rank)))
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
    let shown = nicknameFormat.map { Self.fill($0, name: name, id: user.userId) } ?? name
    nicknameLabel.text = isMe ? "\(shown) \(SBUStringSet.UserList_Me)" : shown
    let hasPicture = user.profileURL.map { !$0.isEmpty } ?? false
    userImageView.image =
      hasPicture ? SBUIconSet.picture : placeholderImage ?? SBUIconSet.iconUser
    let look = UserRowParts(type, user, operatorMode: operatorMode, chosenBy: self)
    show(look.showsCheckbox, .checkbox) { self.checkboxButton }
    show(look.showsMore, .more) { self.moreButton }
    show(look.showsOperator, .operator) { self.operatorLabel }
    show(look.showsMuted, .muted) { self.mutedStateImageView }
    show(look.showsId, .userId) { self.userIdLabel }
    if look.showsOperator { operatorLabel.text = operatorText ?? SBUStringSet.User_Operator }
    if look.showsMore { moreButton.isEnabled = !isMe }
    if look.showsId { userIdLabel.text = user.userId }
    if look.showsCheckbox { checkboxButton.isSelected = isChecked }
  }

  private static func fill(_ format: String, name: String, id: String) -> String {
    // One after the other, since a name may look like a place for the id.
    format.split(separator: "{userId}", omittingEmptySubsequences: false)
      .map { $0.replacing("{nickname}", with: name) }.joined(separator: id)
  }

  /// Puts the named parts in their order; an app's own views stay behind them.
  private func arrangeParts() {
    makeAllParts()
    let parts = parts ?? Part.allCases
    baseStackView.arrangeFirst(parts.map(view))
    userImageView.isHidden = !parts.contains(.userImageView)
    nicknameLabel.isHidden = !parts.contains(.nicknameLabel)
  }

  private func view(of part: Part) -> UIView {
    switch part {
    case .userImageView: userImageView
    case .nicknameLabel: nicknameLabel
    case .userIdLabel: userIdLabel
    case .operatorLabel: operatorLabel
    case .moreButton: moreButton
    case .checkboxButton: checkboxButton
    }
  }

  /// Shows or hides a part, without making it only to hide it.
  private func show(_ isShown: Bool, _ part: LoadedParts, _ view: () -> UIView) {
    if isShown || loadedParts.contains(part) { view().isHidden = !isShown }
  }

  /// Ticks the box or not (S154); the list does it after its delegate has heard of the tap.
  ///
  /// - Parameter isSelected: whether the box is ticked.
  open func selectUser(_ isSelected: Bool) {
    isChecked = isSelected
    checkboxButton.isSelected = isSelected
    colorCheckbox(theme)
  }

  // MARK: YAML

  /// A cell.
  public class var kind: TypeKind { .cell }
  /// What YAML may set on it: what the row shows, and in which order.
  open class var properties: PropertyTable {
    [
      Property(
        "parts", .list(of: .choice),
        "what the row shows, from left to right; what is not named never shows",
        \SBUUserCell.parts),
      Property(
        "nicknameFormat", .format(of: ["nickname", "userId"]),
        "how a name is written; {nickname} and {userId} stand for the user's",
        \SBUUserCell.nicknameFormat),
      Property("showsUserId", .bool, "whether the id shows", \SBUUserCell.showsUserId),
      Property(
        "showsOperator", .bool, "whether operators have the word, in a list of operators too",
        \SBUUserCell.showsOperator),
      Property(
        "showsMutedState", .bool, "whether muted users have the sign",
        \SBUUserCell.showsMutedState),
      Property(
        "showsMoreButton", .bool, "whether there are three dots, for whoever looks at the list",
        \SBUUserCell.showsMoreButton),
      Property("showsCheckbox", .bool, "whether there is a box", \SBUUserCell.showsCheckbox),
      Property(
        "operatorText", .text, "the word for operators instead of the kit's",
        \SBUUserCell.operatorText),
      Property(
        "placeholderImage", .picture, "what stands for people without a picture"
      ) {
        (cell: SBUUserCell, picture: SBUPicture) in cell.placeholderImage = picture.image
      },
    ]
  }
}

/// Which parts a row shows, by the type of its list (S141 to S148), unless the cell says otherwise.
private struct UserRowParts {
  let showsCheckbox: Bool
  let showsMore: Bool
  let showsOperator: Bool
  let showsMuted: Bool
  let showsId: Bool

  init(
    _ type: UserListType, _ user: SBUUser, operatorMode: Bool, chosenBy cell: SBUUserCell
  ) {
    let parts = cell.parts
    func shows(_ part: SBUUserCell.Part, _ chosen: Bool?, _ standard: Bool) -> Bool {
      (parts?.contains(part) ?? true) && (chosen ?? standard)
    }
    let hasMenu =
      switch type {
      case .members, .participants: operatorMode
      case .operators, .muted, .banned: true
      default: false
      }
    showsCheckbox = shows(
      .checkboxButton, cell.showsCheckbox, type == .invite || type == .createChannel)
    showsMore = shows(.moreButton, cell.showsMoreButton, hasMenu)
    // Operators of a list of operators come as plain users (S135).
    showsOperator =
      (user.isOperator || type == .operators)
      && shows(.operatorLabel, cell.showsOperator, type != .operators)
    showsMuted = (user.isMuted || type == .muted) && cell.showsMutedState ?? true
    showsId = shows(
      .userIdLabel, cell.showsUserId, parts != nil || type == .suggestedMention(true))
  }
}
