import DioramaKit

/// Which members a query gives, by their rights.
public enum ChatOperatorFilter: Sendable, Hashable {
  /// All of them.
  case all
  /// Operators only.
  case `operator`
  /// All but operators.
  case nonOperator
}

/// Which members a query gives, by whether they may write.
public enum ChatMutedFilter: Sendable, Hashable {
  /// All of them.
  case all
  /// Muted ones only.
  case muted
  /// All but muted ones.
  case unmuted
}

/// Which members a query gives, by whether they have come in yet.
public enum ChatStateFilter: Sendable, Hashable {
  /// All of them.
  case all
  /// Those who came in; whoever is invited here comes in at once.
  case joined
  /// Those who are invited and have not come in, which is nobody.
  case invited
}

/// In which order a query gives members.
public enum ChatMemberOrder: Sendable, Hashable {
  /// As the fixture lists them, those who came later at the end.
  case fixture
  /// By nickname, upper and lower case alike.
  case nicknameAlphabetical
  /// Operators by nickname, then all others by nickname.
  case operatorThenNicknameAlphabetical
}

extension ChatService {
  /// All users in the fixture's order, or those whose nickname begins with something (upper and
  /// lower case alike), or those of some ids.
  public func usersQuery(
    limit: Int = 20, nicknamePrefix: String? = nil, userIds: [String]? = nil
  ) -> ChatQuery<ChatUser> {
    ChatQuery(self, .loadUsers, limit: limit) { service in
      let prefix = nicknamePrefix?.lowercased()
      let chosen = userIds.map { Set($0.compactMap(service.users.index)).map(\.rawValue).sorted() }
      return PageReader(upTo: chosen?.count ?? service.users.count) { place in
        let user = service.users[chosen.map { Int($0[place]) } ?? place]
        if let prefix, !user.nickname.lowercased().hasPrefix(prefix) { return nil }
        return user
      }
    }
  }

  /// The members of a group channel, or those whose nickname begins with something (upper and
  /// lower case alike).
  public func membersQuery(
    of url: String, limit: Int = 20, operators: ChatOperatorFilter = .all,
    muted: ChatMutedFilter = .all, states: ChatStateFilter = .all,
    nicknamePrefix: String? = nil, order: ChatMemberOrder = .fixture
  ) -> ChatQuery<ChatMember> {
    var list = ChannelList(.loadMembers) { states == .invited ? Roster(.empty) : $0.people }
    list.type = .group
    list.selection = operators == .operator ? .operators : muted == .muted ? .muted : .everybody
    list.order = order
    list.nicknamePrefix = nicknamePrefix?.lowercased()
    list.filter = {
      operators.takes($0.contains(.isOperator)) && muted.takes($0.contains(.isMuted))
    }
    return query(list, of: url, limit)
  }

  /// The participants of an open channel.
  public func participantsQuery(of url: String, limit: Int = 20) -> ChatQuery<ChatMember> {
    var list = ChannelList(.loadParticipants, \.people)
    list.type = .open
    return query(list, of: url, limit)
  }

  /// The operators of a channel.
  public func operatorsQuery(of url: String, limit: Int = 20) -> ChatQuery<ChatMember> {
    var list = ChannelList(.loadOperators, \.operators)
    list.selection = .operators
    list.filter = { $0.contains(.isOperator) }
    return query(list, of: url, limit)
  }

  /// The users who are muted in a channel.
  public func mutedUsersQuery(of url: String, limit: Int = 20) -> ChatQuery<ChatMember> {
    var list = ChannelList(.loadMutedUsers, \.muted)
    list.selection = .muted
    list.filter = { $0.contains(.isMuted) }
    return query(list, of: url, limit)
  }

  /// The users who are banned from a channel.
  public func bannedUsersQuery(of url: String, limit: Int = 20) -> ChatQuery<ChatMember> {
    var list = ChannelList(.loadBannedUsers, \.banned)
    list.restriction = .banned
    return query(list, of: url, limit)
  }

  private func query(
    _ list: ChannelList, of url: String, _ limit: Int
  ) -> ChatQuery<ChatMember> {
    ChatQuery(self, list.request, limit: limit) { service throws(ChatError) in
      guard let channel = service.channel(url), list.type.map({ $0 == channel.type }) ?? true
      else { throw .channelNotFound }
      return list.reader(of: channel, in: service)
    }
  }
}

extension ChatOperatorFilter {
  fileprivate func takes(_ isOperator: Bool) -> Bool {
    switch self {
    case .all: true
    case .operator: isOperator
    case .nonOperator: !isOperator
    }
  }
}

extension ChatMutedFilter {
  fileprivate func takes(_ isMuted: Bool) -> Bool {
    switch self {
    case .all: true
    case .muted: isMuted
    case .unmuted: !isMuted
    }
  }
}
