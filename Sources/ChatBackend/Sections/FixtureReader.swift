import DioramaKit
import YAML

/// Reads chat data from a fixture's nodes, and resolves ids.
struct FixtureReader {
  /// The users that ids refer to.
  private(set) var users = IdentifiedList<ChatUser>([])
  /// Whether no problem was found so far.
  private(set) var isValid = true
  /// Whether unknown ids are reported.
  private let checksNames: Bool
  /// The ids in malformed items of `users`, which are already reported; references to them are
  /// not.
  private var misplacedNames: Set<String> = []
  /// The sections that are no lists, which is already reported; references to them are not checked.
  private var unreadSections: [String] = []
  /// The number of unknown ids that still get suggestions, since comparing an id with all others
  /// takes time.
  private var suggestionsLeft = 20

  /// Creates a reader of values that refer to some users; a fixture has its own. If the users are
  /// unknown, ids are not checked.
  init(users: IdentifiedList<ChatUser>? = nil, checksNames: Bool = true) {
    self.checksNames = checksNames
    if let users { self.users = users }
  }

  /// Reads all lists of a fixture.
  ///
  /// - Returns: nil if something is invalid, which is reported.
  mutating func data(_ parts: FixtureNodes, _ decoding: inout Decoding) -> ChatData? {
    unreadSections = ["users", "groups"].filter { parts[$0].map { $0.kind != .sequence } ?? false }
    users = identified(
      parts["users"], ChatUser.table, ChatUser(userId: ""), noun: "user", id: "userId", &decoding
    ) { user, _, _ in user }
    noteMisplacedNames(in: parts["users"])
    let groupChannels = identified(
      parts["groupChannels"], GroupChannelDraft.table, GroupChannelDraft(), noun: "channel",
      id: "url", &decoding
    ) { draft, reader, decoding in reader.groupChannel(draft, &decoding) }
    let openChannels = identified(
      parts["openChannels"], OpenChannelDraft.table, OpenChannelDraft(), noun: "channel",
      id: "url", &decoding
    ) { draft, reader, decoding in reader.openChannel(draft, &decoding) }
    checkURLs(of: openChannels, parts, against: groupChannels, &decoding)
    let groups = identified(
      parts["groups"], GroupDraft.table, GroupDraft(), noun: "group", id: "groupId", &decoding
    ) { draft, reader, decoding in reader.group(draft, &decoding) }
    let applications = records(
      parts["friendApplications"], FixtureApplication.table, FixtureApplication.empty, &decoding
    ) { application, _, _ in application }
    let conversations = identified(
      parts["conversations"], ConversationDraft.table, ConversationDraft(), noun: "conversation",
      id: "channelId", &decoding
    ) { draft, reader, decoding in reader.conversation(draft, groups, &decoding) }
    let histories = identified(
      parts["messages"], HistoryDraft.table, HistoryDraft(), noun: "conversation",
      id: "channelId", help: "merge their messages", misplaced: HistoryDraft.isMessage, &decoding
    ) { draft, reader, decoding in reader.history(draft, groups, &decoding) }

    guard isValid else { return nil }
    return ChatData(
      users: users, groupChannels: groupChannels, openChannels: openChannels, groups: groups,
      applications: applications, conversations: conversations, histories: histories)
  }

  private mutating func noteMisplacedNames(in node: Node?) {
    guard let node else { return }
    for (item, user) in zip(node.items, users.elements) where user.userId.isEmpty {
      guard let id = item.kind == .mapping ? item["userId"] : item else { continue }
      misplacedNames.formUnion(id.kind == .scalar ? [id.text] : id.items.map(\.text))
    }
  }

  // MARK: Lists

  /// A function that converts a draft to the final element.
  private typealias Finish<Draft, Element> =
    (Draft, inout FixtureReader, inout Decoding) -> Element

  /// Reads a list; an invalid item keeps its position, so that positions match those of the nodes.
  private mutating func records<Draft, Element>(
    _ node: Node?, _ table: RecordTable<Draft>, _ initial: Draft,
    misplaced isMisplaced: (Node) -> Bool = { _ in false }, _ decoding: inout Decoding,
    _ finish: Finish<Draft, Element>
  ) -> [Element] {
    guard let node else { return [] }
    guard node.kind == .sequence else {
      fail(node, wanted: .list(.record(table.descriptions)), &decoding)
      return []
    }
    var result: [Element] = []
    result.reserveCapacity(node.count)
    var hasMisplaced = false
    for item in node.items {
      var draft = initial
      if isMisplaced(item) {
        isValid = false
        if !hasMisplaced { decoding.diagnostics.append(.messageWithoutConversation(item)) }
        hasMisplaced = true
      } else if !table.decode(item, into: &draft, &decoding) {
        isValid = false
      }
      result.append(finish(draft, &self, &decoding))
    }
    return result
  }

  /// Reads a list whose elements have ids; duplicate ids are reported. Messages use the noun for an
  /// element; the id is the value of the key `id`.
  private mutating func identified<Draft, Element: Identified & Sendable>(
    _ node: Node?, _ table: RecordTable<Draft>, _ initial: Draft, noun what: String, id key: String,
    help: String? = nil, misplaced isMisplaced: (Node) -> Bool = { _ in false },
    _ decoding: inout Decoding, _ finish: Finish<Draft, Element>
  ) -> IdentifiedList<Element> {
    var repeats: [(first: Int, second: Int)] = []
    let list = IdentifiedList(
      records(node, table, initial, misplaced: isMisplaced, &decoding, finish)
    ) { repeats.append(($0, $1)) }
    let isNameless = list.elements.contains(where: \.id.isEmpty)
    guard let node, isNameless || !repeats.isEmpty else { return list }
    let items = Array(node.items)
    for (first, second) in repeats where !list.elements[second].id.isEmpty {
      guard let earlier = items[first][key], let later = items[second][key] else { continue }
      let help = help.map { Diagnostic.Help($0) } ?? .otherValue(of: key)
      fail(.duplicate(what, later, first: earlier.place, help: help), &decoding)
    }
    for (place, element) in list.elements.enumerated() where element.id.isEmpty {
      // A missing id, or one that is not a scalar, was reported when it was read.
      guard let id = items[place][key], id.kind == .scalar, !id.isNull, id.text.isEmpty else {
        continue
      }
      fail(.emptyId(key, of: what, at: id.place), &decoding)
    }
    return list
  }

  /// Reports duplicate ids between group and open channels, which share their ids.
  private mutating func checkURLs(
    of open: IdentifiedList<ChatChannel>, _ parts: FixtureNodes,
    against groups: IdentifiedList<ChatChannel>, _ decoding: inout Decoding
  ) {
    if groups.elements.isEmpty { return }
    var repeats: [(Int, Int)] = []
    for (second, channel) in open.elements.enumerated() where !channel.url.isEmpty {
      if let first = groups.position(of: channel.url) { repeats.append((first, second)) }
    }
    guard !repeats.isEmpty, let groupNode = parts["groupChannels"],
      let openNode = parts["openChannels"]
    else { return }
    let (earlier, later) = (Array(groupNode.items), Array(openNode.items))
    for (first, second) in repeats {
      guard let first = earlier[first]["url"], let second = later[second]["url"] else { continue }
      let help = Diagnostic.Help.otherValue(of: "url")
      fail(.duplicate("channel", second, first: first.place, help: help), &decoding)
    }
  }

  // MARK: Problems

  /// Marks the data as invalid after a report.
  mutating func markInvalid() { isValid = false }

  /// Reports a problem.
  mutating func fail(_ problem: Diagnostic, _ decoding: inout Decoding) {
    isValid = false
    decoding.diagnostics.append(problem)
  }

  mutating func fail(
    _ node: Node, wanted shape: ShapeDescription, _ decoding: inout Decoding
  ) {
    isValid = false
    decoding.reportWrongValue(node, wanted: shape)
  }

  /// Returns the user for an id; an unknown id is reported.
  mutating func user(_ node: Node, _ decoding: inout Decoding) -> UserIndex {
    guard node.kind == .scalar else {
      fail(node, wanted: .reference("user"), &decoding)
      return .unresolved
    }
    if let position = users.position(of: node.text) { return UserIndex(position) }
    guard checksNames, !misplacedNames.contains(node.text), !unreadSections.contains("users") else {
      return .unresolved
    }
    isValid = false
    suggestionsLeft -= 1
    let (known, section) = suggestionsLeft < 0 ? ([], nil) : (users.elements, ("users", "userId"))
    let names = known.lazy.map { (id: $0.userId, name: $0.nickname) }
    if let problem = Diagnostic.nameForID(node, of: "user", among: names) {
      decoding.diagnostics.append(problem)
      return .unresolved
    }
    decoding.reportUnknownReference(
      node, to: "user", known: known.lazy.map(\.userId), section: section)
    return .unresolved
  }

  /// Reports an unknown group id.
  mutating func check(
    group node: Node, _ groups: IdentifiedList<ChatGroup>, _ decoding: inout Decoding
  ) {
    guard node.kind == .scalar else { return fail(node, wanted: .reference("group"), &decoding) }
    guard checksNames, groups.position(of: node.text) == nil, !unreadSections.contains("groups")
    else { return }
    isValid = false
    suggestionsLeft -= 1
    let (known, section) =
      suggestionsLeft < 0 ? ([], nil) : (groups.elements, ("groups", "groupId"))
    let names = known.lazy.map { (id: $0.groupId, name: $0.groupName) }
    if let problem = Diagnostic.nameForID(node, of: "group", among: names) {
      return decoding.diagnostics.append(problem)
    }
    decoding.reportUnknownReference(
      node, to: "group", known: known.lazy.map(\.groupId), section: section)
  }
}

extension FixtureReader {
  /// Returns a Nexconn group with its members.
  mutating func group(_ draft: GroupDraft, _ decoding: inout Decoding) -> ChatGroup {
    var repeats: [(Int, Int)] = []
    let members = list(
      draft.members, GroupMemberDraft.table, GroupMemberDraft(), user: \.user, &decoding
    ) { user, member in
      MemberList.Entry(
        user: user, nickname: member.nickname, role: member.role, extra: member.extra)
    }
    let list = MemberList(members) { first, second in
      if members[first].user != .unresolved { repeats.append((first, second)) }
    }
    report(repeats, in: draft.members, &decoding)
    return ChatGroup(
      groupId: draft.groupId, groupName: draft.groupName, avatarUrl: draft.avatarUrl,
      notice: draft.notice, introduction: draft.introduction, extra: draft.extra, members: list)
  }

  /// Returns the members of a group channel: ids, or mappings.
  mutating func members(_ node: Node?, _ decoding: inout Decoding) -> Roster {
    roster(
      list(node, MemberDraft.table, MemberDraft(), user: \.user, &decoding) {
        Roster.Entry(user: $0, status: $1.status)
      }, node, &decoding)
  }

  /// Returns the users of a list of ids.
  mutating func people(_ node: Node?, _ decoding: inout Decoding) -> Roster {
    guard let node else { return .empty }
    guard node.kind == .sequence else {
      fail(node, wanted: .list(.reference("user")), &decoding)
      return .empty
    }
    var entries: [Roster.Entry] = []
    entries.reserveCapacity(node.count)
    for item in node.items {
      entries.append(Roster.Entry(user: user(item, &decoding), status: []))
    }
    return roster(entries, node, &decoding)
  }

  private mutating func roster(
    _ entries: [Roster.Entry], _ node: Node?, _ decoding: inout Decoding
  ) -> Roster {
    if entries.isEmpty { return .empty }
    var repeats: [(Int, Int)] = []
    let roster = Roster(entries) { first, second in
      if entries[first].user != .unresolved { repeats.append((first, second)) }
    }
    report(repeats, in: node, &decoding)
    return roster
  }

  /// Reads a list of users: ids, or mappings with more keys.
  private mutating func list<Draft, Element>(
    _ node: Node?, _ table: RecordTable<Draft>, _ initial: Draft, user key: (Draft) -> Node?,
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
      var draft = initial
      var index = UserIndex.unresolved
      switch item.kind {
      case .scalar:
        index = user(item, &decoding)
      case .mapping:
        if !table.decode(item, into: &draft, &decoding) { markInvalid() }
        if let node = key(draft) { index = user(node, &decoding) }
      case .sequence:
        fail(item, wanted: shape(), &decoding)
      }
      result.append(make(index, draft))
    }
    return result
  }

  /// Reports users who are listed twice.
  private mutating func report(
    _ repeats: [(Int, Int)], in node: Node?, _ decoding: inout Decoding
  ) {
    guard let node, !repeats.isEmpty else { return }
    let items = node.items.map { $0.kind == .mapping ? $0["userId"] ?? $0 : $0 }
    for (first, second) in repeats where items[second].kind == .scalar {
      fail(.duplicate("user", items[second], first: items[first].place), &decoding)
    }
  }
}

extension FixtureReader {
  /// Returns a conversation.
  mutating func conversation(
    _ draft: ConversationDraft, _ groups: IdentifiedList<ChatGroup>, _ decoding: inout Decoding
  ) -> FixtureConversation {
    let key = key(draft.kind, draft.channel, groups, &decoding)
    var lastMessage: FixtureMessage?
    if let node = draft.lastMessage { lastMessage = message(node, &decoding) }
    let mentions =
      draft.mentionedCount
      ?? (draft.unreadCount > 0 && lastMessage?.message.mentionsMe ?? false ? 1 : 0)
    return FixtureConversation(
      conversation: ChatConversation(
        key, unreadCount: draft.unreadCount, mentionedCount: mentions, isPinned: draft.isPinned,
        isMuted: draft.isMuted, draft: draft.draft),
      operationTime: draft.operationTime, lastMessage: lastMessage)
  }

  /// Returns the messages of a conversation.
  mutating func history(
    _ draft: HistoryDraft, _ groups: IdentifiedList<ChatGroup>, _ decoding: inout Decoding
  ) -> ChatHistory {
    let key = key(draft.kind, draft.channel, groups, &decoding)
    guard let node = draft.messages else { return ChatHistory(key, []) }
    guard node.kind == .sequence else {
      fail(node, wanted: .list(.record(MessageDraft.table.descriptions)), &decoding)
      return ChatHistory(key, [])
    }
    var messages: [FixtureMessage] = []
    messages.reserveCapacity(node.count)
    for item in node.items {
      if let message = message(item, &decoding) { messages.append(message) }
    }
    return ChatHistory(key, messages)
  }

  /// Returns a message; its sender is a user of the fixture.
  mutating func message(_ node: Node, _ decoding: inout Decoding) -> FixtureMessage? {
    var draft = MessageDraft()
    if !MessageDraft.table.decode(node, into: &draft, &decoding) { markInvalid() }
    guard let sender = draft.sender else { return nil }
    _ = user(sender, &decoding)
    return draft.dated(from: sender.kind == .scalar ? sender.text : "")
  }

  /// Returns the identifier of a conversation, which refers to a user or a group.
  private mutating func key(
    _ kind: ConversationKey.Kind?, _ node: Node?, _ groups: IdentifiedList<ChatGroup>,
    _ decoding: inout Decoding
  ) -> ConversationKey {
    let kind = kind ?? .direct
    guard let node else { return ConversationKey(kind, "") }
    switch kind {
    case .direct, .system: _ = user(node, &decoding)
    case .group: check(group: node, groups, &decoding)
    }
    return ConversationKey(kind, node.kind == .scalar ? node.text : "")
  }
}
