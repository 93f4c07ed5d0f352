import DioramaKit
import DioramaTesting
import Foundation
import Testing

extension Registry {
  /// The screens of the app, which conform to nothing.
  fileprivate static func uikitApp() throws -> Registry {
    var registry = Registry()
    try registry.register(SettingsFormViewController.self) { SettingsFormViewController() }
    try registry.register(LoginViewController.self)
    try registry.register(OnboardingViewController.self) { OnboardingViewController() }
    try registry.register(PhotoGridViewController.self) { PhotoGridViewController() }
    try registry.register(LedgerViewController.self)
    try registry.register(TimersViewController.self)
    try registry.register(ContactsViewController.self)
    try registry.register(OutlineViewController.self)
    try registry.register(ArticleViewController.self)
    try registry.register(CardFlipViewController.self)
    try registry.register(MainTabsViewController.self)
    try registry.register(MailSplitViewController.self) { MailSplitViewController() }
    try registry.register(CitySearchViewController.self)
    try registry.register(BadgeListViewController.self)
    try registry.register(OrientationViewController.self)
    try registry.register(AvatarViewController.self)
    try registry.register(FeedViewController.self)
    try registry.register(ThemeViewController.self)
    try registry.register(ReviewViewController.self)
    try registry.register(TodoViewController.self)
    return registry
  }
}

/// Files as public projects write them: UIKit in code, no chat, compiled unchanged by the plugin.
@Suite("An app of plain UIKit", .diorama(registry: try .uikitApp())) struct UIKitAppTests {
  @Test(arguments: DioramaScreens()) func screen(_ screen: DioramaScreen) { assertScreen(screen) }

  @Test func app_files_import_only_UIKit_and_do_not_mention_diorama() throws {
    let folder = "Tests/UIKitAppTests/App"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.count == 20)
    for file in files {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
      #expect(imports == ["import UIKit"], "\(file)")
      for word in ["Headless", "Diorama", "ScreenEnvironment", "Selector("] {
        #expect(!text.contains(word), "\(file) says \(word)")
      }
    }
  }
}
