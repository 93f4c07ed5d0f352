import ChatBackend
import DioramaKit
import HeadlessUIKit
import YAML

/// The arguments of the initializers of the kit's view controllers, as a screen sets them.
struct ScreenArguments: Sendable {
  var channelURL: String?
  var channel: ChatChannel?
  var channelType: ChannelType?
  var users: [ChatUser]?
  var userListType = ChannelUserListType.members
  var startingPoint: TimeExpression?
  var messageListParams: MessageListArguments?

  /// The channel's type: that of the channel's object, else `channelType`, else group.
  var type: ChannelType {
    switch channel?.type {
    case .group: .group
    case .open: .open
    case nil: channelType ?? .group
    }
  }

  /// The time around which messages start, in milliseconds since 1970; nil for the newest.
  var start: Int64? {
    startingPoint.map { Int64($0.milliseconds(in: ScreenEnvironment.current)) }
  }

  /// Adds the channel to the run's service and returns its object; nil if only its URL is set.
  func makeChannel(_ service: ChatService) -> BaseChannel? {
    guard let channel else { return nil }
    service.add(channel)
    return BaseChannel.make(channel, service)
  }

  /// Adds the custom users to the run's service and returns their objects.
  func makeUsers(_ service: ChatService) -> [SBUUser]? {
    users?.map { user in
      service.add(user)
      return SBUUser(user: User(user))
    }
  }
}

extension Field where Target == ScreenArguments {
  static func channelURL(_ meaning: String) -> Field {
    Field("channelURL", .channelURL, meaning) { $0.channelURL = $1 }
  }

  static var channel: Field { channel(.group) }

  /// The channel; a mapping that says nothing of its type is one of `type`.
  static func channel(_ type: ChatChannelType) -> Field {
    Field("channel", .channel(type), "the channel, by its URL or as a mapping") { $0.channel = $1 }
  }

  static func channelType(_ meaning: String) -> Field {
    Field("channelType", ChannelTypeKeyword.shape, meaning) { $0.channelType = $1.type }
  }

  static func users(_ meaning: String) -> Field {
    Field("users", .users, meaning) { $0.users = $1 }
  }

  static var userListType: Field {
    Field("userListType", UserListTypeKeyword.shape, "which users are listed") {
      $0.userListType = $1.type
    }
  }
}

/// The channel types that screens support.
enum ChannelTypeKeyword: String, CaseIterable, Sendable {
  case group, open

  var type: ChannelType { self == .open ? .open : .group }

  static let shape = ValueShape<ChannelTypeKeyword>.choice(of: "ChannelType", "SBDChannelType")
}

/// The lists that a user list screen can show.
enum UserListTypeKeyword: String, CaseIterable, Sendable {
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

  /// The keywords, including those of the betas (section 8).
  static let shape = ValueShape<UserListTypeKeyword>.choice(
    of: "ChannelUserListType", "SBUUserListType", "UserListType", "ChannelMemberListType",
    "MemberListType",
    olderWords: ["channelMembers": .members, "mutedMembers": .muted, "bannedMembers": .banned])

  /// Returns the lists that channels of a type have.
  static func lists(of type: ChannelType) -> [UserListTypeKeyword] {
    allCases.filter { $0 != (type == .open ? .members : .participants) }
  }
}

extension ScreenArguments {
  /// The channel types of a screen, and the default if a screen sets none.
  enum Channels: Sendable {
    /// Group channels only.
    case group
    /// Open channels only.
    case open
    /// Both; the initializer's default is group.
    case groupByDefault
    /// Both; the initializer has no default, so the fixture's channel determines it.
    case any
  }

  /// Returns whether the channel's type fits the screen; if not, reports an error.
  mutating func check(
    _ channels: Channels, _ nodes: ArgumentNodes, _ decoding: inout Decoding
  ) -> Bool {
    let found = channel ?? channelURL.flatMap { decoding.chatData?.channel($0) }
    guard let found, let node = nodes["channel"] ?? nodes["channelURL"] else { return true }
    let isOpen = found.type == .open
    var canSetType = false
    switch channels {
    case .group, .open:
      if isOpen == (channels == .open) { return true }
    case .groupByDefault:
      if channel != nil { channelType = isOpen ? .open : .group }
      if isOpen == (type == .open) { return true }
      canSetType = nodes["channelType"] == nil
    case .any:
      guard let said = channelType else {
        channelType = isOpen ? .open : .group
        return true
      }
      if isOpen == (said == .open) { return true }
    }
    decoding.diagnostics.append(
      .wrongType(
        of: found, at: node.place, canSetType: canSetType, setsType: nodes["channelType"] != nil,
        among: decoding.chatData))
    return false
  }

  /// Returns whether the channel has the list that the screen sets; if not, reports an error.
  func checkUserListType(_ nodes: ArgumentNodes, _ decoding: inout Decoding) -> Bool {
    let lists = UserListTypeKeyword.lists(of: type)
    if lists.contains(where: { $0.type == userListType }) { return true }
    decoding.diagnostics.append(
      .wrongUserList(of: type, nodes["userListType"], in: nodes.screen))
    return false
  }
}

extension ViewControllerInitializer {
  /// Returns initializers that take a channel, as an object or by its URL, and further arguments.
  ///
  /// If a slot has two default entries, the second one is for open channels.
  static func channelScreen(
    _ fields: [Field<ScreenArguments>], for channels: ScreenArguments.Channels,
    make:
      @escaping @Sendable (
        any ScreenViewController.Type, ScreenArguments, BaseChannel?, [SBUUser]?
      ) -> UIViewController?
  ) -> ViewControllerInitializer {
    let choosesList = fields.contains { $0.description.name == "userListType" }
    return ViewControllerInitializer(
      RecordTable("the screen", fields), startingWith: ScreenArguments(),
      oneOf: ["channelURL", "channel"],
      check: { arguments, nodes, decoding in
        guard arguments.check(channels, nodes, &decoding) else { return false }
        return !choosesList || arguments.checkUserListType(nodes, &decoding)
      },
      standard: { $0.type == .open ? 1 : 0 },
      make: { type, arguments in
        guard let service = ScreenEnvironment.current?.chatService else { return nil }
        let users = arguments.makeUsers(service)
        return make(type, arguments, arguments.makeChannel(service), users)
      })
  }
}
