import UIKit

/// A list of songs in one tab.
final class SongsViewController: UITableViewController {
  private let songs = ["Vals", "Polska", "Halling"]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Songs"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    navigationItem.rightBarButtonItem = editButton
  }

  private lazy var editButton = UIBarButtonItem(
    title: "Play all", image: nil, primaryAction: nil,
    menu: UIMenu(children: [
      UIAction(title: "In order") { [weak self] _ in self?.play("in order") },
      UIAction(title: "Shuffled") { [weak self] _ in self?.play("shuffled") },
    ]))

  private func play(_ order: String) {
    tabBarController?.viewControllers?.last?.tabBarItem.badgeValue = "\(songs.count)"
    navigationItem.prompt = order
    tabBarController?.selectedIndex = 1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    songs.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    cell.textLabel?.text = songs[indexPath.row]
    cell.backgroundConfiguration = .listPlainCell()
    if indexPath.row == 0 { cell.backgroundConfiguration?.backgroundColor = .systemYellow }
    return cell
  }
}

/// What is playing, with a bar and a slider, in the other tab.
final class PlayerViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Player"
    let label = UILabel()
    label.text = "Vals"
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 0.25
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 7
    let stack = UIStackView(arrangedSubviews: [label, bar, slider])
    stack.axis = .vertical
    view.addSubview(stack)
  }
}

/// The app's tabs.
final class MainTabsViewController: UITabBarController, UITabBarControllerDelegate {
  private(set) var choices = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let songs = SongsViewController(style: .plain)
    songs.tabBarItem = UITabBarItem(
      title: "Songs", image: UIImage(systemName: "music.note"), tag: 0)
    let player = PlayerViewController()
    player.tabBarItem = UITabBarItem(
      title: "Player", image: UIImage(systemName: "play"),
      selectedImage: UIImage(systemName: "play.fill"))
    setViewControllers(
      [songs, player].map { UINavigationController(rootViewController: $0) }, animated: false)
    tabBar.unselectedItemTintColor = .systemGray
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    choices += 1
    viewController.tabBarItem.badgeValue = nil
  }
}
