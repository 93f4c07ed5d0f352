import Testing

@testable import HeadlessNexconn

/// The store of a screen's run, which has no file.
@Suite("Profiles in memory") struct MemoryStoreTests {
  private let store = MemoryProfileStore(
    StoredProfiles(
      users: [StoredUser(userId: "kim", name: "Kim"), StoredUser(userId: "lee", name: "Lee")],
      groups: [StoredGroup(groupId: "crew", groupName: "Crew")],
      members: [StoredMember(groupId: "crew", user: StoredUser(userId: "kim", name: "Captain"))]))
  private let captain = MemberKey(groupId: "crew", userId: "kim")

  @Test func profiles_are_found_by_their_ids() {
    #expect(store.user("kim")?.name == "Kim" && store.user("ann") == nil)
    #expect(store.group("crew")?.groupName == "Crew" && store.group("kim") == nil)
    #expect(store.member(captain)?.user.name == "Captain")
    #expect(store.member(MemberKey(groupId: "crew", userId: "lee")) == nil)
  }

  @Test func a_profile_replaces_one_with_the_same_id() {
    store.put(StoredUser(userId: "kim", name: "Kimi"))
    store.put(StoredGroup(groupId: "crew", groupName: "New crew"))
    store.put(StoredMember(groupId: "crew", user: StoredUser(userId: "kim", name: "Mate")))
    #expect(store.user("kim")?.name == "Kimi")
    #expect(store.group("crew")?.groupName == "New crew")
    #expect(store.member(captain)?.user.name == "Mate")
  }

  @Test func one_profile_or_all_of_a_kind_are_removed() {
    store.removeUser("kim")
    #expect(store.user("kim") == nil && store.user("lee") != nil && store.member(captain) != nil)
    store.removeAllUsers()
    #expect(store.user("lee") == nil && store.group("crew") != nil)
    store.removeMember(captain)
    #expect(store.member(captain) == nil)
    store.put(StoredMember(groupId: "crew", user: StoredUser(userId: "kim")))
    store.removeAllMembers()
    #expect(store.member(captain) == nil && store.group("crew") != nil)
    store.removeGroup("crew")
    #expect(store.group("crew") == nil)
    store.put(StoredGroup(groupId: "crew"))
    store.removeAllGroups()
    #expect(store.group("crew") == nil)
  }
}
