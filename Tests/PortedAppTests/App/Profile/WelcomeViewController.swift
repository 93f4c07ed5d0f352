import UIKit

/// The sign-in screen. On a device it comes from a storyboard.
class WelcomeViewController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var bannerView: WelcomeBanner!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Welcome"
    view.addSubview(titleLabel)
    bannerView.show("Ask me anything")
    view.addSubview(bannerView)
  }
}

/// Two labels on one line, positioned by their frames.
class WelcomeBanner: UIView {
  private let leftLabel = UILabel(frame: CGRect(x: 16, y: 0, width: 40, height: 20))
  private let textLabel = UILabel()

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    leftLabel.text = "Bot:"
    textLabel.frame = CGRect(x: leftLabel.frame.maxX + 8, y: 0, width: 200, height: 20)
    addSubview(textLabel)
    addSubview(leftLabel)
  }

  func show(_ text: String) {
    textLabel.text = text
  }
}
