import ChatBackend
import Diorama
import HeadlessUIKit
import YAML

/// What the initialisers of the kit's view controllers take, as a screen says it.
struct ScreenArguments: Sendable {
  var channelURL: String?
  var channel: ChatChannel?
  var channelType: ChannelType?
  var users: [ChatUser]?
  var userListType = ChannelUserListType.members

  /// The channel's type: that of the channel's object, else what was said, else a group.
  var type: ChannelType {
    switch channel {
    case .group: .group
    case .open: .open
    case nil: channelType ?? .group
    }
  }

  /// The channel's object, made known to the run; nil where only its URL was given.
  func makeChannel(_ service: ChatService) -> BaseChannel? {
    guard let channel else { return nil }
    service.add(channel)
    return BaseChannel.make(channel, service)
  }

  /// The users of one's own, made known to the run.
  func makeUsers(_ service: ChatService) -> [SBUUser]? {
    users?.map { user in
      service.add(user)
      return SBUUser(user: User(user))
    }
  }
}

extension Field where Record == ScreenArguments {
  static func channelURL(_ meaning: String) -> Field {
    Field("channelURL", .channelURL, meaning) { $0.channelURL = $1 }
  }

  static var channel: Field {
    Field("channel", .channel, "the channel itself, written out") { $0.channel = $1 }
  }

  static func channelType(_ meaning: String) -> Field {
    Field("channelType", ValueShape<ChannelWord>.choice, meaning) { $0.channelType = $1.type }
  }

  static func users(_ meaning: String) -> Field {
    Field("users", .users, meaning) { $0.users = $1 }
  }

  static var userListType: Field {
    Field("userListType", UserListWord.shape, "which people are listed") {
      $0.userListType = $1.type
    }
  }
}

/// The types of channels that screens exist for.
enum ChannelWord: String, CaseIterable, Sendable {
  case group, open

  var type: ChannelType { self == .open ? .open : .group }
}

/// The lists that a user list screen can show.
enum UserListWord: String, CaseIterable, Sendable {
  case members, operators, muted, banned, participants

  var type: ChannelUserListType {
    switch self {
    case .members: .members
    case .operators: .operators
    case .muted: .muted
    case .banned: .banned
    case .participants: .participants
    }
  }

  /// The words, and those of the betas (section 8).
  static let shape = ValueShape<UserListWord>.choice(olderWords: [
    "channelMembers": .members, "mutedMembers": .muted, "bannedMembers": .banned,
  ])

  /// The lists that channels of a type have.
  static func lists(of type: ChannelType) -> [UserListWord] {
    allCases.filter { $0 != (type == .open ? .members : .participants) }
  }
}
