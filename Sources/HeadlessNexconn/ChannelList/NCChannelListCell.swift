import DioramaKit
import HeadlessUIKit

/// A row of the channel list, for an app's own as well.
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
  /// What the row shows; setting it shows nothing, ``setDataModel(_:)`` does.
  public final var model: NCChannelModel?

  /// A row that was set up.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setupView()
  }

  /// Cells are not decoded here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupView()
  }

  /// Puts views into it; called once for a cell.
  open func setupView() {}

  /// Shows a channel; called each time that the cell stands for another one. A subclass calls
  /// `super` first.
  ///
  /// - Parameter model: The row.
  open func setDataModel(_ model: NCChannelModel) {
    self.model = model
    accessibilityIdentifier = model.channelId
  }

  // MARK: YAML

  /// A cell.
  open class var kind: TypeKind { .cell }
  /// What YAML may set on it.
  open class var properties: PropertyTable { [] }
  /// What it is.
  open class var summary: String { "a row of the channel list, for an app's own" }
}

/// Hears what is done to the rows of a channel list; the list itself does.
public protocol NCChannelListCellDelegate: AnyObject {
  /// The picture was tapped.
  ///
  /// - Parameter model: The row.
  func didTapCellPortrait(_ model: NCChannelModel)
  /// The picture was pressed for long.
  ///
  /// - Parameter model: The row.
  func didLongPressCellPortrait(_ model: NCChannelModel)
  /// The row was drawn anew because a profile has changed.
  ///
  /// - Parameters:
  ///   - cell: The cell, which shows the change.
  ///   - model: The row.
  func didUpdate(_ cell: NCChannelListCell, model: NCChannelModel)
}

/// The row of a channel: picture, title and time; below, the newest message and what it is about.
///
/// It listens for changed profiles itself, so an answer changes no more than the rows that show it
/// (N137).
open class NCChannelListCell: NCChannelListBaseCell, NCInfoUpdateDelegate {
  static let identifier = "NCChannelListCell"

  /// Who hears of taps on the picture; the list, unless an app sets another.
  public final weak var delegate: (any NCChannelListCellDelegate)?
  /// The colour behind a row that is not pinned, if its model has none.
  public final var cellBackgroundColor: UIColor?
  /// The colour behind a pinned row, if its model has none.
  public final var topCellBackgroundColor: UIColor?
  /// The shape of the picture; that of all lists unless set. Kept: text has no shapes.
  public final var portraitStyle = NCChatUIConfig.default().ui.globalConversationAvatarStyle
  /// The picture of the person or group; a step touches it as the button `portrait` of its row.
  public let headerImageView = UIImageView()
  /// The name of the person or group.
  public let conversationTitle = UILabel()
  /// When the newest message was sent.
  public let messageCreatedTimeLabel = UILabel()
  /// The newest message and what it is about.
  public let detailContentView = NCChannelDetailContentView()
  /// The newest message.
  public final var messageContentLabel: UILabel { detailContentView.messageContentLabel }
  /// The marks of a channel that makes no noise.
  public let statusView = UIImageView(image: NCImage.muted)
  /// The mark of a pinned channel.
  public let topView = UIImageView(image: NCImage.pinned)
  /// How many messages nobody has read.
  public let bubbleTipView = UILabel()
  /// Whether the badge says how many, from 100 on `99+` and from 1000 on `⋯`; else it is a dot
  /// (N136). true unless set.
  public final var isShowNotificationNumber = true {
    didSet { showBadge() }
  }
  /// Whether the sender of a group's newest message is left out; false unless set.
  public final var hideSenderName = false {
    didSet { showDetail() }
  }
  private var notice = ProfileChangeFilter()
  /// What YAML puts into the row, in the place of picture and two lines.
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

  /// Puts the picture beside two lines.
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

  private func portraitPressed() {
    if let model { delegate?.didLongPressCellPortrait(model) }
  }

  /// Gives the picture of this row another shape than those of all lists. Kept: text has no shapes.
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

  /// The title and the picture, from what is known at this moment (N128, N130).
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
      case ..<1000: "99+ "
      default: "⋯"
      }
    bubbleTipView.text = isShowNotificationNumber ? "•\(number)" : "•"
  }

  // MARK: Notices

  /// A person changed: the title of a channel with them, or the name before their message.
  open func onUserInfoUpdate(_ userInfo: NCChatUIUserInfo) {
    guard let model, let id = userInfo.userId else { return }
    let isTitle = model.channelType != .group && id == model.channelId
    let isSender = model.channelType == .group && id == model.senderUserId
    guard isTitle || isSender, notice.isChange(userInfo) else { return }
    if isTitle { showTitle() } else { showDetail() }
    delegate?.didUpdate(self, model: model)
  }

  /// A member changed: the name before their message.
  open func onGroupMemberInfoUpdate(_ userInfo: NCChatUIUserInfo, groupId: String) {
    guard let model, model.channelType == .group, groupId == model.channelId,
      userInfo.userId == model.senderUserId, notice.isChange(userInfo)
    else { return }
    showDetail()
    delegate?.didUpdate(self, model: model)
  }

  /// A group changed: its name and picture from now on win over the cache (N138).
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

  /// What YAML may set on it; a subclass may add more.
  open override class var properties: PropertyTable { standardProperties }
  /// What it is.
  open override class var summary: String { "a channel with its newest message" }
}

extension NCChannelListCell {
  fileprivate static let standardProperties: PropertyTable = [
    Property(
      "lines", ValueShape<CellLines<Part>>.lines(),
      "what the row shows, line by line, each from the left", \NCChannelListCell.lines),
    Property(
      "isShowNotificationNumber", .bool, "whether the badge says how many; else it is a dot",
      \NCChannelListCell.isShowNotificationNumber),
    Property(
      "hideSenderName", .bool, "whether a group's message comes without its sender",
      \NCChannelListCell.hideSenderName),
  ]
}
