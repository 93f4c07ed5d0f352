import ChatBackend
import Diorama
import DioramaKit
import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

private func page(_ yaml: String, me: String = "ann", types: [any Configurable.Type] = []) throws
  -> String
{
  try profileScreen("NCProfileViewController", people() + yaml, to: me, types: types).frames()
}

/// What the group info page shows.
@Suite("Group info page") struct GroupInfoTests {
  @Test func N153_N154_N155_the_page_of_the_owner() throws {
    #expect(
      try page("groupId: boats") == """
        ┌──────────────────────────────────────┐
        │ [‹]          Group info              │
        ├──────────────────────────────────────┤
        │ Members (4)                        › │
        │   ●      ●      ○      ○     [+]     │
        │  Ann    Bea    Mate    大            │
        │  [−]                                 │
        │ ──────────────────────────────────── │
        │ Group avatar                       ◎ │
        │ Group name                   Boats › │
        │ Group announcement                 › │
        │ Nickname in group                  › │
        │ ──────────────────────────────────── │
        │ Group management                   › │
        │ ──────────────────────────────────── │
        │ Mute notifications             [off] │
        │ Pin                            [off] │
        │           [Dismiss group]            │
        └──────────────────────────────────────┘
        """)
  }

  @Test func N153_others_have_no_management_and_leave() throws {
    let rows = content(try page("viewModel: { groupId: boats }", me: "cem"))
    #expect(rows.contains("Nickname in group             Mate ›"))
    #expect(!rows.contains { $0.contains("management") || $0.contains("[+]") })
    #expect(rows.last == "           [Leave group]")
  }

  @Test func N152_rows_come_step_by_step_and_names_change_once_more() throws {
    let frames = frames(
      try page(
        """
        groupId: boats
        network: { latency: 1s }
        steps:
          - snapshot: asked
          - advance: 1s
          - snapshot: group
          - advance: 3s
          - snapshot: members
          - advance: 1s
          - snapshot: remarks
        """))
    #expect(!frames[0].contains("Members"))
    #expect(frames[1].contains("Members (4)") && !frames[1].contains("Skipper"))
    #expect(frames[2].contains("Skip"))
    #expect(frames[3].contains("Bea") && !frames[3].contains("Skip"))
  }

  @Test func N152_a_failure_leaves_the_page_as_it_is() throws {
    let rows = rows(
      try page("groupId: boats\nnetwork: { failures: [{ request: getGroupInfo }] }"))
    #expect(rows.filter { !$0.isEmpty } == ["[‹]"])
  }

  /// What an app provides of the crew; Dai it does not know.
  private static let provided = """
    groupId: boats
    NCChatUI:
      currentDataSourceType: infoProvider
      providers:
        userInfo:
          latency: 100ms
          users:
            - { userId: ann, name: A., avatarUrl: "https://example.com/a.png" }
            - { userId: bea, name: B., alias: My B }
            - { userId: cem, name: C. }
        groupInfo:
          latency: 200ms
          groups: [{ groupId: boats, groupName: Provided boats }]
        groupUserInfo:
          latency: 300ms
          members: [{ groupId: boats, userId: cem, name: Cook }, { groupId: boats, userId: ann, name: Chief }]

    """

  @Test func N151_N209_N63_provided_names_show_as_page_002_says_and_the_service_s_until_then()
    throws
  {
    let frames = frames(
      try page(
        Self.provided + """
          steps:
            - snapshot: the service's
            - advance: 100ms
            - snapshot: people
            - advance: 100ms
            - snapshot: the group
            - advance: 100ms
            - snapshot: nicknames
          """))
    #expect(frames.count == 4)
    #expect(frames[0].contains("Ann    Bea    Mate    大"))
    #expect(frames[1].contains("A.    My B    C.     大"))
    #expect(frames[1].contains("Group name                   Boats ›"))
    #expect(frames[2].contains("Group name          Provided boats ›"))
    #expect(frames[3].contains("Chief   My B   Cook    大"))
    #expect(frames[3].contains("Nickname in group            Chief ›"))
    #expect(frames[3].contains("Members (4)"))
  }

  @Test func what_an_app_refreshes_shows_at_once() throws {
    let frames = frames(
      try page(
        Self.provided + """
          steps:
            - advance: 300ms
            - refresh:
                user: { userId: bea, name: Beatriz the Brave }
                group: { groupId: boats, groupName: Fleet }
                member: { groupId: boats, userId: dai, name: Deckhand }
            - snapshot: refreshed
          """))
    #expect(frames[0].contains("Group name                   Fleet ›"))
    #expect(frames[0].contains("Deck"))
    #expect(!frames[0].contains("My B"))
  }

  @Test func N61_in_the_managed_mode_the_page_shows_what_the_service_says() throws {
    let managed = Self.provided.replacingOccurrences(of: "infoProvider", with: "infoManagement")
    #expect(try page(managed + "steps: [{ advance: 300ms }]") == page("groupId: boats"))
  }

  @Test func yaml_says_which_rows_there_are_in_which_order_and_what_is_on_the_button() throws {
    let rows = content(
      try page(
        """
        title: The fleet
        viewModel:
          groupId: boats
          rows: [[favorites, pin], [name], [management, members]]
          footerText: Sink it
        """))
    let rule = String(repeating: "─", count: 36)
    #expect(
      rows == [
        "Pin                            [off]", rule, "Group name                   Boats ›", rule,
        "Group management                   ›", "Members (4)                        ›",
        "             [Sink it]",
      ])
  }

  @Test(arguments: [(5, 5), (50, 12)])
  func N153_the_grid_has_room_for_so_many(most: Int, shown: Int) throws {
    let members = (1...12).map { "{ userId: u\($0), name: N\($0) }" }.joined(separator: ", ")
    let ids = (1...12).map { "u\($0)" }.joined(separator: ", ")
    let frame = try profileScreen(
      "NCProfileViewController",
      """
      data:
        users: [\(members)]
        groups: [{ groupId: g, groupName: G, members: [\(ids)] }]
      viewModel: { groupId: g, displayMaxMemberCount: \(most) }
      """, to: "u1"
    ).frames()
    #expect(frame.contains("Members (12)"))
    #expect(frame.filter { $0 == "○" }.count == shown)
  }

  @Test func N153_other_counts_are_ignored() {
    let model = NCGroupProfileViewModel(groupId: "g")
    model.displayMaxMemberCount = 4
    #expect(model.displayMaxMemberCount == 30)
    model.displayMaxMemberCount = 51
    #expect(model.displayMaxMemberCount == 30)
    model.displayMaxMemberCount = 50
    #expect(model.displayMaxMemberCount == 50)
  }

  @Test func N156_without_permission_a_tip_says_so() throws {
    let frames = frames(
      try page(
        """
        groupId: boats
        steps:
          - tap: { row: Group name }
          - snapshot: tip
          - advance: 2s
          - snapshot: gone
        """, me: "cem"))
    #expect(frames[0].contains("You don't have permission"))
    #expect(!frames[1].contains("permission"))
  }

  @Test func the_switches_change_the_channel_and_muting_adds_a_row() throws {
    let frames = frames(
      try page(
        """
        groupId: boats
        steps:
          - toggle: { row: Mute notifications }
          - toggle: { row: Pin }
          - snapshot: both
          - network: { failures: [{ request: pinConversation }] }
          - toggle: { row: Pin }
          - snapshot: not unpinned
        """))
    #expect(frames.count == 2)
    for frame in frames {
      #expect(
        frame.contains(
          "Mute notifications              [on] |     --favorites                    ›"
            + " | Pin                             [on]"))
    }
  }

  @Test func N158_N228_leaving_asks_nothing_and_says_how_it_went() throws {
    let frames = frames(
      try page(
        """
        groupId: boats
        steps:
          - network: { failures: [{ request: dismissGroup, times: 1 }] }
          - tap: { button: Dismiss group }
          - snapshot: failed
          - advance: 2s
          - tap: { button: Dismiss group }
          - snapshot: done
        """))
    #expect(frames[0].contains("Unable to dismiss group"))
    #expect(frames[1].contains("Group dismissed"))
  }

  @Test func N158_who_was_put_out_of_the_group_is_told_and_the_page_goes() throws {
    let run = Run(
      "{ users: [{ userId: ann }], groups: [{ groupId: g, members: [ann] }] }", me: "ann")
    let stack = run.settled { _ in
      let below = UIViewController()
      let stack = UINavigationController(rootViewController: below)
      run.environment.window.rootViewController = stack
      stack.pushViewController(
        NCProfileViewController(viewModel: NCGroupProfileViewModel(groupId: "g")), animated: false)
      return stack
    }
    #expect(stack.viewControllers.count == 2)
    run.settled { _ in run.service.loseGroup("other") }
    #expect(stack.viewControllers.count == 2)
    run.settled { _ in run.service.loseGroup("g") }
    #expect(stack.viewControllers.count == 1)
    let tip = run.now { _ in run.environment.window.topViewController as? UIAlertController }
    #expect(tip?.message == "You're not in this group")
  }

  @Test func N156_a_member_that_is_tapped_is_told_to_a_subclass() throws {
    let frames = frames(
      try page(
        """
        viewModel: { type: TappedProfile, groupId: boats }
        steps: [{ tap: { button: bea, row: 2 } }, { snapshot: tapped }]
        """, types: [TappedProfile.self]))
    #expect(frames.first?.contains("bea was tapped") == true)
  }

  @Test func N157_an_app_may_replace_rows_and_button() throws {
    let rows = content(
      try page("viewModel: { type: OwnProfile, groupId: boats }", types: [OwnProfile.self]))
    #expect(rows == ["Only this", "               [Bye]"])
  }

  @Test func ids_that_are_not_there_are_told_at_the_word() throws {
    func problems(_ keys: String) throws -> String {
      try profileScreen("NCProfileViewController", people() + keys).problems()
    }
    #expect(
      try problems("groupId: boots")
        .hasPrefix("17:10 error unknown-reference: there is no group 'boots' (did you mean 'boats'")
    )
    #expect(
      try problems("viewModel: { groupId: boots }")
        .hasPrefix("17:23 error unknown-reference: there is no group 'boots'"))
    #expect(
      try problems("viewModel: { groupId: boats, displayMaxMemberCount: 3 }")
        .hasPrefix("17:53 error wrong-value"))
  }
}

private final class TappedProfile: NCGroupProfileViewModel {
  override func didSelectMember(_ userId: String) { NCTip.show("\(userId) was tapped") }
}

private final class OwnProfile: NCGroupProfileViewModel, NCProfileViewModelDelegate {
  required init() {
    super.init()
    delegate = self
  }

  func profileViewModel(
    _ viewModel: NCProfileViewModel,
    willLoadProfileCellViewModel profileList: [[NCProfileCellViewModel]]
  ) -> [[NCProfileCellViewModel]] { [[NCProfileCellViewModel(title: "Only this")]] }

  func profileViewModel(
    _ viewModel: NCProfileViewModel,
    willLoadProfileFooterViewModel footerViewModel: NCProfileFooterViewModel?
  ) -> NCProfileFooterViewModel? { NCProfileFooterViewModel(title: "Bye") }
}
