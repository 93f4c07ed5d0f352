import HeadlessUIKit

/// What a frame says in the place of a screen that was dismissed. The note is no part of what the app
/// shows: it has no style, and no screen reader says it.
final class DismissedScreenLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    text = "(the screen was dismissed)"
    textAlignment = .center
  }

  required init?(coder: NSCoder) { nil }
}
