import HeadlessUIKit

/// The note that a frame shows in place of a dismissed screen.
///
/// The note is not part of the app: it has no style, and screen readers skip it.
final class DismissedScreenLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    text = "(the screen was dismissed)"
    textAlignment = .center
  }

  required init?(coder: NSCoder) { nil }
}
