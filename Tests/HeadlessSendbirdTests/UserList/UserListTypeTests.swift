import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// A list without a type, and the colors of lists.
@Suite("User lists: types") struct UserListTypeTests {
  @Test func a_list_of_type_none_has_no_title_no_item_and_no_users() throws {
    // S115.
    let log = try userListEvents(
      "steps: [{ act: push }]",
      actions: [
        "push": { screen in
          EventLog.note("none")
          let next = UserListScreen(
            channelURL: "design-team", channelType: .group, userListType: .none)
          screen.navigationController?.pushViewController(next, animated: true)
          ScreenEnvironment.current?.mainQueue.runDueItems()
          #expect((next.headerComponent?.titleView as? SBUNavigationTitleView)?.text == "")
          #expect(next.headerComponent?.rightBarButton?.image == nil)
          #expect(next.userList.isEmpty && next.viewModel?.hasNext() == false)
        }
      ])
    expect(log.after("none\n"), is: "L+\nC design-team\nL+\nL-")
  }

  @Test(arguments: ["light", "dark"])
  func bar_list_and_rows_use_the_light_or_dark_colors(theme: String) throws {
    // S115, 6.
    try inspectUserList("theme: \(theme)") { screen in
      let colors: SBUUserListTheme = theme == "dark" ? .dark : .light
      let cellColors: SBUUserCellTheme = theme == "dark" ? .dark : .light
      let header = try #require(screen.headerComponent)
      let list = try #require(screen.listComponent)
      #expect(header.leftBarButton?.tintColor == colors.leftBarButtonTintColor)
      #expect(header.rightBarButton?.tintColor == colors.rightBarButtonSelectedTintColor)
      let bar = screen.navigationController?.navigationBar
      #expect(bar?.barTintColor == colors.navigationBarTintColor)
      #expect(screen.viewIfLoaded?.backgroundColor == colors.backgroundColor)
      #expect(list.tableView.backgroundColor == colors.backgroundColor)
      let cell = try #require(list.tableView.visibleCells.first as? SBUUserCell)
      #expect(cell.nicknameLabel.textColor == cellColors.nicknameTextColor)
      #expect(cell.operatorLabel.textColor == cellColors.subInfoTextColor)
      #expect(cell.backgroundColor == cellColors.backgroundColor)
    }
  }

  @Test func a_screen_theme_overrides_the_current_theme() throws {
    // 6: a screen's own theme overrides the current one, and reaches header and list.
    try inspectUserList("") { screen in
      let theme = SBUUserListTheme()
      theme.backgroundColor = .red
      theme.leftBarButtonTintColor = .green
      let parts = SBUComponentTheme()
      screen.theme = theme
      screen.componentTheme = parts
      screen.updateStyles()
      #expect(screen.headerComponent?.theme === theme && screen.listComponent?.theme === theme)
      #expect(screen.headerComponent?.componentTheme === parts)
      #expect(screen.listComponent?.componentTheme === parts)
      #expect(screen.viewIfLoaded?.backgroundColor == .red)
      #expect(screen.headerComponent?.leftBarButton?.tintColor == .green)
    }
  }
}
