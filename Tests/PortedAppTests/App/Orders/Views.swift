private import CoreData
internal import UIKit

protocol OrderSource: AnyObject {
  var orders: [Dish] { get }
}

/// What the orders cost.
final class TotalView: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var source: OrderSource!
  /// The sum.
  @IBOutlet public private(set) weak var label: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc func reload() { label.emphasize("\(source.orders.map(\.price).reduce(0, +)) in total") }
}

extension UILabel {
  // The other file of this name has a function of this name, too.
  fileprivate func emphasize(_ text: String) { self.text = text.uppercased() }
}
