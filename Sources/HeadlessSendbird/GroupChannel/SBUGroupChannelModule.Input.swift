import DioramaKit
import HeadlessUIKit

extension SBUGroupChannelModule {
  /// The message input of a group channel, with suggestions of users to mention above it.
  open class Input: SBUBaseChannelModule.Input, SBUMentionManagerDelegate,
    SBUSuggestedMentionListDelegate
  {
    /// The class of the message input.
    public static var MessageInputView: SBUMessageInputView.Type {
      get { messageInputEntry.type }
      set { messageInputEntry.type = newValue }
    }
    /// The class of the recorder of voice messages.
    public static var VoiceMessageInputView: SBUVoiceMessageInputView.Type {
      get { voiceInputEntry.type }
      set { voiceInputEntry.type = newValue }
    }
    private static let messageInputEntry = SBUTypeEntry(
      SBUGroupChannelModule.self, "MessageInputView", SBUMessageInputView.self)
    static let voiceInputEntry = SBUTypeEntry(
      SBUGroupChannelModule.self, "VoiceMessageInputView", SBUVoiceMessageInputView.self)

    /// The users who can be mentioned.
    public var suggestedMentionList: SBUSuggestedMentionList?
    /// Finds and writes mentions in the text.
    public var mentionManager: SBUMentionManager?
    /// The delegate; not retained.
    public weak var delegate: (any SBUGroupChannelModuleInputDelegate)? {
      get { baseDelegate as? any SBUGroupChannelModuleInputDelegate }
      set { baseDelegate = newValue }
    }
    /// The data source; not retained.
    public weak var dataSource: (any SBUGroupChannelModuleInputDataSource)? {
      get { baseDataSource as? any SBUGroupChannelModuleInputDataSource }
      set { baseDataSource = newValue }
    }
    /// The data source of the users to mention; not retained.
    public weak var mentionManagerDataSource: (any SBUMentionManagerDataSource)?
    /// The message that the input answers.
    public internal(set) var currentQuotedMessage: BaseMessage?
    /// The channel of the data source.
    public var channel: GroupChannel? { baseChannel as? GroupChannel }

    override var quotedMessage: BaseMessage? { currentQuotedMessage }

    // MARK: Setting up

    /// Connects the input to its screen and sets it up: views, layout, colors, mentions (G14).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for events of the input; not retained.
    ///   - dataSource: the data source of the channel; not retained.
    ///   - mentionManagerDataSource: the data source of the users to mention; not retained.
    ///   - theme: the theme of the input.
    open func configure(
      delegate: any SBUGroupChannelModuleInputDelegate,
      dataSource: any SBUGroupChannelModuleInputDataSource,
      mentionManagerDataSource: (any SBUMentionManagerDataSource)? = nil, theme: SBUChannelTheme
    ) {
      self.mentionManagerDataSource = mentionManagerDataSource
      setUp(delegate, dataSource, theme)
      if SendbirdUI.config.groupChannel.channel.isMentionEnabled { setupMentionManager() }
    }

    /// Creates the message input if it is missing.
    open override func setupViews() {
      if messageInputView == nil {
        let view = Self.messageInputEntry.make { $0.init() }
        view.delegate = self
        view.datasource = self
        messageInputView = view
      }
      super.setupViews()
    }

    /// Creates the manager of mentions; does nothing.
    open func setupMentionManager() {}

    // MARK: States

    /// Sets the mode of the message input and keeps the message that it answers.
    ///
    /// - Parameters:
    ///   - mode: the mode.
    ///   - message: the message that is changed or answered.
    open override func updateMessageInputMode(
      _ mode: SBUMessageInputMode, message: BaseMessage? = nil
    ) {
      currentQuotedMessage = mode == .quoteReply ? message : nil
      super.updateMessageInputMode(mode, message: message)
    }
    /// Updates the input to the state of the channel: broadcast, frozen, muted, notifications; an
    /// input without a channel is disabled (G98).
    open override func updateMessageInputModeState() {
      guard channel != nil else { return setErrorState() }
      updateBroadcastModeState()
      updateFrozenModeState()
      updateMutedModeState()
      updateNotificationModeState()
    }
    /// Disables the input in a frozen channel for all but operators, except in a broadcast channel
    /// (G95).
    open override func updateFrozenModeState() {
      guard let channel else { return }
      let isBlocked = channel.isFrozen && !isOperator && !channel.isBroadcast
      messageInput?.setFrozenModeState(isBlocked)
      delegate?.baseChannelModule(self, didUpdateFrozenState: channel.isFrozen)
    }
    /// Updates the input to whether only operators write. The kit shows the input to all members
    /// (G96), so this does nothing.
    open func updateBroadcastModeState() {}
    /// Disables the input for a muted user, unless the channel is frozen (G95).
    open func updateMutedModeState() {
      guard let channel, !channel.isFrozen || isOperator else { return }
      messageInput?.setMutedModeState(channel.myMutedState == .muted)
    }
    /// Updates the input to whether the channel shows notifications; it never does here.
    open func updateNotificationModeState() {}

    private var messageInput: SBUMessageInputView? { messageInputView as? SBUMessageInputView }
    private func setErrorState() { messageInput?.setErrorState() }
    private var isOperator: Bool { channel?.myRole == .operator }

    // MARK: Picking files

    /// Sends a picture of the system's picker; does nothing.
    open override func pickImageFile(info: [UIImagePickerController.InfoKey: Any]) {}
    /// Sends a video of the system's picker; does nothing.
    open override func pickVideoFile(info: [UIImagePickerController.InfoKey: Any]) {}
    /// Sends a picture of the system's photos; does nothing.
    open override func pickImageFile(itemProvider: NSItemProvider) {}
    /// Sends a moving picture of the system's photos; does nothing.
    open override func pickGIFFile(itemProvider: NSItemProvider) {}
    /// Sends a video of the system's photos; does nothing.
    open override func pickVideoFile(itemProvider: NSItemProvider) {}
    /// Sends the content of a picture; does nothing.
    open override func pickImageData(
      _ data: Data, fileName: String? = nil, mimeType: String? = nil
    ) {}
    /// Sends a video; does nothing.
    open override func pickVideoURL(_ videoURL: URL) {}
    /// Sends files of the device; does nothing.
    open override func pickDocumentFile(documentURLs: [URL]) {}
    /// Sends several pictures of the system's photos; does nothing.
    open func pickMultipleImageFiles(itemProviders: [NSItemProvider]) {}

    // MARK: Mentions

    /// Shows users to mention that were loaded; does nothing.
    open func handlePendingMentionSuggestion(with members: [SBUUser]?) {}
    /// Fills the list of users to mention; does nothing.
    open func updateSuggestedMentionList(with members: [SBUUser]) {}
    /// Shows the list of users to mention; does nothing.
    open func presentSuggestedMentionList() {}
    /// Hides the list of users to mention; does nothing.
    open func dismissSuggestedMentionList() {}
    /// Other users can be mentioned; does nothing.
    open func mentionManager(
      _ manager: SBUMentionManager, didChangeSuggestedMention members: [SBUUser],
      filteredText: String?, isTriggered: Bool
    ) {}
    /// A mention was written; does nothing.
    open func mentionManager(
      _ manager: SBUMentionManager, didInsertMentionsTo textView: UITextView
    ) {}
    /// Notifies the delegate that users to mention are to be loaded.
    open func mentionManager(
      _ manager: SBUMentionManager, shouldLoadSuggestedMentions filterText: String
    ) { delegate?.groupChannelModule(self, shouldLoadSuggestedMentions: filterText) }
    /// A user to mention was selected; does nothing.
    open func suggestedUserList(_ list: SBUSuggestedMentionList, didSelectUser user: SBUUser) {}

    // MARK: Events of the message input

    /// Returns whether the text may change.
    open override func messageInputView(
      _ messageInputView: SBUMessageInputView, shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool { true }
    /// Returns whether a link of the text may be opened.
    open override func messageInputView(
      _ messageInputView: SBUMessageInputView, shouldInteractWith url: URL,
      in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { true }
    /// The selection changed; does nothing.
    open override func messageInputView(
      _ messageInputView: SBUMessageInputView, didChangeSelection range: NSRange
    ) {}
    /// Notifies the delegate of a text to send.
    open override func messageInputView(
      _ messageInputView: SBUMessageInputView, didSelectSend text: String
    ) { super.messageInputView(messageInputView, didSelectSend: text) }
    /// Sends a text with mentions; does nothing.
    open func messageInputView(
      _ messageInputView: SBUMessageInputView, didSelectSend attributedText: NSAttributedString,
      mentionManager: SBUMentionManager
    ) {}
    /// Notifies the delegate before the mode changes.
    open override func messageInputView(
      _ messageInputView: SBUMessageInputView, willChangeMode mode: SBUMessageInputMode,
      message: BaseMessage?
    ) { super.messageInputView(messageInputView, willChangeMode: mode, message: message) }
    /// The mode of an input with mentions will change; does nothing.
    open func messageInputView(
      _ messageInputView: SBUMessageInputView, willChangeMode mode: SBUMessageInputMode,
      message: BaseMessage?, mentionManager: SBUMentionManager
    ) {}
    /// Notifies the delegate of a changed message to save.
    open override func messageInputView(
      _ messageInputView: SBUMessageInputView, didSelectEdit text: String
    ) { super.messageInputView(messageInputView, didSelectEdit: text) }
    /// Saves a changed message with mentions; does nothing.
    open func messageInputView(
      _ messageInputView: SBUMessageInputView, didSelectEdit attributedText: NSAttributedString,
      mentionManager: SBUMentionManager
    ) {}
    /// Notifies the delegate of a tap on the button of voice messages.
    open override func messageInputViewDidTapVoiceMessage(
      _ messageInputView: SBUMessageInputView
    ) { delegate?.groupChannelModuleDidTapVoiceMessage(self) }
  }
}
