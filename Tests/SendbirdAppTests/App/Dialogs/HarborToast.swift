import SendbirdUIKit
import UIKit

/// The kit's toast with a flag.
class HarborToast: SBUToastView {
  override func setupViews() {
    super.setupViews()
    if let text = titleLabel.text { titleLabel.text = "⚑ \(text)" }
  }

  override func setupStyles() {
    super.setupStyles()
    titleLabel.textColor = theme.toastTitleColor
    baseView.layer.cornerRadius = 8
  }
}

extension UIViewController {
  /// Shows a short text at the bottom.
  func toast(_ text: String, for seconds: Double = 1.5) {
    let item = SBUToastViewItem(title: text)
    item.duration = seconds
    HarborToast.show(item: item, parentView: view)
  }
}
