import HeadlessUIKit

/// The row of a file.
open class SBUFileMessageCell: SBUContentBaseMessageCell {
  /// The message.
  public var fileMessage: FileMessage? { message as? FileMessage }
  /// The picture, or the symbol and the name.
  public lazy var baseFileContentView = SBUBaseFileContentView()

  /// Adds the file.
  open override func setupViews() {
    super.setupViews()
    mainContainerView.insertArrangedSubview(baseFileContentView, at: 0)
  }

  /// Applies the theme to the views.
  open override func setupStyles() {
    super.setupStyles()
    baseFileContentView.theme = theme
  }

  /// Shows a file.
  open override func configure(with configuration: SBUBaseMessageCellParams) {
    guard let values = configuration as? SBUFileMessageCellParams,
      let message = values.fileMessage
    else { return }
    useReaction = values.useReaction
    enableEmojiLongPress = values.enableEmojiLongPress
    super.configure(with: configuration)
    baseFileContentView.configure(message: message, position: values.messagePosition)
  }

  /// Shows another picture.
  public func setImage(_ image: UIImage?, size: CGSize? = nil) {
    baseFileContentView.setImage(image, size: size)
  }
}

/// The row of several files: pictures in two columns (G141).
open class SBUMultipleFilesMessageCell: SBUContentBaseMessageCell, UICollectionViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  /// The message.
  public var multipleFilesMessage: MultipleFilesMessage? { message as? MultipleFilesMessage }
  /// The view of the files.
  public lazy var containerView = UIView()
  /// The collection that gives the items of the files. The rows of its items are drawn, not it.
  public lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  /// Is called with a file that is tapped, and its place.
  public var fileSelectHandler: ((_ fileInfo: UploadedFileInfo, _ index: Int) -> Void)?
  private let grid = SBUStackView(axis: .vertical)

  /// Adds the files.
  open override func setupViews() {
    super.setupViews()
    collectionView.delegate = self
    collectionView.dataSource = self
    collectionView.register(
      SBUFileItem.self, forCellWithReuseIdentifier: SBUFileItem.sbu_className)
    containerView.addSubview(grid)
    mainContainerView.insertArrangedSubview(containerView, at: 0)
  }

  /// Shows several files; of an odd number of own files, the last one is at the right.
  open override func configure(with configuration: SBUBaseMessageCellParams) {
    guard let values = configuration as? SBUMultipleFilesMessageCellParams else { return }
    useReaction = values.useReaction
    enableEmojiLongPress = values.enableEmojiLongPress
    super.configure(with: configuration)
    for row in grid.arrangedSubviews { row.removeFromSuperview() }
    let count = collectionView(collectionView, numberOfItemsInSection: 0)
    for first in stride(from: 0, to: count, by: 2) {
      var items = (first..<min(first + 2, count)).map { item(at: $0) }
      if items.count == 1 {
        let place = UILabel()
        place.text = " "
        items.insert(place, at: position == .right ? 0 : 1)
      }
      let row = SBUStackView(axis: .horizontal, spacing: 4)
      let space = UIView()
      space.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      row.setHStack(items + [space])
      grid.addArrangedSubview(row)
    }
  }

  /// Applies the colors of other users' bubbles, on both sides (G141).
  open override func setupStyles() {
    super.setupStyles()
    mainContainerView.rightBackgroundColor = theme.leftBackgroundColor
    mainContainerView.rightPressedBackgroundColor = theme.leftPressedBackgroundColor
  }

  private func item(at index: Int) -> UIView {
    let place = IndexPath(row: index, section: 0)
    let item = collectionView(collectionView, cellForItemAt: place)
    item.contentView.addTap(
      self,
      Selector { (cell: SBUMultipleFilesMessageCell) in
        { cell.collectionView(cell.collectionView, didSelectItemAt: place) }
      })
    return item.contentView
  }

  /// Clears what the next row might not set.
  open override func prepareForReuse() {
    super.prepareForReuse()
    fileSelectHandler = nil
  }

  /// Returns the number of files.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { multipleFilesMessage?.filesCount ?? 0 }

  /// Returns the item of a file.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: SBUFileItem.sbu_className, for: indexPath)
    let view = (cell as? SBUFileItem)?.imageView
    view?.image = SBUIconSet.iconPhoto
    view?.accessibilityLabel = multipleFilesMessage?.files.dropFirst(indexPath.row).first?.fileName
    return cell
  }

  /// Reports the file that was tapped.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {
    guard let files = multipleFilesMessage?.files, files.indices.contains(indexPath.row) else {
      return
    }
    fileSelectHandler?(files[indexPath.row], indexPath.row)
  }

  /// Returns the size of a file, which text does not use.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 118, height: 118) }
}

/// A file among several.
final class SBUFileItem: UICollectionViewCell {
  let imageView = UIImageView()

  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }
}
