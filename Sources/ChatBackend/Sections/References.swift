import DioramaKit
import YAML

extension Decoding {
  /// The chat data of the screen's fixture; empty if the screen has no fixture, and nil if the
  /// fixture is invalid, so that ids cannot be checked.
  public var chatData: ChatData? { fixture?[ChatData.section] }
}

extension ValueShape where Value == String {
  /// The id of a user of the fixture.
  public static var userId: ValueShape {
    .reference("user", in: ("users", "userId"), known: { $0.user($1) != nil }, all: { $0.userIds })
  }

  /// The URL of a group or open channel of the fixture.
  public static var channelURL: ValueShape {
    .reference(
      "channel", in: ("groupChannels", "url"), known: { $0.channel($1) != nil },
      all: { $0.channelURLs })
  }

  /// The id of a Nexconn group of the fixture.
  public static var groupId: ValueShape {
    .reference(
      "group", in: ("groups", "groupId"), known: { $0.groups[$1] != nil },
      all: { $0.groups.elements.map(\.groupId) })
  }

  /// The id of a conversation of a type: of a group, or of the other user.
  package static func channelId(ofType kind: ConversationKey.Kind) -> ValueShape {
    let shape = kind == .group ? groupId : userId
    return ValueShape(shape.description) { node, decoding in
      if node.kind == .scalar, let data = decoding.chatData {
        let (isUser, isGroup) = (data.user(node.text) != nil, data.groups[node.text] != nil)
        if isUser != isGroup, isGroup != (kind == .group) {
          decoding.diagnostics.append(.otherChannelType(node, isGroup: isGroup))
          return nil
        }
      }
      return shape.decode(node, &decoding)
    }
  }

  private static func reference(
    _ what: String, in section: (name: String, id: String),
    known: @escaping @Sendable (ChatData, String) -> Bool,
    all: @escaping @Sendable (ChatData) -> [String]
  ) -> ValueShape {
    ValueShape(.reference(what)) { node, decoding in
      guard node.kind == .scalar, !node.isNull else {
        decoding.reportWrongValue(node, wanted: .reference(what))
        return nil
      }
      let id = node.text
      guard let data = decoding.chatData else { return id }
      if known(data, id) { return id }
      let records = decoding.diagnostics.count < 20 ? data.names : []
      let names = records.lazy.filter { $0.noun == what }.map { (id: $0.id, name: $0.label) }
      if let problem = Diagnostic.nameForID(node, of: what, among: names) {
        decoding.diagnostics.append(problem)
        return nil
      }
      decoding.reportUnknownReference(node, to: what, known: all(data), section: section)
      return nil
    }
  }
}

extension ValueShape where Value == ChatUser {
  /// A user of the fixture by id, or a mapping of a user who need not be in the fixture.
  public static var user: ValueShape {
    let description = ShapeDescription.either([
      .reference("user"), .record(ChatUser.table.descriptions),
    ])
    return ValueShape(description) { node, decoding in
      switch node.kind {
      case .mapping:
        var user = ChatUser(userId: "")
        return ChatUser.table.decode(node, into: &user, &decoding) ? user : nil
      case .scalar where !node.isNull:
        guard let id = ValueShape<String>.userId.decode(node, &decoding) else { return nil }
        return decoding.chatData?.user(id) ?? ChatUser(userId: id)
      case .scalar, .sequence:
        decoding.reportWrongValue(node, wanted: description)
        return nil
      }
    }
  }
}

extension ValueShape where Value == [ChatUser] {
  /// A list of users: ids of the fixture, or mappings of users who need not be in the fixture.
  ///
  /// A kit adds the latter to the run with ``ChatService/add(_:)-(ChatUser)``.
  public static var users: ValueShape { .list(of: ValueShape<ChatUser>.user) }
}

extension ValueShape where Value == ChatChannel {
  /// A channel of the fixture by URL, or a mapping of a channel. It is an open one with
  /// `channelType: open` or a key of only open ones. Its people are users of the fixture.
  ///
  /// A kit adds the latter to the run with ``ChatService/add(_:)-(ChatChannel)``.
  public static var channel: ValueShape { channel(.group) }

  /// A channel as in ``channel``; a mapping that says nothing of its type is one of `type`.
  public static func channel(_ type: ChatChannelType) -> ValueShape {
    let description = ShapeDescription.either([
      .reference("channel"), .record(GroupChannelDraft.ownTable.descriptions),
      .record(OpenChannelDraft.ownTable.descriptions),
    ])
    return ValueShape(description) { node, decoding in
      switch node.kind {
      case .mapping:
        return inlineChannel(node, type, &decoding)
      case .scalar where !node.isNull:
        guard let url = ValueShape<String>.channelURL.decode(node, &decoding) else { return nil }
        return decoding.chatData?.channel(url)
      case .scalar, .sequence:
        decoding.reportWrongValue(node, wanted: description)
        return nil
      }
    }
  }

  private static func inlineChannel(
    _ node: Node, _ standard: ChatChannelType, _ decoding: inout Decoding
  ) -> ChatChannel? {
    let data = decoding.chatData
    var reader = FixtureReader(users: data?.users, checksNames: data != nil)
    let channel: ChatChannel
    // The table reports an invalid type. Without a valid type, a key of only open channels decides.
    var quiet = decoding
    let type = node["channelType"].flatMap { ChatChannelType.shape.decode($0, &quiet) }
    let isOpen =
      type.map { $0 == .open } ?? (standard == .open)
      || OpenChannelDraft.ownTable.descriptions.contains { key in
        node[key.name] != nil
          && !GroupChannelDraft.ownTable.descriptions.contains { $0.name == key.name }
      }
    if isOpen {
      var draft = OpenChannelDraft()
      guard OpenChannelDraft.ownTable.decode(node, into: &draft, &decoding) else { return nil }
      channel = reader.openChannel(draft, &decoding)
    } else {
      var draft = GroupChannelDraft()
      guard GroupChannelDraft.ownTable.decode(node, into: &draft, &decoding) else { return nil }
      channel = reader.groupChannel(draft, &decoding)
    }
    return reader.isValid && data != nil ? channel : nil
  }
}

extension ValueShape where Value == Node {
  /// A list of user ids, which is read after the users are known.
  static var userIds: ValueShape { .deferred(.list(.reference("user"))) }
}
