import HeadlessUIKit

/// A view controller that logs its callbacks.
final class RecordingScreen: UIViewController {
  let name: String
  let log: EventLog
  var onWillAppear: (() -> Void)?

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { log.note("\(name) viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) {
    log.note("\(name) viewWillAppear")
    onWillAppear?()
  }
  override func viewIsAppearing(_ animated: Bool) { log.note("\(name) viewIsAppearing") }
  override func viewWillLayoutSubviews() { log.note("\(name) viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { log.note("\(name) viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { log.note("\(name) viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.note("\(name) viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.note("\(name) viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    log.note("\(name) willMove(\(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.note("\(name) didMove(\(parent == nil ? "nil" : "parent"))")
  }
}

/// A delegate that logs what its navigation controller shows.
final class RecordingNavigationDelegate: UINavigationControllerDelegate {
  let log: EventLog

  init(_ log: EventLog) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { log.note("willShow \((viewController as? RecordingScreen)?.name ?? "?")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { log.note("didShow \((viewController as? RecordingScreen)?.name ?? "?")") }
}
