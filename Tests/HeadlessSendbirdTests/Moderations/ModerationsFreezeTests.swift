import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Freezing and unfreezing a channel, by the switch and by Swift code.
@Suite("Moderations: freeze") struct ModerationsFreezeTests {
  /// The events of a screen after it has loaded its channel.
  private func eventLog(
    _ steps: String, of channel: String = "design-team", actions: Screens.Actions = [:]
  ) throws -> String {
    try communityLog(
      of: """
        viewController: ModerationsEventScreen
        channelURL: \(channel)
        steps:
        \(steps)
        """, actions: actions
    ).after("eventChannelChanged succeeded\nL-\n")
  }

  private func change(to freeze: Bool) -> Screens.Actions {
    [
      "change": { screen in
        try moderations(screen).changeFreeze(freeze) { EventLog.note("completion \($0)") }
      }
    ]
  }

  @Test func the_switch_freezes_and_unfreezes_with_a_change_event_each() throws {
    // S39, S109, S210.
    expect(
      try eventLog("- toggle: { row: Freeze channel }\n- toggle: { row: Freeze channel }"),
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

  @Test func the_completion_is_called_after_the_event_and_before_loading_ends() throws {
    // S39.
    expect(
      try eventLog("- act: change", actions: change(to: true)),
      is: """
        L+
        C design-team eventChannelFrozen succeeded
        completion true
        L-
        """)
    expect(
      try eventLog("- act: change", of: "winter", actions: change(to: false)),
      is: """
        L+
        C winter eventChannelUnfrozen succeeded
        completion true
        L-
        """)
  }

  @Test func after_freezing_the_switch_shows_the_new_state() throws {
    // S110.
    let shown = try communityFrames(
      of: "\(designTeamModerations)\nsteps: [{ act: change }, { snapshot: frozen }]",
      actions: change(to: true))
    expect(shown, is: "── frozen ──────────────────────────\n\(frozenMenu)")
  }

  @Test func a_failure_is_reported_before_loading_ends_without_a_completion_call() throws {
    // S39, S41.
    let failures = """
      - network: { failures: [{ request: freeze, code: 7, message: No }, { request: unfreeze }] }
      - act: change
      """
    expect(
      try eventLog(failures, actions: change(to: true)),
      is: """
        L+
        E 7
        errorHandler: No (7), 7
        L-
        """)
    expect(
      try eventLog(failures, of: "winter", actions: change(to: false)),
      is: """
        L+
        E 800120
        errorHandler: Request failed. (800120), 800120
        L-
        """)
  }

  @Test func a_non_operator_can_flip_the_switch_but_the_service_rejects_it() throws {
    // S114.
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

  @Test func freezing_an_open_channel_sends_no_request() throws {
    // S109: an open channel cannot be frozen: no request, no event, no completion.
    for freeze in [true, false] {
      expect(try eventLog("- act: change", of: "town-hall", actions: change(to: freeze)), is: "")
    }
  }

  @Test func a_channel_that_is_not_loaded_cannot_be_frozen() throws {
    // S109.
    let log = try communityLog(
      of: """
        viewController: ModerationsEventScreen
        channelURL: design-team
        network: { latency: 1s }
        steps:
          - act: change
        """, actions: change(to: true))
    expect(log, is: "L+\nC design-team eventChannelChanged succeeded\nL-")
  }

  @Test func the_view_model_can_freeze_without_a_completion_handler() throws {
    // 3.4.
    let log = try eventLog(
      "- act: freeze\n- act: unfreeze",
      actions: [
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
