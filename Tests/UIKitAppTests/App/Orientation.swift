import UIKit

/// Shows how the device is held, and leaves out a bar item until it is needed.
final class OrientationViewController: UIViewController {
  private let orientationLabel = UILabel()
  private let deviceLabel = UILabel()
  private lazy var lockItem = UIBarButtonItem(
    title: "Lock", style: .plain, target: self, action: #selector(lock))
  private var observer: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Level"
    navigationController?.hidesBarsOnTap = true
    navigationController?.hidesBarsOnSwipe = false
    lockItem.isHidden = true
    toolbarItems = [
      UIBarButtonItem(title: "Measure", style: .plain, target: self, action: #selector(measure)),
      .flexibleSpace(), lockItem,
    ]
    navigationController?.setToolbarHidden(false, animated: false)
    let stack = UIStackView(arrangedSubviews: [orientationLabel, deviceLabel])
    stack.axis = .vertical
    view.addSubview(stack)
    show()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main
    ) { [weak self] _ in self?.show() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  private func show() {
    let device = UIDevice.current
    switch device.orientation {
    case .portrait, .portraitUpsideDown: orientationLabel.text = "Upright"
    case .landscapeLeft, .landscapeRight: orientationLabel.text = "On its side"
    case .faceUp, .faceDown: orientationLabel.text = "Flat"
    default: orientationLabel.text = "Unknown"
    }
    deviceLabel.text = "\(device.model) with \(device.systemName)"
    deviceLabel.isHidden = !device.orientation.isValidInterfaceOrientation
  }

  @objc private func measure() {
    show()
    lockItem.isHidden = false
    if UIDevice.current.isGeneratingDeviceOrientationNotifications {
      orientationLabel.text = "0° from upright"
    }
  }

  @objc private func lock() {
    orientationLabel.text = "Locked"
    lockItem.isHidden = true
  }
}
