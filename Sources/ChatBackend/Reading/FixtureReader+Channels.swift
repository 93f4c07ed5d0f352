import DioramaKit
import YAML

extension FixtureReader {
  /// A group channel with its people.
  mutating func groupChannel(
    _ draft: GroupChannelDraft, _ decoding: inout Decoding
  ) -> ChatGroupChannel {
    ChatGroupChannel(
      url: draft.url, name: draft.name, isFrozen: draft.isFrozen, isSuper: draft.isSuper,
      isBroadcast: draft.isBroadcast, members: members(draft.members, &decoding),
      banned: people(draft.bannedUsers, &decoding))
  }

  /// An open channel with its people.
  mutating func openChannel(
    _ draft: OpenChannelDraft, _ decoding: inout Decoding
  ) -> ChatOpenChannel {
    ChatOpenChannel(
      url: draft.url, name: draft.name, isFrozen: draft.isFrozen,
      participants: people(draft.participants, &decoding),
      operators: people(draft.operators, &decoding),
      muted: people(draft.mutedParticipants, &decoding),
      banned: people(draft.bannedUsers, &decoding))
  }

  /// A Nexconn group with its members.
  mutating func group(_ draft: GroupDraft, _ decoding: inout Decoding) -> ChatGroup {
    var repeats: [(Int, Int)] = []
    let members = list(
      draft.members, GroupMemberDraft.table, GroupMemberDraft(), user: \.user, &decoding
    ) { user, member in
      MemberList.Entry(
        user: user, nickname: member.nickname, role: member.role, extra: member.extra)
    }
    let list = MemberList(members) { first, second in
      if members[first].user != .nobody { repeats.append((first, second)) }
    }
    report(repeats, in: draft.members, &decoding)
    return ChatGroup(
      groupId: draft.groupId, groupName: draft.groupName, avatarUrl: draft.avatarUrl,
      notice: draft.notice, introduction: draft.introduction, extra: draft.extra, members: list)
  }

  /// The members of a group channel: ids, or mappings.
  private mutating func members(_ node: Node?, _ decoding: inout Decoding) -> Roster {
    roster(
      list(node, MemberDraft.table, MemberDraft(), user: \.user, &decoding) {
        Roster.Entry(user: $0, standing: $1.standing)
      }, node, &decoding)
  }

  /// A list of ids.
  private mutating func people(_ node: Node?, _ decoding: inout Decoding) -> Roster {
    guard let node else { return Roster(.empty) }
    guard node.kind == .sequence else {
      fail(node, wanted: .list(.reference("user")), &decoding)
      return Roster(.empty)
    }
    var entries: [Roster.Entry] = []
    entries.reserveCapacity(node.count)
    for item in node.items {
      entries.append(Roster.Entry(user: user(item, &decoding), standing: []))
    }
    return roster(entries, node, &decoding)
  }

  private mutating func roster(
    _ entries: [Roster.Entry], _ node: Node?, _ decoding: inout Decoding
  ) -> Roster {
    if entries.isEmpty { return Roster(.empty) }
    var repeats: [(Int, Int)] = []
    let base = RosterBase(entries) { first, second in
      if entries[first].user != .nobody { repeats.append((first, second)) }
    }
    report(repeats, in: node, &decoding)
    return Roster(base)
  }

  /// Reads a list of users who are ids, or mappings with more about them.
  private mutating func list<Draft, Element>(
    _ node: Node?, _ table: RecordTable<Draft>, _ blank: Draft, user key: (Draft) -> Node?,
    _ decoding: inout Decoding, make: (UserIndex, Draft) -> Element
  ) -> [Element] {
    guard let node else { return [] }
    let shape = { ShapeDescription.either([.reference("user"), .record(table.descriptions)]) }
    guard node.kind == .sequence else {
      fail(node, wanted: .list(shape()), &decoding)
      return []
    }
    var result: [Element] = []
    result.reserveCapacity(node.count)
    for item in node.items {
      var draft = blank
      var index = UserIndex.nobody
      switch item.kind {
      case .scalar:
        index = user(item, &decoding)
      case .mapping:
        if !table.decode(item, into: &draft, &decoding) { markUnfit() }
        if let node = key(draft) { index = user(node, &decoding) }
      case .sequence:
        fail(item, wanted: shape(), &decoding)
      }
      result.append(make(index, draft))
    }
    return result
  }

  /// Reports people who are listed again.
  private mutating func report(
    _ repeats: [(Int, Int)], in node: Node?, _ decoding: inout Decoding
  ) {
    guard let node, !repeats.isEmpty else { return }
    let items = node.items.map { $0.kind == .mapping ? $0["userId"] ?? $0 : $0 }
    for (first, second) in repeats where items[second].kind == .scalar {
      reportRepeated(items[second], after: items[first], "the list has two users", &decoding)
    }
  }
}
