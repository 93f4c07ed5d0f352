import DioramaKit
import HeadlessSendbird
import Testing

/// Runs are isolated: no state leaks, and the order of runs does not matter.
@Suite("Run isolation") struct IsolationTests {
  /// A screen that changes global state, between two screens that change nothing.
  private let yaml = """
    screen: before
    viewController: SBUInviteUserViewController
    channelURL: design-team
    steps: [{ select: bob }]
    ---
    screen: messy
    viewController: MessyScreen
    channelURL: design-team
    steps: [{ select: [bob, chloe] }, { tap: rightBarButton }]
    ---
    screen: after
    viewController: SBUInviteUserViewController
    channelURL: design-team
    steps: [{ select: bob }]
    """

  private func snapshots(of yaml: String, jobs: Int) throws -> [String] {
    let screens = Screens(
      yaml: yaml, types: [MessyScreen.self, MarkedHeader.self, StarCell.self], jobs: jobs)
    return try screens.snapshots()
  }

  @Test func nothing_leaks_from_run_to_run() throws {
    // Sets, parts, texts, theme, user and channels do not leak.
    let texts = try snapshots(of: yaml, jobs: 1)
    try #require(texts.count == 3)
    #expect(texts[0].replacing("before", with: "after") == texts[2])
    #expect(texts[1].contains("Bob Stone (You)"), "\(texts[1])")
    #expect(texts[1].contains("★ Chloe Martin"), "\(texts[1])")
    expect(
      texts[2].withoutHead,
      is: """
        ┌──────────────────────────────────┐
        │ [Cancel] Invite users [Invite 1] │
        ├──────────────────────────────────┤
        │ ○ Bob Stone                  [x] │
        │ ● Chloe Martin               [ ] │
        │ ○ (No name)                  [ ] │
        └──────────────────────────────────┘
        """)
  }

  @Test(arguments: [2, 3, 8])
  func the_output_is_identical_for_any_number_of_threads(jobs: Int) throws {
    let many = (0..<40).map { number in
      """
      screen: screen-\(number)
      viewController: \(number % 3 == 0 ? "MessyScreen" : "SBUInviteUserViewController")
      channelURL: \(number % 2 == 0 ? "design-team" : "everyone")
      theme: \(number % 5 == 0 ? "dark" : "light")
      steps: [{ select: [chloe, bob] }]
      """
    }.joined(separator: "\n---\n")
    let alone = try snapshots(of: many, jobs: 1)
    try #require(alone.count == 40)
    #expect(try snapshots(of: many, jobs: jobs) == alone)
  }

  @Test func values_set_in_a_run_do_not_leak_into_the_process() throws {
    try inspect(plainScreen) { _ in
      SBUModuleSet.InviteUserModule.HeaderComponent = MarkedHeader.self
      SBUStringSet.Cancel = "Away"
      SBUTheme.set(colorScheme: .dark)
    }
    #expect(SBUModuleSet.InviteUserModule.HeaderComponent == SBUInviteUserModule.Header.self)
    #expect(SBUStringSet.Cancel == "Cancel")
    #expect(SBUTheme.userListTheme.backgroundColor == SBUColorSet.background50)
  }
}

/// A screen that changes all global state of the kit, and stays after inviting.
final class MessyScreen: SBUInviteUserViewController {
  override func loadView() {
    SBUModuleSet.InviteUserModule.HeaderComponent = MarkedHeader.self
    SBUInviteUserModule.List.UserCell = StarCell.self
    SBUViewControllerSet.InviteUserViewController = MessyScreen.self
    SBUStringSet.Cancel = "Away"
    SBUStringSet.InviteChannel_Invite = { "Take \($0)" }
    SBUTheme.set(colorScheme: .dark)
    SBUGlobals.currentUser = SBUUser(userId: "bob")
    super.loadView()
  }

  override func popToChannel() {}
}
