import DioramaKit
import DioramaTesting
import Foundation
import HeadlessSendbird
import Testing

// The files in `App` are compiled through the plugin. This file declares what Diorama needs to know.

extension AboutViewController: ScreenViewController {
  static let kind = TypeKind.viewController
  static let properties: PropertyTable = []
  static let slots: [Slot] = []
  static let initializer = ViewControllerInitializer { _ in AboutViewController() }
}

extension ContactViewController: ScreenViewController {
  static let kind = TypeKind.viewController
  static let properties: PropertyTable = []
  static let slots: [Slot] = []
  static let initializer = ViewControllerInitializer { _ in ContactViewController() }
}

extension LogbookViewController: ScreenViewController {
  static let kind = TypeKind.viewController
  static let slots: [Slot] = []
  static let initializer = ViewControllerInitializer { _ in LogbookViewController(boat: "Tern") }
}

/// Files in the manner of public apps for Sendbird's kit, rendered by the screens beside them.
@Suite("An app for Sendbird's kit") struct SendbirdAppTests {
  private static func registry() throws -> Registry {
    var registry = try Registry(.sendbird)
    try registry.register(AboutViewController.self)
    try registry.register(ContactViewController.self)
    try registry.register(LogbookViewController.self)
    try registry.register(CrewViewController.self)
    try registry.register(CrewList.self)
    try registry.register(CrewCell.self)
    try registry.register(SignOnViewController.self)
    try registry.register(SignOnHeader.self)
    try registry.register(BoatSettingsViewController.self)
    try registry.register(BoatSettingsList.self)
    try registry.register(BridgeViewController.self)
    try registry.register(PierSettingsViewController.self)
    try registry.register(PierList.self)
    return registry
  }

  @Test(arguments: ["about", "contact", "logbook", "crew", "sign-on", "boat", "bridge", "pier"])
  func screens_of_the_app_match_their_snapshots(name: String) throws {
    assertScreen(name, in: "Tests/SendbirdAppTests/screens", registry: try Self.registry())
  }
}
