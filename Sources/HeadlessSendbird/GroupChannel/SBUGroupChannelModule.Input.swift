import DioramaKit
import HeadlessUIKit

extension SBUGroupChannelModule {
  /// The message input of a group channel, with suggestions of users to mention above it.
  open class Input: SBUBaseChannelModule.Input, SBUMentionManagerDelegate,
    SBUSuggestedMentionListDelegate
  {
    /// The class of the recorder of voice messages.
    public static var VoiceMessageInputView: SBUVoiceMessageInputView.Type {
      get { voiceInputEntry.type }
      set { voiceInputEntry.type = newValue }
    }
    static let voiceInputEntry = SBUTypeEntry(
      SBUGroupChannelModule.self, "VoiceMessageInputView", SBUVoiceMessageInputView.self)
    override class var module: SBUModule.Type { SBUGroupChannelModule.self }

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
    /// The message that the input replies to.
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

    /// Creates the message input if it is missing, and receives its events.
    open override func setupViews() {
      makeMessageInput()
      super.setupViews()
    }

    /// Creates the manager of mentions, and the list of users above the input (G14, G179).
    open func setupMentionManager() {
      guard let mentionManagerDataSource else { return }
      if SBUGlobals.userMentionConfig == nil {
        SBUGlobals.userMentionConfig = SBUUserMentionConfiguration()
      }
      let manager = SBUMentionManager()
      manager.configure(
        delegate: self, dataSource: mentionManagerDataSource,
        defaultTextAttributes: messageInput?.defaultAttributes ?? [:],
        mentionTextAttributes: messageInput?.mentionedAttributes ?? [:])
      mentionManager = manager
      let list = suggestedMentionList ?? SBUSuggestedMentionList()
      list.delegate = self
      list.isHidden = true
      inputVStackView.insertArrangedSubview(list, at: 0)
      suggestedMentionList = list
    }

    // MARK: States

    /// Updates the input to the state of the channel: broadcast, frozen, muted, notifications; an
    /// input without a channel is disabled (G98).
    open override func updateMessageInputModeState() {
      guard channel != nil else {
        messageInput?.setErrorState()
        return
      }
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

    private var isOperator: Bool { channel?.myRole == .operator }

    // MARK: Picking files

    /// Sends a file; a reply ends (G103).
    override func send(_ data: Data, _ name: String, _ type: String) {
      let parent = currentQuotedMessage
      updateMessageInputMode(.none)
      delegate?.groupChannelModule(
        self, didPickFileData: data, fileName: name, mimeType: type, parentMessage: parent)
    }
    /// Sends several pictures of the system's photos; does nothing.
    open func pickMultipleImageFiles(itemProviders: [NSItemProvider]) {}

    // MARK: Mentions

    /// Shows users to mention that were loaded: at most 15, without the
    /// current user (G178, G179).
    open func handlePendingMentionSuggestion(with members: [SBUUser]?) {
      guard let mentionManager, let text = messageInput?.textView?.text,
        let filter = mentionManager.filter(in: text)?.lowercased()
      else { return dismissSuggestedMentionList() }
      let me = SBUGlobals.currentUser?.userId
      let limit = SBUGlobals.userMentionConfig?.suggestionLimit ?? 15
      let users = (members ?? []).filter {
        $0.userId != me && (filter.isEmpty || $0.refinedNickname().lowercased().contains(filter))
      }
      updateSuggestedMentionList(with: Array(users.prefix(limit)))
    }
    /// Fills the list of users to mention and shows it, or hides it without users (G181).
    open func updateSuggestedMentionList(with members: [SBUUser]) {
      suggestedMentionList?.isLimitGuideEnabled = mentionManager?.isFull ?? false
      suggestedMentionList?.reloadData(with: members)
      if members.isEmpty, suggestedMentionList?.isLimitGuideEnabled != true {
        dismissSuggestedMentionList()
      } else {
        presentSuggestedMentionList()
      }
    }
    /// Shows the list of users to mention.
    open func presentSuggestedMentionList() { suggestedMentionList?.isHidden = false }
    /// Hides the list of users to mention.
    open func dismissSuggestedMentionList() {
      suggestedMentionList?.isHidden = true
      delegate?.groupChannelModuleShouldStopSuggestingMention(self)
    }
    /// Other users can be mentioned: shows them, or hides the list without a trigger.
    open func mentionManager(
      _ manager: SBUMentionManager, didChangeSuggestedMention members: [SBUUser],
      filteredText: String?, isTriggered: Bool
    ) {
      if !isTriggered, suggestedMentionList?.isHidden == false { dismissSuggestedMentionList() }
    }
    /// A mention was written: updates the buttons of the input.
    open func mentionManager(
      _ manager: SBUMentionManager, didInsertMentionsTo textView: UITextView
    ) {
      messageInput?.updateButtons()
      messageInput?.updateTextViewHeight()
    }
    /// Notifies the delegate that users to mention are to be loaded.
    open func mentionManager(
      _ manager: SBUMentionManager, shouldLoadSuggestedMentions filterText: String
    ) { delegate?.groupChannelModule(self, shouldLoadSuggestedMentions: filterText) }
    /// Writes the mention of a user, and hides the list (G181).
    open func suggestedUserList(_ list: SBUSuggestedMentionList, didSelectUser user: SBUUser) {
      guard let textView = messageInput?.textView else { return }
      mentionManager?.addMention(at: textView, user: user)
      dismissSuggestedMentionList()
    }

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
    /// The selection changed: looks for the beginning of a mention, except in broadcast channels
    /// (G177).
    open override func messageInputView(
      _ messageInputView: SBUMessageInputView, didChangeSelection range: NSRange
    ) {
      guard let mentionManager, channel?.isBroadcast == false, let view = messageInputView.textView
      else { return }
      mentionManager.handleMentionSuggestion(on: view, range: range)
    }
    /// Notifies the delegate of a text to send, with its mentions if there are any (G99).
    open override func messageInputView(
      _ messageInputView: SBUMessageInputView, didSelectSend text: String
    ) {
      if let mentionManager, !mentionManager.mentions.isEmpty {
        self.messageInputView(
          messageInputView,
          didSelectSend: NSAttributedString(string: messageInputView.writtenText),
          mentionManager: mentionManager)
      } else {
        super.messageInputView(messageInputView, didSelectSend: text)
      }
      currentQuotedMessage = nil
    }
    /// Notifies the delegate of a text to send with mentions (G183).
    open func messageInputView(
      _ messageInputView: SBUMessageInputView, didSelectSend attributedText: NSAttributedString,
      mentionManager: SBUMentionManager
    ) {
      let text = attributedText.string
      delegate?.groupChannelModule(
        self, didTapSend: text,
        mentionedMessageTemplate: mentionManager.generateMentionedMessageTemplate(with: text),
        mentionedUserIds: mentionManager.mentions.map(\.user.userId),
        parentMessage: currentQuotedMessage)
      mentionManager.reset()
    }
    /// Notifies the delegate before the mode changes.
    open override func messageInputView(
      _ messageInputView: SBUMessageInputView, willChangeMode mode: SBUMessageInputMode,
      message: BaseMessage?
    ) {
      if let mentionManager {
        self.messageInputView(
          messageInputView, willChangeMode: mode, message: message, mentionManager: mentionManager)
      }
      super.messageInputView(messageInputView, willChangeMode: mode, message: message)
    }
    /// Notifies the delegate before the mode of an input with mentions changes.
    open func messageInputView(
      _ messageInputView: SBUMessageInputView, willChangeMode mode: SBUMessageInputMode,
      message: BaseMessage?, mentionManager: SBUMentionManager
    ) {
      let text = messageInputView.textView?.text ?? ""
      delegate?.groupChannelModule(
        self, willChangeMode: mode, message: message,
        mentionedMessageTemplate: mentionManager.generateMentionedMessageTemplate(with: text),
        mentionedUserIds: mentionManager.mentions.map(\.user.userId))
    }
    /// Keeps the message to reply to. A message to change gets its mentions back (G170).
    open override func messageInputView(
      _ messageInputView: SBUMessageInputView, didChangeMode mode: SBUMessageInputMode,
      message: BaseMessage?
    ) {
      if !messageInputView.isSending {
        currentQuotedMessage = mode == .quoteReply ? message : nil
        let text = message.flatMap { mentionManager?.restoreMentions(of: $0) }
        if mode == .edit, let text { messageInputView.textView?.text = text }
        resetMentionsOfEmptyText()
      }
      super.messageInputView(messageInputView, didChangeMode: mode, message: message)
    }
    /// Notifies the delegate of a changed message to save, with its mentions if there are any.
    open override func messageInputView(
      _ messageInputView: SBUMessageInputView, didSelectEdit text: String
    ) {
      guard let mentionManager, !mentionManager.mentions.isEmpty else {
        return super.messageInputView(messageInputView, didSelectEdit: text)
      }
      self.messageInputView(
        messageInputView,
        didSelectEdit: NSAttributedString(string: messageInputView.writtenText),
        mentionManager: mentionManager)
    }
    /// Notifies the delegate of a changed message to save with mentions.
    open func messageInputView(
      _ messageInputView: SBUMessageInputView, didSelectEdit attributedText: NSAttributedString,
      mentionManager: SBUMentionManager
    ) {
      let text = attributedText.string
      delegate?.groupChannelModule(
        self, didTapEdit: text,
        mentionedMessageTemplate: mentionManager.generateMentionedMessageTemplate(with: text),
        mentionedUserIds: mentionManager.mentions.map(\.user.userId))
    }
    private func resetMentionsOfEmptyText() {
      if messageInput?.textView?.text.isEmpty != false { mentionManager?.reset() }
    }
    /// Notifies the delegate that the user stopped to type, and hides the users to mention (G100).
    public override func messageInputViewDidEndTyping() {
      super.messageInputViewDidEndTyping()
      if messageInput?.isSending != true { resetMentionsOfEmptyText() }
      if suggestedMentionList?.isHidden == false { dismissSuggestedMentionList() }
    }
    /// Notifies the delegate of a tap on the button of voice messages.
    open override func messageInputViewDidTapVoiceMessage(
      _ messageInputView: SBUMessageInputView
    ) { delegate?.groupChannelModuleDidTapVoiceMessage(self) }
  }
}
