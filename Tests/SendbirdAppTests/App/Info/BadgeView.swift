import SendbirdUIKit
import UIKit

/// A badge with a number, built on the kit's view. It does not repeat `init?(coder:)`.
class BadgeView: SBUView {
  private let label = UILabel()
  private(set) var count = 0

  convenience init(count: Int) {
    self.init()
    self.count = count
    update()
  }

  override func setupViews() {
    super.setupViews()
    addSubview(label)
    update()
  }

  override func setupLayouts() {
    super.setupLayouts()
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }

  override func setupStyles() {
    super.setupStyles()
    label.textColor = count > 9 ? SBUColorSet.errorMain : SBUColorSet.primaryMain
  }

  func increase(by number: Int = 1) {
    count += number
    update()
    setNeedsLayout()
  }

  private func update() {
    label.text = count > 99 ? "99+" : "\(count)"
  }
}
