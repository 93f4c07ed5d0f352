import DioramaKit
import Testing
import YAML

@testable import ChatBackend

/// Keys of kits refer to entries of the screen's fixture.
@Suite("References") struct ReferenceTests {
  let data = fixture(team + "\ngroups: [{ groupId: g1 }]")

  @Test func an_id_from_the_fixture_is_accepted() {
    #expect(read("alice", as: .userId, data: data).value == "alice")
    #expect(read("design-team", as: .channelURL, data: data).value == "design-team")
    #expect(read("town-hall", as: .channelURL, data: data).value == "town-hall")
    #expect(read("g1", as: .groupId, data: data).value == "g1")
  }

  @Test func an_unknown_id_is_reported() {
    #expect(
      read("alise", as: .userId, data: data).problems == [
        "1:1 unknown-reference: unknown user 'alise' (did you mean 'alice'?)"
      ])
    #expect(
      read("desing-team", as: .channelURL, data: data).problems == [
        "1:1 unknown-reference: unknown channel 'desing-team' (did you mean 'design-team'?)"
      ])
    #expect(
      read("design-team", as: .channelURL).problems == [
        "1:1 unknown-reference: unknown channel 'design-team' (write "
          + "'groupChannels: [{ url: design-team }]' in the fixture (key 'data'))"
      ])
    #expect(
      read("[]", as: .userId, data: data).problems == [
        "1:1 wrong-value: expected the id of a user, found an empty list "
          + "(write one value instead of a list)"
      ])
  }

  /// One mistake in a fixture should not look like many.
  @Test func ids_are_not_checked_against_an_invalid_fixture() {
    var decoding = Decoding(files: SourceFiles(root: "/nowhere"))
    let path = "/nowhere/screen.yaml"
    #expect(read("users: {}", as: ChatData.shape, path: path, &decoding).value == nil)
    #expect(decoding.diagnostics.count == 1)
    #expect(read("design-team", as: .channelURL, path: path, &decoding).value == "design-team")
    _ = read("{ url: x, members: [alice] }", as: .channel, path: path, &decoding)
    _ = read("[alice]", as: .users, path: path, &decoding)
    #expect(decoding.diagnostics.count == 1)
  }

  @Test func users_are_ids_or_mappings() {
    let reading = read("[bob, { userId: zed, nickname: Zed }]", as: .users, data: data)
    #expect(reading.problems == [])
    #expect(
      reading.value == [
        ChatUser(userId: "bob", nickname: "Bob"), ChatUser(userId: "zed", nickname: "Zed"),
      ])
    #expect(read("[]", as: .users, data: data).value == [])
    #expect(
      read("[bobb, { nickname: Zed }, []]", as: .users, data: data).problems == [
        "1:2 unknown-reference: unknown user 'bobb' (did you mean 'bob'?)",
        "1:8 missing-key: missing key 'userId' in a user "
          + "(add 'userId: ' and text (the id, unique among users))",
        "1:27 wrong-value: expected the id of a user or a mapping, found an empty list (write a "
          + "mapping; keys: 'userId', 'nickname', 'profileURL', 'name', 'alias', 'extra')",
      ])
  }

  @Test func a_channel_is_a_URL_or_a_mapping() {
    #expect(read("town-hall", as: .channel, data: data).value?.type == .open)
    let group = read("{ url: x, members: [alice, bob], isSuper: true }", as: .channel, data: data)
    #expect(group.problems == [])
    #expect(group.value?.type == .group && group.value?.url == "x")
    #expect(group.value?.memberCount == 2 && group.value?.isSuper == true)
    let open = read(
      "{ channelType: open, url: y, participants: [eve] }", as: .channel, data: data)
    #expect(open.value?.type == .open && open.value?.url == "y")
  }

  @Test func mistakes_in_a_channel_mapping_are_reported() {
    #expect(
      read("{ url: x, members: [alic] }", as: .channel, data: data).problems == [
        "1:21 unknown-reference: unknown user 'alic' (did you mean 'alice'?)"
      ])
    #expect(
      read("{ channelType: opn, url: x }", as: .channel, data: data).problems == [
        "1:16 wrong-value: expected group or open, found 'opn' (did you mean 'open'?)"
      ])
    #expect(
      read("{ channelType: open, url: x, members: [] }", as: .channel, data: data).problems.count
        == 1)
  }
}
