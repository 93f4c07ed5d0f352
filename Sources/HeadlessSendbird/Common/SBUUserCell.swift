import DioramaKit
import HeadlessUIKit

/// The row of a user: image, name, further texts, and a checkbox or a button (S141 to S155).
///
/// Parts that few rows show are created on first use. A subclass adds views to ``baseStackView`` or
/// below it, and fills them in `configure`:
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
/// YAML can change the row without a subclass, under a list's `userCell`:
///
/// ```yaml
/// userCell: { type: SBUUserCell, showsUserId: yes, nicknameFormat: "{nickname}, {userId}" }
/// ```
open class SBUUserCell: SBUTableViewCell, Configurable {
  /// The stack of all views of the row, from left to right.
  public let baseStackView = UIStackView()
  /// The image or its placeholder.
  public let userImageView = UIImageView()
  /// The name.
  public let nicknameLabel = UILabel()
  /// The icon over the image of a muted user.
  public private(set) lazy var mutedStateImageView: UIImageView = makeMutedStateView()
  /// The ID; hidden except in suggestions.
  public private(set) lazy var userIdLabel: UILabel = place(UILabel(), rank: 2)
  /// The label "Operator".
  public private(set) lazy var operatorLabel: UILabel = place(makeOperatorLabel(), rank: 3)
  /// The more button.
  public private(set) lazy var moreButton: UIButton = place(makeMoreButton(), rank: 4)
  /// The checkbox; it receives no touches, because the row does (S153).
  public private(set) lazy var checkboxButton: UIButton = place(makeCheckbox(), rank: 5)

  /// The layout of the row.
  public private(set) var type = UserListType.none
  /// The user.
  public private(set) var user: SBUUser?
  /// Whether the checkbox is checked.
  public private(set) var isChecked = false
  /// The action of the more button.
  public var moreMenuHandlerAction: (() -> Void)?
  /// The action of a tap on the image.
  public var userProfileTapHandlerAction: (() -> Void)? {
    didSet {
      if userProfileTapHandlerAction != nil, userImageView.accessibilityIdentifier == nil {
        enablePictureTaps()
      }
    }
  }

  // MARK: Settings that the kit does not have

  /// A part of the row, under the kit's name of its view.
  public enum Part: String, CaseIterable, Sendable {
    /// The image, with the icon of a muted user over it.
    case userImageView
    /// The name.
    case nicknameLabel
    /// The ID.
    case userIdLabel
    /// The label "Operator".
    case operatorLabel
    /// The more button.
    case moreButton
    /// The checkbox.
    case checkboxButton
  }

  /// The parts of the row, from left to right; unnamed parts are hidden. Nil for the kit's order.
  public var parts: [Part]? {
    didSet { if parts != oldValue { arrangeParts() } }
  }
  /// The format of the name, with the placeholders `{nickname}` and `{userId}`; nil for the name
  /// alone.
  public var nicknameFormat: String?
  /// Whether the ID shows; nil for the default: in suggestions, or if ``parts`` names it.
  public var showsUserId: Bool?
  /// Whether operators have the label; nil for the kit's default: in all lists except that of
  /// operators.
  public var showsOperator: Bool?
  /// Whether muted users have the icon; nil for the kit's default: in all lists.
  public var showsMutedState: Bool?
  /// Whether the more button shows, to any current user; nil for the kit's default.
  public var showsMoreButton: Bool?
  /// Whether the checkbox shows; nil for the kit's default: in lists to select from.
  public var showsCheckbox: Bool?
  /// The text of the label for operators; nil for the kit's.
  public var operatorText: String?
  /// The placeholder for users without an image; nil for the kit's.
  public var placeholderImage: UIImage?

  /// The theme set on the cell, if any.
  private(set) var ownTheme: SBUUserCellTheme?
  // A cell lives in one run; reading the run's objects each time is slow.
  private let themes = SBUThemes.current
  private let session = SBUSession.current
  private var loadedParts: LoadedParts = []

  /// The parts that exist already; asking does not create them.
  private struct LoadedParts: OptionSet {
    let rawValue: UInt8
    static let muted = LoadedParts(rawValue: 1)
    static let userId = LoadedParts(rawValue: 4)
    static let `operator` = LoadedParts(rawValue: 8)
    static let more = LoadedParts(rawValue: 16)
    static let checkbox = LoadedParts(rawValue: 32)
  }

  /// The theme set on the cell, else the one in use.
  public var theme: SBUUserCellTheme {
    get { ownTheme ?? themes.userCellTheme }
    set { ownTheme = newValue }
  }

  /// The user's ID, by which steps find the row.
  open override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? user?.userId }
    set { super.accessibilityIdentifier = newValue }
  }

  // MARK: Setting up

  /// Adds image and name.
  open override func setupViews() {
    super.setupViews()
    baseStackView.spacing = 16
    baseStackView.addArrangedSubview(userImageView)
    baseStackView.addArrangedSubview(nicknameLabel)
    contentView.addSubview(baseStackView)
    // An app's cell expects all of the kit's parts in the row, hidden or not.
    if Swift.type(of: self) != SBUUserCell.self { makeAllParts() }
  }

  /// Adds a tap recognizer to the image, only if needed, because most lists do not handle such
  /// taps.
  private func enablePictureTaps() {
    userImageView.accessibilityIdentifier = "profile"
    userImageView.isUserInteractionEnabled = true
    userImageView.addTap(self, Selector(SBUUserCell.onTapUserProfileView(sender:)))
  }

  /// Calls ``moreMenuHandlerAction`` after a tap on the more button.
  open func onClickMoreMenu() { moreMenuHandlerAction?() }

  /// Calls ``userProfileTapHandlerAction`` after a tap on the image.
  ///
  /// - Parameter sender: the recognizer of the tap.
  open func onTapUserProfileView(sender: UITapGestureRecognizer) { userProfileTapHandlerAction?() }

  private func makeAllParts() {
    _ = (userIdLabel, operatorLabel, moreButton, checkboxButton)
  }

  /// Applies the theme's colors to the existing parts.
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

  /// Inserts a part after the preceding existing part; an app's own views keep their places. The
  /// part is hidden until a row needs it, and gets its colors at the next layout.
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

  /// Shows a user in the layout of a list's type (S141 to S148).
  ///
  /// - Parameters:
  ///   - type: the type of the list, which determines whether checkbox, more button, "Operator" and
  ///     the icon of a muted user show.
  ///   - user: the user; the current user's name ends in `SBUStringSet.UserList_Me`.
  ///   - isChecked: whether the checkbox is checked.
  ///   - operatorMode: whether the current user is an operator, which shows the more button in
  ///     lists of members and participants.
  ///   - channelType: the type of the channel; it has no effect on the row.
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
    // Replace one placeholder after the other: a name may contain the text of a placeholder.
    format.split(separator: "{userId}", omittingEmptySubsequences: false)
      .map { $0.replacing("{nickname}", with: name) }.joined(separator: id)
  }

  /// Arranges the named parts in their order; an app's own views follow them.
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

  /// Shows or hides a part; does not create a part only to hide it.
  private func show(_ isShown: Bool, _ part: LoadedParts, _ view: () -> UIView) {
    if isShown || loadedParts.contains(part) { view().isHidden = !isShown }
  }

  /// Checks or unchecks the checkbox (S154); the list calls it after notifying its delegate of the
  /// tap.
  ///
  /// - Parameter isSelected: whether the checkbox is checked.
  open func selectUser(_ isSelected: Bool) {
    isChecked = isSelected
    checkboxButton.isSelected = isSelected
    colorCheckbox(theme)
  }

  // MARK: YAML

  /// The kind of the type: a cell.
  public class var kind: TypeKind { .cell }
  /// The properties that YAML can set: the parts of the row and their order.
  open class var properties: PropertyTable {
    [
      Property(
        "parts", .list(of: .choice),
        "the parts of the row, from left to right; other parts are hidden",
        \SBUUserCell.parts),
      Property(
        "nicknameFormat", .format(of: ["nickname", "userId"]),
        "the format of the name, with the placeholders {nickname} and {userId}",
        \SBUUserCell.nicknameFormat),
      Property("showsUserId", .bool, "whether the id is shown", \SBUUserCell.showsUserId),
      Property(
        "showsOperator", .bool, "whether operators have the label, also in a list of operators",
        \SBUUserCell.showsOperator),
      Property(
        "showsMutedState", .bool, "whether muted users have the icon",
        \SBUUserCell.showsMutedState),
      Property(
        "showsMoreButton", .bool, "whether the more button is shown, for any current user",
        \SBUUserCell.showsMoreButton),
      Property("showsCheckbox", .bool, "whether the checkbox is shown", \SBUUserCell.showsCheckbox),
      Property(
        "operatorText", .text, "the label of operators instead of the kit's",
        \SBUUserCell.operatorText),
      Property(
        "placeholderImage", .picture, "the picture of users without a picture"
      ) {
        (cell: SBUUserCell, picture: SBUPicture) in cell.placeholderImage = picture.image
      },
    ]
  }
}

/// The parts that a row shows: by the type of its list (S141 to S148), or as set on the cell.
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
    // A query of operators returns plain users without a role (S135).
    showsOperator =
      (user.isOperator || type == .operators)
      && shows(.operatorLabel, cell.showsOperator, type != .operators)
    showsMuted = (user.isMuted || type == .muted) && cell.showsMutedState ?? true
    showsId = shows(
      .userIdLabel, cell.showsUserId, parts != nil || type == .suggestedMention(true))
  }
}
