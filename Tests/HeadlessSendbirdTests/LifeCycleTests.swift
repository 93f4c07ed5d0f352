import Testing

/// From the initialiser to the rows on the screen (S1 to S17).
struct LifeCycleTests {
  private static let exchanges = """
    SBUModuleSet:
      InviteUserModule.HeaderComponent: LifeCycleHeader
      InviteUserModule.ListComponent: LifeCycleList
    SBUViewModelSet:
      InviteUserViewModel: LifeCycleViewModel
    """

  private func life(_ yaml: String) throws -> String {
    try EventLog.lines {
      let text = try frames(
        of: yaml, project: Self.exchanges,
        types: [
          LifeCycleScreen.self, LifeCycleHeader.self, LifeCycleList.self, LifeCycleViewModel.self,
        ])
      if text.contains("error:") { Issue.record("\(text)") }
    }
  }

  @Test("S1, S2, S5 to S8, S10, S11, S13, S16, S17: from init to a displayed list")
  func fromInitToRows() throws {
    let log = try life(
      """
      viewController: LifeCycleScreen
      channelURL: design-team
      network: { latency: 300ms }
      """)
    print(log)
  }
}
