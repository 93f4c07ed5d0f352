import ChatBackend

/// An error that prevents storing profiles in a file or reading them; the file is not changed.
///
/// See ``NCChatUI/persistentCacheFailure``.
public struct NCPersistentCacheError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// The problem, as a phrase that follows the file's name, such as `is no database`.
  public let reason: String

  /// The path of the file and the problem.
  public var description: String { "the profile cache '\(path)' \(reason)" }
}

/// Profiles that are kept besides those that the kit has in memory: see ``MemoryProfileStore`` and
/// ``FileProfileStore``.
protocol ProfileStore: AnyObject {
  /// The first error; nil if there was no error. After an error the store is disabled: it finds
  /// nothing and writes nothing.
  var failure: NCPersistentCacheError? { get }
  /// Whether changes are not written yet.
  var hasWaitingWrites: Bool { get }
  /// Writes the pending changes: either all of them or, if it fails, none.
  func flush()

  func user(_ id: String) -> StoredUser?
  func group(_ id: String) -> StoredGroup?
  func member(_ key: MemberKey) -> StoredMember?

  /// Stores a person; replaces one with the same id.
  func put(_ user: StoredUser)
  func put(_ group: StoredGroup)
  func put(_ member: StoredMember)

  func removeUser(_ id: String)
  func removeGroup(_ id: String)
  func removeMember(_ key: MemberKey)
  func removeAllUsers()
  func removeAllGroups()
  func removeAllMembers()
}

/// Profiles in memory, which end with the run: the store of a screen, whose snapshot must not
/// depend on earlier runs.
final class MemoryProfileStore: ProfileStore {
  let failure: NCPersistentCacheError? = nil
  let hasWaitingWrites = false
  private var users: [String: StoredUser] = [:]
  private var groups: [String: StoredGroup] = [:]
  private var members: [MemberKey: StoredMember] = [:]

  /// Creates a store with profiles; of several with one id, the last one is kept.
  init(_ profiles: StoredProfiles) {
    profiles.users.forEach(put)
    profiles.groups.forEach(put)
    profiles.members.forEach(put)
  }

  func flush() {}

  func user(_ id: String) -> StoredUser? { users[id] }
  func group(_ id: String) -> StoredGroup? { groups[id] }
  func member(_ key: MemberKey) -> StoredMember? { members[key] }

  func put(_ user: StoredUser) { users[user.userId] = user }
  func put(_ group: StoredGroup) { groups[group.groupId] = group }
  func put(_ member: StoredMember) {
    members[MemberKey(groupId: member.groupId, userId: member.user.userId)] = member
  }

  func removeUser(_ id: String) { users[id] = nil }
  func removeGroup(_ id: String) { groups[id] = nil }
  func removeMember(_ key: MemberKey) { members[key] = nil }
  func removeAllUsers() { users = [:] }
  func removeAllGroups() { groups = [:] }
  func removeAllMembers() { members = [:] }
}

#if !SQLite
/// The store in a file, in a program that was built without SQLite.
enum FileProfileStore {
  static func file(_ path: String) throws(NCPersistentCacheError) -> MemoryProfileStore {
    throw NCPersistentCacheError(path: path, reason: ChatDatabaseError.noSQLite)
  }

  static func contents(ofFile path: String) throws(NCPersistentCacheError) -> StoredProfiles {
    throw NCPersistentCacheError(path: path, reason: ChatDatabaseError.noSQLite)
  }
}
#endif
