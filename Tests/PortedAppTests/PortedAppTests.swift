import DioramaKit
import DioramaTesting
import HeadlessNexconn
import HeadlessSendbird
import Testing

// The files in `App` are unchanged: the plugin compiles a copy of them as part of this target.
// This file declares what Diorama needs to know about them.

/// Unchanged files of an app, rendered by the screens in the folder next to them.
@Suite("A ported app") struct PortedAppTests {
  private static func registry() throws -> Registry {
    var registry = try Registry(.sendbird, .nexconn)
    try registry.register(StaffInviteViewController.self)
    try registry.register(StaffCell.self)
    try registry.register(RequestsViewController.self)
    try registry.register(StartViewController.self)
    try registry.register(ProfileViewController.self)
    try registry.register(ExamplesViewController.self)
    try registry.register(AskingViewController.self)
    try registry.register(ShopSettingsViewController.self)
    try registry.register(ShopSettingsList.self)
    try registry.register(ReportSettingsViewController.self)
    try registry.register(ReportSettingsList.self)
    try registry.register(ShopMembersViewController.self)
    try registry.register(ShopNoteEditor.self)
    try registry.register(MenuViewController.self)
    return registry
  }

  @Test(arguments: [
    "staff", "requests", "profile", "examples", "asking", "start", "shop", "reports", "chat",
    "note", "menu",
  ])
  func screens_of_the_ported_app_match_their_snapshots(name: String) throws {
    assertScreen(name, in: "Tests/PortedAppTests/screens", registry: try Self.registry())
  }
}
