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

extension ChatService {
  /// All users in the fixture's order, or some of them.
  ///
  /// - Parameters:
  ///   - limit: how many a page has at most; less than one means 20.
  ///   - nicknamePrefix: how the nicknames begin, upper and lower case alike; nil means anyhow.
  ///   - userIds: who is wanted; unknown ids are left out, and nil means everybody.
  public func usersQuery(
    limit: Int = 20, nicknamePrefix: String? = nil, userIds: [String]? = nil
  ) -> ChatQuery<ChatUser> {
    ChatQuery(
      self, .loadUsers,
      about: [userIds?.logDescription, nicknamePrefix.map { "beginning with \"\($0)\"" }],
      limit: limit
    ) { service in
      let prefix = nicknamePrefix?.lowercased()
      let chosen = userIds.map { Set($0.compactMap(service.users.index)).map(\.rawValue).sorted() }
      return PageReader(upTo: chosen?.count ?? service.users.count) { place in
        let user = service.users[chosen.map { Int($0[place]) } ?? place]
        if let prefix, !user.nickname.lowercased().hasPrefix(prefix) { return nil }
        return user
      }
    }
  }

  /// The channels of a sort, in the fixture's order, then those that the run has added.
  ///
  /// - Parameters:
  ///   - type: the sort.
  ///   - userId: who has to be a member of them; nil for anybody's.
  ///   - limit: how many a page has at most; less than one means 20.
  ///   - namePart: what the names contain, upper and lower case alike; nil means anything.
  ///   - urls: which are wanted; nil means all.
  public func channelsQuery(
    _ type: ChatChannelType, ofMember userId: String? = nil, limit: Int = 20,
    namePart: String? = nil, urls: [String]? = nil
  ) -> ChatQuery<ChatChannel> {
    ChatQuery(
      self, .loadChannels,
      about: [
        urls?.logDescription, userId.map { "of \($0)" }, namePart.map { "containing \"\($0)\"" },
      ], limit: limit
    ) { service in
      let known = service.data.channelURLs
      let added = service.changedChannels.keys.filter { service.data.channel($0) == nil }.sorted()
      let wanted = urls.map(Set.init)
      let part = namePart?.lowercased()
      let all = known + added
      return PageReader(upTo: all.count) { place in
        guard let channel = service.channel(all[place]), channel.type == type,
          wanted?.contains(channel.url) ?? true,
          part.map({ channel.name.lowercased().contains($0) }) ?? true,
          userId.map({ service.isMember($0, of: channel.url) }) ?? true
        else { return nil }
        return channel
      }
    }
  }

  /// The members of a group channel who pass all filters.
  ///
  /// - Parameters:
  ///   - url: the channel's id; the first page of an unknown or open one is answered with
  ///     `ChatError.channelNotFound`.
  ///   - limit: how many a page has at most; less than one means 20.
  ///   - operators: whether operators, others or both are wanted.
  ///   - muted: whether those who may not write, others or both are wanted.
  ///   - states: whether those are wanted who have come in, which here is everybody.
  ///   - nicknamePrefix: how the nicknames begin, upper and lower case alike; nil means anyhow.
  ///   - order: in which order they come; it is settled when the first page is read.
  public func membersQuery(
    of url: String, limit: Int = 20, operators: ChatOperatorFilter = .all,
    muted: ChatMutedFilter = .all, states: ChatStateFilter = .all,
    nicknamePrefix: String? = nil, order: ChatMemberOrder = .fixture
  ) -> ChatQuery<ChatMember> {
    var list = ChannelList(.loadMembers) { states == .invited ? .empty : $0.people }
    list.type = .group
    list.wanted = [
      operators.logDescription, muted.logDescription, states == .invited ? "invited" : nil,
    ]
    list.order = order
    list.nicknamePrefix = nicknamePrefix?.lowercased()
    list.filter = {
      operators.includes($0.contains(.isOperator)) && muted.includes($0.contains(.isMuted))
    }
    return query(list, of: url, limit)
  }

  /// The participants of an open channel.
  ///
  /// - Parameters:
  ///   - url: the channel's id; the first page of an unknown or group one is answered with
  ///     `ChatError.channelNotFound`.
  ///   - limit: how many a page has at most; less than one means 20.
  public func participantsQuery(of url: String, limit: Int = 20) -> ChatQuery<ChatMember> {
    var list = ChannelList(.loadParticipants, \.people)
    list.type = .open
    return query(list, of: url, limit)
  }

  /// The operators of a channel.
  ///
  /// - Parameters:
  ///   - url: the channel's id; the first page of an unknown one is answered with
  ///     `ChatError.channelNotFound`.
  ///   - limit: how many a page has at most; less than one means 20.
  public func operatorsQuery(of url: String, limit: Int = 20) -> ChatQuery<ChatMember> {
    var list = ChannelList(.loadOperators, \.operatorRoster)
    list.filter = { $0.contains(.isOperator) }
    return query(list, of: url, limit)
  }

  /// The users who are muted in a channel.
  ///
  /// - Parameters:
  ///   - url: the channel's id; the first page of an unknown one is answered with
  ///     `ChatError.channelNotFound`.
  ///   - limit: how many a page has at most; less than one means 20.
  public func mutedUsersQuery(of url: String, limit: Int = 20) -> ChatQuery<ChatMember> {
    var list = ChannelList(.loadMutedUsers, \.mutedRoster)
    list.filter = { $0.contains(.isMuted) }
    return query(list, of: url, limit)
  }

  /// The users who are banned from a channel, each with what was said of the ban.
  ///
  /// - Parameters:
  ///   - url: the channel's id; the first page of an unknown one is answered with
  ///     `ChatError.channelNotFound`.
  ///   - limit: how many a page has at most; less than one means 20.
  public func bannedUsersQuery(of url: String, limit: Int = 20) -> ChatQuery<ChatMember> {
    var list = ChannelList(.loadBannedUsers, \.banned)
    list.restriction = .banned
    return query(list, of: url, limit)
  }

  private func query(
    _ list: ChannelList, of url: String, _ limit: Int
  ) -> ChatQuery<ChatMember> {
    ChatQuery(
      self, list.request,
      about: [url] + list.wanted + [list.nicknamePrefix.map { "beginning with \"\($0)\"" }],
      limit: limit
    ) { service throws(ChatError) in
      guard let channel = service.channel(url), list.type.map({ $0 == channel.type }) ?? true
      else { throw .channelNotFound }
      return list.reader(of: channel, in: service)
    }
  }
}

extension ChatOperatorFilter {
  fileprivate func includes(_ isOperator: Bool) -> Bool {
    switch self {
    case .all: true
    case .operator: isOperator
    case .nonOperator: !isOperator
    }
  }

  /// What a log says of it; nil where all are wanted.
  fileprivate var logDescription: String? {
    switch self {
    case .all: nil
    case .operator: "operators"
    case .nonOperator: "no operators"
    }
  }
}

extension ChatMutedFilter {
  fileprivate func includes(_ isMuted: Bool) -> Bool {
    switch self {
    case .all: true
    case .muted: isMuted
    case .unmuted: !isMuted
    }
  }

  /// What a log says of it; nil where all are wanted.
  fileprivate var logDescription: String? {
    switch self {
    case .all: nil
    case .muted: "muted"
    case .unmuted: "not muted"
    }
  }
}

/// One of the lists of a channel: where its people are found, and which of them belong to it.
struct ChannelList {
  /// The request that reads it.
  let request: RequestName
  /// Where its people are found.
  let roster: (ChatChannel) -> Roster
  /// The sort of channel that has it; nil means both.
  var type: ChatChannelType?
  /// In which order they come.
  var order = ChatMemberOrder.fixture
  /// Which of a group channel's members belong to it; the lists of an open channel are whole.
  var filter: (MemberStatus) -> Bool = { _ in true }
  /// How the nicknames of those who belong to it begin, in lower case; nil means anyhow.
  var nicknamePrefix: String?
  /// Which of its people are asked for, in words for a snapshot's block `log`.
  var wanted: [String?] = []
  /// Of which restriction its people tell.
  var restriction = ChatRestriction.Kind.muted

  /// A list with all that a roster holds.
  init(_ request: RequestName, _ roster: @escaping (ChatChannel) -> Roster) {
    self.request = request
    self.roster = roster
  }

  /// Reads the list of a channel page by page.
  ///
  /// Who stands where is settled now; how they stand, and whether they are still there, is looked
  /// up when a page is read.
  func reader(of channel: ChatChannel, in service: ChatService) -> PageReader<ChatMember> {
    let isGroup = channel.type == .group
    let people = roster(channel)
    let sorted = people.sortedPositions(by: order, service.users)
    var places = (0..<(sorted?.count ?? people.entries.count)).makeIterator()
    return PageReader(next: { places.next().map { sorted?[$0] ?? $0 } }) {
      let channel = service.channel(channel.url) ?? channel
      let people = roster(channel)
      return { position in
        guard let entry = people[position], !isGroup || filter(entry.status) else { return nil }
        let member = channel.member(entry, service.users, restricted: restriction)
        if let nicknamePrefix, !member.user.nickname.lowercased().hasPrefix(nicknamePrefix) {
          return nil
        }
        return member
      }
    }
  }
}
