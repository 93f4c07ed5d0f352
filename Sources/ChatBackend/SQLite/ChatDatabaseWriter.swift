#if SQLite
import DioramaKit
import GRDB
import HeadlessUIKit

/// Writes chat data to new tables.
struct ChatDatabaseWriter {
  private let db: Database

  init(_ db: Database) { self.db = db }

  func write(_ data: ChatData, _ clock: ScreenEnvironment?) throws {
    try insert(7, into: "user") { statement in
      for (position, user) in data.users.elements.enumerated() {
        try statement.execute(arguments: [
          position, user.userId, user.nickname, user.profileURL, user.name, user.alias, user.extra,
        ])
      }
    }
    try writeChannels(data)
    try writeGroups(data)
    try writeApplications(data, clock)
  }

  private func insert(_ columns: Int, into table: String, _ body: (Statement) throws -> Void) throws
  {
    let marks = Array(repeating: "?", count: columns).joined(separator: ", ")
    try body(try db.makeStatement(sql: "INSERT INTO \(table) VALUES (\(marks))"))
  }

  private func writeChannels(_ data: ChatData) throws {
    try insert(7, into: "channel") { statement in
      for (position, channel) in data.channels.enumerated() {
        try statement.execute(arguments: [
          position, channel.url, channel.type.rawValue, channel.name, channel.isFrozen,
          channel.isSuper, channel.isBroadcast,
        ])
        let people = channel.type == .group ? PeopleList.members : .participants
        try write(channel.people, people, of: position)
        try write(channel.operators, .operators, of: position)
        try write(channel.muted, .muted, of: position)
        try write(channel.banned, .banned, of: position)
      }
    }
  }

  private func write(_ roster: Roster, _ list: PeopleList, of channel: Int) throws {
    try insert(6, into: "channel_person") { statement in
      for (position, entry) in roster.entries.compactMap(\.self).enumerated() {
        try statement.execute(arguments: [
          channel, list.rawValue, position, Int(entry.user.rawValue),
          entry.status.contains(.isOperator), entry.status.contains(.isMuted),
        ])
      }
    }
  }

  private func writeGroups(_ data: ChatData) throws {
    try insert(7, into: "chat_group") { groups in
      try insert(6, into: "group_member") { members in
        for (position, group) in data.groups.elements.enumerated() {
          try groups.execute(arguments: [
            position, group.groupId, group.groupName, group.avatarUrl, group.notice,
            group.introduction, group.extra,
          ])
          for (place, member) in group.members.elements.enumerated() {
            try members.execute(arguments: [
              position, place, Int(member.user.rawValue), member.nickname, member.role.rawValue,
              member.extra,
            ])
          }
        }
      }
    }
  }

  private func writeApplications(_ data: ChatData, _ clock: ScreenEnvironment?) throws {
    var table = try ApplicationTable(db)
    for dated in data.applications {
      var application = dated.application
      application.operationTime = dated.time.milliseconds(in: clock)
      try table.append(application)
    }
    // Data read from a file has its applications in that file.
    try (data.applicationFile as? ApplicationFile)?.forEachInOrderOfIds { try table.append($0) }
  }
}
#endif
