import UIKit

/// A kitchen timer: a label, a bar and the time that is left.
final class TimerRow: UIView {
  private let label = UILabel()
  private let bar = UIProgressView(progressViewStyle: .bar)
  private let time = UILabel()
  private let total: Int
  private(set) var rest: Int

  init(name: String, seconds: Int) {
    total = seconds
    rest = seconds
    super.init(frame: .zero)
    label.text = name
    time.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
    bar.trackTintColor = .systemGray5
    let stack = UIStackView(arrangedSubviews: [label, bar, time])
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    show()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func tick() {
    rest = max(rest - 1, 0)
    show()
  }

  private func show() {
    bar.setProgress(1 - Float(rest) / Float(total), animated: true)
    time.text = String(format: "%d:%02d", rest / 60, rest % 60)
  }
}

/// Several timers that run together.
final class TimersViewController: UIViewController {
  private let rows = [
    TimerRow(name: "Eggs", seconds: 300), TimerRow(name: "Tea", seconds: 4),
  ]
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var timer = Timer()
  private lazy var toggle = UIBarButtonItem(
    title: "Start", style: .plain, target: self, action: #selector(startOrStop))
  private lazy var reset = UIBarButtonItem(
    barButtonSystemItem: .refresh, target: self, action: #selector(stop))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Timers"
    reset.isHidden = true
    navigationItem.rightBarButtonItem = toggle
    toolbarItems = [.flexibleSpace(), reset]
    navigationController?.isToolbarHidden = false
    let stack = UIStackView(arrangedSubviews: rows + [spinner])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  @objc private func startOrStop() {
    guard !timer.isValid else { return stop() }
    toggle.title = "Stop"
    reset.isHidden = false
    spinner.startAnimating()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.tick()
    }
    RunLoop.current.add(Timer(timeInterval: 60, repeats: false) { _ in }, forMode: .common)
  }

  @objc private func stop() {
    timer.invalidate()
    spinner.stopAnimating()
    toggle.title = "Start"
  }

  private func tick() {
    rows.forEach { $0.tick() }
    if rows.allSatisfy({ $0.rest == 0 }) { stop() }
  }
}
