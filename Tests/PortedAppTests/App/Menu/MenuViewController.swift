import SwiftUI
import UIKit

/// A menu whose dishes can be ordered.
final class MenuViewController: UIViewController, DishViewDelegate, OrderSource {
  /// What the screen shows; SwiftUI has a type of this name.
  private enum State { case open, closed }

  private(set) var orders: [Dish] = []
  private let dishes: [Dish]
  private let total = TotalView()
  private var state = State.open

  init(dishes: [Dish]) {
    self.dishes = dishes
    super.init(nibName: nil, bundle: nil)
  }

  convenience init() {
    let hasSoup = true
    self.init(
      dishes: Array {
        Dish(name: "Bread", price: 2)
        if hasSoup { Dish(name: "Soup", price: 6) }
        for number in 1...2 { Dish(name: "Menu \(number)", price: 10 + number) }
      })
  }

  required init?(coder: NSCoder) {
    assertionFailure("init(coder:) has not been implemented")
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Menu"
    total.source = self
    let views = dishes.map { DishView(dish: $0) }
    views.forEach { $0.delegate = self }
    let stack = UIStackView(arrangedSubviews: views + [total])
    stack.axis = .vertical
    view.addSubview(stack)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Close", style: .plain, target: self, action: #selector(self.close))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Sum", style: .plain, target: total, action: #selector(self.total.reload))
    total.reload()
  }

  func dishViewDidOrder(_ view: DishView) {
    guard state == .open else { return }
    orders.append(view.dish)
    total.reload()
  }

  @objc private func close() { state = .closed }
}

@available(iOS 17, *)
#Preview("Menu") {
  VStack { Text("Menu") }
}
