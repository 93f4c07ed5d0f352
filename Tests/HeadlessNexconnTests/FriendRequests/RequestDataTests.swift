import ChatBackend
import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// What the view model of the list holds, and when it changes.
@Suite("Friend request data") struct RequestDataTests {
  /// A fixture with `count` requests, the oldest first.
  private func requests(_ count: Int) -> String {
    let lines = (1...count).map { number in
      "    - { userId: u\(number), name: P\(number), operationTime: now - \(count + 1 - number)s }\n"
    }
    return "data:\n  friendApplications:\n\(lines.joined())\n"
  }

  /// The results of `body` at each step `act: look`, separated by spaces.
  private func lookResults(
    _ yaml: String, _ body: @escaping @Sendable (NCApplyFriendListViewController) -> String
  ) throws -> String {
    let frames = try TestScreen(
      yaml: yaml,
      actions: [
        "look": { screen in
          guard let screen = screen as? NCApplyFriendListViewController else { return }
          let bar = screen.navigationItem
          bar.title = "\(bar.title ?? "") \(body(screen))"
        }
      ]
    ).frames()
    let bar = frames.split(separator: "\n").last { $0.contains("[‹]") } ?? ""
    return bar.replacing("│ [‹]", with: "").replacing("[⋯] │", with: "")
      .split(separator: " ").joined(separator: " ")
  }

  @Test func N3_without_an_option_a_page_has_100_requests() throws {
    let look = "title: ' '\nsteps: [{ act: look }, { scroll: bottom }, { act: look }]"
    #expect(
      try lookResults(requests(150) + look) { "\($0.viewModel.dataSource.count)" } == "100 150")
    let own = "viewModel: { option: { pageSize: 7 } }\n"
    #expect(
      try lookResults(requests(150) + own + look) { "\($0.viewModel.dataSource.count)" } == "7 14")
  }

  @Test func N5_init_without_arguments_creates_a_list_without_filters() {
    ScreenEnvironment().run {
      let (bare, full) = (
        NCApplyFriendListViewModel(),
        NCApplyFriendListViewModel(sectionItems: nil, option: nil, types: nil, status: nil)
      )
      #expect(bare.sectionItems.isEmpty && full.sectionItems.isEmpty)
      #expect(bare.types.isEmpty && bare.status.isEmpty && bare.option == nil)
    }
  }

  @Test func N8_existing_rows_get_the_screen_when_it_is_created() throws {
    // The request is unknown, so accepting it fails. A screen shows the failure in a tip.
    func frames(withScreen: Bool) throws -> String {
      try TestScreen(
        yaml: "steps: [{ act: accept }, { snapshot: after }]",
        actions: [
          "accept": { screen in
            let info = NCFriendApplicationInfo()
            info.userId = "absent"
            let row = NCApplyFriendCellViewModel(applicationInfo: info)
            let model = NCApplyFriendListViewModel()
            model.dataSource = [row]
            if withScreen {
              let next = NCApplyFriendListViewController(viewModel: model)
              screen.navigationController?.pushViewController(next, animated: false)
            }
            row.approveApplication()
          }
        ]
      ).frames()
    }
    #expect(try frames(withScreen: true).contains("Unable to accept friend request"))
    #expect(try !frames(withScreen: false).contains("Unable to accept friend request"))
  }

  @Test func N32_an_app_asks_again_after_a_request_has_expired() throws {
    let frames = try TestScreen(
      yaml: """
        data:
          friendApplications:
            - { userId: lee, name: Lee, type: sent, operationTime: now - 8d, extra: Hi! }
            - { userId: max, name: Max, type: sent, operationTime: now - 1d }
        steps: [{ snapshot: expired }, { act: ask again }, { snapshot: asked again }]
        """,
      actions: [
        "ask again": { screen in
          guard let screen = screen as? NCApplyFriendListViewController else { return }
          let params = NCAddFriendParams(userId: "lee")
          params.extra = "Hello again"
          NCEngine.userModule.addFriend(params: params) { processCode, error in
            #expect(processCode == 25461 && error == nil)
            screen.viewModel.fetchData()
          }
        }
      ]
    ).frames()
    let parts = frames.split(separator: "asked again")
    #expect(parts.count == 2, "\(frames)")
    #expect(parts.first?.contains("Expired") ?? false, "\(frames)")
    let last = parts.last ?? ""
    #expect(last.contains("Hello again") && !last.contains("Expired"), "\(frames)")
    let rows = last.split(separator: "\n").filter { $0.contains("Pending") }
    #expect(rows.map { $0.contains("Lee") } == [true, false], "\(frames)")
  }

  @Test func N32_a_rejected_request_to_be_friends_reports_the_error() {
    let run = Run(me: "alice")
    run.service.network.failures = [.init(.addFriend)]
    var codes: [Int] = []
    run.settled { _ in
      let params = AddFriendParams(userId: "lee")
      NCEngine.userModule.addFriend(params: params) { processCode, error in
        codes = [processCode, error?.code ?? 0]
      }
    }
    #expect(codes.count == 2 && codes[0] == codes[1] && codes[0] != 0)
  }

  @Test func N18_N21_without_items_the_first_answer_adds_one_section_without_header()
    throws
  {
    let late = """
      network: { latency: 1s }
      title: ' '
      steps: [{ act: look }, { advance: 1s }, { act: look }]

      """
    func sections(_ more: String) throws -> String {
      try lookResults(requests(2) + late + more) { screen in
        let count = screen.viewModel.numberOfSections()
        let headers = (0..<count).map { screen.viewModel.heightForHeader(inSection: $0) }
        return "\(count):\(headers.filter { $0 >= 1 }.count)"
      }
    }
    #expect(try sections("") == "0:0 1:0")
    let given = "viewModel: { items: [{ title: Now, timeStart: now - 1h }, { title: Then }] }"
    #expect(try sections(given).hasPrefix("2:0 2:"))
  }

  @Test func N27_N28_a_section_without_requests_keeps_its_number_and_has_no_header() throws {
    let sections = """
      title: ' '
      viewModel:
        items:
          - { title: Today, timeStart: startOfToday }
          - { title: Yesteryear, timeEnd: 2026-01-01 }
          - { title: '', timeStart: 2026-01-01, timeEnd: startOfToday }
      steps: [{ act: look }]
      """
    let shown = try lookResults(TestScreen.five + sections) { screen in
      let model = screen.viewModel
      return (0..<model.numberOfSections()).map { section in
        let height = Int(model.heightForHeader(inSection: section))
        return "\(model.numberOfRows(inSection: section)):\(height)"
      }.joined(separator: ",")
    }
    #expect(shown == "1:34,0:0,4:0")
  }

  @Test func N55_a_failure_in_a_row_created_by_the_app_is_not_shown() throws {
    let frames = try TestScreen(
      yaml: TestScreen.five + """
        network: { failures: [{ request: acceptFriendApplication }] }
        steps: [{ act: accept without a screen }, { snapshot: after }]
        """,
      actions: [
        "accept without a screen": { screen in
          guard let screen = screen as? NCApplyFriendListViewController,
            let first = screen.viewModel.dataSource.first
          else { return }
          let own = NCApplyFriendCellViewModel(applicationInfo: first.application)
          own.approveApplication()
        }
      ]
    ).frames()
    #expect(frames.contains("Kim") && !frames.contains("Unable"))
  }
}
