import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// `review --accept-change` accepts one change in all screens that have it, and no other change.
@Suite("Accepting changes") struct ChangeAcceptanceTests {
  @Test func a_change_is_accepted_in_screens_without_other_changes() throws {
    let workspace = try ChangeTests.changed(3)
    _ = try workspace.run("test", "screens")
    let list = try workspace.run("review", "--list", "screens").output
    #expect(
      list.hasPrefix(
        """
        differs  s1 in text, and the same change in 5 more screens
          cause: headerComponent.title, screens/diorama.yaml:2:61
          in: s0, s0@dark, s1, s1@dark, s2, s2@dark
          to accept: diorama review --accept-change 
        """), "\(list)")
    let id = try #require(list.firstMatch(of: /--accept-change ([0-9a-f]{8}) screens/)?.1)
    let run = try workspace.run("review", "--accept-change", String(id.prefix(6)), "screens")
    #expect(
      run.transcript == """
        accepted change \(id) of s0: wrote screens/__Snapshots__/s0.txt
        accepted change \(id) of s0@dark: wrote screens/__Snapshots__/s0@dark.txt
        accepted s1: wrote screens/__Snapshots__/s1.txt
        accepted s1@dark: wrote screens/__Snapshots__/s1@dark.txt
        accepted s2: wrote screens/__Snapshots__/s2.txt
        accepted s2@dark: wrote screens/__Snapshots__/s2@dark.txt

        """)
    #expect(run.status == .success)
    let wrong = try workspace.run("review", "--accept-change", "zz", "screens")
    #expect(
      wrong.errors == "unknown change 'zz'; 'diorama review --list' lists the changes\n")
    #expect(wrong.status == .usage)
    // The other change is still pending in two screens.
    let rest = try workspace.run("review", "--list", "screens").output
    #expect(
      rest.hasPrefix("differs  s0 in text, and the same change in 1 more screen\n"), "\(rest)")
    let other = try #require(rest.firstMatch(of: /--accept-change ([0-9a-f]{8}) screens/)?.1)
    #expect(
      try workspace.run("review", "--reject-change", String(other), "screens").output
        == "rejected s0; screens/__Snapshots__/s0.txt is unchanged\n"
        + "rejected s0@dark; screens/__Snapshots__/s0@dark.txt is unchanged\n")
    #expect(
      try workspace.run("review", "--list", "screens").output.hasPrefix("no pending snapshots"))
  }

  @Test func accepting_a_change_twice_accepts_no_other_change() throws {
    let header = "headerComponent: { title: Old }\n"
    let workspace = try Workspace([
      "screens/i.yaml": Screens.invite("Dana", "Bob") + header + """
        steps: [snapshot: start, select: u0, snapshot: one]
        variants: { short: { steps: [] } }

        """
    ])
    #expect(try workspace.run("record", "screens").status == .success)
    let old = try workspace.text(of: "screens/__Snapshots__/i.txt")
    let button = "rightBarButton: { title: Ask, selectedTitle: \"Ask %d\" }"
    try workspace.write(
      try workspace.text(of: "screens/i.yaml").replacing(
        header, with: "headerComponent: { title: New, \(button) }\n"),
      to: "screens/i.yaml")
    let test = try workspace.run("test", "screens").output
    let id = try String(
      #require(test.firstMatch(of: /--accept-change ([0-9a-f]{8}) screens/)?.1, "\(test)"))
    let first = try workspace.run("review", "--accept-change", id, "screens")
    #expect(
      first.transcript == """
        accepted change \(id) of i: wrote screens/__Snapshots__/i.txt
        accepted i@short: wrote screens/__Snapshots__/i@short.txt

        """)
    let partial = try workspace.text(of: "screens/__Snapshots__/i.txt")
    #expect(partial != old)

    // An accepted change is not proposed again.
    let list = try workspace.run("review", "--list", "--format", "json", "screens")
    let items = try #require(try list.json() as? [[String: Any]])
    let rest = try #require(items.first?["changes"] as? [String])
    #expect(items.count == 1 && rest.count == 1 && rest != [id], "\(list.output)")
    #expect(items.first?["id"] as? String == "i")
    // A screen with several changes is not accepted as a whole by the command for one of them.
    #expect(test.contains("to accept: diorama review --accept-change \(rest[0]) screens\n"))

    let again = try workspace.run("review", "--accept-change", id, "screens")
    #expect(
      again.transcript == "unknown change '\(id)'; 'diorama review --list' lists the changes\n")
    #expect(again.status == .usage)
    #expect(try workspace.text(of: "screens/__Snapshots__/i.txt") == partial)

    let both = try workspace.run(
      "review", "--accept-change", rest[0], "--reject-change", rest[0], "screens")
    #expect(both.errors.contains("'i' cannot be both accepted and rejected"), "\(both.errors)")
    #expect(both.status == .usage)

    // The snapshot is accepted once its other change is accepted, too.
    let other = try workspace.run("review", "--accept-change", rest[0], "screens")
    #expect(other.transcript == "accepted i: wrote screens/__Snapshots__/i.txt\n")
    #expect(try workspace.run("test", "screens").output == "2 passed\n")
  }

  @Test func accepted_changes_are_recorded_and_a_new_test_finds_only_the_others() throws {
    let workspace = try ChangeTests.changed(2)
    _ = try workspace.run("test", "screens")
    func changes() throws -> [[String]] {
      let list = try workspace.run("review", "--list", "--format", "json", "screens")
      let items = try #require(try list.json() as? [[String: Any]])
      return items.compactMap { $0["changes"] as? [String] }
    }
    // All screens have a changed header; s0 and s0@dark also have a changed row.
    let before = try changes()
    #expect(before.map(\.count) == [2, 2, 1, 1])
    let header = try #require(before.last?.first)
    _ = try workspace.run("review", "--accept-change", header, "screens")
    let row = before[0].filter { $0 != header }
    #expect(try changes() == [row, row])
    _ = try workspace.run("test", "screens")
    #expect(try changes() == [row, row])
    let run = try workspace.run("review", "--accept-change", row[0], "screens")
    #expect(run.output.hasPrefix("accepted s0: wrote "), "\(run.output)")
    #expect(try workspace.run("test", "screens").output == "4 passed\n")
  }
}
