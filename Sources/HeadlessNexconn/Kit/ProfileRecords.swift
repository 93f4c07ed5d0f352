import ChatBackend
import DioramaKit
import YAML

extension StoredUser {
  /// The fields in YAML of a user who need not be in the fixture.
  static let table = table(id: .text)

  /// Returns the fields in YAML of a user whose id has a certain shape.
  static func table(id: ValueShape<String>) -> RecordTable<StoredUser> {
    let userId = Field<StoredUser>("userId", id, required: true, "the id", \.userId)
    return RecordTable("a user", [userId] + fields(\.self))
  }

  /// Returns the fields of a user without the id.
  fileprivate static func fields<Record>(
    _ user: any WritableKeyPath<Record, StoredUser> & Sendable
  ) -> [Field<Record>] {
    [
      Field("name", .text, "the name to show") { $0[keyPath: user].name = $1 },
      Field("avatarUrl", .text, "the address of the picture") {
        $0[keyPath: user].avatarUrl = $1
      },
      Field("alias", .text, "the current user's name for the user") {
        $0[keyPath: user].alias = $1
      },
      Field("extra", .text, "additional data of the app") {
        $0[keyPath: user].extra = $1
      },
    ]
  }

  /// The id of a user in the fixture, or a mapping of a user who need not be in it.
  static let shape: ValueShape<StoredUser> = ValueShape(
    .either([.reference("user"), .record(table.descriptions)])
  ) { node, decoding in
    switch node.kind {
    case .mapping:
      var user = StoredUser()
      return table.decode(node, into: &user, &decoding) ? user : nil
    case .scalar where !node.isNull:
      guard let id = ValueShape<String>.userId.decode(node, &decoding) else { return nil }
      let known = decoding.chatData?.user(id)
      return StoredUser(
        userId: id, name: known.map { $0.name ?? $0.nickname }, alias: known?.alias,
        avatarUrl: known?.profileURL, extra: known?.extra)
    case .scalar, .sequence:
      decoding.reportWrongValue(node, wanted: shape.description)
      return nil
    }
  }
}

extension StoredMember {
  /// The fields of a group member in YAML.
  static let table = RecordTable<StoredMember>(
    "a member",
    [
      Field("groupId", .groupId, required: true, "the group", \StoredMember.groupId),
      Field("userId", .userId, required: true, "the user", \StoredMember.user.userId),
    ] + StoredUser.fields(\.user))
}

/// A group as written in YAML. Unlike the store, an app's provider has the announcement.
struct GroupRecord: Sendable {
  var stored = StoredGroup()
  var notice: String?

  /// The group as a value of the kit.
  var group: NCChatUIGroup {
    let group = NCChatUIGroup(stored)
    group.notice = notice
    return group
  }

  /// The fields of a group that the store keeps.
  static let storedFields: [Field<GroupRecord>] = [
    Field("groupId", .groupId, required: true, "the group", \.stored.groupId),
    Field("groupName", .text, "the name to show", \.stored.groupName),
    Field("avatarUrl", .text, "the address of the picture", \.stored.avatarUrl),
    Field("extra", .text, "additional data of the app", \.stored.extra),
  ]
  static let table = RecordTable(
    "a group",
    storedFields + [Field("notice", .text, "the announcement of the group", \GroupRecord.notice)])
  /// The fields for the store, which does not keep announcements.
  static let storedTable = RecordTable("a cached group", storedFields)
}

extension StoredProfiles {
  private static let table = RecordTable<StoredProfiles>(
    "a cache",
    [
      Field(
        "users", .list(of: .record(StoredUser.table, startingWith: StoredUser())), "the users",
        \.users),
      Field(
        "groups",
        .list(
          of: ValueShape<GroupRecord>.record(
            GroupRecord.storedTable, startingWith: GroupRecord())), "the groups"
      ) { $0.groups = $1.map(\.stored) },
      Field(
        "members", .list(of: .record(StoredMember.table, startingWith: StoredMember())),
        "the names of users in groups", \.members),
    ])

  private static let endings = [".sqlite"]

  /// The initial content of the persistent cache: a mapping, or a database that is only read.
  static let shape: ValueShape<StoredProfiles> = ValueShape(
    .either([.file(endings: endings), .record(table.descriptions)])
  ) { node, decoding in
    switch node.kind {
    case .mapping:
      var profiles = StoredProfiles()
      return table.decode(node, into: &profiles, &decoding) ? profiles : nil
    case .scalar where !node.isNull:
      return contents(ofFileAt: node, &decoding)
    case .scalar, .sequence:
      decoding.reportWrongValue(node, wanted: shape.description)
      return nil
    }
  }

  private struct FileContents: Sendable {
    let result: Result<StoredProfiles, NCPersistentCacheError>
  }

  private static func contents(
    ofFileAt node: Node, _ decoding: inout Decoding
  ) -> StoredProfiles? {
    guard let path = decoding.files.path(at: node, endings: endings, &decoding) else {
      return nil
    }
    // The file and its companion files are copied.
    for file in [path] + SourceFiles.companions(of: path).map(\.path) {
      guard let refusal = decoding.files.refusal(of: file) else { continue }
      decoding.diagnostics.append(.unusableCache(node, refusal.words, refusal.code))
      return nil
    }
    let file = decoding.files.cached(path, for: "profiles") {
      FileContents(
        result: Result { () throws(NCPersistentCacheError) in
          try FileProfileStore.contents(ofFile: path)
        })
    }
    switch file.result {
    case .success(let profiles): return profiles
    case .failure(let error):
      decoding.diagnostics.append(.unusableCache(node, error.reason))
      return nil
    }
  }
}
