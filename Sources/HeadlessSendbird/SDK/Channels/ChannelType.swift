import ChatBackend

/// What sort of channel a channel is.
public enum ChannelType: Int, Sendable {
  /// One that people belong to.
  case group
  /// One that anybody may enter.
  case open
  /// One that an app sends notices into.
  case feed

  init(_ type: ChatChannelType) {
    switch type {
    case .group: self = .group
    case .open: self = .open
    }
  }
}
