import HeadlessSendbird
import HeadlessUIKit

/// The screen that says in an alert why no one was invited.
final class TeamViewController: SBUInviteUserViewController {
  override func errorHandler(_ message: String?, _ code: Int? = nil) {
    let alert = UIAlertController(
      title: "No one was invited", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}
