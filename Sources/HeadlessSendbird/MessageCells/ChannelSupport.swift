import HeadlessUIKit

/// The message that a search found.
public class SBUHighlightMessageInfo: NSObject {}
/// How a list scrolls.
public struct SBUScrollOptions: Sendable {}
/// A file to show.
public struct SBUFileData {}
/// The recording of a voice message.
public class SBUVoiceFileInfo: NSObject {}
/// Plays voice messages.
public class SBUVoicePlayer: NSObject {}
/// Why a voice message cannot be played.
public enum SBUVoicePlayerErrorStatus: Int, Sendable {
  /// No reason.
  case none
}
/// Receives events of a player.
public protocol SBUVoicePlayerDelegate: AnyObject {}
/// The messages of the run that are not sent.
public class SBUPendingMessageManager: NSObject {}
/// The typing bubbles of the run.
public class SBUTypingIndicatorMessageManager: NSObject {}
/// A message from a template.
public enum SBUMessageTemplate {
  /// What a tap on a part of a template does.
  public struct Action: Sendable {}
}
