import HeadlessUIKit

/// The day above a message.
open class SBUMessageDateView: SBUView {}
/// The state and time of a message.
open class SBUMessageStateView: SBUView {}
/// The name of a message's sender.
open class SBUUserNameView: SBUView {}
/// The picture of a message's sender.
open class SBUMessageProfileView: SBUView {}
/// The reactions of a message.
open class SBUMessageReactionView: SBUView {}
/// The text of a message.
open class SBUUserMessageTextView: SBUView {}
/// The number of replies of a message.
open class SBUThreadInfoView: SBUView {}
/// The message that a message answers.
open class SBUQuotedBaseMessageView: SBUView {}
/// The text that a message answers.
open class SBUQuotedUserMessageView: SBUQuotedBaseMessageView {}
/// The file that a message answers.
open class SBUQuotedFileMessageView: SBUQuotedBaseMessageView {}
/// The preview of a link.
open class SBUMessageWebView: SBUView {}
/// The answers that a message suggests.
open class SBUSuggestedReplyView: SBUView {}
/// An answer that a message suggests.
open class SBUSuggestedReplyOptionView: SBUView {}
/// The content of a file.
open class SBUBaseFileContentView: SBUView {}
/// Receives taps on a quoted message.
public protocol SBUQuotedMessageViewDelegate: AnyObject {
  /// A quoted message was tapped.
  func didTapQuotedMessageView(_ quotedMessageView: SBUQuotedBaseMessageView)
}
/// Receives taps on the number of replies.
public protocol SBUThreadInfoViewDelegate: AnyObject {
  /// The number of replies was tapped.
  func threadInfoViewDidTap(_ threadInfoView: SBUThreadInfoView)
}
