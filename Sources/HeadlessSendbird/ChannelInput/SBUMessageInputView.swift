import HeadlessUIKit

/// The message input of a channel.
open class SBUMessageInputView: SBUView {}
/// Receives events of a message input.
public protocol SBUMessageInputViewDelegate: AnyObject {}
/// Provides the channel of a message input.
public protocol SBUMessageInputViewDataSource: AnyObject {}
/// The message that the message input answers.
open class SBUQuoteMessageInputView: SBUView {}
/// Receives taps on the message that the message input answers.
public protocol SBUQuoteMessageInputViewDelegate: AnyObject {}
/// The users who can be mentioned.
open class SBUSuggestedMentionList: SBUView {}
/// Receives the choice of a user to mention.
public protocol SBUSuggestedMentionListDelegate: AnyObject {}
/// Finds and writes mentions in a text.
public class SBUMentionManager: NSObject {}
/// Receives events of mentions.
public protocol SBUMentionManagerDelegate: AnyObject {}
/// Provides the users who can be mentioned.
public protocol SBUMentionManagerDataSource: AnyObject {}
/// Records a voice message.
open class SBUVoiceMessageInputView: SBUView {}
/// Receives events of a recording.
public protocol SBUVoiceMessageInputViewDelegate: AnyObject {}
