/// A header or footer of a section; a table makes one for each title from its data source.
///
/// An app's own class is registered and dequeued like a cell:
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
/// A header of one row is drawn in a rule, `── Today ─────`; the title of a footer follows `└`.
open class UITableViewHeaderFooterView: UIView, ConfigurableView {
  /// The reuse identifier; a view without one is used once.
  public final let reuseIdentifier: String?
  /// What the properties of a ``ConfigurableView`` store.
  public final let contentStorage = ContentStorage()
  private var label: UILabel?
  private var detailLabel: UILabel?
  /// The background view. Kept, not shown.
  public final var backgroundView: UIView?

  /// Makes a view without text.
  ///
  /// It is `required`, unlike in UIKit, since a table makes such views from their registered type.
  ///
  /// - Parameter reuseIdentifier: the reuse identifier; a view without one is used once.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a view without reading `coder`.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Returns an empty content for a section header.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  package override var contentBesideViews: UIView? {
    subviews.contains { $0 !== contentStorage.view } ? contentView : nil
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
  /// Registers the class of headers or footers with a name.
  ///
  /// - Parameters:
  ///   - viewClass: a subclass of ``UITableViewHeaderFooterView``; nil, or any other class, removes
  ///     the name.
  ///   - identifier: the name for `dequeueReusableHeaderFooterView`.
  public final func register(
    _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    sectionViews.reuse.register(viewClass as? UITableViewHeaderFooterView.Type, as: identifier)
  }

  /// Returns a reused header or footer, prepared for its next section, or a new one.
  ///
  /// - Returns: nil if no view waits and no class is registered under the name.
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

  /// Returns the header of a section, if it is such a view and was in view since the last reload.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews.cached(section)?.header?.view as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, if it is such a view and was in view since the last reload.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews.cached(section)?.footer?.view as? UITableViewHeaderFooterView
  }
}
