import UIKit

/// The app's delegate, which sets the looks of all bars before the first screen.
final class ThemeDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var launches = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    launches += 1
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.systemPurple]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    UINavigationBar.appearance().tintColor = .systemPurple
    UILabel.appearance().textColor = .systemGray
    UISwitch.appearance().onTintColor = .systemPurple
    UITabBar.appearance().unselectedItemTintColor = .systemGray
    UIPageControl.appearance().currentPageIndicatorTintColor = .systemPurple
    UIProgressView.appearance().trackTintColor = .systemGray5
    UISegmentedControl.appearance().tintColor = .systemPurple
    return true
  }
}

/// Colors of the app: a choice, and a sample of each.
final class ThemeViewController: UIViewController {
  private static let names = ["Purple", "Green", "Gray"]
  private let delegate = ThemeDelegate()
  private let choice = UISegmentedControl(items: ThemeViewController.names)
  private let pages = UIPageControl()
  private let sample = UILabel()
  private let launches = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Theme"
    if UIApplication.shared.delegate == nil { UIApplication.shared.delegate = delegate }
    _ = UIApplication.shared.delegate?.application(
      .shared, didFinishLaunchingWithOptions: nil)
    let known = UIApplication.shared.delegate as? ThemeDelegate
    launches.text = "Set up \(known?.launches ?? 0) time"
    choice.selectedSegmentIndex = 0
    choice.addTarget(self, action: #selector(choose(_:)), for: .valueChanged)
    pages.numberOfPages = Self.names.count
    pages.hidesForSinglePage = true
    let stack = UIStackView(arrangedSubviews: [choice, sample, pages, launches])
    stack.axis = .vertical
    stack.spacing = 12
    view.addSubview(stack)
    choose(choice)
  }

  @objc private func choose(_ sender: UISegmentedControl) {
    pages.currentPage = sender.selectedSegmentIndex
    sample.text = "A sample in \(Self.names[sender.selectedSegmentIndex].lowercased())"
    sample.textColor = [.systemPurple, .systemGreen, .systemGray][sender.selectedSegmentIndex]
  }
}
