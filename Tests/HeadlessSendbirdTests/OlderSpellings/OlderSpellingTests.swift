import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Names of older versions and of page 000 (sections 8 and 9.3 of the facts).
@Suite("Older spellings") struct OlderSpellingTests {
  @Test func Swift_code_of_page_000_works_with_its_older_names() throws {
    // S204, S211: Swift code of page 000 with channelUrl, users and old module properties.
    try inspect(plainScreen) { _ in
      SBUModuleSet.inviteUserModule.headerComponent = MarkedHeader()
      let byUrl = SBUInviteUserViewController(channelUrl: "design-team")
      let withUsers = SBUInviteUserViewController(
        channelUrl: "design-team", users: [SBUUser(userId: "bob")])
      #expect(byUrl.channelURL == "design-team")
      #expect(byUrl.headerComponent is MarkedHeader)
      ScreenEnvironment.current?.mainQueue.runDueItems()
      #expect(byUrl.userList.sbu_getUserIds() == ["bob", "chloe", "eve"])
      #expect(withUsers.userList.sbu_getUserIds() == ["bob"])
    }
  }

  @Test func entries_of_sets_create_screens_with_the_initializers_of_the_pages() throws {
    // S191, S201, S204: `init` of a class that a set contains.
    try inspect(plainScreen) { _ in
      let users = [SBUUser(userId: "bob")]
      let screens: [SBUBaseSelectUserViewController] = [
        SBUViewControllerSet.InviteUserViewController.init(
          channelUrl: "design-team", users: users),
        SBUViewControllerSet.PromoteMemberViewController.init(
          channelUrl: "design-team", users: users),
        SBUViewControllerSet.OpenChannelRegisterOperatorViewController.init(
          channelURL: "design-team", users: users),
      ]
      let moderations = SBUViewControllerSet.OpenModerationsViewController.init(
        channelURL: "design-team")
      ScreenEnvironment.current?.mainQueue.runDueItems()
      for screen in screens { #expect(screen.userList.sbu_getUserIds() == ["bob"]) }
      #expect(moderations.channel?.channelURL == "design-team")
    }
  }

  @Test func the_header_is_not_a_subview_of_the_screen() throws {
    // S205.
    try inspect(plainScreen) { screen in
      #expect(screen.headerComponent?.superview == nil)
      #expect(screen.viewIfLoaded?.subviews.count == 1)
      #expect(screen.viewIfLoaded?.subviews.first === screen.listComponent)
    }
  }
}

/// The messages and help lines of the project's diagnostics, without source lines.
func warnings(_ screens: Screens) throws -> String {
  let lines = try screens.warnings().split(separator: "\n")
  return lines.filter { $0.contains("error:") || $0.contains("warning:") || $0.contains("help:") }
    .joined(separator: "\n")
}
