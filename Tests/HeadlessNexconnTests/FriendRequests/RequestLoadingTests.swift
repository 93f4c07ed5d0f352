import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// A view model that counts what it is asked for.
private final class CountingModel: NCApplyFriendListViewModel {
  private(set) var fetches = 0
  private(set) var pages = 0

  override func fetchData() {
    fetches += 1
    super.fetchData()
  }

  override func loadMoreData() {
    pages += 1
    super.loadMoreData()
  }
}

/// Fetches that Swift code of an app triggers.
@Suite("Friend request loading") struct RequestLoadingTests {
  /// Five requests, the newest first, one an hour.
  private static let five = """
    data:
      friendApplications:
        - { userId: a, name: Ann, type: sent, extra: x, operationTime: now - 1h }
        - { userId: b, name: Bea, type: sent, extra: x, operationTime: now - 2h }
        - { userId: c, name: Cid, type: sent, extra: x, operationTime: now - 3h }
        - { userId: d, name: Dan, type: sent, extra: x, operationTime: now - 4h }
        - { userId: e, name: Eve, type: sent, extra: x, operationTime: now - 5h }

    """

  /// The names in the rows of each frame.
  private func names(_ frames: String) -> [String] {
    frames.components(separatedBy: "\n\n").map { frame in
      frame.split(separator: "\n").compactMap { line in
        guard line.hasPrefix("│ ○ ") else { return nil }
        return line.dropFirst(4).prefix { $0 != " " }.description
      }.joined(separator: " ")
    }
  }

  @Test func N17_N224_only_the_latest_fetch_counts() throws {
    let frames = try TestScreen(
      yaml: Self.five + """
        network: { latency: 300ms }
        steps:
          - act: fetch twice
          - advance: 1s
          - snapshot: once
        """,
      actions: [
        "fetch twice": { screen in
          guard let screen = screen as? NCApplyFriendListViewController else { return }
          screen.viewModel.fetchData()
          screen.viewModel.fetchData()
        }
      ]
    ).frames()
    #expect(names(frames) == ["Ann Bea Cid Dan Eve"])
  }

  @Test func N9_N218_the_list_is_reloaded_when_the_page_appears_again() throws {
    let frames = try TestScreen(
      yaml: Self.five + """
        viewModel: { option: { pageSize: 2 } }
        steps:
          - scroll: bottom
          - snapshot: two pages
          - act: push
          - tap: back
          - snapshot: one page again
        """,
      actions: [
        "push": { $0.navigationController?.pushViewController(UIViewController(), animated: true) }
      ]
    ).frames()
    #expect(names(frames) == ["Ann Bea Cid Dan", "Ann Bea"])
  }

  @Test func N7_N9_nothing_is_loaded_before_the_page_appears() {
    ScreenEnvironment().run {
      let model = CountingModel()
      let list = NCApplyFriendListViewController(viewModel: model)
      list.loadViewIfNeeded()
      #expect(list.navigationItem.leftBarButtonItem != nil)
      #expect(list.navigationItem.rightBarButtonItems?.count == 1)
      #expect(model.fetches == 0 && model.pages == 0)
      list.viewWillAppear(false)
      #expect(model.fetches == 1 && model.pages == 1)
    }
  }

  @Test func N14_N15_every_pull_at_the_end_asks_for_another_page() throws {
    let frames = try TestScreen(
      yaml: Self.five + """
        viewModel: { type: CountingModel }
        steps: [{ scroll: bottom }, { scroll: bottom }, { act: count }, { snapshot: counted }]
        """, types: [CountingModel.self],
      actions: [
        "count": { screen in
          guard let screen = screen as? NCApplyFriendListViewController else { return }
          screen.title = (screen.viewModel as? CountingModel).map { "\($0.pages) pages" }
        }
      ]
    ).frames()
    #expect(frames.contains(" 3 pages "))
    #expect(names(frames) == ["Ann Bea Cid Dan Eve"])
  }

  @Test func N44_a_choice_of_the_menu_is_kept_when_the_page_appears_again() throws {
    let frames = try TestScreen(
      yaml: TestScreen.five + """
        viewModel: { types: [sent] }
        steps:
          - snapshot: sent
          - tap: rightBarButton
          - tap: { menu: Received requests }
          - act: push
          - tap: back
          - snapshot: received
        """,
      actions: [
        "push": { $0.navigationController?.pushViewController(UIViewController(), animated: true) }
      ]
    ).frames()
    #expect(names(frames) == ["Lee", "Kim Ned Old"])
  }
}
