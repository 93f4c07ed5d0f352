import DioramaKit
import Testing

@testable import ChatBackend

/// All mistakes in a fixture are reported at their locations.
@Suite("Diagnostics of fixtures") struct FixtureDiagnosticsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let yaml: String
    let problems: [String]

    init(_ name: String, _ yaml: String, _ problems: String...) {
      (testDescription, self.yaml, self.problems) = (name, yaml, problems)
    }
  }

  static let cases = [
    Case(
      "a member who is unknown",
      """
      users: [{ userId: alice }, { userId: bob }]
      groupChannels:
        - url: g
          members: [alice, { userId: bobb, isOperator: true }]
          bannedUsers: [absent]
      """,
      "4:32 unknown-reference: unknown user 'bobb' (did you mean 'bob'?)",
      "5:19 unknown-reference: unknown user 'absent' (available: 'alice', 'bob')"),
    Case(
      "a participant who is unknown, without any users",
      "openChannels: [{ url: o, participants: [alice] }]",
      "1:41 unknown-reference: unknown user 'alice' "
        + "(write 'users: [{ userId: alice }]' in the fixture (key 'data'))"),
    Case(
      "a group's member who is unknown",
      "users: [{ userId: alice }]\ngroups: [{ groupId: g, members: [{ userId: alce }] }]",
      "2:44 unknown-reference: unknown user 'alce' (did you mean 'alice'?)"),
    Case(
      "unknown members, who are not the same",
      "groups: [{ groupId: g, members: [x, y] }]\ngroupChannels: [{ url: u, members: [x, y] }]",
      "1:34 unknown-reference: unknown user 'x'"
        + " (write 'users: [{ userId: x }]' in the fixture (key 'data'))",
      "1:37 unknown-reference: unknown user 'y'"
        + " (write 'users: [{ userId: y }]' in the fixture (key 'data'))",
      "2:37 unknown-reference: unknown user 'x'"
        + " (write 'users: [{ userId: x }]' in the fixture (key 'data'))",
      "2:40 unknown-reference: unknown user 'y'"
        + " (write 'users: [{ userId: y }]' in the fixture (key 'data'))"),
    Case(
      "users who are written as ids are no others where they are named",
      "users: [x, { userId: [w] }, { userId: y }]\n"
        + "groupChannels: [{ url: u, members: [x, w, z] }]",
      "1:9 wrong-value: expected a mapping, found 'x' (write '{ userId: x }')",
      "1:22 wrong-value: expected text, found a list (write 'w' without the brackets)",
      "2:43 unknown-reference: unknown user 'z' (available: 'y')"),
    Case(
      "two users of one id",
      "users:\n  - { userId: a }\n  - { userId: b }\n  - { nickname: A, userId: a }",
      "4:28 wrong-value: duplicate user 'a' (remove one of them, or change one userId) <- 2:15"),
    Case(
      "two channels of one URL, whatever their sort",
      """
      groupChannels: [{ url: x }, { url: y }, { url: x }]
      openChannels: [{ url: z }, { url: y }, { url: z }]
      groups: [{ groupId: x }, { groupId: x }]
      """,
      "1:48 wrong-value: duplicate channel 'x' (remove one of them, or change one url) <- 1:24",
      "2:35 wrong-value: duplicate channel 'y' (remove one of them, or change one url) <- 1:36",
      "2:47 wrong-value: duplicate channel 'z' (remove one of them, or change one url) <- 2:23",
      "3:37 wrong-value: duplicate group 'x' (remove one of them, or change one groupId) <- 3:21"),
    Case(
      "a member who is listed twice",
      """
      users: [{ userId: a }, { userId: b }]
      groupChannels: [{ url: g, members: [a, b, { userId: a }] }]
      """,
      "2:53 wrong-value: duplicate user 'a' (remove one of them) <- 2:37"),
    Case(
      "ids that are missing or empty",
      """
      users: [{ nickname: Alice }, { userId: "" }, { userId: "" }, { userId: }]
      groupChannels: [{ name: x }]
      """,
      "1:9 missing-key: missing key 'userId' in a user "
        + "(add 'userId: ' and text (the id, unique among users))",
      "1:40 wrong-value: the userId of a user cannot be empty",
      "1:56 wrong-value: the userId of a user cannot be empty",
      "1:72 wrong-value: expected text, found nothing (write text here)",
      "2:17 missing-key: missing key 'url' in a group channel "
        + "(add 'url: ' and text (the id, unique among channels))"),
    Case(
      "keys that do not exist",
      """
      user: []
      users: [{ userId: a, profileUrl: x }]
      """,
      "1:1 unknown-key: 'user' is not a key of a fixture ('users' is already set at 2:1; remove one)",
      "2:22 unknown-key: 'profileUrl' is not a key of a user (did you mean 'profileURL'?)"),
    Case(
      "values of other kinds",
      """
      users: { userId: a }
      openChannels: [town-hall]
      groupChannels: [{ url: g, isFrozen: perhaps, members: alice, bannedUsers: [[a]] }]
      """,
      "1:8 wrong-value: expected a list, found a mapping (put it in '[' and ']')",
      "2:16 wrong-value: expected a mapping, found 'town-hall' (write '{ url: town-hall }')",
      "3:37 wrong-value: expected true or false, found 'perhaps'",
      "3:55 wrong-value: expected a list, found 'alice' (write '[alice]')",
      "3:76 wrong-value: expected the id of a user, found a list (write 'a' without the brackets)"),
    Case(
      "friend applications of no kind",
      """
      friendApplications:
        - { userId: kim, type: recieved, status: open, operationTime: 2026-13-01T00:00:00Z }
      """,
      "2:26 wrong-value: expected sent or received, found 'recieved' "
        + "(did you mean 'received'?)",
      "2:44 wrong-value: expected unhandled, accepted, refused or expired, found 'open'",
      "2:65 wrong-value: expected a time with a month from 1 to 12, found '2026-13-01T00:00:00Z'"),
    Case(
      "a time beyond all clocks",
      "friendApplications: [{ userId: kim, operationTime: now + 9000000000000000000ms }]",
      "1:52 wrong-value: expected a time, found 'now + 9000000000000000000ms' (write a time such "
        + "as 2026-03-01T08:30:00Z, milliseconds since 1970, or 'now - 4d')"),
    Case(
      "no fixture at all",
      "[alice]",
      "1:1 wrong-value: expected a path to a file or a mapping, found a list (write "
        + "'alice' without the brackets)"
    ),
    Case(
      "users with their ids as keys, which are not unknown then",
      "users: { alice: { nickname: A } }\ngroupChannels: [{ url: u, members: [alice] }]",
      "1:8 wrong-value: expected a list, found a mapping "
        + "(write a list: '[{ userId: alice, ... }]')"),
    Case(
      "messages without their conversation",
      "users: [{ userId: bob }]\nmessages: [{ channelId: bob, sender: bob }, { sender: bob }]",
      "2:30 wrong-value: 'sender' is a key of a message, not of an item of 'messages' "
        + "(write '{ channelId: ..., messages: [{ sender: bob, ... }] }')"),
  ]

  @Test(arguments: cases)
  func mistakes_in_a_fixture_are_reported_at_their_location(_ example: Case) {
    let reading = read(example.yaml, as: ChatData.shape)
    #expect(reading.problems == example.problems)
    // Unknown keys leave a fixture readable; the project decides whether it is used.
    let isReadable = example.problems.allSatisfy { $0.contains(" unknown-key: ") }
    #expect((reading.value != nil) == isReadable)
  }

  /// Comparing every unknown name with every known one would take hours in a long fixture.
  @Test func only_the_first_20_unknown_names_get_a_suggestion() {
    let names = (10..<60).map { "user\($0)x" }.joined(separator: ", ")
    let users = (10..<60).map { "{ userId: user\($0) }" }.joined(separator: ", ")
    let reading = read(
      "users: [\(users)]\nopenChannels: [{ url: o, participants: [\(names)] }]",
      as: ChatData.shape)
    #expect(reading.problems.count == 50)
    #expect(reading.problems.filter { $0.contains("did you mean") }.count == 20)
  }
}
