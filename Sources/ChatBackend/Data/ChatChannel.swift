import DioramaKit

/// What sort of channel a channel is.
public enum ChatChannelType: String, Sendable, Hashable, CaseIterable {
  /// One that people belong to.
  case group
  /// One that anybody may enter.
  case open
}

/// A channel of either sort.
public enum ChatChannel: Sendable {
  /// One that people belong to.
  case group(ChatGroupChannel)
  /// One that anybody may enter.
  case open(ChatOpenChannel)

  /// Which sort it is.
  public var type: ChatChannelType {
    switch self {
    case .group: .group
    case .open: .open
    }
  }

  /// The id, unique among all channels.
  public var url: String {
    switch self {
    case .group(let channel): channel.url
    case .open(let channel): channel.url
    }
  }

  /// The name.
  public var name: String {
    switch self {
    case .group(let channel): channel.name
    case .open(let channel): channel.name
    }
  }

  /// Whether only operators may write.
  public var isFrozen: Bool {
    switch self {
    case .group(let channel): channel.isFrozen
    case .open(let channel): channel.isFrozen
    }
  }

  /// What was said in this run about those who may not write or come in.
  var restrictions: Restrictions {
    get {
      switch self {
      case .group(let channel): channel.restrictions
      case .open(let channel): channel.restrictions
      }
    }
    set {
      switch self {
      case .group(var channel):
        channel.restrictions = newValue
        self = .group(channel)
      case .open(var channel):
        channel.restrictions = newValue
        self = .open(channel)
      }
    }
  }

  /// Who may not come in.
  var banned: Roster {
    switch self {
    case .group(let channel): channel.banned
    case .open(let channel): channel.banned
    }
  }
}
