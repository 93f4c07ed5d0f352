import HeadlessUIKit

/// The note that a frame shows in place of a dismissed screen, with the screen to which it leads.
///
/// The note is not part of the app: it has no style, and screen readers skip it.
final class DismissedScreenLabel: UILabel {
  private weak var screen: UIViewController?

  /// Makes the note about a screen.
  convenience init(of screen: UIViewController) {
    self.init(frame: .zero)
    self.screen = screen
    textAlignment = .center
    numberOfLines = 0
  }

  override var text: String? {
    get { "(dismissed: back to \(screen?.dismissalDestination ?? "the app"))" }
    set {}
  }
}
