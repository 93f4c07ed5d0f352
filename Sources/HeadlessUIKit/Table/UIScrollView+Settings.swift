/// What hardly any scroll view or table sets.
struct RareScrollSettings {
  var contentOffset = CGPoint.zero
  var contentSize = CGSize.zero
  var alwaysBounceVertical = false
  var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  var separatorColor: UIColor?
  var separatorInset = UIEdgeInsets.zero
  var sectionHeaderHeight = UITableView.automaticDimension
  var sectionFooterHeight = UITableView.automaticDimension
  var isEditing = false
  var refreshControl: UIRefreshControl?
}

extension UIScrollView {
  /// The wheel that shows above the rows of a table while it is loaded again.
  public final var refreshControl: UIRefreshControl? {
    get { rareIfAny?.scroll.refreshControl }
    set {
      let old = refreshControl
      guard old !== newValue else { return }
      if let old, old.superview === self { old.removeFromSuperview() }
      rare.scroll.refreshControl = newValue
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }

  /// Whether bars add to the insets. Kept, not used.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system thinks.
    case automatic
    /// Where it can be scrolled.
    case scrollableAxes
    /// No.
    case never
    /// Yes.
    case always
  }

  /// Whether bars add to the insets. Kept, not used.
  public final var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { rareIfAny?.scroll.contentInsetAdjustmentBehavior ?? .automatic }
    set { rare.scroll.contentInsetAdjustmentBehavior = newValue }
  }

  /// How far it was scrolled, in points. Kept, not used: tables scroll by rows.
  public final var contentOffset: CGPoint {
    get { rareIfAny?.scroll.contentOffset ?? .zero }
    set { rare.scroll.contentOffset = newValue }
  }

  /// Sets how far it was scrolled, in points. Kept, not used: tables scroll by rows.
  public final func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  /// How large its content is, in points. Kept, not used.
  public final var contentSize: CGSize {
    get { rareIfAny?.scroll.contentSize ?? .zero }
    set { rare.scroll.contentSize = newValue }
  }

  /// Whether it springs back where all is in view. Kept, not shown.
  public final var alwaysBounceVertical: Bool {
    get { rareIfAny?.scroll.alwaysBounceVertical ?? false }
    set { rare.scroll.alwaysBounceVertical = newValue }
  }
}

extension UITableView {
  /// The colour of lines between rows. Kept, not shown.
  public final var separatorColor: UIColor? {
    get { rareIfAny?.scroll.separatorColor }
    set { rare.scroll.separatorColor = newValue }
  }

  /// The room beside lines between rows. Kept, not shown.
  public final var separatorInset: UIEdgeInsets {
    get { rareIfAny?.scroll.separatorInset ?? .zero }
    set { rare.scroll.separatorInset = newValue }
  }

  /// The height of section headers in points where the delegate names none; at 0 there are none.
  public final var sectionHeaderHeight: CGFloat {
    get { rareIfAny?.scroll.sectionHeaderHeight ?? Self.automaticDimension }
    set { rare.scroll.sectionHeaderHeight = newValue }
  }

  /// The height of section footers in points where the delegate names none; at 0 there are none.
  public final var sectionFooterHeight: CGFloat {
    get { rareIfAny?.scroll.sectionFooterHeight ?? Self.automaticDimension }
    set { rare.scroll.sectionFooterHeight = newValue }
  }

  /// Whether rows are being edited. Kept, not shown.
  public final var isEditing: Bool {
    get { rareIfAny?.scroll.isEditing ?? false }
    set { rare.scroll.isEditing = newValue }
  }

  /// Says whether rows are being edited. Kept, not shown.
  public final func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

extension UITableViewCell {
  /// The room beside the line below. Kept, not shown.
  public final var separatorInset: UIEdgeInsets {
    get { rareIfAny?.scroll.separatorInset ?? .zero }
    set { rare.scroll.separatorInset = newValue }
  }
}
