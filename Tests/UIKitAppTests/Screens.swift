import DioramaKit
import HeadlessUIKit

// What Diorama needs to know about the app's classes: how each is made.

/// A screen of the app that is made without arguments.
protocol AppScreen: ScreenViewController {
  static func make() -> UIViewController
}

extension AppScreen {
  static var kind: TypeKind { .viewController }
  static var properties: PropertyTable { [] }
  static var slots: [Slot] { [] }
  static var initializer: ViewControllerInitializer { ViewControllerInitializer { _ in make() } }
}

extension SettingsFormViewController: AppScreen {
  static func make() -> UIViewController { SettingsFormViewController() }
}
extension LoginViewController: AppScreen {
  static func make() -> UIViewController { LoginViewController() }
}
extension OnboardingViewController: AppScreen {
  static func make() -> UIViewController { OnboardingViewController() }
}
extension PhotoGridViewController: AppScreen {
  static func make() -> UIViewController { PhotoGridViewController() }
}
extension LedgerViewController: AppScreen {
  static func make() -> UIViewController { LedgerViewController() }
}
extension TimersViewController: AppScreen {
  static func make() -> UIViewController { TimersViewController() }
}
extension ContactsViewController: AppScreen {
  static func make() -> UIViewController { ContactsViewController() }
}
extension OutlineViewController: AppScreen {
  static func make() -> UIViewController { OutlineViewController() }
}
extension ArticleViewController: AppScreen {
  static func make() -> UIViewController { ArticleViewController() }
}
extension CardFlipViewController: AppScreen {
  static func make() -> UIViewController { CardFlipViewController() }
}
extension MainTabsViewController: AppScreen {
  static func make() -> UIViewController { MainTabsViewController() }
}
extension MailSplitViewController: AppScreen {
  static func make() -> UIViewController { MailSplitViewController() }
}
extension CitySearchViewController: AppScreen {
  static func make() -> UIViewController { CitySearchViewController() }
}
extension BadgeListViewController: AppScreen {
  static func make() -> UIViewController { BadgeListViewController() }
}
extension OrientationViewController: AppScreen {
  static func make() -> UIViewController { OrientationViewController() }
}
extension AvatarViewController: AppScreen {
  static func make() -> UIViewController { AvatarViewController() }
}
extension FeedViewController: AppScreen {
  static func make() -> UIViewController { FeedViewController() }
}
extension ThemeViewController: AppScreen {
  static func make() -> UIViewController { ThemeViewController() }
}
extension ReviewViewController: AppScreen {
  static func make() -> UIViewController { ReviewViewController() }
}
extension TodoViewController: AppScreen {
  static func make() -> UIViewController { TodoViewController() }
}

/// The screens by the names of their files in the folder `screens`.
enum AppScreens {
  static let classes: [String: any ScreenViewController.Type] = [
    "settings": SettingsFormViewController.self, "login": LoginViewController.self,
    "onboarding": OnboardingViewController.self, "photos": PhotoGridViewController.self,
    "ledger": LedgerViewController.self, "timers": TimersViewController.self,
    "contacts": ContactsViewController.self, "outline": OutlineViewController.self,
    "article": ArticleViewController.self, "card": CardFlipViewController.self,
    "tabs": MainTabsViewController.self,
    "mail": MailSplitViewController.self,
    "cities": CitySearchViewController.self,
    "badges": BadgeListViewController.self,
    "orientation": OrientationViewController.self,
    "avatar": AvatarViewController.self,
    "feed": FeedViewController.self,
    "theme": ThemeViewController.self,
    "review": ReviewViewController.self,
    "todo": TodoViewController.self,
  ]

  static func registry() throws -> Registry {
    var registry = Registry()
    for (_, screen) in classes.sorted(by: { $0.key < $1.key }) { try registry.register(screen) }
    return registry
  }
}
