#if SQLite
import GRDB

/// Reads a chat database except its friend applications, of which there may be very many.
struct ChatDatabaseReader {
  private let db: Database

  init(_ db: Database) { self.db = db }

  func data(_ applications: ApplicationFile) throws -> ChatData {
    let users = try IdentifiedList(
      all("SELECT * FROM user ORDER BY position") { row in
        ChatUser(
          userId: try row.text(1) ?? "", nickname: try row.text(2) ?? "",
          profileURL: try row.text(3), name: try row.text(4), alias: try row.text(5),
          extra: try row.text(6))
      })
    let places = try places(of: "user")
    var people = try self.people(places)
    var channels: [ChatChannel] = []
    for row in try Row.fetchAll(db, sql: "SELECT * FROM channel ORDER BY position") {
      let channel = try row.number(0)
      func list(_ list: PeopleList) -> Roster {
        Roster(people.removeValue(forKey: ListKey(channel, list)) ?? [])
      }
      let type: ChatChannelType = try row.choice(2, "channel type")
      channels.append(
        ChatChannel(
          type: type, url: try row.text(1) ?? "", name: try row.text(3) ?? "",
          isFrozen: try row.number(4) != 0,
          isSuper: type == .group ? try row.number(5) != 0 : false,
          isBroadcast: type == .group ? try row.number(6) != 0 : false,
          people: list(type == .group ? .members : .participants),
          // Members of a group channel carry these two statuses themselves.
          operators: type == .open ? list(.operators) : .empty,
          muted: type == .open ? list(.muted) : .empty, banned: list(.banned)))
    }
    return ChatData(
      users: users, groupChannels: IdentifiedList(channels.filter { $0.type == .group }),
      openChannels: IdentifiedList(channels.filter { $0.type == .open }),
      groups: IdentifiedList(try groups(places)), applicationFile: applications)
  }

  private func all<Value>(_ sql: String, _ make: (Row) throws -> Value) throws -> [Value] {
    var result: [Value] = []
    let rows = try Row.fetchCursor(db, sql: sql)
    while let row = try rows.next() { result.append(try make(row)) }
    return result
  }

  /// Returns the indexes in the list of all users by the numbers that other tables use.
  private func places(of table: String) throws -> [Int: UserIndex] {
    let numbers = try all("SELECT position FROM \(table) ORDER BY position") { try $0.number(0) }
    return Dictionary(
      numbers.enumerated().map { ($0.element, UserIndex($0.offset)) }, uniquingKeysWith: { $1 })
  }

  private struct ListKey: Hashable {
    let channel: Int
    let list: PeopleList

    init(_ channel: Int, _ list: PeopleList) {
      self.channel = channel
      self.list = list
    }
  }

  private func people(_ users: [Int: UserIndex]) throws -> [ListKey: [Roster.Entry]] {
    var result: [ListKey: [Roster.Entry]] = [:]
    let sql = "SELECT * FROM channel_person ORDER BY channel, list, position"
    let rows = try Row.fetchCursor(db, sql: sql)
    while let row = try rows.next() {
      var status: MemberStatus = []
      if try row.number(4) != 0 { status.insert(.isOperator) }
      if try row.number(5) != 0 { status.insert(.isMuted) }
      let key = ListKey(try row.number(0), try row.choice(1, "user list"))
      result[key, default: []].append(
        Roster.Entry(user: try user(row.number(3), users), status: status))
    }
    return result
  }

  private func groups(_ users: [Int: UserIndex]) throws -> [ChatGroup] {
    var members: [Int: [MemberList.Entry]] = [:]
    let sql = "SELECT * FROM group_member ORDER BY chat_group, position"
    let rows = try Row.fetchCursor(db, sql: sql)
    while let row = try rows.next() {
      members[try row.number(0), default: []].append(
        MemberList.Entry(
          user: try user(row.number(2), users), nickname: try row.text(3) ?? "",
          role: try row.choice(4, "role"), extra: try row.text(5)))
    }
    return try all("SELECT * FROM chat_group ORDER BY position") { row in
      ChatGroup(
        groupId: try row.text(1) ?? "", groupName: try row.text(2) ?? "",
        avatarUrl: try row.text(3), notice: try row.text(4), introduction: try row.text(5),
        extra: try row.text(6), members: MemberList(members[try row.number(0)] ?? []))
    }
  }

  private func user(_ number: Int, _ users: [Int: UserIndex]) throws -> UserIndex {
    if let user = users[number] { return user }
    throw InvalidDatabaseContent("is corrupt: a list refers to an unknown user")
  }
}
#endif
