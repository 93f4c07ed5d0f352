import DioramaKit
import HeadlessUIKit

/// The base class of the rows of the channel list, for an app's own rows, too.
///
/// ```swift
/// final class ShortCell: NCChannelListBaseCell {
///   override func setDataModel(_ model: NCChannelModel) {
///     super.setDataModel(model)
///     textLabel?.text = "\(model.channelId), in short"
///   }
/// }
/// ```
open class NCChannelListBaseCell: UITableViewCell, Configurable {
  /// The row's model. Setting it does not change the cell; ``setDataModel(_:)`` does.
  public final var model: NCChannelModel?

  /// Creates a cell and sets it up.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setupView()
  }

  /// Cells are not decoded here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupView()
  }

  /// Adds the views of the cell; called once per cell.
  open func setupView() {}

  /// Shows a channel; called each time the cell is reused. A subclass calls `super` first.
  ///
  /// - Parameter model: The row.
  open func setDataModel(_ model: NCChannelModel) {
    self.model = model
    accessibilityIdentifier = model.channelId
  }

  // MARK: YAML

  /// The kind of component: a cell.
  open class var kind: TypeKind { .cell }
  /// The properties that YAML can set.
  open class var properties: PropertyTable { [] }
  /// A short description of the class.
  open class var summary: String { "the base class of the rows of the channel list" }
}

/// A delegate that receives events of the rows of a channel list; the list itself is one.
public protocol NCChannelListCellDelegate: AnyObject {
  /// The picture was tapped.
  ///
  /// - Parameter model: The row.
  func didTapCellPortrait(_ model: NCChannelModel)
  /// The picture was long-pressed.
  ///
  /// - Parameter model: The row.
  func didLongPressCellPortrait(_ model: NCChannelModel)
  /// The row was redrawn because a profile has changed.
  ///
  /// - Parameters:
  ///   - cell: The cell, which already shows the change.
  ///   - model: The row.
  func didUpdate(_ cell: NCChannelListCell, model: NCChannelModel)
}

/// The row of a channel: picture, title and time in the first line; the newest message and the
/// channel's marks in the second.
///
/// It receives profile updates itself, so that an update changes only the rows that show it (N137).
open class NCChannelListCell: NCChannelListBaseCell, NCInfoUpdateDelegate {
  static let identifier = "NCChannelListCell"

  /// The delegate that receives taps on the picture; the list unless an app sets another delegate.
  public final weak var delegate: (any NCChannelListCellDelegate)?
  /// The background color of a row that is not pinned, if its model has no color.
  public final var cellBackgroundColor: UIColor?
  /// The background color of a pinned row, if its model has no color.
  public final var topCellBackgroundColor: UIColor?
  /// The shape of the picture; by default that of all lists. Stored, not shown: text has no shapes.
  public final var portraitStyle = NCChatUIConfig.default().ui.globalConversationAvatarStyle
  /// The picture of the person or group; a step taps it as the button `portrait` of its row.
  public let headerImageView = UIImageView()
  /// The name of the person or group.
  public let conversationTitle = UILabel()
  /// The time when the newest message was sent.
  public let messageCreatedTimeLabel = UILabel()
  /// The line with the newest message, its status and its tag.
  public let detailContentView = NCChannelDetailContentView()
  /// The newest message.
  public final var messageContentLabel: UILabel { detailContentView.messageContentLabel }
  /// The mark of a muted channel.
  public let statusView = UIImageView(image: NCImage.muted)
  /// The mark of a pinned channel.
  public let topView = UIImageView(image: NCImage.pinned)
  /// The badge with the number of unread messages.
  public let bubbleTipView = UILabel()
  /// Whether the badge shows the number, from 100 on as `99+` and from 1000 on as `⋯`; otherwise it
  /// is a dot (N136). true by default.
  public final var isShowNotificationNumber = true {
    didSet { showBadge() }
  }
  /// Whether the sender of a group's newest message is hidden; false by default.
  public final var hideSenderName = false {
    didSet { showDetail() }
  }
  private var notice = ProfileChangeFilter()
  /// The lines that YAML sets, which replace the picture and the two standard lines.
  final var lines: CellLines<Part> = [] {
    didSet {
      if lines != oldValue { contentView.arrange(lines.map { $0.map(view) }) }
    }
  }

  /// A part of the row.
  enum Part: String, Sendable, CaseIterable {
    case portrait, title, time, detail, muted, pinned, unread
  }

  private func view(of part: Part) -> UIView {
    switch part {
    case .portrait: headerImageView
    case .title: conversationTitle
    case .time: messageCreatedTimeLabel
    case .detail: detailContentView
    case .muted: statusView
    case .pinned: topView
    case .unread: bubbleTipView
    }
  }

  /// Adds the picture and, next to it, two lines.
  open override func setupView() {
    super.setupView()
    conversationTitle.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    conversationTitle.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    detailContentView.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    detailContentView.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let top = UIStackView(arrangedSubviews: [conversationTitle, messageCreatedTimeLabel])
    let bottom = UIStackView(
      arrangedSubviews: [detailContentView, statusView, topView, bubbleTipView])
    let lines = UIStackView(arrangedSubviews: [top, bottom])
    lines.axis = .vertical
    let row = UIStackView(arrangedSubviews: [headerImageView, lines])
    for stack in [top, bottom, row] { stack.spacing = 8 }
    contentView.addSubview(row)
    headerImageView.accessibilityIdentifier = "portrait"
    headerImageView.isUserInteractionEnabled = true
    headerImageView.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(NCChannelListCell.portraitTapped)))
    headerImageView.addGestureRecognizer(
      UILongPressGestureRecognizer(
        target: self, action: Selector(NCChannelListCell.portraitPressed)))
    NCInfoUpdateCenter.add(self)
  }

  private func portraitTapped() {
    if let model { delegate?.didTapCellPortrait(model) }
  }

  private func portraitPressed(_ press: UILongPressGestureRecognizer) {
    if press.state == .began, let model { delegate?.didLongPressCellPortrait(model) }
  }

  /// Sets the shape of this row's picture. Stored, not shown: text has no shapes.
  ///
  /// - Parameter portraitStyle: The shape.
  public final func setHeaderImagePortraitStyle(_ portraitStyle: NCUserAvatarStyle) {
    self.portraitStyle = portraitStyle
  }

  /// Shows a channel.
  open override func setDataModel(_ model: NCChannelModel) {
    super.setDataModel(model)
    let color =
      model.isTop
      ? model.topCellBackgroundColor ?? topCellBackgroundColor
      : model.cellBackgroundColor ?? cellBackgroundColor
    if let color { backgroundColor = color }
    notice = ProfileChangeFilter()
    showTitle()
    messageCreatedTimeLabel.text =
      model.time == 0 ? "" : TimeFormatter.current?.inChannelList(model.time)
    showDetail()
    statusView.isHidden = model.noDisturbLevel != .muted
    topView.isHidden = !model.isTop
    showBadge()
  }

  /// Shows the title and the picture, from the profiles that are known now (N128, N130).
  private func showTitle() {
    guard let model else { return }
    let kit = NCChatUI.shared()
    switch model.channelType {
    case .direct, .system:
      let user = kit.getUserInfoCache(model.channelId)
      model.conversationTitle = DisplayName.title(user, channelId: model.channelId)
      headerImageView.image = NCImage.portrait(user?.avatarUrl)
    case .group:
      let info = model.dataManagementInfo
      let group = kit.getGroupInfoCache(model.channelId)
      model.conversationTitle =
        (info?.name).isNilOrEmpty
        ? DisplayName.title(group, channelId: model.channelId) : info?.name
      headerImageView.image = NCImage.group(info?.portraitUri ?? group?.avatarUrl)
    case .community, .open:
      model.conversationTitle = model.channelId
      headerImageView.image = NCImage.defaultGroup
    }
    conversationTitle.text = model.conversationTitle
  }

  private func showDetail() {
    guard let model else { return }
    detailContentView.show(model, hidingSender: hideSenderName)
  }

  private func showBadge() {
    let count = model?.unreadMessageCount ?? 0
    bubbleTipView.isHidden = count == 0
    let number =
      switch count {
      case ..<100: "\(count)"
      case ..<1000: "99+"
      default: "⋯"
      }
    bubbleTipView.text = isShowNotificationNumber ? "•\(number)" : "•"
  }

  // MARK: Profile updates

  /// A person changed: updates the title of a channel with them, or the name before their message.
  open func onUserInfoUpdate(_ userInfo: NCChatUIUserInfo) {
    guard let model, let id = userInfo.userId else { return }
    let isTitle = model.channelType != .group && id == model.channelId
    let isSender = model.channelType == .group && id == model.senderUserId
    guard isTitle || isSender, notice.isChange(userInfo) else { return }
    if isTitle { showTitle() } else { showDetail() }
    delegate?.didUpdate(self, model: model)
  }

  /// A member changed: updates the name before their message.
  open func onGroupMemberInfoUpdate(_ userInfo: NCChatUIUserInfo, groupId: String) {
    guard let model, model.channelType == .group, groupId == model.channelId,
      userInfo.userId == model.senderUserId, notice.isChange(userInfo)
    else { return }
    showDetail()
    delegate?.didUpdate(self, model: model)
  }

  /// A group changed: from now on its name and picture take precedence over the cache (N138).
  open func onGroupInfoUpdate(_ groupInfo: NCChatUIGroup) {
    guard let model, model.channelType == .group, groupInfo.groupId == model.channelId else {
      return
    }
    let info = model.dataManagementInfo ?? NCDataManagementInfo()
    info.name = groupInfo.groupName
    info.portraitUri = groupInfo.avatarUrl
    model.dataManagementInfo = info
    showTitle()
    delegate?.didUpdate(self, model: model)
  }

  /// The properties that YAML can set; a subclass may add more.
  open override class var properties: PropertyTable { standardProperties }
  /// A short description of the class.
  open override class var summary: String { "a channel with its newest message" }
}

extension NCChannelListCell {
  fileprivate static let standardProperties: PropertyTable = [
    Property(
      "lines", ValueShape<CellLines<Part>>.lines(),
      "the parts of the row: a list of lines, each from left to right", \NCChannelListCell.lines),
    Property(
      "isShowNotificationNumber", .bool, "whether the badge shows the number; if not, it is a dot",
      \NCChannelListCell.isShowNotificationNumber),
    Property(
      "hideSenderName", .bool, "whether the sender of a group's message is hidden",
      \NCChannelListCell.hideSenderName),
  ]
}
