import ChatBackend
import DioramaKit
import HeadlessUIKit

/// An open channel with its messages, one of the screens that an app starts from (page 000).
///
/// ```swift
/// let channel = SBUOpenChannelViewController(channelURL: "town-hall")
/// navigationController?.pushViewController(channel, animated: true)
/// ```
open class SBUOpenChannelViewController: SBUBaseChannelViewController,
  SBUOpenChannelModuleHeaderDelegate, SBUOpenChannelModuleListDelegate,
  SBUOpenChannelModuleListDataSource, SBUOpenChannelModuleInputDelegate,
  SBUOpenChannelModuleInputDataSource, SBUOpenChannelModuleMediaDelegate,
  SBUOpenChannelViewModelDelegate, SBUOpenChannelViewModelDataSource
{
  /// The header; nil if the base header has another class.
  public var headerComponent: SBUOpenChannelModule.Header? {
    get { baseHeaderComponent as? SBUOpenChannelModule.Header }
    set { baseHeaderComponent = newValue }
  }
  /// The list; nil if the base list has another class.
  public var listComponent: SBUOpenChannelModule.List? {
    get { baseListComponent as? SBUOpenChannelModule.List }
    set { baseListComponent = newValue }
  }
  /// The message input; nil if the base input has another class.
  public var inputComponent: SBUOpenChannelModule.Input? {
    get { baseInputComponent as? SBUOpenChannelModule.Input }
    set { baseInputComponent = newValue }
  }
  /// The media view above the messages or below their layer.
  public var mediaComponent: SBUOpenChannelModule.Media?
  /// The view model; nil if the base view model has another class.
  public var viewModel: SBUOpenChannelViewModel? {
    get { baseViewModel as? SBUOpenChannelViewModel }
    set { baseViewModel = newValue }
  }
  /// The channel of the view model.
  public override var channel: OpenChannel? { viewModel?.channel as? OpenChannel }

  // MARK: The views above the messages

  private var ownOverlayTheme: SBUOverlayTheme?
  /// The theme over a media view: the one set on the screen, else the one in use.
  public var overlayTheme: SBUOverlayTheme {
    get { ownOverlayTheme ?? SBUTheme.overlayTheme }
    set { ownOverlayTheme = newValue }
  }
  /// Whether the navigation bar is hidden.
  public var hideNavigationBar = false {
    didSet { if isViewLoaded, viewIfLoaded?.window != nil { updateBar() } }
  }
  /// Whether the view with cover, title and description is hidden.
  public var hideChannelInfoView = true { didSet { placeViews() } }
  /// The description of the channel; nil for the number of participants.
  public var channelDescription: String? { didSet { updateChannelInfoView() } }
  /// Whether the media view is shown.
  public private(set) var isMediaViewEnabled = false
  /// The part of the screen's height that the media view takes, from 0 to 1.
  public private(set) var mediaViewRatio: CGFloat = 0.3
  /// The part of the screen's height that the messages take, from 0 to 1.
  public private(set) var messageListRatio: CGFloat = 0.7
  /// Whether the messages are shown over the media view.
  public private(set) var isMediaViewOverlaying = false
  /// Whether the media view covers the safe area.
  public private(set) var isMediaViewIgnoringSafeArea = false
  /// The orientation before the last change; a run has only one.
  public var prevOrientation = UIDeviceOrientation.portrait
  /// The orientation; a run has only one.
  public var currentOrientation = UIDeviceOrientation.portrait
  /// The constraint below the header. Kept, not used.
  public weak var weakHeaderComponentBottomConstraint: NSLayoutConstraint?
  private var isLeaving = false

  // MARK: Creating

  /// Creates the screen of a channel (G230).
  ///
  /// - Parameters:
  ///   - channel: the channel.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  public required init(channel: OpenChannel, messageListParams: MessageListParams? = nil) {
    super.init(baseChannel: channel, messageListParams: messageListParams)
    makeParts()
  }

  /// Creates the screen of a channel (G230).
  ///
  /// - Parameters:
  ///   - channelURL: the channel's URL.
  ///   - startingPoint: the time at which the messages start; nil for the newest.
  ///   - messageListParams: the parameters of its messages; nil for the kit's.
  public required init(
    channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil
  ) {
    super.init(
      channelURL: channelURL, startingPoint: startingPoint, messageListParams: messageListParams)
    makeParts()
  }

  private func makeParts() {
    let module = SBUModuleSet.OpenChannelModule
    makeParts(of: module)
    mediaComponent = module.makeMedia()
  }

  /// Creates the view model; without a channel and a URL it does nothing.
  open override func createViewModel(
    channel: BaseChannel? = nil, channelURL: String? = nil,
    messageListParams: MessageListParams? = nil, startingPoint: Int64? = nil,
    showIndicator: Bool = true
  ) {
    guard channel != nil || channelURL != nil else { return }
    viewModel = SBUViewModelSet.entries.OpenChannelViewModel.make {
      $0.init(
        channel: channel, channelURL: channelURL, messageListParams: messageListParams,
        startingPoint: startingPoint, delegate: self, dataSource: self)
    }
  }

  // MARK: Life cycle

  /// The view below the bar, the media view, the list and the message input (G232).
  override var componentViews: [UIView] {
    ([headerComponent, mediaComponent] as [UIView?]).compactMap(\.self) + super.componentViews
  }

  /// Adds the parts, then configures header, media view, list and input.
  open override func setupViews() {
    super.setupViews()
    let theme = shownTheme
    headerComponent?.configure(delegate: self, theme: theme)
    mediaComponent?.configure(delegate: self, theme: theme)
    listComponent?.configure(delegate: self, dataSource: self, theme: theme)
    inputComponent?.configure(delegate: self, dataSource: self, theme: theme)
    placeViews()
  }

  /// Shows the view below the bar and the media view as the screen's values say.
  private func placeViews() {
    headerComponent?.isHidden = hideChannelInfoView
    mediaComponent?.isHidden = !isMediaViewEnabled
  }

  /// Hides the navigation bar, if the screen has none.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if hideNavigationBar { updateBar() }
  }

  /// Shows the navigation bar again.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if hideNavigationBar { navigationController?.setNavigationBarHidden(false, animated: false) }
  }

  private func updateBar() {
    navigationController?.setNavigationBarHidden(hideNavigationBar, animated: false)
  }

  /// Applies the colors again, also to the media view.
  open override func updateStyles() {
    super.updateStyles()
    mediaComponent?.updateStyles(theme: theme)
  }

  /// The theme of the screen, or of messages over a media view.
  override var shownTheme: SBUChannelTheme {
    isMediaViewOverlaying ? overlayTheme.channelTheme : theme
  }

  /// Exits the channel, then goes back, also after an error (G235).
  public override func onClickBack() {
    // A second tap while the user leaves would close the screen below, too.
    guard !isLeaving else { return }
    guard let channel else { return leave() }
    isLeaving = true
    channel.exit { [weak self] _ in
      self?.leave()
      self?.isLeaving = false
    }
  }

  // MARK: Media view

  /// Shows or hides the media view.
  ///
  /// - Parameter enabled: whether it is shown.
  public func enableMediaView(_ enabled: Bool = true) {
    isMediaViewEnabled = enabled
    placeViews()
  }
  /// Sets the part of the screen's height that the messages take. Kept, not drawn.
  ///
  /// - Parameter ratio: the part, from 0 to 1.
  public func updateMessageListRatio(to ratio: CGFloat) {
    messageListRatio = min(max(ratio, 0), 1)
    mediaViewRatio = 1 - messageListRatio
  }
  /// Shows the messages over the media view, or below it.
  ///
  /// - Parameters:
  ///   - overlaying: whether they are shown over it.
  ///   - messageListRatio: the part of the screen's height that they take; nil keeps it.
  public func overlayMediaView(_ overlaying: Bool, messageListRatio: CGFloat? = nil) {
    isMediaViewOverlaying = overlaying
    if isViewLoaded { updateStyles() }
    if let messageListRatio { updateMessageListRatio(to: messageListRatio) }
  }
  /// Lets the media view cover the safe area. Kept, not drawn.
  ///
  /// - Parameter enabled: whether it covers it.
  public func mediaViewIgnoringSafeArea(_ enabled: Bool) { isMediaViewIgnoringSafeArea = enabled }
  /// Would follow the rotation of the device; does nothing.
  public func registerOrientationChangeNotification() {}
  /// Would place the messages after a rotation; does nothing.
  public func configureOffset() {}

  // MARK: The bar

  /// Shows the right bar button: settings for operators, participants for all others (G233).
  public func updateBarButton() {
    guard let viewModel, channel != nil else { return }
    headerComponent?.updateRightItem(isOperator: viewModel.isOperator)
  }

  /// Shows title and description of the channel in the header's view (G232).
  public func updateChannelInfoView() {
    let count = channel.map { SBUStringSet.Open_Channel_Participants_Count($0.participantCount) }
    (headerComponent?.channelInfoView as? SBUChannelInfoHeaderView)?.configure(
      channel: channel, description: channelDescription ?? count)
  }

  /// Calls ``showChannelSettings()`` for operators and ``showParticipantsList()`` for all others
  /// (G233).
  open override func baseChannelModule(
    _ headerComponent: SBUBaseChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem
  ) {
    if isLeaving { return }
    if viewModel?.isOperator ?? false { showChannelSettings() } else { showParticipantsList() }
  }

  // MARK: Other screens

  /// Opens the settings of the channel; without a channel it does nothing.
  open override func showChannelSettings() {
    guard let channel else { return }
    let settings = SBUViewControllerSet.entries.OpenChannelSettingsViewController.make {
      $0.init(channel: channel)
    }
    navigationController?.pushViewController(settings, animated: true)
  }

  /// Opens the participants of the channel; without a channel it does nothing (G233).
  open func showParticipantsList() {
    guard let channel else { return }
    let list = SBUViewControllerSet.entries.OpenUserListViewController.make {
      $0.init(channel: channel, userListType: .participants)
    }
    navigationController?.pushViewController(list, animated: true)
  }

  // MARK: Events of the parts

  /// Sends a file.
  open func openChannelModule(
    _ inputComponent: SBUOpenChannelModule.Input, didPickFileData fileData: Data?,
    fileName: String, mimeType: String, parentMessage: BaseMessage?
  ) {
    viewModel?.sendFileMessage(
      fileData: fileData, fileName: fileName, mimeType: mimeType, parentMessage: parentMessage)
  }
  /// The media view was tapped; does nothing.
  open func openChannelModule(
    _ mediaComponent: SBUOpenChannelModule.Media, didTapMediaView mediaView: UIView
  ) {}
  /// Returns whether the messages are shown over the media view.
  open func openChannelModuleIsOverlaid(_ listComponent: SBUOpenChannelModule.List) -> Bool {
    isMediaViewOverlaying
  }

  /// Shows the channel that was loaded or changed; goes back after it was deleted, if the screen is
  /// the last of its stack (G240).
  open override func baseChannelViewModel(
    _ viewModel: SBUBaseChannelViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {
    guard channel != nil else {
      // A screen that others cover stays, and nothing can be written.
      inputComponent?.updateMessageInputModeState()
      if navigationController?.viewControllers.last === self { onClickBack() }
      return
    }
    updateChannelTitle()
    updateChannelInfoView()
    updateBarButton()
    inputComponent?.updateMessageInputModeState()
    switch context.source {
    case .eventChannelMemberCountChanged, .eventOperatorUpdated, .channelChangelog:
      listComponent?.reloadTableView()
    default: break
    }
  }

  // MARK: YAML

  /// The initializers for YAML: with the channel's URL, or with the channel.
  open class var initializer: ViewControllerInitializer { standardInitializer }
  /// The parts that YAML can set.
  open class var slots: [Slot] { standardSlots }
  /// The properties that YAML can set.
  open override class var properties: PropertyTable {
    super.properties.adding(
      Property(
        "hideChannelInfoView", .bool,
        "whether the view with picture, title and description below the bar is hidden, as by default",
        \SBUOpenChannelViewController.hideChannelInfoView),
      Property(
        "channelDescription", .text,
        "the description below the title, instead of the number of participants",
        \SBUOpenChannelViewController.channelDescription),
      Property(
        "hideNavigationBar", .bool, "whether the navigation bar is hidden",
        \SBUOpenChannelViewController.hideNavigationBar),
      Property(
        "isMediaViewEnabled", .bool, "whether the media view is shown, above the messages"
      ) { (screen: SBUOpenChannelViewController, isEnabled: Bool) in
        screen.enableMediaView(isEnabled)
      })
  }
}

extension SBUOpenChannelViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.channelScreen(
    [.channelURL("the channel"), .channel(.open), .startingPoint, .messageListParams], for: .open
  ) { type, arguments, channel, _ in
    guard let type = type as? SBUOpenChannelViewController.Type else { return nil }
    let params = arguments.messageListParams?.params
    if let channel = channel as? OpenChannel {
      return type.init(channel: channel, messageListParams: params)
    }
    return type.init(
      channelURL: arguments.channelURL ?? "", startingPoint: arguments.start,
      messageListParams: params)
  }

  static let standardSlots =
    SendbirdScreen.openChannel.slots(
      header: \SBUOpenChannelViewController.headerComponent,
      "back, title, and settings or participants",
      list: \SBUOpenChannelViewController.listComponent, "the messages",
      viewModel: \SBUOpenChannelViewController.viewModel, "loads and sends the messages")
    + [
      SendbirdScreen.openChannel.slot(
        "inputComponent", .input, \SBUOpenChannelViewController.inputComponent,
        "the message input"),
      SendbirdScreen.openChannel.slot(
        "mediaComponent", "view", \SBUOpenChannelViewController.mediaComponent,
        "the media view above the messages"),
    ]
}
