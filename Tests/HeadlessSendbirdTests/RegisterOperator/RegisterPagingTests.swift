import HeadlessSendbird
import Testing

/// Pages beyond the first 20 people.
struct RegisterPagingTests {
  private func heard(_ yaml: String, _ data: String) throws -> String {
    try Council(types: [RegisterEventScreen.self], data: data).events(yaml)
  }

  /// A screen of a crowd on a device with eight rows.
  private func screen(_ channel: String, _ more: String = "") -> String {
    """
    viewController: RegisterEventScreen
    channelURL: \(channel)
    device: { width: 40, height: 12 }
    \(more)
    """
  }

  private let toTheEnd =
    "steps: [{ scroll: { row: 11 } }, { scroll: bottom }, { scroll: bottom }, { scroll: bottom }]"

  @Test("S30, S61, S69, S70: pages of 20 members, each as the tenth row from the end is displayed")
  func members() throws {
    let log = try heard(screen("crowd", toTheEnd), Council.crowd(46))
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

  @Test("S69: nothing more while that row is out of view", arguments: ["crowd", "arena"])
  func notYet(channel: String) throws {
    let log = try heard(
      screen(channel, "steps: [{ scroll: { row: 10 } }]"), Council.crowd(46, operators: 0))
    expect(log, is: "L+\nU 20\nL-")
  }

  @Test("S30, S61, S197: pages of 20 participants, less the operators among them")
  func participants() throws {
    let log = try heard(screen("arena", toTheEnd), Council.crowd(46, operators: 1))
    expect(
      log,
      is: """
        L+
        U 19
        L-
        nextUserList
        U 39
        L-
        nextUserList
        U 45
        L-
        """)
  }

  @Test("S197: a page that operators leave nearly empty is followed by the next one at once")
  func pagesOfOperators() throws {
    // Of the first page nobody is left, of the second nine, of the third 20.
    let log = try heard(screen("arena"), Council.crowd(60, operators: 31))
    expect(
      log,
      is: """
        L+
        U 9
        L-
        U 29
        L-
        """)
  }

  @Test("S197: ten of a page are enough to ask for the next one by their rows")
  func pageHalfOfOperators() throws {
    let log = try heard(screen("arena"), Council.crowd(40, operators: 10))
    expect(
      log,
      is: """
        L+
        U 10
        L-
        nextUserList
        U 30
        L-
        """)
  }

  @Test("S197: a channel of operators only ends with one L-, however many pages it has")
  func onlyOperators() throws {
    expect(try heard(screen("arena"), Council.crowd(45, operators: 45)), is: "L+\nL-")
  }

  @Test(
    "S29: an error of a later page leaves the rows, and the page can be asked for again",
    arguments: [("crowd", "loadMembers"), ("arena", "loadParticipants")])
  func errorOfALaterPage(channel: String, request: String) throws {
    let log = try heard(
      screen(
        channel,
        """
        steps:
          - network: { failures: [{ request: \(request), code: 500301, message: Lost, times: 1 }] }
          - scroll: { row: 11 }
          - scroll: { row: 1 }
          - scroll: { row: 11 }
        """), Council.crowd(40, operators: 0))
    expect(
      log,
      is: """
        L+
        U 20
        L-
        nextUserList
        E 500301
        errorHandler: Lost
        L-
        nextUserList
        U 40
        L-
        """)
  }

  @Test("S30: a person sees the next page arrive below, and no indicator")
  func nextPageOnTheScreen() throws {
    let shown = try Council(data: Council.crowd(24)).frames(
      """
      viewController: SBURegisterOperatorViewController
      channelURL: crowd
      device: { width: 40, height: 8 }
      network: { latency: 100ms }
      steps:
        - advance: 300ms
        - scroll: bottom
        - snapshot: waiting
        - advance: 100ms
        - scroll: bottom
        - snapshot: the rest
      """)
    let bar = "[Cancel]    Select users  (Register)"
    expect(
      shown,
      is: """
        ── waiting ─────────────────────────────
        \(frame(
          bar, row("○ User 18"), row("○ User 19"), row("○ User 20"), row("○ User 21")))

        ── the rest ────────────────────────────
        \(frame(
          bar, row("○ User 21"), row("○ User 22"), row("○ User 23"), row("○ User 24")))
        """)
  }
}
