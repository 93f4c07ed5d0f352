/// A row of items: `[Reply]  [Trash]`. Spaces are not shown; custom views are shown as they are.
///
/// A screen on a stack has one below it, with its `toolbarItems`, unless the stack's is hidden.
open class UIToolbar: UIView {
  private let row = UIStackView(frame: .zero)
  /// The color of the bar. Kept, not shown.
  public final var barTintColor: UIColor?
  /// Whether content shows through. Kept, not shown.
  public final var isTranslucent = true
  /// The items, from left to right.
  public final var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.onChange = nil }
      show()
    }
  }

  override func setUpContent() {
    row.spacing = 8
    row.distribution = .equalSpacing
    addSubview(row)
  }

  /// Sets the items, without animation.
  public final func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func show() {
    for view in row.arrangedSubviews { view.removeFromSuperview() }
    for item in items ?? [] {
      item.onChange = { [weak self] in self?.show() }
      if item.isHidden { continue }
      if let view = item.customView {
        row.addArrangedSubview(view)
      } else if item.title != nil || item.image != nil {
        row.addArrangedSubview(button(for: item))
      }
    }
  }

  private func button(for item: UIBarButtonItem) -> UIButton {
    let button = UIButton(
      primaryAction: UIAction(title: item.title ?? "") { [weak item] _ in _ = item?.tap() })
    if item.title == nil { button.setImage(item.image, for: .normal) }
    button.isEnabled = item.isEnabled
    button.menu = item.menu
    button.showsMenuAsPrimaryAction = item.menuOpenedByTap != nil
    return button
  }
}
