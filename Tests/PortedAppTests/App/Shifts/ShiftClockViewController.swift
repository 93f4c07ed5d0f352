import UIKit

/// Shows the current time and when the next shift begins.
@MainActor
@objcMembers
class ShiftClockViewController: UIViewController {
  @IBOutlet weak var clockLabel: UILabel!
  @IBOutlet private weak var nextLabel: UILabel!
  @IBOutlet var buttons: [UIButton]!

  private let store = ShiftStore()
  private var timer: Timer?
  private lazy var clockFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale.current
    formatter.dateFormat = "EEEE HH:mm:ss"
    return formatter
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Shifts", comment: "")
    let reloadButton = UIButton()
    reloadButton.setTitle("Reload", for: .normal)
    reloadButton.addTarget(self, action: #selector(reload(_:)), for: .touchUpInside)
    buttons = [reloadButton]
    let stack = UIStackView(arrangedSubviews: [clockLabel, nextLabel, reloadButton])
    stack.axis = .vertical
    view.addSubview(stack)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Stop", style: .plain, target: self, action: #selector(ShiftClockViewController.stop))
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    tick()
    nextLabel.text = "Nothing asked for"
  }

  func tick() {
    clockLabel.text = clockFormatter.string(from: Date())
  }

  @IBAction func reload(_ sender: UIButton) {
    nextLabel.text = "Loading"
    Task { [weak self] in
      guard let self = self else { return }
      do {
        try await self.store.reload()
        await MainActor.run { self.show(self.store.shifts) }
      } catch {
        self.nextLabel.text = "No shifts: \(error)"
      }
    }
  }

  private func show(_ shifts: [Shift]) {
    let minutes = shifts.first.map { Int($0.start.timeIntervalSinceNow / 60) }
    nextLabel.text = minutes.map { "\(shifts[0].name) begins in \($0) minutes" } ?? "No more today"
  }

  @objc private func stop() {
    timer?.invalidate()
    timer = nil
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      self?.clockLabel.text = "Stopped"
    }
  }
}
