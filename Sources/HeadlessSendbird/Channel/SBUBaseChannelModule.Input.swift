import DioramaKit
import HeadlessUIKit

extension SBUBaseChannelModule {
  /// The base class of the message inputs of channels: a column of views with the message input.
  ///
  /// The screen calls its methods for files that were picked.
  open class Input: UIView, ConfigurableComponent, SBUMessageInputViewDelegate,
    SBUMessageInputViewDataSource
  {
    /// The class of the message input, for all inputs of the same module.
    public static var MessageInputView: SBUMessageInputView.Type {
      get { messageInputEntry.type }
      set { messageInputEntry.type = newValue }
    }
    private static var messageInputEntry: SBUTypeEntry<SBUMessageInputView> {
      SBUTypeEntry(module, "MessageInputView", SBUMessageInputView.self)
    }
    /// The module to which the parts belong.
    class var module: SBUModule.Type { SBUModule.self }

    /// The column of the message input and the views above it.
    public var inputVStackView = SBUStackView()
    /// The message input.
    public var messageInputView: UIView?
    final var messageInput: SBUMessageInputView? { messageInputView as? SBUMessageInputView }
    /// The theme of the last style update.
    public var theme: SBUChannelTheme?
    /// The delegate; not retained.
    public weak var baseDelegate: (any SBUBaseChannelModuleInputDelegate)?
    /// The data source; not retained.
    public weak var baseDataSource: (any SBUBaseChannelModuleInputDataSource)?
    /// The channel of the data source.
    public var baseChannel: BaseChannel? {
      baseDataSource?.baseChannelModule(self, channelForInputView: messageInputView)
    }
    /// The message that a sent text replies to; nil for none.
    var quotedMessage: BaseMessage? { nil }

    /// Creates an input that is not configured.
    public required init() { super.init(frame: .zero) }

    /// Unavailable: inputs are never decoded. So subclasses need not repeat it.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Setting up

    /// Sets the input up after its delegate, data source and theme are set: views, layout, colors.
    final func setUp(
      _ delegate: (any SBUBaseChannelModuleInputDelegate)?,
      _ dataSource: (any SBUBaseChannelModuleInputDataSource)?, _ theme: SBUChannelTheme
    ) {
      baseDelegate = delegate
      baseDataSource = dataSource
      self.theme = theme
      setupViews()
      setupLayouts()
      setupStyles()
    }

    /// Creates the message input if it is missing, and receives its events.
    final func makeMessageInput() {
      let view = messageInputView ?? Self.messageInputEntry.make { $0.init() }
      messageInputView = view
      messageInput?.delegate = self
      messageInput?.datasource = self
    }

    /// Adds the column with the message input.
    open func setupViews() {
      if let messageInputView { inputVStackView.setVStack([messageInputView]) }
      addSubview(inputVStackView)
    }
    /// Places the views; does nothing by default.
    open func setupLayouts() {}
    /// Applies the theme's background.
    ///
    /// - Parameter theme: the theme; nil keeps the last one.
    open func setupStyles(theme: SBUChannelTheme? = nil) {
      if let theme { self.theme = theme }
      backgroundColor = self.theme?.backgroundColor
    }

    // MARK: States

    /// Sets the mode of the message input.
    ///
    /// - Parameters:
    ///   - mode: the mode.
    ///   - message: the message to change or to reply to.
    open func updateMessageInputMode(_ mode: SBUMessageInputMode, message: BaseMessage? = nil) {
      messageInput?.setMode(mode, message: message)
    }
    /// Updates the input to the state of the channel; each input overrides it.
    open func updateMessageInputModeState() {}
    /// Updates the input to whether the channel is frozen; each input overrides it.
    open func updateFrozenModeState() {}

    // MARK: Picking files

    /// Sends a file; does nothing here.
    func send(_ data: Data, _ name: String, _ type: String) {}
    /// Sends a picture of the system's picker, without content (G103).
    open func pickImageFile(info: [UIImagePickerController.InfoKey: Any]) {
      send(Data(), "image.jpg", "image/jpeg")
    }
    /// Sends a video of the system's picker; does nothing.
    open func pickVideoFile(info: [UIImagePickerController.InfoKey: Any]) {}
    /// Sends a picture of the system's photos; does nothing.
    open func pickImageFile(itemProvider: NSItemProvider) {}
    /// Sends a moving picture of the system's photos; does nothing.
    open func pickGIFFile(itemProvider: NSItemProvider) {}
    /// Sends a video of the system's photos; does nothing.
    open func pickVideoFile(itemProvider: NSItemProvider) {}
    /// Sends the content of a picture (G103).
    open func pickImageData(_ data: Data, fileName: String? = nil, mimeType: String? = nil) {
      send(data, fileName ?? "image.jpg", mimeType ?? "image/jpeg")
    }
    /// Sends a video without content, because a run reads no files of the device.
    open func pickVideoURL(_ videoURL: URL) {
      send(Data(), videoURL.lastPathComponent, "video/mp4")
    }
    /// Sends files without content, because a run reads no files of the device.
    open func pickDocumentFile(documentURLs: [URL]) {
      for url in documentURLs { send(Data(), url.lastPathComponent, "application/octet-stream") }
    }

    // MARK: Events of the message input

    /// Notifies the delegate of a tap on the add button.
    public func messageInputViewDidSelectAdd(_ messageInputView: SBUMessageInputView) {
      baseDelegate?.baseChannelModuleDidTapAdd(self)
    }
    /// Notifies the delegate of a text to send.
    public func messageInputView(
      _ messageInputView: SBUMessageInputView, didSelectSend text: String
    ) {
      baseDelegate?.baseChannelModule(self, didTapSend: text, parentMessage: quotedMessage)
    }
    /// Notifies the delegate of a selected source of files.
    public func messageInputView(
      _ messageInputView: SBUMessageInputView, didSelectResource type: MediaResourceType
    ) { baseDelegate?.baseChannelModule(self, didTapResource: type) }
    /// Notifies the delegate of a changed message to save.
    public func messageInputView(
      _ messageInputView: SBUMessageInputView, didSelectEdit text: String
    ) { baseDelegate?.baseChannelModule(self, didTapEdit: text) }
    /// Notifies the delegate of a changed text.
    public func messageInputView(
      _ messageInputView: SBUMessageInputView, didChangeText text: String
    ) { baseDelegate?.baseChannelModule(self, didChangeText: text) }
    /// Notifies the delegate before the mode changes.
    public func messageInputView(
      _ messageInputView: SBUMessageInputView, willChangeMode mode: SBUMessageInputMode,
      message: BaseMessage?
    ) { baseDelegate?.baseChannelModule(self, willChangeMode: mode, message: message) }
    /// Notifies the delegate after the mode changed.
    public func messageInputView(
      _ messageInputView: SBUMessageInputView, didChangeMode mode: SBUMessageInputMode,
      message: BaseMessage?
    ) { baseDelegate?.baseChannelModule(self, didChangeMode: mode, message: message) }
    /// Notifies the delegate that the user started to type.
    public func messageInputViewDidStartTyping() {
      baseDelegate?.baseChannelModuleDidStartTyping(self)
    }
    /// Notifies the delegate that the user stopped to type.
    public func messageInputViewDidEndTyping() { baseDelegate?.baseChannelModuleDidEndTyping(self) }
    /// Returns whether the text may change; true by default.
    public func messageInputView(
      _ messageInputView: SBUMessageInputView, shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool { true }
    /// Returns whether a link of the text may be opened; true by default.
    public func messageInputView(
      _ messageInputView: SBUMessageInputView, shouldInteractWith url: URL,
      in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { true }
    /// The selection changed; does nothing by default.
    public func messageInputView(
      _ messageInputView: SBUMessageInputView, didChangeSelection range: NSRange
    ) {}
    /// The button of voice messages was tapped; does nothing by default.
    public func messageInputViewDidTapVoiceMessage(_ messageInputView: SBUMessageInputView) {}
    /// Returns the channel.
    public func channelForMessageInputView(
      _ messageInputView: SBUMessageInputView
    ) -> BaseChannel? { baseChannel }

    // MARK: YAML

    /// The kind of the type: a message input.
    open class var kind: TypeKind { .input }
    /// The properties that YAML can set: none.
    open class var properties: PropertyTable { [] }
  }
}
