import UIKit

/// Receives the chosen reason.
@objc public protocol ReportDelegate: AnyObject {
  @objc optional func report(_ controller: ReportViewController, didChoose reason: Int)
  @objc optional func reportDidCancel(_ controller: ReportViewController)
  @objc optional func numberOfReasons(in controller: ReportViewController) -> Int
}

/// A custom dialog over another screen, with reasons, a date picker and a cancel button.
public class ReportViewController: UIViewController {
  /// Receives the chosen reason.
  public weak var delegate: ReportDelegate?
  private let reasons = ["Spam", "Rude", "Other"]
  private let stack = UIStackView()
  private let onClose: (@MainActor (String) -> Void)?
  private let datePicker = UIDatePicker()

  /// Creates a dialog.
  public init(delegate: ReportDelegate?, onClose: (@MainActor (String) -> Void)? = nil) {
    self.onClose = onClose
    super.init(nibName: nil, bundle: nil)
    self.delegate = delegate
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    view.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .dark)))
    view.addSubview(stack)
    let count = delegate?.numberOfReasons?(in: self) ?? reasons.count
    for (index, reason) in reasons.prefix(count).enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(reason, for: .normal)
      button.tag = index
      button.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
      stack.addArrangedSubview(button)
    }
    datePicker.datePickerMode = .date
    datePicker.maximumDate = Date()
    stack.addArrangedSubview(datePicker)
    let cancel = UIButton(
      primaryAction: UIAction(title: "Cancel") { [weak self] _ in
        guard let self = self else { return }
        self.delegate?.reportDidCancel?(self)
        self.dismiss(animated: true)
      })
    stack.addArrangedSubview(cancel)
  }

  @objc func choose(_ sender: UIButton) {
    delegate?.report?(self, didChoose: sender.tag)
    dismiss(animated: true) { [onClose, reasons] in onClose?(reasons[sender.tag]) }
  }
}

/// A screen that presents the dialog.
@objc(AskingViewController)
class AskingViewController: UIViewController, ReportDelegate {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Asking"
    view.addSubview(label)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Report", style: .plain, target: self, action: #selector(ask))
  }

  @objc func ask() {
    let report = ReportViewController(delegate: self) { @MainActor [weak self] reason in
      self?.title = "Reported: \(reason)"
    }
    present(report, animated: true)
  }

  func report(_ controller: ReportViewController, didChoose reason: Int) {
    label.text = "Reason \(reason)"
  }

  @objc func numberOfReasons(in controller: ReportViewController) -> Int { 2 }
}
