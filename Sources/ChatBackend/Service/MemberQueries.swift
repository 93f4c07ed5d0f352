import DioramaKit

/// A filter of members by their rights.
public enum ChatOperatorFilter: Sendable, Hashable {
  /// All members.
  case all
  /// Operators only.
  case `operator`
  /// All members except operators.
  case nonOperator
}

/// A filter of members by whether they are muted.
public enum ChatMutedFilter: Sendable, Hashable {
  /// All members.
  case all
  /// Muted members only.
  case muted
  /// All members except muted ones.
  case unmuted
}

/// A filter of members by whether they have joined.
public enum ChatStateFilter: Sendable, Hashable {
  /// All members.
  case all
  /// Members who have joined; here, invited users join at once.
  case joined
  /// Members who are invited and have not joined; here, always empty.
  case invited
}

extension ChatService {
  /// Returns all users in the fixture's order, or some of them.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of elements of a page; less than one means 20.
  ///   - nicknamePrefix: the beginning of the nicknames, ignoring case; nil means any.
  ///   - userIds: the ids of the users; unknown ids are ignored, and nil means all users.
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

  /// Returns the members of a group channel who pass all filters.
  ///
  /// - Parameters:
  ///   - url: the channel's id; the first page of an unknown or open one is answered with
  ///     `ChatError.channelNotFound`.
  ///   - limit: the maximum number of elements of a page; less than one means 20.
  ///   - operators: whether to include operators, others or both.
  ///   - muted: whether to include muted members, others or both.
  ///   - states: whether to include members who have joined, which here are all.
  ///   - nicknamePrefix: the beginning of the nicknames, ignoring case; nil means any.
  ///   - order: the order of the members, which is determined when the first page is read.
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

  /// Returns the participants of an open channel.
  ///
  /// - Parameters:
  ///   - url: the channel's id; the first page of an unknown channel or a group channel is answered
  ///     with `ChatError.channelNotFound`.
  ///   - limit: the maximum number of elements of a page; less than one means 20.
  public func participantsQuery(of url: String, limit: Int = 20) -> ChatQuery<ChatMember> {
    var list = ChannelList(.loadParticipants, \.people)
    list.type = .open
    return query(list, of: url, limit)
  }

  /// Returns the operators of a channel.
  ///
  /// - Parameters:
  ///   - url: the channel's id; the first page of an unknown one is answered with
  ///     `ChatError.channelNotFound`.
  ///   - limit: the maximum number of elements of a page; less than one means 20.
  public func operatorsQuery(of url: String, limit: Int = 20) -> ChatQuery<ChatMember> {
    var list = ChannelList(.loadOperators, \.operatorRoster)
    list.filter = { $0.contains(.isOperator) }
    return query(list, of: url, limit)
  }

  /// Returns the users who are muted in a channel.
  ///
  /// - Parameters:
  ///   - url: the channel's id; the first page of an unknown one is answered with
  ///     `ChatError.channelNotFound`.
  ///   - limit: the maximum number of elements of a page; less than one means 20.
  public func mutedUsersQuery(of url: String, limit: Int = 20) -> ChatQuery<ChatMember> {
    var list = ChannelList(.loadMutedUsers, \.mutedRoster)
    list.filter = { $0.contains(.isMuted) }
    return query(list, of: url, limit)
  }

  /// Returns the users who are banned from a channel, with the details of their bans.
  ///
  /// - Parameters:
  ///   - url: the channel's id; the first page of an unknown one is answered with
  ///     `ChatError.channelNotFound`.
  ///   - limit: the maximum number of elements of a page; less than one means 20.
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

  /// The filter's text in a log; nil for all members.
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

  /// The filter's text in a log; nil for all members.
  fileprivate var logDescription: String? {
    switch self {
    case .all: nil
    case .muted: "muted"
    case .unmuted: "not muted"
    }
  }
}

/// A list of a channel: the roster of its people, and the filters.
struct ChannelList {
  /// The request that reads it.
  let request: RequestName
  /// Returns the roster of its people.
  let roster: (ChatChannel) -> Roster
  /// The kind of channel that has it; nil means both.
  var type: ChatChannelType?
  /// The order of the people.
  var order = ChatMemberOrder.fixture
  /// The filter of a group channel's members; the lists of an open channel are not filtered.
  var filter: (MemberStatus) -> Bool = { _ in true }
  /// The beginning of the nicknames, in lowercase; nil means any.
  var nicknamePrefix: String?
  /// The filters' texts for a snapshot's block `log`.
  var wanted: [String?] = []
  /// The kind of restriction whose details are included.
  var restriction = ChatRestriction.Kind.muted

  /// Creates a list of all people of a roster.
  init(_ request: RequestName, _ roster: @escaping (ChatChannel) -> Roster) {
    self.request = request
    self.roster = roster
  }

  /// Returns a reader of the list of a channel.
  ///
  /// The order is determined now; the status and presence of people are read with each page.
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
