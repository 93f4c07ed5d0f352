import DioramaKit
import YAML

extension Decoding {
  /// The chat data of the screen's fixture; empty where the screen has none, and nil when the fixture is
  /// faulty, so that nothing can be said about ids.
  public var chatData: ChatData? { fixture?[ChatData.section] }
}

extension ValueShape where Value == String {
  /// The id of a user of the fixture.
  public static var userId: ValueShape {
    .reference("user", in: "users", known: { $0.user($1) != nil }, all: { $0.userIds })
  }

  /// The URL of a group or open channel of the fixture.
  public static var channelURL: ValueShape {
    .reference(
      "channel", in: "groupChannels", known: { $0.channel($1) != nil }, all: { $0.channelURLs })
  }

  /// The id of a Nexconn group of the fixture.
  public static var groupId: ValueShape {
    .reference(
      "group", in: "groups", known: { $0.groups[$1] != nil },
      all: { $0.groups.elements.map(\.groupId) })
  }

  private static func reference(
    _ what: String, in section: String, known: @escaping @Sendable (ChatData, String) -> Bool,
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
      decoding.reportUnknownReference(node, to: what, known: all(data), section: section)
      return nil
    }
  }
}

extension ValueShape where Value == ChatUser {
  /// A user of the fixture by id, or a mapping of one that need not be in it.
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
  /// A list of users: ids of the fixture, or mappings of users that need not be in it.
  ///
  /// A kit makes the latter known to the run with ``ChatService/add(_:)-(ChatUser)``.
  public static var users: ValueShape { .list(of: ValueShape<ChatUser>.user) }
}

extension ValueShape where Value == ChatChannel {
  /// A channel of the fixture by URL, or a mapping of one, with `channelType: open` for an open
  /// channel. Its people are users of the fixture.
  ///
  /// A kit makes the latter known to the run with ``ChatService/add(_:)-(ChatChannel)``.
  public static var channel: ValueShape {
    let description = ShapeDescription.either([
      .reference("channel"), .record(GroupChannelDraft.ownTable.descriptions),
      .record(OpenChannelDraft.ownTable.descriptions),
    ])
    return ValueShape(description) { node, decoding in
      switch node.kind {
      case .mapping:
        return inlineChannel(node, &decoding)
      case .scalar where !node.isNull:
        guard let url = ValueShape<String>.channelURL.decode(node, &decoding) else { return nil }
        return decoding.chatData?.channel(url)
      case .scalar, .sequence:
        decoding.reportWrongValue(node, wanted: description)
        return nil
      }
    }
  }

  private static func inlineChannel(_ node: Node, _ decoding: inout Decoding) -> ChatChannel? {
    let data = decoding.chatData
    var reader = FixtureReader(users: data?.users, checksNames: data != nil)
    let channel: ChatChannel
    if node["channelType"]?.isText("open") ?? false {
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
  /// A list of users, by id, which is read once the users are known.
  static var userIds: ValueShape { .deferred(.list(.reference("user"))) }
}
