import HeadlessUIKit

// The names of messages, their cells and the message input in older versions.

/// An older name of ``SBUMessageFileType``.
@available(*, deprecated, renamed: "SBUMessageFileType")
public typealias MessageFileType = SBUMessageFileType

extension SBUMessageReceiptState {
  /// An older spelling of ``read``.
  @available(*, deprecated, renamed: "read")
  public static var readReceipt: SBUMessageReceiptState { .read }
  /// An older spelling of ``delivered``.
  @available(*, deprecated, renamed: "delivered")
  public static var deliveryReceipt: SBUMessageReceiptState { .delivered }
}

extension SBUMessageInputView {
  /// An older spelling of ``leadingSpacingAdaptive``.
  @available(*, deprecated, renamed: "leadingSpacingAdaptive")
  public var leadingSpacing: CGFloat {
    get { leadingSpacingAdaptive }
    set { leadingSpacingAdaptive = newValue }
  }
  /// An older spelling of ``trailingSpacingAdaptive``.
  @available(*, deprecated, renamed: "trailingSpacingAdaptive")
  public var trailingSpacing: CGFloat {
    get { trailingSpacingAdaptive }
    set { trailingSpacingAdaptive = newValue }
  }
  /// An older spelling of ``textViewMinHeightAdaptive``.
  @available(*, deprecated, renamed: "textViewMinHeightAdaptive")
  public var textViewMinHeight: CGFloat {
    get { textViewMinHeightAdaptive }
    set { textViewMinHeightAdaptive = newValue }
  }
  /// An older spelling of ``textViewLeadingSpacingAdaptive``.
  @available(*, deprecated, renamed: "textViewLeadingSpacingAdaptive")
  public var textViewLeadingSpacing: CGFloat {
    get { textViewLeadingSpacingAdaptive }
    set { textViewLeadingSpacingAdaptive = newValue }
  }
  /// An older spelling of ``onTapAddButton(_:)``.
  @available(*, deprecated, renamed: "onTapAddButton(_:)")
  public func onClickAddButton(_ sender: Any) { onTapAddButton(sender) }
  /// An older spelling of ``onTapSendButton(_:)``.
  @available(*, deprecated, renamed: "onTapSendButton(_:)")
  public func onClickSendButton(_ sender: Any) { onTapSendButton(sender) }
  /// An older spelling of ``onTapCancelButton(_:)``.
  @available(*, deprecated, renamed: "onTapCancelButton(_:)")
  public func onClickCancelButton(_ sender: Any) { onTapCancelButton(sender) }
  /// An older spelling of ``onTapSaveButton(_:)``.
  @available(*, deprecated, renamed: "onTapSaveButton(_:)")
  public func onClickSaveButton(_ sender: Any) { onTapSaveButton(sender) }
}

extension SBUUserMessageCell {
  /// An older way to show a message.
  @available(*, deprecated, renamed: "configure(with:)")
  public func configure(
    _ message: BaseMessage, hideDateView: Bool, groupPosition: MessageGroupPosition,
    receiptState: SBUMessageReceiptState?, useReaction: Bool
  ) {
    guard let message = message as? UserMessage else { return }
    configure(
      with: SBUUserMessageCellParams(
        message: message, hideDateView: hideDateView, useMessagePosition: true,
        groupPosition: groupPosition, receiptState: receiptState ?? .none,
        useReaction: useReaction, withTextView: true))
  }
}

extension SBUFileMessageCell {
  /// An older way to show a message.
  @available(*, deprecated, renamed: "configure(with:)")
  public func configure(
    _ message: FileMessage, hideDateView: Bool, groupPosition: MessageGroupPosition,
    receiptState: SBUMessageReceiptState?, useReaction: Bool
  ) {
    configure(
      with: SBUFileMessageCellParams(
        message: message, hideDateView: hideDateView, useMessagePosition: true,
        groupPosition: groupPosition, receiptState: receiptState ?? .none,
        useReaction: useReaction))
  }
}

extension SBUBaseMessageCell {
  /// An older way to show a message.
  @available(*, deprecated, renamed: "configure(with:)")
  public func configure(
    message: BaseMessage, position: MessagePosition, hideDateView: Bool,
    groupPosition: MessageGroupPosition = .none, receiptState: SBUMessageReceiptState?
  ) {
    configure(
      with: SBUBaseMessageCellParams(
        message: message, hideDateView: hideDateView, messagePosition: position,
        groupPosition: groupPosition, receiptState: receiptState ?? .none))
  }
}

extension SBUGlobals {
  /// An older spelling of ``currentUser``.
  @available(*, deprecated, renamed: "currentUser")
  public static var CurrentUser: SBUUser? {
    get { currentUser }
    set { currentUser = newValue }
  }
  /// An older spelling of ``SBUGlobalValues/isMessageGroupingEnabled``.
  @available(*, deprecated, renamed: "isMessageGroupingEnabled")
  public static var UsingMessageGrouping: Bool {
    get { SBUGlobals.isMessageGroupingEnabled }
    set { SBUGlobals.isMessageGroupingEnabled = newValue }
  }
  /// An older spelling of ``SBUGlobalValues/isPHPickerEnabled``.
  @available(*, deprecated, renamed: "isPHPickerEnabled")
  public static var UsingPHPicker: Bool {
    get { SBUGlobals.isPHPickerEnabled }
    set { SBUGlobals.isPHPickerEnabled = newValue }
  }
  /// An older place of the setting in ``SBUConfig``.
  @available(
    *, deprecated, message: "Set SendbirdUI.config.common.isUsingDefaultUserProfileEnabled"
  )
  public static var UsingUserProfile: Bool {
    get { SendbirdUI.config.common.isUsingDefaultUserProfileEnabled }
    set { SendbirdUI.config.common.isUsingDefaultUserProfileEnabled = newValue }
  }
  /// An older place of the setting in ``SBUConfig``.
  @available(*, deprecated, message: "Set SendbirdUI.config.groupChannel.channel.isMentionEnabled")
  public static var isUserMentionEnabled: Bool {
    get { SendbirdUI.config.groupChannel.channel.isMentionEnabled }
    set { SendbirdUI.config.groupChannel.channel.isMentionEnabled = newValue }
  }
  /// An older place of the setting in ``SBUConfig``.
  @available(*, deprecated, message: "Set SendbirdUI.config.groupChannel.channel.replyType")
  public static var replyType: SBUReplyType {
    get { SendbirdUI.config.groupChannel.channel.replyType }
    set { SendbirdUI.config.groupChannel.channel.replyType = newValue }
  }
  /// An older spelling of ``replyType``.
  @available(*, deprecated, message: "Set SendbirdUI.config.groupChannel.channel.replyType")
  public static var ReplyTypeToUse: SBUReplyType {
    get { SendbirdUI.config.groupChannel.channel.replyType }
    set { SendbirdUI.config.groupChannel.channel.replyType = newValue }
  }
}
