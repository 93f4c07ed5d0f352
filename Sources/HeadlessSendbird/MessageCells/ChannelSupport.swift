import ChatBackend
import HeadlessUIKit

/// The message that a search found, which the list highlights (G90).
public class SBUHighlightMessageInfo: NSObject {
  /// The words to highlight; an empty text highlights the whole message, nil highlights nothing.
  public let keyword: String?
  /// The number of the message.
  public let messageId: Int64
  /// The time of the last change of the message, in milliseconds since 1970.
  public let updatedAt: Int64
  /// Whether the message shakes.
  public let animated: Bool

  /// Creates the info of a message.
  public init(keyword: String?, messageId: Int64, updatedAt: Int64, animated: Bool = true) {
    (self.keyword, self.messageId) = (keyword, messageId)
    (self.updatedAt, self.animated) = (updatedAt, animated)
  }
}

/// How a list scrolls.
public struct SBUScrollOptions: Sendable {
  /// The place of the message in the list.
  public var position: SBUScrollPosition
  /// Whether the list scrolls slowly. Kept, not used.
  public var isAnimated: Bool

  /// Creates options.
  public init(position: SBUScrollPosition = .middle, isAnimated: Bool = false) {
    (self.position, self.isAnimated) = (position, isAnimated)
  }
}

/// A file to show.
public struct SBUFileData {
  /// The URL.
  public let urlString: String
  /// The name.
  public let name: String
  /// The kind of the file.
  public let fileType: SBUMessageFileType
  /// The message with the file; nil for a file of several.
  public let fileMessage: FileMessage?

  /// Creates the data of a message's file.
  public init(fileMessage: FileMessage) {
    (urlString, name) = (fileMessage.url, fileMessage.name)
    fileType = SBUUtils.getFileType(by: fileMessage)
    self.fileMessage = fileMessage
  }
}

/// Helpers of the kit.
public enum SBUUtils {
  /// Returns the kind of a file by its MIME type (G136 to G140).
  ///
  /// - Parameter type: the MIME type, such as `image/png`.
  public static func getFileType(by type: String) -> SBUMessageFileType {
    let type = type.lowercased()
    if type.hasPrefix("image"), !type.contains("svg") { return .image }
    if type.hasPrefix("video") { return .video }
    if type.hasPrefix("audio") { return type.contains("sbu_type=voice") ? .voice : .audio }
    return type.hasPrefix("pdf") ? .pdf : .etc
  }

  /// Returns the kind of a message's file.
  public static func getFileType(by fileMessage: FileMessage) -> SBUMessageFileType {
    let type = getFileType(by: fileMessage.type)
    guard type == .audio else { return type }
    let marks = fileMessage.metaArrays?.first { $0.key == "KEY_INTERNAL_MESSAGE_TYPE" }
    return marks.map { $0.value.contains { getFileType(by: $0) == .voice } } ?? false
      ? .voice : type
  }
}

// MARK: Voice messages

/// The recording of a voice message.
public class SBUVoiceFileInfo: NSObject {
  /// The name of the file.
  public var fileName: String?
  /// The place of the file.
  public var filePath: URL?
  /// The length, in milliseconds.
  public var playtime: Double?
  /// The time that was played, in milliseconds.
  public var currentPlayTime: Double
  /// Whether it plays.
  public var isPlaying = false

  /// Creates the info of a recording.
  public init(
    fileName: String? = nil, filePath: URL? = nil, playtime: Double? = nil,
    currentPlayTime: Double = 0
  ) {
    (self.fileName, self.filePath) = (fileName, filePath)
    (self.playtime, self.currentPlayTime) = (playtime, currentPlayTime)
  }
}

/// Why a voice message cannot be played.
public enum SBUVoicePlayerErrorStatus: Int, Sendable {
  /// No reason.
  case none
  /// The player was not prepared.
  case playerPrepare
  /// The file could not be played.
  case playerPlay
  /// The file could not be decoded.
  case playerDecode
  /// The file could not be read.
  case fileLoad
}

/// Plays voice messages. A run has no sound, so nothing plays and no delegate is called.
public class SBUVoicePlayer: NSObject {
  /// The delegate; not retained.
  public weak var delegate: (any SBUVoicePlayerDelegate)?

  /// Creates a player.
  public init(delegate: (any SBUVoicePlayerDelegate)? = nil) { self.delegate = delegate }
  /// Would play; does nothing.
  public func play(fromTime time: TimeInterval = 0) {}
  /// Would pause; does nothing.
  public func pause() {}
  /// Would stop; does nothing.
  public func stop() {}
  /// Would return to the start; does nothing.
  public func resetPlayer() {}
}

/// Receives events of a player.
public protocol SBUVoicePlayerDelegate: AnyObject {
  /// An error occurred.
  func voicePlayerDidReceiveError(
    _ player: SBUVoicePlayer, errorStatus: SBUVoicePlayerErrorStatus)
  /// It plays.
  func voicePlayerDidStart(_ player: SBUVoicePlayer)
  /// It pauses.
  func voicePlayerDidPause(_ player: SBUVoicePlayer, voiceFileInfo: SBUVoiceFileInfo?)
  /// It stopped.
  func voicePlayerDidStop(_ player: SBUVoicePlayer)
  /// It returned to the start.
  func voicePlayerDidReset(_ player: SBUVoicePlayer)
  /// The time that was played changed.
  func voicePlayerDidUpdatePlayTime(_ player: SBUVoicePlayer, time: TimeInterval)
}

// MARK: Messages that are not sent, typing bubbles

/// The messages of the run that are not sent, by channel. They stay when their screen closes (G196).
public class SBUPendingMessageManager: NSObject {
  /// The store of the run.
  public static var shared: SBUPendingMessageManager {
    ScreenEnvironment.current?[Key.self] ?? SBUPendingMessageManager()
  }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> SBUPendingMessageManager {
      SBUPendingMessageManager()
    }
  }

  private var messages: [String: [(message: BaseMessage, isThread: Bool)]] = [:]

  /// Returns the messages of a channel, the newest first.
  ///
  /// - Parameters:
  ///   - channelURL: the channel's URL.
  ///   - forMessageThread: whether replies are meant, which a thread shows.
  public func getPendingMessages(
    channelURL: String?, forMessageThread: Bool = false
  ) -> [BaseMessage] {
    // Messages of the same time stay in the order in which they were sent.
    (messages[channelURL ?? ""] ?? []).enumerated()
      .filter { $0.element.isThread == forMessageThread }
      .sorted {
        ($0.element.message.createdAt, $0.offset) > ($1.element.message.createdAt, $1.offset)
      }
      .map(\.element.message)
  }

  /// Adds a message, and replaces one of the same request.
  public func upsertPendingMessage(
    channelURL: String?, message: BaseMessage?, forMessageThread: Bool = false
  ) {
    guard let channelURL, let message else { return }
    let entry = (message, forMessageThread)
    let place = messages[channelURL]?.firstIndex {
      !message.requestId.isEmpty && $0.message.requestId == message.requestId
        || message.messageId != 0 && $0.message.messageId == message.messageId
    }
    if let place {
      messages[channelURL]?[place].message = message
    } else {
      messages[channelURL, default: []].append(entry)
    }
  }

  /// Removes the message of a request.
  public func removePendingMessage(
    channelURL: String?, requestId: String?, forMessageThread: Bool = false
  ) {
    guard let channelURL, let requestId, !requestId.isEmpty else { return }
    messages[channelURL]?.removeAll { $0.message.requestId == requestId }
  }
}

/// The users who are typing in a channel.
public class SBUTypingIndicatorInfo: NSObject {
  /// The users, in the order in which they began.
  public let typers: [SBUUser]
  /// The number of the users.
  public var numberOfTypers: Int { typers.count }

  /// Creates the info of users.
  public init(typers: [SBUUser]) { self.typers = typers }
}

/// The row of a list that shows who is typing (G151).
public final class SBUTypingIndicatorMessage: BaseMessage {
  /// The users who are typing.
  public internal(set) var typingIndicatorInfo: SBUTypingIndicatorInfo?
}

/// The typing bubbles of the run, by channel.
public class SBUTypingIndicatorMessageManager: NSObject {
  /// The store of the run.
  public static var shared: SBUTypingIndicatorMessageManager {
    ScreenEnvironment.current?[Key.self] ?? SBUTypingIndicatorMessageManager()
  }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> SBUTypingIndicatorMessageManager {
      SBUTypingIndicatorMessageManager()
    }
  }

  /// Returns the bubble of the users who are typing in a channel; nil if there are none, or if the
  /// app shows no bubble (G151).
  public func getTypingMessage(for channel: GroupChannel?) -> SBUTypingIndicatorMessage? {
    let settings = SendbirdUI.config.groupChannel.channel
    guard let channel, settings.isTypingIndicatorEnabled,
      settings.typingIndicatorTypes.contains(.bubble), let users = channel.getTypingUsers(),
      !users.isEmpty
    else { return nil }
    let message = SBUTypingIndicatorMessage(ChannelMessage(0, .text("")), in: channel)
    message.typingIndicatorInfo = SBUTypingIndicatorInfo(typers: SBUUser.convertUsers(users))
    return message
  }
  /// Does nothing, because a bubble lasts as long as users are typing.
  public func removeTypingMessage(for channel: GroupChannel?) {}
}

/// A message from a template. Templates are not shown.
public enum SBUMessageTemplate {
  /// What a tap on a part of a template does.
  public struct Action: Sendable {
    /// The kind of an action.
    public enum ActionType: String, Sendable {
      /// A web page opens.
      case web
      /// The app handles it.
      case custom
      /// The kit handles it.
      case uikit
    }

    /// The kind.
    public let type: ActionType
    /// What the action needs, such as a URL.
    public let data: String
    /// What to do if the action is not possible.
    public let alterData: String?
  }
}
