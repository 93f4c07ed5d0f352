import ChatBackend
import HeadlessUIKit

/// The SDK's types of channels.
public enum NCChannelType: Int, Sendable, CaseIterable {
  /// A conversation with one person.
  case direct = 1
  /// A group.
  case group
  /// A community of groups.
  case community
  /// A channel that anyone can enter.
  case open
  /// Messages of the service.
  case system

  /// Creates the type of a conversation of the service.
  init(_ kind: ConversationKey.Kind) {
    switch kind {
    case .direct: self = .direct
    case .group: self = .group
    case .system: self = .system
    }
  }

  /// The service's kind of conversation for this type; nil for a type that the service lacks.
  var kind: ConversationKey.Kind? {
    switch self {
    case .direct: .direct
    case .group: .group
    case .system: .system
    case .community, .open: nil
    }
  }
}

extension [NCChannelType] {
  /// Creates the types from an Objective-C array of numbers or types; other elements are ignored.
  init(sorts: [Any]) {
    self = sorts.compactMap { sort in
      switch sort {
      case let type as NCChannelType: type
      case let raw as Int: NCChannelType(rawValue: raw)
      case let raw as UInt: NCChannelType(rawValue: Int(clamping: raw))
      case let number as NSNumber: NCChannelType(rawValue: number.intValue)
      default: nil
      }
    }
  }
}

/// Whether a channel's messages make a sound.
public enum NCChannelNoDisturbLevel: Int, Sendable {
  /// All messages do.
  case allMessage
  /// No message does.
  case muted
}

/// The status of the chat SDK's connection, as far as the channel list shows it (N140, N142).
///
/// A run has no network; an app or a screen's YAML sets the status with
/// ``NCChannelListViewController/connectionStatus``.
public enum NCConnectionStatus: String, Sendable, CaseIterable {
  /// The SDK is connected.
  case connected
  /// The SDK is connecting.
  case connecting
  /// There is no network.
  case networkUnavailable
  /// The account is in use elsewhere.
  case kickedOffline
  /// The proxy cannot be reached.
  case proxyUnavailable
  /// The connection was lost.
  case disconnected
}
