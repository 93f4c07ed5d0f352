import DioramaKit
import HeadlessUIKit

/// The header, list, message input and media view of an open channel.
open class SBUOpenChannelModule: SBUModule, SBUComponentModule, SBUInputModule {
  /// The class of ``Media``; an app can set it.
  public static var MediaComponent: Media.Type {
    get { component("MediaComponent") ?? Media.self }
    set { set(component: newValue, at: "MediaComponent") }
  }

  /// Creates the media view of the module's class, with YAML's properties.
  static func makeMedia() -> Media { made(MediaComponent.init(), at: "MediaComponent") }

  /// The replaceable parts of the components.
  static var channelParts: SBUModuleParts {
    SBUModuleParts(of: SBUOpenChannelModule.self, titleView: SBUChannelTitleView.self)
  }
}

extension SBUOpenChannelModule {
  /// The header of an open channel: the bar, and a view of the screen below it (G232).
  open class Header: SBUBaseChannelModule.Header {
    /// The view with cover, title and description of the channel.
    public var channelInfoView: UIView?
    /// The delegate; not retained.
    public weak var delegate: (any SBUOpenChannelModuleHeaderDelegate)? {
      get { baseDelegate as? any SBUOpenChannelModuleHeaderDelegate }
      set { baseDelegate = newValue }
    }

    private lazy var channelItem = makeChannelItem()

    override class var parts: SBUModuleParts { SBUOpenChannelModule.channelParts }

    /// Connects the header to its screen and sets it up: views, YAML's texts, layout, colors.
    ///
    /// - Parameters:
    ///   - delegate: the delegate for items that are set or tapped; not retained.
    ///   - theme: the theme of the items.
    open func configure(delegate: any SBUOpenChannelModuleHeaderDelegate, theme: SBUChannelTheme) {
      setUp(delegate, theme)
    }

    /// Adds the missing items and the view of the channel.
    open override func setupViews() {
      super.setupViews()
      let view = channelInfoView ?? SBUChannelInfoHeaderView()
      channelInfoView = view
      infoButton?.addAction(
        UIAction { [weak self] _ in self?.onTapRightBarButton() }, for: .touchUpInside)
      addSubview(view)
    }

    private var infoButton: UIButton? {
      (channelInfoView as? SBUChannelInfoHeaderView)?.infoButton
    }

    /// There is no right bar button until the channel is known (G233).
    override func fill(rightItem item: UIBarButtonItem) -> Bool { false }

    /// Shows the right bar button: settings for operators, participants for all others. An app's
    /// own button stays (G233).
    final func updateRightItem(isOperator: Bool) {
      let image = isOperator ? SBUIconSet.iconInfo : SBUIconSet.iconMembers
      infoButton?.setImage(image, for: .normal)
      guard rightBarButtons?.allSatisfy({ $0 === channelItem }) ?? true else { return }
      channelItem.image = image
      if rightBarButton == nil { rightBarButton = channelItem }
    }

    private func makeChannelItem() -> UIBarButtonItem {
      let item = Self.parts.rightBarButton.make { $0.init() }
      item.tintColor = theme?.rightBarButtonTintColor
      item.primaryAction = UIAction { [weak self] _ in self?.onTapRightBarButton() }
      return item
    }
  }

  /// The message input of an open channel.
  open class Input: SBUBaseChannelModule.Input {
    override class var module: SBUModule.Type { SBUOpenChannelModule.self }

    /// The delegate; not retained.
    public weak var delegate: (any SBUOpenChannelModuleInputDelegate)? {
      get { baseDelegate as? any SBUOpenChannelModuleInputDelegate }
      set { baseDelegate = newValue }
    }
    /// The data source; not retained.
    public weak var dataSource: (any SBUOpenChannelModuleInputDataSource)? {
      get { baseDataSource as? any SBUOpenChannelModuleInputDataSource }
      set { baseDataSource = newValue }
    }
    /// The channel of the data source.
    public var channel: OpenChannel? { baseChannel as? OpenChannel }

    /// Connects the input to its screen and sets it up: views, layout, colors.
    ///
    /// - Parameters:
    ///   - delegate: the delegate for events of the input; not retained.
    ///   - dataSource: the data source of the channel; not retained.
    ///   - theme: the theme of the input.
    open func configure(
      delegate: any SBUOpenChannelModuleInputDelegate,
      dataSource: any SBUOpenChannelModuleInputDataSource, theme: SBUChannelTheme
    ) { setUp(delegate, dataSource, theme) }

    /// Creates the message input if it is missing, and receives its events.
    open override func setupViews() {
      makeMessageInput()
      super.setupViews()
    }

    /// Updates the input to the state of the channel: frozen, then muted (G241). An input without
    /// a channel is disabled.
    open override func updateMessageInputModeState() {
      guard channel != nil else {
        messageInput?.setErrorState()
        return
      }
      updateFrozenModeState()
      updateMutedModeState()
    }
    /// Disables the input in a frozen channel for all but operators (G95, G241).
    open override func updateFrozenModeState() {
      guard let channel else { return }
      messageInput?.setFrozenModeState(channel.isFrozen && !channel.isCurrentUserOperator)
      delegate?.baseChannelModule(self, didUpdateFrozenState: channel.isFrozen)
    }
    /// Disables the input for a muted user, unless the channel is frozen; the service is asked each
    /// time (G241).
    open func updateMutedModeState() {
      guard let channel, !channel.isFrozen || channel.isCurrentUserOperator else { return }
      channel.getMyMutedInfo { [weak self] isMuted, _, _, _, _, error in
        if error == nil { self?.messageInput?.setMutedModeState(isMuted) }
      }
    }

    // MARK: Picking files

    override func send(_ data: Data, _ name: String, _ type: String) {
      delegate?.openChannelModule(
        self, didPickFileData: data, fileName: name, mimeType: type, parentMessage: nil)
    }
  }

  /// The media view of an open channel, such as a video, above the messages or below their layer (G232).
  open class Media: UIView, ConfigurableComponent {
    /// The class of the media view.
    public static var MediaView: SBUMediaView.Type {
      get { mediaEntry.type }
      set { mediaEntry.type = newValue }
    }
    private static let mediaEntry = SBUTypeEntry(
      SBUOpenChannelModule.self, "MediaView", SBUMediaView.self)

    /// The media view.
    public var mediaView: UIView?
    /// The theme of the last style update.
    public var theme: SBUChannelTheme?
    /// The delegate; not retained.
    public weak var delegate: (any SBUOpenChannelModuleMediaDelegate)?

    /// Creates a part that is not configured.
    public required init() { super.init(frame: .zero) }

    /// Unavailable: parts are never decoded. So subclasses need not repeat it.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Connects the part to its screen and sets it up: views, layout, colors.
    ///
    /// - Parameters:
    ///   - delegate: the delegate for taps; not retained.
    ///   - theme: the theme of the part.
    open func configure(delegate: any SBUOpenChannelModuleMediaDelegate, theme: SBUChannelTheme) {
      self.delegate = delegate
      self.theme = theme
      setupViews()
      setupLayouts()
      setupStyles()
    }

    /// Creates the media view if it is missing, with a gesture for taps.
    open func setupViews() {
      let view = mediaView ?? Self.mediaEntry.make { $0.init() }
      mediaView = view
      addSubview(view)
      addTap(self, Selector(SBUOpenChannelModule.Media.onTapMediaView))
    }
    /// Places the media view; does nothing by default.
    open func setupLayouts() {}
    /// Applies the theme's background.
    ///
    /// - Parameter theme: the theme; nil keeps the last one.
    open func setupStyles(theme: SBUChannelTheme? = nil) {
      if let theme { self.theme = theme }
      backgroundColor = self.theme?.backgroundColor
    }
    /// Applies the colors again.
    ///
    /// - Parameter theme: the theme; nil keeps the last one.
    open func updateStyles(theme: SBUChannelTheme? = nil) { setupStyles(theme: theme) }
    /// Notifies the delegate of a tap on the media view.
    open func onTapMediaView() {
      if let mediaView { delegate?.openChannelModule(self, didTapMediaView: mediaView) }
    }

    /// The kind of the type: a view.
    open class var kind: TypeKind { "view" }
    /// The properties that YAML can set: none.
    open class var properties: PropertyTable { [] }
  }
}

/// The media view of an open channel; empty by default.
open class SBUMediaView: SBUView {}

/// The view below the bar of an open channel: cover, title, description and a button (G232).
open class SBUChannelInfoHeaderView: SBUView {
  /// The channel.
  public private(set) var channel: BaseChannel?
  /// The picture of the channel.
  public lazy var coverImage = SBUCoverImageView(frame: .zero)
  /// The name of the channel.
  public lazy var titleLabel = UILabel()
  /// The description.
  public lazy var descriptionLabel = UILabel()
  /// The button that opens settings or participants.
  public lazy var infoButton = UIButton(type: .custom)
  /// The theme of the texts.
  public var theme: SBUComponentTheme = SBUTheme.componentTheme

  /// Adds the views.
  open override func setupViews() {
    super.setupViews()
    infoButton.setImage(SBUIconSet.iconInfo, for: .normal)
    let texts = SBUStackView(axis: .vertical, alignment: .leading)
    texts.setVStack([titleLabel, descriptionLabel])
    let row = SBUStackView(axis: .horizontal, spacing: 8)
    row.setHStack([coverImage, texts, infoButton])
    addSubview(row)
  }

  /// Applies the theme's fonts and colors.
  open override func setupStyles() {
    super.setupStyles()
    titleLabel.setStyle(theme.titleFont, theme.titleColor)
    descriptionLabel.setStyle(theme.titleStatusFont, theme.titleStatusColor)
  }

  /// Shows a channel.
  ///
  /// - Parameters:
  ///   - channel: the channel; nil for an empty view.
  ///   - description: the description; nil for none.
  open func configure(channel: BaseChannel?, description: String?) {
    self.channel = channel
    let open = channel as? OpenChannel
    coverImage.image = open?.coverPicture
    titleLabel.text = open?.title
    (descriptionLabel.text, descriptionLabel.isHidden) = (description, description == nil)
  }
}

extension OpenChannel {
  /// Whether the current user is an operator.
  var isCurrentUserOperator: Bool {
    SBUGlobals.currentUser.map { isOperator(userId: $0.userId) } ?? false
  }
}
