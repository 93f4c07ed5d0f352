import UIKit

/// Stars that a tap sets.
final class RatingControl: UIControl {
  private let buttons = (1...3).map { _ in UIButton(type: .system) }
  var rating = 0 {
    didSet { show() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.distribution = .fillEqually
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
    for (index, button) in buttons.enumerated() {
      button.tag = index + 1
      button.accessibilityLabel = "\(index + 1) stars"
      button.accessibilityIdentifier = "star\(index + 1)"
      button.addTarget(self, action: #selector(rate(_:)), for: .touchUpInside)
    }
    show()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 32)
  }

  @objc private func rate(_ sender: UIButton) {
    rating = sender.tag
    sendActions(for: .valueChanged)
  }

  private func show() {
    for button in buttons { button.setTitle(button.tag <= rating ? "★" : "☆", for: .normal) }
  }
}

/// A review: stars, nights, and some words.
final class ReviewViewController: UIViewController, UITextViewDelegate {
  private let rating = RatingControl()
  private let nights = UIStepper()
  private let words = UITextView()
  private let summary = UILabel()
  private lazy var send = UIBarButtonItem(
    title: "Send", style: .done, target: self, action: #selector(sendReview))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Review"
    send.isEnabled = false
    navigationItem.rightBarButtonItem = send
    rating.addTarget(self, action: #selector(changed), for: .valueChanged)
    nights.minimumValue = 1
    nights.addTarget(self, action: #selector(changed), for: .valueChanged)
    words.delegate = self
    words.text = "Quiet."
    let stack = UIStackView(arrangedSubviews: [rating, nights, words, summary])
    stack.axis = .vertical
    view.addSubview(stack)
    changed()
  }

  @objc private func changed() {
    send.isEnabled = rating.rating > 0
    summary.text = "\(rating.rating) of 3 stars, nights: \(Int(nights.value))"
  }

  func textViewDidChange(_ textView: UITextView) { changed() }

  @objc private func sendReview() {
    let alert = UIAlertController(
      title: "Thank you", message: words.text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
