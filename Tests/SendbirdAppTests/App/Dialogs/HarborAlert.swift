import SendbirdUIKit
import UIKit

/// The kit's alert with the harbor's greeting and colors.
class HarborAlert: SBUAlertView {
  override func setupViews() {
    super.setupViews()
    if let title = titleLabel.text, !title.hasPrefix("Ahoy") {
      titleLabel.text = "Ahoy! \(title)"
    }
    if needInputField, inputField.text?.isEmpty ?? true {
      inputField.placeholder = inputField.placeholder?.trimmedOrNil ?? "Write here"
    }
  }

  override func setupStyles() {
    super.setupStyles()
    titleLabel.textColor = theme.alertTitleColor
    confirmButton.setTitleColor(theme.alertButtonColor, for: .normal)
    detailLabel.numberOfLines = 0
  }

  override func didDismiss() {
    super.didDismiss()
    HarborAlert.dismissed += 1
  }

  static var dismissed = 0
}

extension SBUAlertView {
  /// Asks before something that cannot be undone.
  static func confirm(_ title: String, _ action: String, then run: @escaping () -> Void) {
    let confirm = SBUAlertButtonItem(title: action, color: SBUColorSet.errorMain) { _ in run() }
    let cancel = SBUAlertButtonItem(title: SBUStringSet.Cancel) { _ in }
    show(title: title, confirmButtonItem: confirm, cancelButtonItem: cancel)
  }
}
