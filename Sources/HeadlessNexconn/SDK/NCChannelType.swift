import ChatBackend
import HeadlessUIKit

/// The SDK's sorts of channels.
public enum NCChannelType: Int, Sendable, CaseIterable {
  /// With one person.
  case direct = 1
  /// In a group.
  case group
  /// In a community of groups.
  case community
  /// In a room that anybody may enter.
  case open
  /// What the service says.
  case system

  /// The sort of a conversation of the service.
  init(_ kind: ConversationKey.Kind) {
    switch kind {
    case .direct: self = .direct
    case .group: self = .group
    case .system: self = .system
    }
  }

  /// The service's conversations of this sort; nil for those that it has not.
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
  /// The sorts that an Objective-C array names: numbers, or the sorts themselves; others are left
  /// out.
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

/// The SDK's sort of a channel, by its Swift name.
public typealias ChannelType = NCChannelType

/// Whether a channel's messages make noise.
public enum NCChannelNoDisturbLevel: Int, Sendable {
  /// All do.
  case allMessage
  /// None does.
  case muted
}

/// How the chat SDK is connected, as far as the channel list tells it (N140, N142).
///
/// A run has no network, so an app or a screen's YAML says it:
/// ``NCChannelListViewController/connectionStatus``.
public enum NCConnectionStatus: String, Sendable, CaseIterable {
  /// All is well.
  case connected
  /// A connection is being made.
  case connecting
  /// There is no network.
  case networkUnavailable
  /// The account is in use elsewhere.
  case kickedOffline
  /// The way through a proxy is closed.
  case proxyUnavailable
  /// The connection was lost.
  case disconnected
}
