import HeadlessUIKit

/// A text that comes up over everything and goes by itself: an alert without title and buttons.
enum NCTip {
  /// How long a tip stays, in milliseconds (N13).
  private static let duration = 2000

  /// Shows a tip.
  static func show(_ text: String) {
    guard let environment = ScreenEnvironment.current, !text.isEmpty else { return }
    let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
    environment.window.topViewController?.present(alert, animated: true)
    environment.mainQueue.async(after: duration) { [weak alert] in
      alert?.dismiss(animated: true)
    }
  }
}
