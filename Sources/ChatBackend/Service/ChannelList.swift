import DioramaKit

/// One of the lists of a channel: where its people are found, and which of them belong to it.
struct ChannelList {
  /// The request that reads it.
  let request: RequestName
  /// Where its people are found.
  let roster: (ChatChannel) -> Roster
  /// The sort of channel that has it; nil means both.
  var type: ChatChannelType?
  /// Which of a group channel's members belong to it, as far as the fixture says.
  var selection = RosterBase.Selection.everybody
  /// In which order they come.
  var order = ChatMemberOrder.fixture
  /// Which of a group channel's members belong to it; the lists of an open channel are whole.
  var filter: (Standing) -> Bool = { _ in true }
  /// How the nicknames of those who belong to it begin, in lower case; nil means anyhow.
  var nicknamePrefix: String?
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
    var walk = RosterWalk(
      roster(channel), of: isGroup ? selection : .everybody, order: order, users: service.users)
    return PageReader(next: { walk.next() }) {
      let channel = service.channel(channel.url) ?? channel
      let people = roster(channel)
      return { position in
        guard let entry = people[position], !isGroup || filter(entry.standing) else { return nil }
        let member = channel.member(entry, service.users, restricted: restriction)
        if let nicknamePrefix, !member.user.nickname.lowercased().hasPrefix(nicknamePrefix) {
          return nil
        }
        return member
      }
    }
  }
}

extension ChatChannel {
  /// Where the operators are found; those of a group channel are among its members.
  var operators: Roster {
    switch self {
    case .group(let channel): channel.members
    case .open(let channel): channel.operators
    }
  }

  /// Where the muted users are found; those of a group channel are among its members.
  var muted: Roster {
    switch self {
    case .group(let channel): channel.members
    case .open(let channel): channel.muted
    }
  }
}
