import UIKit

/// A card with a question that turns to its answer.
final class CardFlipViewController: UIViewController {
  private let card = UIView()
  private let front = UILabel()
  private let back = UILabel()
  private let status = UILabel()
  private var animator: UIViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Card"
    front.text = "What is the capital of Norway?"
    back.text = "Oslo"
    back.alpha = 0
    status.text = "Not answered"
    card.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    card.layer.position = CGPoint(x: view.bounds.midX, y: view.bounds.maxY)
    card.layer.zPosition = 1
    let turn = UIButton(type: .system)
    turn.setTitle("Turn", for: .normal)
    turn.addTarget(self, action: #selector(turnCard), for: .touchUpInside)
    let shake = UIButton(type: .system)
    shake.setTitle("Wrong", for: .normal)
    shake.addTarget(self, action: #selector(shakeCard), for: .touchUpInside)
    let buttons = UIStackView(arrangedSubviews: [turn, shake])
    buttons.spacing = 12
    let stack = UIStackView(arrangedSubviews: [front, back, status, buttons])
    stack.axis = .vertical
    card.addSubview(stack)
    view.addSubview(card)
  }

  @objc private func turnCard() {
    animator?.stopAnimation(true)
    let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) {
      self.front.alpha = 0
      self.back.alpha = 1
    }
    animator.addAnimations({ self.status.alpha = 0.5 }, delayFactor: 0.5)
    animator.addCompletion { position in
      self.status.text = position == .end ? "Answered" : "Turned back"
    }
    animator.startAnimation()
    self.animator = animator
  }

  @objc private func shakeCard() {
    UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: [.calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        self.card.transform = CGAffineTransform(translationX: 10, y: 0)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        self.card.transform = .identity
      }
    } completion: { _ in
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.2, delay: 0, options: .curveEaseOut,
        animations: { self.status.text = "Try again" })
    }
  }
}
