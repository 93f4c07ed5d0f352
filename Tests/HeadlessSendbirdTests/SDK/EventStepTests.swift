import Testing

/// The step `event` in a screen: it is checked with the screen, and done in its place.
@Suite("The step event") struct EventStepTests {
  private func problems(_ steps: String) throws -> String {
    let screens = Screens(
      yaml: """
        viewController: SBUInviteUserViewController
        channelURL: design-team
        steps:
        \(steps)
        """)
    return try screens.snapshots()[0]
  }

  @Test func ids_are_those_of_the_screens_fixture() throws {
    expect(
      try problems("- event: { userMuted: dann, channel: design-team }"),
      is: """
        screen.yaml:4:23: error: there is no user 'dann' [unknown-reference]
          |
        4 | - event: { userMuted: dann, channel: design-team }
          |                       ^~~~
          = help: did you mean 'dan'?

        """)
  }

  @Test func what_cannot_happen_is_a_failed_step() throws {
    expect(
      try problems(
        """
        - event: { channelDeleted: true, channel: full }
        - event: { userLeft: bob, channel: full }
        """),
      is: """
        screen.yaml:5:3: error: there is no channel 'full' any more [failed-step]
          |
        5 | - event: { userLeft: bob, channel: full }
          |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func a_step_after_an_event_sees_what_has_happened() throws {
    let shown = try problems(
      """
      - event: { userLeft: dan, channel: design-team }
      - event: { userJoined: bob, channel: design-team }
      - event: { userBanned: dan, channel: design-team }
      - event: { userJoined: dan, channel: design-team }
      """)
    expect(
      shown,
      is: """
        screen.yaml:7:3: error: 'dan' is banned from 'design-team' [failed-step]
          |
        7 | - event: { userJoined: dan, channel: design-team }
          |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          = help: take the ban away with 'userUnbanned'

        """)
  }
}
