import UIKit
import UIKit.UIGestureRecognizerSubclass

protocol DishViewDelegate: AnyObject {
  func dishViewDidOrder(_ view: DishView)
}

/// A dish with a button that orders it.
final class DishView: UIStackView {
  let dish: Dish
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var delegate: DishViewDelegate!
  private let button = UIButton(type: .system)

  init(dish: Dish) {
    self.dish = dish
    super.init(frame: .zero)
    let label = UILabel()
    label.emphasize("\(dish.name), \(dish.price)")
    button.setTitle("Order \(dish.name)", for: .normal)
    button.addTarget(self, action: #selector(order), for: .touchUpInside)
    addArrangedSubview(label)
    addArrangedSubview(button)
  }

  required init(coder: NSCoder) { preconditionFailure("no storyboard has a dish") }

  @objc private func order() { delegate.dishViewDidOrder(self) }
}

extension UILabel {
  fileprivate func emphasize(_ text: String) {
    self.text = text
    font = .preferredFont(forTextStyle: .headline)
  }
}
