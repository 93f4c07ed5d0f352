/// Items in sections, whatever their layout; text frames show them one below the other.
///
/// They stand in the rows of a table of its own, which decides what is in view and takes touches.
open class UICollectionView: UIScrollView {
  /// Where lines follow each other.
  public enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical
    /// To the right.
    case horizontal
  }

  /// Where an item stands after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt
    /// Positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left; there is no left and right here.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right; there is no left and right here.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// How the items are arranged.
  public final var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }
  /// Where the items come from; not kept alive.
  public final weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Who hears about them; not kept alive.
  public final weak var delegate: (any UICollectionViewDelegate)?

  let list = UITableView(frame: .zero, style: .grouped)
  private let rows = CollectionRows()
  var reuse = ItemReuse()

  /// A collection view of a layout; the frame is kept and not used.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    prepare()
  }

  /// Collection views are not decoded here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    collectionViewLayout.collectionView = self
    rows.collection = self
    list.register(ItemRow.self, forCellReuseIdentifier: CollectionRows.name)
    list.dataSource = rows
    list.delegate = rows
    addSubview(list)
  }

  /// The view behind the items; it shows where there are none.
  public final var backgroundView: UIView? {
    get { list.backgroundView }
    set { list.backgroundView = newValue }
  }

  /// Whether items can be tapped.
  public final var allowsSelection: Bool {
    get { list.allowsSelection }
    set { list.allowsSelection = newValue }
  }

  /// Whether several items can be selected at a time.
  public final var allowsMultipleSelection: Bool {
    get { list.allowsMultipleSelection }
    set { list.allowsMultipleSelection = newValue }
  }
}
