import Diorama
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// The rows below the search bar.
private func names(_ frame: String) -> [String] {
  Array(
    frame.components(separatedBy: " | ").dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty })
}

private func managed(_ yaml: String) throws -> [String] {
  frames(try profileScreen("NCGroupMentionViewController", people() + yaml).frames())
}

/// The @mention page of the managed service.
@Suite("Managed @mention page") struct MentionTests {
  @Test func N162_N119_all_then_the_members_under_nickname_or_name() throws {
    #expect(
      try profileScreen("NCGroupMentionViewController", people() + "groupId: boats").frames() == """
        ┌──────────────────────────────────────┐
        │ [‹]   Select a user to mention       │
        ├──────────────────────────────────────┤
        │ [_Search]                            │
        │ ∴ all                                │
        │ ● Ann                                │
        │ ● Skipper                            │
        │ ○ Mate                               │
        │ ○ 大                                 │
        └──────────────────────────────────────┘
        """)
  }

  @Test func N165_a_search_asks_the_service_and_leaves_all_out() throws {
    let frames = try managed(
      """
      groupId: boats
      network: { latency: 1s }
      steps:
        - advance: 3s
        - write: a
        - write: n
        - snapshot: looking
        - advance: 1s
        - snapshot: found by the first letter
        - write: zz
        - advance: 1s
        - snapshot: nobody
      """)
    #expect(names(frames[0]) == ["∴ all", "● Ann", "● Skipper", "○ Mate", "○ 大"])
    // The change to 'an' came while 'a' was looked for, and was dropped.
    #expect(names(frames[1]) == ["● Ann", "● Skipper", "○ Mate"])
    #expect(names(frames[2]) == ["No user found"])
  }

  @Test func N163_N164_pages_follow_each_other_without_repeating_anybody() throws {
    let users = (1...25).map { "{ userId: u\($0), name: N\($0) }" }.joined(separator: ", ")
    let members = (1...25).map { $0 == 20 ? "{ userId: u20, role: owner }" : "u\($0)" }
      .joined(separator: ", ")
    func page(height: Int, _ steps: String) throws -> [String] {
      frames(
        try profileScreen(
          "NCGroupMentionViewController",
          """
          device: { width: 40, height: \(height) }
          data:
            users: [\(users)]
            groups: [{ groupId: g, members: [\(members)] }]
          viewModel: { groupId: g, pageCount: 10 }
          steps: [\(steps)]
          """, to: "u1"
        ).frames())
    }
    let pulled = try page(
      height: 12,
      "{ snapshot: top }, { scroll: bottom }, { scroll: bottom }, { scroll: bottom }, "
        + "{ snapshot: bottom }")
    #expect(names(pulled[0]).prefix(3) == ["∴ all", "○ N20", "○ N1"])
    #expect(names(pulled[1]).last == "○ N25")
    let others = (1...25).filter { $0 != 20 }.map { "○ N\($0)" }
    #expect(
      names(try page(height: 40, "{ snapshot: all }")[0]) == ["∴ all", "○ N20"] + others)
  }

  @Test func N163_the_page_count_has_limits() {
    let model = NCGroupMentionViewModel()
    model.pageCount = 0
    #expect(model.pageCount == 50)
    model.pageCount = 500
    #expect(model.pageCount == 100)
  }

  @Test func N163_a_page_that_fails_changes_nothing() throws {
    let frames = try managed(
      """
      groupId: boats
      network: { failures: [{ request: getGroupMembers }] }
      steps: [{ snapshot: failed }]
      """)
    #expect(names(frames[0]) == ["∴ all"])
  }

  @Test func an_id_that_is_not_there_is_told_at_the_word() throws {
    for page in ["NCGroupMentionViewController", "NCUserListViewController"] {
      #expect(
        try profileScreen(page, people() + "groupId: bots").problems()
          .hasPrefix("17:10 error unknown-reference: there is no group 'bots'"))
    }
  }
}

private func provided(_ yaml: String) throws -> [String] {
  frames(
    try profileScreen(
      "NCUserListViewController",
      people() + """
        groupId: boats
        NCChatUI:
          currentDataSourceType: infoProvider
          currentUserInfo: { userId: ann, name: Ann }
        \(yaml)
        """
    ).frames())
}

private let providers = """
    providers:
      groupMember: { groups: [{ groupId: boats, userIds: [ann, bea, cem, dai] }] }
      userInfo:
        latency: 1s
        users:
          - { userId: bea, name: Beatriz, alias: Zea }
          - { userId: cem, name: Cem C. }
          - { userId: dai, name: "!dai" }
  """

/// The @mention page of provided profiles.
@Suite("Provided @mention page") struct ProvidedMentionTests {
  @Test func N168_N120_N214_ids_first_then_names_sorted_by_letter_with_the_rest_before_A() throws {
    let frames = try provided(
      providers + "\nsteps: [{ snapshot: ids }, { advance: 1s }, { snapshot: names }]")
    #expect(names(frames[0]) == ["○ bea", "○ cem", "○ dai"])
    #expect(names(frames[1]) == ["○ !dai", "○ Cem C.", "○ Zea"])
  }

  @Test func N168_without_a_data_source_for_members_there_is_nobody() throws {
    let frames = try provided(
      "  providers: { userInfo: { users: [] } }\nsteps: [{ advance: 1s }, { snapshot: nobody }]")
    #expect(names(frames[0]).isEmpty)
  }

  @Test func N168_members_that_never_come_leave_an_empty_page() throws {
    let frames = try provided(
      "  providers: { groupMember: { never: [boats] } }\nsteps: [{ advance: 60s }, { snapshot: x }]"
    )
    #expect(names(frames[0]).isEmpty)
  }

  @Test func N169_a_search_looks_at_all_names_and_shows_the_letters() throws {
    let frames = try provided(
      providers + """

        steps:
          - advance: 1s
          - write: beat
          - snapshot: by name
          - write: x
          - snapshot: nobody
        """)
    #expect(names(frames[0]) == ["Z", "○ Zea"])
    #expect(names(frames[1]).isEmpty)
  }

  @Test func N90_a_refresh_moves_its_row() throws {
    let frames = try provided(
      providers + """

        steps:
          - advance: 1s
          - refresh: { user: { userId: cem, name: Ümit, alias: Zz } }
          - snapshot: moved
        """)
    #expect(names(frames[0]) == ["○ !dai", "○ Zea", "○ Zz"])
  }
}

private func chat(_ mode: String, _ steps: String) throws -> [String] {
  frames(
    try profileScreen(
      "NCChannelViewController",
      people("  conversations: []").replacing("{ width: 40 }", with: "{ width: 40, height: 10 }")
        + """
        channelType: group
        channelId: boats
        NCChatUI:
          currentDataSourceType: \(mode)
        \(mode == "infoProvider" ? providers : "")
        steps:
        \(steps)
        """
    ).frames())
}

/// How a mention gets into the chat.
@Suite("Mentioning") struct MentioningTests {
  @Test func N149_N161_N166_the_managed_page_hands_over_what_its_row_shows() throws {
    let frames = try chat(
      "infoManagement",
      """
        - write: "Ask @"
        - snapshot: page
        - tap: { row: Skipper }
        - snapshot: written
      """)
    #expect(frames[0].contains("● Skipper"))
    #expect(frames[1].contains("[Ask @Skipper _]"))
  }

  @Test func N161_N169a_N213_the_provided_page_hands_over_the_name_and_not_the_alias() throws {
    let frames = try chat(
      "infoProvider",
      """
        - write: "@"
        - advance: 1s
        - tap: { row: Zea }
        - snapshot: written
      """)
    #expect(frames[0].contains("[@Beatriz _]"))
  }

  @Test func N167_N212_all_is_a_person() throws {
    let frames = try chat(
      "infoManagement",
      """
        - write: "@"
        - tap: { row: all }
        - snapshot: written
      """)
    #expect(frames[0].contains("[@all _]"))
  }

  @Test func N149_an_at_within_a_word_opens_nothing() throws {
    let frames = try chat(
      "infoManagement",
      """
        - write: mail me at ann@
        - snapshot: nothing
      """)
    #expect(frames[0].contains("[mail me at ann@_]"))
  }

  @Test func N149_after_a_letter_of_another_script_it_does() throws {
    let frames = try chat(
      "infoManagement",
      """
        - write: 大@
        - snapshot: page
        - tap: leftBarButton
        - snapshot: back
      """)
    #expect(frames[0].contains("[_Search]"))
    #expect(frames[1].contains("[大@_]"))
  }
}
