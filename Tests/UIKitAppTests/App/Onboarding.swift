import UIKit

/// One page of the introduction: a picture, a headline and some words.
final class OnboardingPage: UIViewController {
  let index: Int
  private let headline: String
  private let words: String

  init(index: Int, headline: String, words: String) {
    self.index = index
    self.headline = headline
    self.words = words
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let picture = UIImageView(image: UIImage(systemName: "sparkles"))
    picture.contentMode = .scaleAspectFit
    let title = UILabel()
    title.text = headline
    title.font = .preferredFont(forTextStyle: .title1)
    title.textAlignment = .center
    let body = UILabel()
    body.text = words
    body.font = .preferredFont(forTextStyle: .body)
    body.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [picture, title, body])
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.widthAnchor.constraint(equalTo: view.readableContentGuide.widthAnchor),
    ])
  }
}

/// The introduction: three pages, with buttons to go on and to skip.
final class OnboardingViewController: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private let pages = [
    OnboardingPage(index: 0, headline: "Collect", words: "Keep what you find in one place."),
    OnboardingPage(index: 1, headline: "Sort", words: "Put it into folders, by color or by date."),
    OnboardingPage(index: 2, headline: "Share", words: "Send a folder to a friend."),
  ]
  private var current = 0

  init() {
    super.init(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 16])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
    dataSource = self
    delegate = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", style: .plain, target: self, action: #selector(goOn))
    show(0)
  }

  private func show(_ index: Int) {
    let direction: NavigationDirection = index >= current ? .forward : .reverse
    current = index
    setViewControllers([pages[index]], direction: direction, animated: true)
    navigationItem.rightBarButtonItem?.title = index == pages.count - 1 ? "Start" : "Next"
  }

  @objc private func goOn() {
    guard current < pages.count - 1 else { return dismiss(animated: true) }
    show(current + 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let page = viewController as? OnboardingPage, page.index > 0 else { return nil }
    return pages[page.index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let page = viewController as? OnboardingPage, page.index + 1 < pages.count else {
      return nil
    }
    return pages[page.index + 1]
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { current }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let page = viewControllers?.first as? OnboardingPage else { return }
    current = page.index
  }
}
