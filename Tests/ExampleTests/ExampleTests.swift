import DioramaKit
import DioramaTesting
import HeadlessSendbird
import Testing

/// An app's own components, rendered from the screens beside them.
@Suite("Example project") struct ExampleTests {
  /// The kit's types and the app's own.
  static func registry() throws -> Registry {
    var registry = try Registry(.sendbird)
    try registry.register(CampaignHeader.self)
    try registry.register(DepartmentCell.self)
    try registry.register(TeamInviteViewController.self)
    return registry
  }

  @Test func a_campaign_header_stands_on_the_invite_screen() throws {
    assertScreen("campaign", in: "Tests/ExampleTests/screens", registry: try Self.registry())
  }

  @Test(arguments: [
    "campaign@chuseok", "departments", "colleagues", "colleagues@all", "refused",
  ])
  func a_screen_looks_as_recorded(name: String) throws {
    assertScreen(name, in: "Tests/ExampleTests/screens", registry: try Self.registry())
  }

  @Test func rows_on_anchors_show_who_is_chosen() throws {
    var registry = try Self.registry()
    try registry.register(RosterList.self)
    assertScreen("roster", in: "Tests/ExampleTests/screens", registry: registry)
  }
}
