import DioramaKit
import DioramaTesting
import HeadlessNexconn
import Testing

// The files in `App` are compiled through the plugin. This file declares what Diorama needs to know.

extension LoginViewController: ScreenViewController {
  static let kind = TypeKind.viewController
  static let properties: PropertyTable = []
  static let slots: [Slot] = []
  static let initializer = ViewControllerInitializer { _ in LoginViewController() }
}

/// Files in the manner of public apps for Nexconn's kit, rendered by the screens beside them.
@Suite("An app for Nexconn's kit") struct NexconnAppTests {
  private static func registry() throws -> Registry {
    var registry = try Registry(.nexconn)
    try registry.register(LoginViewController.self)
    try registry.register(GardenChatsViewController.self)
    try registry.register(GardenChatViewController.self)
    try registry.register(NeighborRequestsViewController.self)
    try registry.register(BedsViewController.self)
    try registry.register(SeedChatViewController.self)
    try registry.register(BedProfileViewController.self)
    try registry.register(FenceViewController.self) { FenceViewController() }
    try registry.register(NeighborBookViewController.self)
    try registry.register(BedMentionViewController.self)
    try registry.register(GardenerCell.self)
    try registry.register(GardenSettingsViewController.self)
    return registry
  }

  @Test(arguments: [
    "login", "chats", "chat", "neighbors", "beds", "seeds", "bed", "fence", "book", "mention",
    "settings",
  ])
  func screens_of_the_app_match_their_snapshots(name: String) throws {
    assertScreen(name, in: "Tests/NexconnAppTests/screens", registry: try Self.registry())
  }
}
