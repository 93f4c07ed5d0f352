import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Freezing a channel and ending its freeze, by the switch and by Swift code.
struct ModerationsFreezeTests {
  /// What a screen hears after it has loaded its channel.
  private func heard(
    _ steps: String, of channel: String = "design-team", deeds: Screens.Deeds = [:]
  ) throws -> String {
    try communityLog(
      of: """
        viewController: ModerationsEventScreen
        channelURL: \(channel)
        steps:
        \(steps)
        """, deeds: deeds
    ).after("eventChannelChanged succeeded\nL-\n")
  }

  private func change(to freeze: Bool) -> Screens.Deeds {
    [
      "change": { screen in
        try moderations(screen).changeFreeze(freeze) { EventLog.note("completion \($0)") }
      }
    ]
  }

  @Test("S39, S109, S210: the switch freezes and unfreezes, and the same event tells of it")
  func bySwitch() throws {
    expect(
      try heard("- toggle: { row: Freeze channel }\n- toggle: { row: Freeze channel }"),
      is: """
        didChangeFreezeMode true
        L+
        C design-team eventChannelFrozen succeeded
        L-
        didChangeFreezeMode false
        L+
        C design-team eventChannelUnfrozen succeeded
        L-
        """)
  }

  @Test("S39: the completion is called after the event and before loading ends")
  func completion() throws {
    expect(
      try heard("- act: change", deeds: change(to: true)),
      is: """
        L+
        C design-team eventChannelFrozen succeeded
        completion true
        L-
        """)
    expect(
      try heard("- act: change", of: "winter", deeds: change(to: false)),
      is: """
        L+
        C winter eventChannelUnfrozen succeeded
        completion true
        L-
        """)
  }

  @Test("S110: after success the rows are drawn again, and the switch shows the channel")
  func redrawn() throws {
    let shown = try communityFrames(
      of: "\(designTeamModerations)\nsteps: [{ act: change }, { snapshot: frozen }]",
      deeds: change(to: true))
    expect(shown, is: "── frozen ──────────────────────────\n\(frozenMenu)")
  }

  @Test("S40, S110: the switch moves at once, under the indicator, before the answer")
  func beforeTheAnswer() throws {
    let shown = try communityFrames(
      of: """
        \(designTeamModerations)
        steps:
          - network: { latency: 500ms }
          - toggle: { row: Freeze channel }
          - snapshot: asked
          - advance: 500ms
          - snapshot: answered
        """)
    expect(
      shown,
      is: """
        ── asked ───────────────────────────
        ┌──────────────────────────────────┐
        │ [‹]       Moderations            │
        ├──────────────────────────────────┤
        │ ◆ Operators                    › │
        │ ⊘ Muted m╭───────────╮         › │
        │ ⊗ Banned │ ◌ loading │         › │
        │ ✻ Freeze ╰───────────╯      [on] │
        │                                  │
        └──────────────────────────────────┘

        ── answered ────────────────────────
        \(frozenMenu)
        """)
  }

  @Test("S39, S41: a failure is heard before loading ends, and the completion is not called")
  func failure() throws {
    let failures = """
      - network: { failures: [{ request: freeze, code: 7, message: No }, { request: unfreeze }] }
      - act: change
      """
    expect(
      try heard(failures, deeds: change(to: true)),
      is: """
        L+
        E 7
        errorHandler: No (7), 7
        L-
        """)
    expect(
      try heard(failures, of: "winter", deeds: change(to: false)),
      is: """
        L+
        E 800120
        errorHandler: Request failed. (800120), 800120
        L-
        """)
  }

  @Test(
    "S110, S189: after a failure the switch stays where it was put, until the rows are drawn again",
    arguments: [
      ("design-team", "freeze", groupMenu, frozenMenu),
      ("winter", "unfreeze", frozenMenu, groupMenu),
    ])
  func wrongSwitch(url: String, request: String, right: String, wrong: String) throws {
    let shown = try communityFrames(
      of: """
        viewController: SBUModerationsViewController
        channelURL: \(url)
        network: { failures: [{ request: \(request) }] }
        steps:
          - toggle: { row: Freeze channel }
          - snapshot: wrong
          - act: draw the rows again
          - snapshot: right
        """,
      deeds: [
        "draw the rows again": { try moderations($0).listComponent?.reloadTableView() }
      ])
    expect(
      shown,
      is: """
        ── wrong ───────────────────────────
        \(wrong)

        ── right ───────────────────────────
        \(right)
        """)
  }

  @Test("S114: who is no operator may flip the switch, and the service says no")
  func notAuthorized() throws {
    let yaml = """
      viewController: ModerationsEventScreen
      channelURL: book-club
      steps:
        - toggle: { row: Freeze channel }
      """
    expect(
      try communityLog(of: yaml).after("L-\n"),
      is: """
        didChangeFreezeMode true
        L+
        E 400108
        errorHandler: Not authorized. (400108), 400108
        L-
        """)
    expect(try communityFrames(of: yaml), is: frozenMenu)
  }

  @Test("S109: an open channel cannot be frozen: nothing is asked, heard or completed")
  func openChannel() throws {
    for freeze in [true, false] {
      expect(try heard("- act: change", of: "town-hall", deeds: change(to: freeze)), is: "")
    }
  }

  @Test("S109: nor can a channel that has not arrived")
  func noChannel() throws {
    let log = try communityLog(
      of: """
        viewController: ModerationsEventScreen
        channelURL: design-team
        network: { latency: 1s }
        steps:
          - act: change
        """, deeds: change(to: true))
    expect(log, is: "L+\nC design-team eventChannelChanged succeeded\nL-")
  }

  @Test("3.4: the view model freezes by itself, without a handler, too")
  func byTheViewModel() throws {
    let log = try heard(
      "- act: freeze\n- act: unfreeze",
      deeds: [
        "freeze": { try moderations($0).viewModel?.freezeChannel() },
        "unfreeze": { screen in
          try moderations(screen).viewModel?.unfreezeChannel { EventLog.note("done \($0)") }
        },
      ])
    expect(
      log,
      is: """
        L+
        C design-team eventChannelFrozen succeeded
        L-
        L+
        C design-team eventChannelUnfrozen succeeded
        done true
        L-
        """)
  }
}
