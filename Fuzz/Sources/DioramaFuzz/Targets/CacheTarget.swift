import MutatedFiles

@testable import HeadlessNexconn

/// A corrupted profile cache and its log: opening, reading and writing either works or reports a
/// reason.
struct CacheTarget: FuzzTarget {
  private let temporary: TemporaryFolder
  /// A file with a part of its content in the log.
  private let original: [[UInt8]]

  private static let names = ["cache.sqlite", "cache.sqlite-wal"]

  init() throws {
    temporary = try TemporaryFolder()
    let path = "\(temporary.path)/\(Self.names[0])"
    // Releasing a store closes the file, which moves the log into it.
    try Self.fill(FileProfileStore.file(path), with: 0..<40)
    let store = try FileProfileStore.file(path)
    Self.fill(store, with: 40..<60)
    original = Self.names.map { [temporary] in temporary.read($0) ?? [] }
    require(original.allSatisfy { $0.count > 4096 }, "there is no log")
  }

  private static func fill(_ store: FileProfileStore, with numbers: Range<Int>) {
    for number in numbers {
      store.put(StoredUser(userId: "user\(number)", name: "Bob", extra: "\(number)"))
      let user = StoredUser(userId: "user\(number)", alias: "Bobby")
      store.put(StoredMember(groupId: "g\(number % 3)", user: user))
    }
    store.put(StoredGroup(groupId: "g\(numbers.count)", groupName: "Group", avatarUrl: "x"))
    store.flush()
  }

  /// The first byte selects the files that exist.
  func run(_ input: [UInt8]) {
    let changes = Array(input.dropFirst())
    let kept = Int(input.first ?? 0) % 3
    temporary.clear()
    let files = MutatedFile(original, by: changes).files
    temporary.write(files[0], to: Self.names[0])
    if kept == 0 { temporary.write(files[1], to: Self.names[1]) }
    if kept == 1 { temporary.write(changes, to: "\(Self.names[0])-journal") }
    let path = "\(temporary.path)/\(Self.names[0])"
    _ = try? FileProfileStore.contents(ofFile: path)
    do throws(NCPersistentCacheError) {
      exercise(try FileProfileStore.file(path))
    } catch {
      require(!error.reason.isEmpty, "an error without a reason")
    }
  }

  private func exercise(_ store: FileProfileStore) {
    _ = store.user("user1")
    _ = store.group("g20")
    _ = store.member(MemberKey(groupId: "g1", userId: "user1"))
    _ = try? store.contents()
    store.put(StoredUser(userId: "zoe", name: "Zoe"))
    store.removeUser("user2")
    store.removeAllGroups()
    store.flush()
    let zoe = store.user("zoe")
    require(zoe?.name == "Zoe" || store.failure != nil, "what was written is not there")
  }
}
