import HeadlessSendbird
import HeadlessUIKit

// What an app overrides and calls of the parts of an open channel, from the tables G 1.3, 3.1 and 12. A
// missing or renamed member, and one that is public instead of open, ends the build.

/// G 1.2, 1.3.
func setOpenChannelParts() {
  SBUModuleSet.OpenChannelModule = SBUOpenChannelModule.self
  SBUViewControllerSet.OpenChannelViewController = OpenChannelScreen.self
  SBUViewModelSet.OpenChannelViewModel = OpenChannelModel.self
  SBUOpenChannelModule.HeaderComponent = OpenChannelHeader.self
  SBUOpenChannelModule.ListComponent = OpenChannelMessages.self
  SBUOpenChannelModule.InputComponent = OpenChannelInput.self
  SBUOpenChannelModule.MediaComponent = OpenChannelMedia.self
  SBUOpenChannelModule.Header.TitleView = SBUChannelTitleView.self
  SBUOpenChannelModule.Header.LeftBarButton = SBUBarButtonItem.self
  SBUOpenChannelModule.Header.RightBarButton = SBUBarButtonItem.self
  SBUOpenChannelModule.List.AdminMessageCell = OpenChannelAdminCell.self
  SBUOpenChannelModule.List.UserMessageCell = OpenChannelUserCell.self
  SBUOpenChannelModule.List.FileMessageCell = OpenChannelFileCell.self
  SBUOpenChannelModule.List.UnknownMessageCell = OpenChannelUnknownCell.self
  SBUOpenChannelModule.List.CustomMessageCell = OpenChannelOwnCell.self
  SBUOpenChannelModule.List.CustomMessageCell = nil
  SBUOpenChannelModule.List.EmptyView = SBUEmptyView.self
  SBUOpenChannelModule.List.ChannelStateBanner = SBUChannelStateBanner.self
  SBUOpenChannelModule.List.ScrollBottomView = SBUScrollBottomView.self
  SBUOpenChannelModule.List.UserProfileView = SBUUserProfileView.self
  SBUOpenChannelModule.Input.MessageInputView = SBUMessageInputView.self
  SBUOpenChannelModule.Media.MediaView = OpenChannelMediaView.self
  let _: SBUOpenChannelBaseMessageCell.Type = SBUOpenChannelModule.List.UserMessageCell
  let _: SBUOpenChannelBaseMessageCell.Type? = SBUOpenChannelModule.List.CustomMessageCell
}

/// G 1.1.
class OpenChannelModule: SBUOpenChannelModule {
  required init() { super.init() }
}

/// G 3.1, G231: what the screen adds to the protocols of all channels.
final class OpenChannelMediaDelegate: SBUOpenChannelModuleMediaDelegate {
  func openChannelModule(
    _ mediaComponent: SBUOpenChannelModule.Media, didTapMediaView mediaView: UIView
  ) {}
  func didReceiveError(_ error: SBError?, isBlocker: Bool) {}
}

/// G 1.1: a screen of another class can be the delegate and data source of all parts.
class OpenChannelPartsOwner: SBUBaseChannelViewController, SBUOpenChannelModuleHeaderDelegate,
  SBUOpenChannelModuleListDelegate, SBUOpenChannelModuleListDataSource,
  SBUOpenChannelModuleInputDelegate, SBUOpenChannelModuleInputDataSource
{
  func openChannelModuleIsOverlaid(_ listComponent: SBUOpenChannelModule.List) -> Bool { true }
  func openChannelModule(
    _ inputComponent: SBUOpenChannelModule.Input, didPickFileData fileData: Data?,
    fileName: String, mimeType: String, parentMessage: BaseMessage?
  ) {}
}

/// G232, G233.
class OpenChannelHeader: SBUOpenChannelModule.Header {
  override func configure(delegate: any SBUOpenChannelModuleHeaderDelegate, theme: SBUChannelTheme)
  { super.configure(delegate: delegate, theme: theme) }
  override func setupViews() { super.setupViews() }
  override func setupLayouts() { super.setupLayouts() }
  override func setupStyles(theme: SBUChannelTheme? = nil) { super.setupStyles(theme: theme) }
  override func updateStyles(theme: SBUChannelTheme? = nil) { super.updateStyles(theme: theme) }
  override func onTapLeftBarButton() { super.onTapLeftBarButton() }
  override func onTapRightBarButton() { super.onTapRightBarButton() }
}

/// G232.
func publicMembers(of header: SBUOpenChannelModule.Header) {
  header.channelInfoView = SBUChannelInfoHeaderView() as UIView?
  header.delegate = nil as (any SBUOpenChannelModuleHeaderDelegate)?
}

/// G232.
class OpenChannelInfo: SBUChannelInfoHeaderView {
  override func setupViews() { super.setupViews() }
  override func setupStyles() { super.setupStyles() }
  override func configure(channel: BaseChannel?, description: String?) {
    super.configure(channel: channel, description: description)
  }
}

/// G232.
func publicMembers(of view: SBUChannelInfoHeaderView) {
  view.coverImage = SBUCoverImageView(frame: .zero)
  view.titleLabel = UILabel()
  view.descriptionLabel = UILabel()
  view.infoButton = UIButton(type: .custom)
  view.theme = SBUTheme.componentTheme
  let _: BaseChannel? = view.channel
}

/// G247.
class OpenChannelMessages: SBUOpenChannelModule.List {
  override func configure(
    delegate: any SBUOpenChannelModuleListDelegate,
    dataSource: any SBUOpenChannelModuleListDataSource, theme: SBUChannelTheme
  ) { super.configure(delegate: delegate, dataSource: dataSource, theme: theme) }
  override func setupViews() { super.setupViews() }
  override func register(adminMessageCell: SBUOpenChannelBaseMessageCell, nib: UINib? = nil) {
    super.register(adminMessageCell: adminMessageCell, nib: nib)
  }
  override func register(userMessageCell: SBUOpenChannelBaseMessageCell, nib: UINib? = nil) {
    super.register(userMessageCell: userMessageCell, nib: nib)
  }
  override func register(fileMessageCell: SBUOpenChannelBaseMessageCell, nib: UINib? = nil) {
    super.register(fileMessageCell: fileMessageCell, nib: nib)
  }
  override func register(unknownMessageCell: SBUOpenChannelBaseMessageCell, nib: UINib? = nil) {
    super.register(unknownMessageCell: unknownMessageCell, nib: nib)
  }
  override func register(customMessageCell: SBUOpenChannelBaseMessageCell, nib: UINib? = nil) {
    super.register(customMessageCell: customMessageCell, nib: nib)
  }
  override func generateCellIdentifier(by message: BaseMessage) -> String {
    super.generateCellIdentifier(by: message)
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { super.tableView(tableView, cellForRowAt: indexPath) }
  override func configureCell(
    _ messageCell: SBUOpenChannelBaseMessageCell, message: BaseMessage,
    forRowAt indexPath: IndexPath
  ) { super.configureCell(messageCell, message: message, forRowAt: indexPath) }
  override func setMessageCellGestures(
    _ cell: SBUOpenChannelBaseMessageCell, message: BaseMessage, indexPath: IndexPath
  ) { super.setMessageCellGestures(cell, message: message, indexPath: indexPath) }
}

/// G247.
func publicMembers(of list: SBUOpenChannelModule.List) {
  let _: [SBUOpenChannelBaseMessageCell?] = [
    list.adminMessageCell, list.userMessageCell, list.fileMessageCell, list.unknownMessageCell,
    list.customMessageCell,
  ]
  list.delegate = nil as (any SBUOpenChannelModuleListDelegate)?
  list.dataSource = nil as (any SBUOpenChannelModuleListDataSource)?
  let _: OpenChannel? = list.channel
  let _: Bool = list.isOverlaid
  list.register(userMessageCell: OpenChannelUserCell())
}

/// G241.
class OpenChannelInput: SBUOpenChannelModule.Input {
  override func configure(
    delegate: any SBUOpenChannelModuleInputDelegate,
    dataSource: any SBUOpenChannelModuleInputDataSource, theme: SBUChannelTheme
  ) { super.configure(delegate: delegate, dataSource: dataSource, theme: theme) }
  override func setupViews() { super.setupViews() }
  override func updateMessageInputModeState() { super.updateMessageInputModeState() }
  override func updateFrozenModeState() { super.updateFrozenModeState() }
  override func updateMutedModeState() { super.updateMutedModeState() }
}

/// G241.
func publicMembers(of input: SBUOpenChannelModule.Input) {
  input.delegate = nil as (any SBUOpenChannelModuleInputDelegate)?
  input.dataSource = nil as (any SBUOpenChannelModuleInputDataSource)?
  let _: OpenChannel? = input.channel
}

/// G 1.3, G232.
class OpenChannelMedia: SBUOpenChannelModule.Media {
  required init() { super.init() }
  override func configure(delegate: any SBUOpenChannelModuleMediaDelegate, theme: SBUChannelTheme) {
    super.configure(delegate: delegate, theme: theme)
  }
  override func setupViews() { super.setupViews() }
  override func setupLayouts() { super.setupLayouts() }
  override func setupStyles(theme: SBUChannelTheme? = nil) { super.setupStyles(theme: theme) }
  override func updateStyles(theme: SBUChannelTheme? = nil) { super.updateStyles(theme: theme) }
  override func onTapMediaView() { super.onTapMediaView() }
}

/// G 1.3.
class OpenChannelMediaView: SBUMediaView {
  required init() { super.init() }
}

/// G 1.3, G232.
func publicMembers(of media: SBUOpenChannelModule.Media) {
  media.mediaView = OpenChannelMediaView() as UIView?
  media.theme = nil as SBUChannelTheme?
  media.delegate = nil as (any SBUOpenChannelModuleMediaDelegate)?
}

// MARK: Cells

/// G242.
class OpenChannelOwnCell: SBUOpenChannelBaseMessageCell {
  override func setupViews() { super.setupViews() }
  override func setupLayouts() { super.setupLayouts() }
  override func setupActions() { super.setupActions() }
  override func setupStyles() { super.setupStyles() }
  override func configure(with configuration: SBUBaseMessageCellParams) {
    super.configure(with: configuration)
  }
}

/// G242, G243.
class OpenChannelContentCell: SBUOpenChannelContentBaseMessageCell {
  override func setupViews() { super.setupViews() }
  override func setupActions() { super.setupActions() }
  override func setupStyles() { super.setupStyles() }
  override func configure(with configuration: SBUBaseMessageCellParams) {
    super.configure(with: configuration)
  }
  override func onLongPressContentView(sender: UILongPressGestureRecognizer?) {
    super.onLongPressContentView(sender: sender)
  }
  override func onTapContentView(sender: UITapGestureRecognizer) {
    super.onTapContentView(sender: sender)
  }
  override func onTapUserProfileView(sender: UITapGestureRecognizer) {
    super.onTapUserProfileView(sender: sender)
  }
}

/// G242.
class OpenChannelUserCell: SBUOpenChannelUserMessageCell {
  override func setupViews() { super.setupViews() }
  override func setupActions() { super.setupActions() }
  override func setupStyles() { super.setupStyles() }
  override func configure(with configuration: SBUBaseMessageCellParams) {
    super.configure(with: configuration)
  }
}

/// G242.
class OpenChannelFileCell: SBUOpenChannelFileMessageCell {
  override func setupViews() { super.setupViews() }
  override func setupStyles() { super.setupStyles() }
  override func configure(with configuration: SBUBaseMessageCellParams) {
    super.configure(with: configuration)
  }
}

/// G244.
class OpenChannelAdminCell: SBUOpenChannelAdminMessageCell {
  override func setupViews() { super.setupViews() }
  override func setupStyles() { super.setupStyles() }
  override func configure(with configuration: SBUBaseMessageCellParams) {
    super.configure(with: configuration)
  }
}

/// G244.
class OpenChannelUnknownCell: SBUOpenChannelUnknownMessageCell {
  override func configure(with configuration: SBUBaseMessageCellParams) {
    super.configure(with: configuration)
  }
}

/// G242 to G244.
func publicMembers(
  of cells: (
    SBUOpenChannelUserMessageCell, SBUOpenChannelFileMessageCell, SBUOpenChannelAdminMessageCell
  )
) {
  let content: SBUOpenChannelContentBaseMessageCell = cells.0
  content.userNameView = UIView()
  content.profileView = UIView()
  content.stateView = UIView()
  content.mainContainerView = SBUSelectableStackView(axis: .vertical)
  cells.0.messageTextView = UIView()
  cells.0.webView = SBUMessageWebView()
  cells.1.baseFileContentView = SBUBaseFileContentView()
  cells.2.messageLabel = UILabel()
  let _: (UserMessage?, FileMessage?, AdminMessage?) = (
    cells.0.userMessage, cells.1.fileMessage, cells.2.adminMessage
  )
}
