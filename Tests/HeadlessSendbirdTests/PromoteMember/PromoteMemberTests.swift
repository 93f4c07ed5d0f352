import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The members who can be promoted, the events and the result.
@Suite("Promote members") struct PromoteMemberTests {
  private let council = OperatorScreens(types: [PromoteEventScreen.self])
  private let bar = "[Cancel]    Select users  (Register)"

  private func screen(_ channel: String, _ more: String = "") -> String {
    "viewController: PromoteEventScreen\nchannelURL: \(channel)\n\(more)"
  }

  @Test func non_operator_members_are_listed_and_muted_ones_are_marked() throws {
    // S99, per page 000, S92.
    expect(try council.events(screen("club")), is: "L+\nU bob dan eve\nL-")
    expect(
      try council.frames(screen("club")),
      is: frame(bar, row("○ Bob Stone"), row("⊘ Dan Wu"), row("○ (No name)")))
    try council.look(screen("club")) { (screen: SBUPromoteMemberViewController) in
      let model = try #require(screen.viewModel)
      #expect(model.inviteListType == .operators && model.memberListQuery?.limit == 20)
      #expect(model.userListQuery == nil && model.participantListQuery == nil)
      #expect(screen.channelType == .group && screen.channel is GroupChannel)
    }
  }

  @Test func the_list_is_blank_if_all_members_are_operators() throws {
    // S102, S103: the list is blank if all members are operators, as on the register screen.
    expect(try council.events(screen("heads")), is: "L+\nL-")
    expect(try council.frames(screen("heads")), is: blankFrame(bar))
  }

  @Test func failures_are_reported_but_not_shown() throws {
    // S28, S29, S41, S42, S193.
    for request in ["connect", "getChannel"] {
      let yaml = screen(
        "club", "network: { failures: [{ request: \(request), code: 7, message: Lost }] }")
      expect(try council.events(yaml), is: "L+\nL-\nE 7\nerrorHandler: Lost")
      expect(try council.frames(yaml), is: blankFrame(bar))
    }
    let yaml = screen(
      "club", "network: { failures: [{ request: loadMembers, code: 7, message: Lost }] }")
    expect(try council.events(yaml), is: "L+\nE 7\nerrorHandler: Lost\nL-")
    expect(try council.frames(yaml), is: blankFrame(bar))
  }

  @Test func pages_of_20_members_load_at_the_tenth_row_from_the_end() throws {
    // S30, S61, S69.
    let log = try OperatorScreens(types: [PromoteEventScreen.self], data: OperatorScreens.crowd(46))
      .events(
        """
        viewController: PromoteEventScreen
        channelURL: crowd
        device: { width: 40, height: 12 }
        steps: [{ scroll: { row: 10 } }, { scroll: { row: 11 } }, { scroll: bottom }, { scroll: bottom }]
        """)
    expect(
      log,
      is: """
        L+
        U 20
        L-
        nextUserList
        U 40
        L-
        nextUserList
        U 45
        L-
        """)
  }

  @Test func a_later_page_error_keeps_the_rows_and_the_last_page_only_ends_loading() throws {
    // S29, S31.
    var council = OperatorScreens(types: [PromoteEventScreen.self], data: OperatorScreens.crowd(22))
    council.actions["load more"] = on { (screen: SBUPromoteMemberViewController) in
      screen.viewModel?.loadNextUserList(reset: false)
    }
    let log = try council.events(
      """
      viewController: PromoteEventScreen
      channelURL: crowd
      device: { width: 40, height: 12 }
      steps:
        - network: { failures: [{ request: loadMembers, code: 7, message: Lost, times: 1 }] }
        - act: load more
        - act: load more
        - act: load more
      """)
    expect(log, is: "L+\nU 20\nL-\nE 7\nerrorHandler: Lost\nL-\nU 21\nL-\nL-")
  }

  @Test func custom_users_without_operators_and_an_empty_custom_list_are_shown() throws {
    // S57, S67.
    let some = screen(
      "club",
      "users: [chloe, { userId: zoe, nickname: Zoë }]\nnetwork: { failures: [{ request: loadMembers }] }"
    )
    // Chloe is an operator already.
    expect(try council.events(some), is: "L+\nU zoe\nL-")
    expect(try council.frames(some), is: frame(bar, row("○ Zoë")))
    let none = screen("club", "users: []\nnetwork: { failures: [{ request: loadMembers }] }")
    expect(try council.events(none), is: "L+\nU \nL-")
    expect(
      try council.frames(none),
      is: frame(bar, "", "", "                 ∅", "              No users", "", "", ""))
  }

  @Test func further_custom_pages_come_from_nextUserList() throws {
    // S57, S69.
    let log = try OperatorScreens(
      project: "components: { Paged: { extends: PromoteEventScreen, pages: [[eve]] } }",
      types: [PromoteEventScreen.self]
    ).events(
      """
      viewController: Paged
      channelURL: club
      users: [bob, bob, bob, bob, bob, bob, bob, bob, bob, bob]
      """)
    expect(
      log,
      is: """
        L+
        U bob bob bob bob bob bob bob bob bob bob
        L-
        nextUserList
        U bob bob bob bob bob bob bob bob bob bob eve
        L-
        nextUserList
        """)
  }

  @Test func a_custom_user_who_is_an_operator_is_labeled_and_selectable() throws {
    // S99.
    let shown = try OperatorScreens(types: [OfferPromoteScreen.self]).frames(
      """
      viewController: OfferPromoteScreen
      channelURL: club
      steps: [{ select: [olga, pam] }]
      """)
    expect(
      shown,
      is: frame(
        "[Cancel]   Select users [Register 2]", row("○ Olga", "Operator [x]"),
        row("○ Pam", "[x]"), row("⊘ Quin", "Operator [ ]")))
  }

  @Test func Register_sends_the_ids_in_selection_order_and_goes_back() throws {
    // S32, S100, S182.
    let log = try council.events(
      screen("club", "steps: [{ select: [eve, bob] }, { tap: rightBarButton }]"))
    expect(
      log.after("L-\n"),
      is: """
        row 2 tapped
        selected: eve
        row 0 tapped
        selected: bob eve
        L+
        promoted: eve bob
        popToChannel
        L-
        """)
  }

  @Test func Register_does_nothing_without_a_selection_and_Cancel_goes_back() throws {
    // S100.
    let log = try council.events(
      screen("club", "steps: [{ tap: rightBarButton }, { tap: leftBarButton }]"))
    expect(log, is: "L+\nU bob dan eve\nL-\nonClickBack")
  }

  @Test func a_failure_is_reported_while_loading_and_the_screen_is_unchanged() throws {
    // S32, S100, S193: a failure logs L+, E, L-, and the screen is unchanged.
    let yaml = screen("guests", "steps: [{ select: bob }, { tap: rightBarButton }]")
    expect(
      try council.events(yaml).after("selected: bob\n"),
      is: "L+\nE 400108\nerrorHandler: Not authorized.\nL-")
    expect(
      try council.frames(yaml),
      is: frame(
        "[Cancel]   Select users [Register 1]", row("○ Alice Kim (You)"), row("○ Bob Stone", "[x]"))
    )
  }

  @Test func members_can_be_promoted_by_selection_by_member_or_by_id() throws {
    // 3.3.
    var council = OperatorScreens(types: [StayingPromoteScreen.self])
    council.actions["promote"] = on { (screen: SBUPromoteMemberViewController) in
      let model = try #require(screen.viewModel)
      model.selectUser(user: model.userList[1])
      EventLog.note("")
      model.promoteToOperators()
      model.promoteToOperators(members: [model.userList[0]])
      model.promoteToOperators(memberIds: ["eve"])
      screen.promoteSelectedMembers()
    }
    council.actions["begin anew"] = on { (screen: SBUPromoteMemberViewController) in
      screen.viewModel?.resetUserList()
    }
    let log = try council.events(
      """
      viewController: StayingPromoteScreen
      channelURL: club
      steps: [{ act: promote }, { act: begin anew }]
      """)
    expect(
      log.after("\n\n"),
      is: """
        L+
        L+
        L+
        L+
        promoted: dan
        L-
        promoted: bob
        L-
        promoted: eve
        L-
        promoted: dan
        L-
        L-
        """)
  }

  @Test func promoting_does_nothing_without_a_channel() throws {
    // S100.
    var council = council
    council.actions["promote"] = on { (screen: SBUPromoteMemberViewController) in
      #expect(screen.channel == nil)
      screen.viewModel?.promoteToOperators(memberIds: ["bob"])
    }
    let log = try council.events(
      screen(
        "club",
        """
        network: { failures: [{ request: getChannel, code: 7, message: Lost }] }
        steps: [{ act: promote }]
        """))
    expect(log, is: "L+\nL-\nE 7\nerrorHandler: Lost")
  }

  @Test func Retry_loads_nothing_and_shows_No_users() throws {
    // S51, S100.
    var council = council
    council.actions["fail for good"] = on { (screen: SBUPromoteMemberViewController) in
      screen.didReceiveError(SBError(domain: "No", code: 9), isBlocker: true)
    }
    let yaml = screen(
      "heads",
      "steps: [{ act: fail for good }, { snapshot: failed }, { tap: retry }, { snapshot: retried }]"
    )
    expect(try council.events(yaml), is: "L+\nL-\nE 9, blocks\nerrorHandler: No\nretry")
    expect(
      try council.frames(yaml),
      is: """
        ── failed ──────────────────────────────
        \(frame(
          bar, "", "", "                 ✗", "        Something went wrong",
          "             [↻ Retry]", "", ""))

        ── retried ─────────────────────────────
        \(frame(bar, "", "", "                 ∅", "              No users", "", "", ""))
        """)
  }

  @Test func promote_and_register_screens_exist_with_names_of_both_pages() throws {
    // S174: both screens exist, with the names of both pages.
    var council = council
    council.actions["make"] = on { (screen: SBUPromoteMemberViewController) in
      let group = try #require(screen.channel as? GroupChannel)
      let promoting = [
        SBUPromoteMemberViewController(channel: group),
        SBUPromoteMemberViewController(channel: group, users: [SBUUser(userId: "zoe")]),
        SBUPromoteMemberViewController(channelURL: "club"),
        SBUPromoteMemberViewController(channelURL: "club", users: [SBUUser(userId: "zoe")]),
        SBUPromoteMemberViewController(channelUrl: "club"),
        SBUPromoteMemberViewController(channelUrl: "club", users: [SBUUser(userId: "zoe")]),
      ]
      let registering = SBURegisterOperatorViewController(channel: group)
      ScreenEnvironment.current?.mainQueue.runDueItems()
      for (index, next) in promoting.enumerated() {
        let ids = index % 2 == 0 ? ["bob", "dan", "eve"] : ["zoe"]
        #expect(next.userList.sbu_getUserIds() == ids, "\(index)")
        #expect(next.headerComponent != nil && next.listComponent != nil)
      }
      #expect(registering.userList.sbu_getUserIds() == ["bob", "dan", "eve"])
    }
    let text = try council.frames(screen("club", "steps: [{ act: make }]"))
    #expect(!text.contains("error:"), "\(text)")
  }
}

/// A screen that also offers operators.
final class OfferPromoteScreen: SBUPromoteMemberViewController {
  override func createViewModel(
    channel: BaseChannel?, channelURL: String?, channelType: ChannelType, users: [SBUUser]?
  ) {
    super.createViewModel(
      channel: channel, channelURL: channelURL, channelType: channelType, users: SBUUser.offer)
  }
}

/// A screen that stays after users become operators.
final class StayingPromoteScreen: PromoteEventScreen {
  override func promoteMemberViewModel(
    _ viewModel: SBUPromoteMemberViewModel, didPromoteMemberIds memberIds: [String]
  ) {
    EventLog.note("promoted: \(memberIds.joined(separator: " "))")
  }
}
