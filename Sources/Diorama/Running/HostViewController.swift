import HeadlessUIKit

/// The app's screen below the one that is shown: what is left when that one was dismissed.
final class HostViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "(the screen was dismissed)"
    label.textAlignment = .center
    view.addSubview(label)
  }
}
