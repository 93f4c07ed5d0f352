/// A row of a list: an item with a content configuration, and accessories at its right end.
open class UICollectionViewListCell: UICollectionViewCell {
  /// What is at the right end: `›`, `✓`, texts, and an app's own views.
  public final var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  /// The level of indentation. Kept, not shown.
  public final var indentationLevel = 0
  /// The width of a level of indentation. Kept, not shown.
  public final var indentationWidth: CGFloat = 10
  /// The area that the separator covers; in text the whole view.
  public final var separatorLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  private(set) var accessoryRow: UIStackView?

  /// Returns an empty content for a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// Returns the system's background of a row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// The state of the cell, also whether the items inside its item are shown.
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = isExpanded
    return state
  }

  private func showAccessories() {
    let views = accessories.filter { $0.displayed != .whenEditing }.compactMap { $0.makeView(self) }
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 8
    accessoryRow = views.isEmpty ? nil : row
    (superview?.superview as? CollectionItemCell)?.accessoryView = accessoryRow
  }

  /// The outline that its item is in, and the item's place.
  private var outline: (any OutlineProviding, IndexPath)? {
    guard let cell = superview?.superview as? CollectionItemCell, let place = cell.place,
      let outline = cell.owner?.dataSource as? any OutlineProviding
    else { return nil }
    return (outline, place)
  }

  /// Shows or hides the items inside its item.
  final func toggleOutline() {
    if let (outline, place) = outline { outline.toggleItem(at: place) }
  }

  /// Whether the items inside its item are shown.
  final var isExpanded: Bool { outline.map { $0.isExpanded(at: $1) } ?? false }
}

/// A data source whose items contain others.
protocol OutlineProviding: AnyObject {
  func isExpanded(at indexPath: IndexPath) -> Bool
  func toggleItem(at indexPath: IndexPath)
}

/// A mark or a control at the right end of a row.
public struct UICellAccessory {
  /// When an accessory is shown; lists are never edited here.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always
    /// While the list is edited: never.
    case whenEditing
    /// While the list is not edited.
    case whenNotEditing
  }

  /// The side of an accessory. Kept; a frame shows all at the right end.
  public enum Placement: Sendable {
    /// At the left.
    case leading(displayed: DisplayedState = .always)
    /// At the right.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The kind of outline.
  public struct OutlineDisclosureOptions: Sendable {
    /// What a tap reaches. Kept; a frame has a button.
    public enum Style: Int, Sendable {
      /// The system's choice.
      case automatic
      /// The whole row.
      case header
      /// The accessory.
      case cell
    }
    /// What a tap reaches.
    public var style = Style.automatic
    /// Makes options.
    public init(style: Style = .automatic) { self.style = style }
  }

  /// A view of an app's own.
  public struct CustomViewConfiguration {
    let view: UIView
    let displayed: DisplayedState
    /// Makes an accessory of a view.
    public init(customView: UIView, placement: Placement) {
      view = customView
      displayed =
        switch placement {
        case .leading(let state), .trailing(let state): state
        }
    }
  }

  let displayed: DisplayedState
  let makeView: (UICollectionViewListCell) -> UIView?

  private static func symbol(_ text: String, _ displayed: DisplayedState) -> UICellAccessory {
    UICellAccessory(displayed: displayed) { _ in
      let label = UILabel()
      label.text = text
      return label
    }
  }

  private static func button(
    _ text: String, _ displayed: DisplayedState, _ action: @escaping () -> Void
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed) { _ in
      UIButton(primaryAction: UIAction(title: text) { _ in action() })
    }
  }

  /// An arrow: `›`.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { symbol("›", displayed) }
  /// A check mark: `✓`.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    symbol("✓", displayed)
  }
  /// A button: `[ⓘ]`.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed) { _ in UIButton.moreInfo(actionHandler ?? {}) }
  }
  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory { symbol(text, displayed) }
  /// A button that deletes the row while the list is edited.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { button("−", displayed, actionHandler ?? {}) }
  /// A button that inserts a row while the list is edited.
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { button("+", displayed, actionHandler ?? {}) }
  /// A handle that moves the row while the list is edited: `≡`.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    symbol("≡", displayed)
  }
  /// A mark for several selected rows while the list is edited.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    symbol("○", displayed)
  }
  /// A button that shows or hides the items inside the row's: `[▸]`, `[▾]`.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed) { cell in
      let button = OutlineButton(
        primaryAction: UIAction { [weak cell] _ in
          if let actionHandler { actionHandler() } else { cell?.toggleOutline() }
        })
      button.cell = cell
      return button
    }
  }
  /// A view of an app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(displayed: configuration.displayed) { _ in configuration.view }
  }
}

/// The button that shows or hides inner items; before a frame it takes the state of its item.
private final class OutlineButton: UIButton {
  weak var cell: UICollectionViewListCell?

  override func layoutSubviews() {
    super.layoutSubviews()
    setTitle(cell?.isExpanded == true ? "▾" : "▸", for: .normal)
  }
}
