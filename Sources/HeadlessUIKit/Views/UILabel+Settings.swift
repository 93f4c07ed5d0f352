/// What hardly any label sets.
struct RareLabelSettings {
  var adjustsFontSizeToFitWidth = false
  var adjustsFontForContentSizeCategory = false
  var minimumScaleFactor: CGFloat = 0
  var preferredMaxLayoutWidth: CGFloat = 0
  var highlightedTextColor: UIColor?
  var shadowColor: UIColor?
}

extension UILabel {
  /// Whether the font shrinks to fit. Kept; a frame shortens the text.
  public final var adjustsFontSizeToFitWidth: Bool {
    get { rareIfAny?.label.adjustsFontSizeToFitWidth ?? false }
    set { rare.label.adjustsFontSizeToFitWidth = newValue }
  }

  /// Whether the font follows the size that its reader likes. Kept, not shown.
  public final var adjustsFontForContentSizeCategory: Bool {
    get { rareIfAny?.label.adjustsFontForContentSizeCategory ?? false }
    set { rare.label.adjustsFontForContentSizeCategory = newValue }
  }

  /// How far the font shrinks to fit. Kept, not shown.
  public final var minimumScaleFactor: CGFloat {
    get { rareIfAny?.label.minimumScaleFactor ?? 0 }
    set { rare.label.minimumScaleFactor = newValue }
  }

  /// The width it would wrap at. Kept; a frame wraps at the columns there are.
  public final var preferredMaxLayoutWidth: CGFloat {
    get { rareIfAny?.label.preferredMaxLayoutWidth ?? 0 }
    set { rare.label.preferredMaxLayoutWidth = newValue }
  }

  /// The colour in a selected row. Kept, not shown.
  public final var highlightedTextColor: UIColor? {
    get { rareIfAny?.label.highlightedTextColor }
    set { rare.label.highlightedTextColor = newValue }
  }

  /// The colour of its shadow. Kept, not shown.
  public final var shadowColor: UIColor? {
    get { rareIfAny?.label.shadowColor }
    set { rare.label.shadowColor = newValue }
  }
}
