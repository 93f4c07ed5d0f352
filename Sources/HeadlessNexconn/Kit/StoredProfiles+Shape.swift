import Diorama
import YAML

extension StoredProfiles {
  private static let table = RecordTable<StoredProfiles>(
    "a cache",
    [
      Field(
        "users", .list(of: .record(StoredUser.table, startingWith: StoredUser())), "the people"
      ) { $0.users = $1 },
      Field(
        "groups",
        .list(
          of: ValueShape<GroupRecord>.record(
            GroupRecord.storedTable, startingWith: GroupRecord())), "the groups"
      ) { $0.groups = $1.map(\.stored) },
      Field(
        "members", .list(of: .record(StoredMember.table, startingWith: StoredMember())),
        "what people are called in groups"
      ) { $0.members = $1 },
    ])

  private static let endings = [".sqlite"]

  /// What the persistent cache holds before the run: a mapping, or a database that is only read.
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
    guard endings.contains(where: node.text.hasSuffix) else {
      decoding.reportWrongValue(node, wanted: .file(endings: endings))
      return nil
    }
    guard let path = decoding.files.path(at: node, &decoding) else { return nil }
    let file = decoding.files.cached(path, for: "profiles") {
      FileContents(
        result: Result { () throws(NCPersistentCacheError) in
          try ProfileStore.contents(ofFile: path)
        })
    }
    switch file.result {
    case .success(let profiles): return profiles
    case .failure(let error):
      decoding.diagnostics.report(
        .unreadableFile, "the profile cache \(node.quoted) \(error.reason)", at: node.place)
      return nil
    }
  }
}
