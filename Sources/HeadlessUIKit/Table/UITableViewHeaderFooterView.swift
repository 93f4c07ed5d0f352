/// A view above or below a section; a table makes one for each title that its data source gives.
///
/// An app's own is registered and asked for as cells are:
///
/// ```swift
/// tableView.register(DayHeader.self, forHeaderFooterViewReuseIdentifier: "day")
///
/// func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
///   let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "day")
///   header?.textLabel?.text = days[section]
///   return header
/// }
/// ```
///
/// A header of one row is drawn in a rule, `── Today ─────`; a footer's title stands after `└`.
open class UITableViewHeaderFooterView: UIView {
  /// The name under which it is used again for other sections.
  public final let reuseIdentifier: String?
  private var content: UIView?
  private var label: UILabel?
  private var detailLabel: UILabel?
  /// The view behind. Kept, not shown.
  public final var backgroundView: UIView?

  /// Makes a view without text.
  ///
  /// It is `required`, unlike UIKit's, since a table makes such views from their registered type.
  ///
  /// - Parameter reuseIdentifier: the name under which it is used again; nil means once.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Such views are not decoded here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  /// The view that what it shows is put in.
  public final var contentView: UIView {
    if let content { return content }
    let made = UIView(frame: .zero)
    made.fillsRow = true
    content = made
    addSubview(made)
    return made
  }

  /// The built-in label.
  public final var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel(frame: .zero)
    label = made
    contentView.insertSubview(made, at: 0)
    return made
  }

  /// The built-in second label, below the first.
  public final var detailTextLabel: UILabel? {
    if let detailLabel { return detailLabel }
    let made = UILabel(frame: .zero)
    detailLabel = made
    contentView.addSubview(made)
    return made
  }
}

extension UITableView {
  /// Says which class of header or footer a name stands for.
  ///
  /// - Parameters:
  ///   - viewClass: a subclass of ``UITableViewHeaderFooterView``; nil, or any other class, takes
  ///     the name away.
  ///   - identifier: the name, as `dequeueReusableHeaderFooterView` uses it.
  public final func register(
    _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    sectionViews.reuse.register(viewClass as? UITableViewHeaderFooterView.Type, as: identifier)
  }

  /// A header or footer that is free again, prepared for its next section, or a new one.
  ///
  /// - Returns: nil if none waits and no class is registered under the name.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = sectionViews.reuse.dequeue(identifier) {
      view.prepareForReuse()
      view.setNeedsLayout()
      return view
    }
    return sectionViews.reuse.classes[identifier]?.init(reuseIdentifier: identifier)
  }

  /// The header of a section, if it is such a view and was in view since the last reload.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews.cached(section)?.header?.view as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is such a view and was in view since the last reload.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews.cached(section)?.footer?.view as? UITableViewHeaderFooterView
  }
}
