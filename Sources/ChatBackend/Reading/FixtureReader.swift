import DioramaKit
import YAML

/// Turns a fixture's nodes into chat data, names into references.
struct FixtureReader {
  /// The users that names refer to.
  private(set) var users = IdentifiedList<ChatUser>([])
  /// Whether nothing was wrong so far.
  private(set) var fits = true
  /// Whether names that refer to nothing are reported.
  private let checksNames: Bool
  /// Comparing a name with all others takes its time, so it is not done for each of very many.
  private var suggestionsLeft = 20

  /// Reads what refers to some users; a fixture brings its own. Without users to be sure of,
  /// names are not checked.
  init(users: IdentifiedList<ChatUser>? = nil, checksNames: Bool = true) {
    self.checksNames = checksNames
    if let users { self.users = users }
  }

  /// Reads all lists of a fixture.
  ///
  /// - Returns: nil if something in it does not fit, which was then reported.
  mutating func data(_ parts: FixtureNodes, _ decoding: inout Decoding) -> ChatData? {
    users = identified(
      parts["users"], ChatUser.table, "user", ChatUser(userId: ""), "userId", &decoding
    ) { user, _, _ in user }
    let groupChannels = identified(
      parts["groupChannels"], GroupChannelDraft.table, "channel", GroupChannelDraft(), "url",
      &decoding
    ) { $1.groupChannel($0, &$2) }
    let openChannels = identified(
      parts["openChannels"], OpenChannelDraft.table, "channel", OpenChannelDraft(), "url", &decoding
    ) { $1.openChannel($0, &$2) }
    checkURLs(of: openChannels, parts, against: groupChannels, &decoding)
    let groups = identified(
      parts["groups"], GroupDraft.table, "group", GroupDraft(), "groupId", &decoding
    ) { $1.group($0, &$2) }
    let applications = records(
      parts["friendApplications"], DatedApplication.table, DatedApplication.blank, &decoding
    ) { application, _, _ in application }

    let conversations = identified(
      parts["conversations"], ConversationDraft.table, "conversation", ConversationDraft(),
      "channelId", &decoding
    ) { $1.conversation($0, groups, &$2) }
    let histories = identified(
      parts["messages"], HistoryDraft.table, "history", HistoryDraft(), "channelId", &decoding
    ) { $1.history($0, groups, &$2) }

    guard fits else { return nil }
    return ChatData(
      users: users, groupChannels: groupChannels, openChannels: openChannels, groups: groups,
      applications: applications, conversations: conversations, histories: histories)
  }

  // MARK: Lists

  /// Turns what a table has read into what is kept.
  private typealias Finish<Draft, Element> =
    (Draft, inout FixtureReader, inout Decoding) -> Element

  /// Reads a list; an item that does not fit keeps its place, so that places are those of the
  /// nodes.
  private mutating func records<Draft, Element>(
    _ node: Node?, _ table: RecordTable<Draft>, _ blank: Draft, _ decoding: inout Decoding,
    _ finish: Finish<Draft, Element>
  ) -> [Element] {
    guard let node else { return [] }
    guard node.kind == .sequence else {
      fail(node, wanted: .list(.record(table.descriptions)), &decoding)
      return []
    }
    var result: [Element] = []
    result.reserveCapacity(node.count)
    for item in node.items {
      var draft = blank
      if !table.decode(item, into: &draft, &decoding) { fits = false }
      result.append(finish(draft, &self, &decoding))
    }
    return result
  }

  /// Reads a list whose elements have ids; two of one id are reported.
  private mutating func identified<Draft, Element: Identified & Sendable>(
    _ node: Node?, _ table: RecordTable<Draft>, _ what: String, _ blank: Draft,
    _ key: StaticString, _ decoding: inout Decoding, _ finish: Finish<Draft, Element>
  ) -> IdentifiedList<Element> {
    var repeats: [(first: Int, second: Int)] = []
    let list = IdentifiedList(records(node, table, blank, &decoding, finish)) {
      repeats.append(($0, $1))
    }
    let isNameless = list.elements.contains(where: \.id.isEmpty)
    guard let node, isNameless || !repeats.isEmpty else { return list }
    let items = Array(node.items)
    for (first, second) in repeats where !list.elements[second].id.isEmpty {
      guard let earlier = items[first][key], let later = items[second][key] else { continue }
      reportRepeated(later, after: earlier, "there are two \(what)s", &decoding)
    }
    for (place, element) in list.elements.enumerated() where element.id.isEmpty {
      // One that is missing or no text was reported when it was read.
      guard let id = items[place][key], id.kind == .scalar, !id.isNull else { continue }
      fits = false
      decoding.diagnostics.report(
        .wrongValue, "the \(key) of a \(what) cannot be empty", at: id.place)
    }
    return list
  }

  /// Group and open channels share their ids.
  private mutating func checkURLs(
    of open: IdentifiedList<ChatOpenChannel>, _ parts: FixtureNodes,
    against groups: IdentifiedList<ChatGroupChannel>, _ decoding: inout Decoding
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
      reportRepeated(second, after: first, "there are two channels", &decoding)
    }
  }

  // MARK: Problems

  /// Notes that something was reported.
  mutating func markUnfit() { fits = false }

  mutating func fail(
    _ node: Node, wanted shape: ShapeDescription, _ decoding: inout Decoding
  ) {
    fits = false
    decoding.reportWrongValue(node, wanted: shape)
  }

  mutating func reportRepeated(
    _ node: Node, after earlier: Node, _ message: String, _ decoding: inout Decoding
  ) {
    fits = false
    decoding.diagnostics.report(
      .wrongValue, "\(message) \(node.quoted)", at: node.place,
      notes: [Diagnostic.Note("the first one is here", at: earlier.place)])
  }

  /// The user of a name; one that refers to nobody is reported.
  mutating func user(_ node: Node, _ decoding: inout Decoding) -> UserIndex {
    guard node.kind == .scalar else {
      fail(node, wanted: .reference("user"), &decoding)
      return .nobody
    }
    if let position = users.position(of: node.text) { return UserIndex(position) }
    guard checksNames else { return .nobody }
    fits = false
    suggestionsLeft -= 1
    let known = suggestionsLeft < 0 ? [] : users.elements
    decoding.reportUnknownReference(node, to: "user", known: known.lazy.map(\.userId))
    return .nobody
  }

  /// Reports a name that is no group's.
  mutating func check(
    group node: Node, _ groups: IdentifiedList<ChatGroup>, _ decoding: inout Decoding
  ) {
    guard node.kind == .scalar else { return fail(node, wanted: .reference("group"), &decoding) }
    guard checksNames, groups.position(of: node.text) == nil else { return }
    fits = false
    suggestionsLeft -= 1
    let known = suggestionsLeft < 0 ? [] : groups.elements
    decoding.reportUnknownReference(node, to: "group", known: known.lazy.map(\.groupId))
  }
}
