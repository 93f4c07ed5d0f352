import UIKit

/// A photo with a caption and a mark while it is selected.
final class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "PhotoCell"
  private let imageView = UIImageView()
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 6
    caption.font = .preferredFont(forTextStyle: .caption1)
    let stack = UIStackView(arrangedSubviews: [imageView, caption])
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isSelected: Bool {
    didSet { layer.borderWidth = isSelected ? 2 : 0 }
  }

  func show(_ image: UIImage, _ text: String) {
    imageView.image = image
    caption.text = text
  }
}

/// A grid of photos, of which several can be selected.
final class PhotoGridViewController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  private let names = ["Harbor", "Old town", "Lighthouse", "Ferry"]
  private var thumbnails: [UIImage] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    collectionView.backgroundColor = .systemBackground
    collectionView.allowsMultipleSelection = true
    collectionView.register(
      PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    thumbnails = names.map(thumbnail(of:))
    showCount()
  }

  private func thumbnail(of name: String) -> UIImage {
    let size = CGSize(width: 120, height: 120)
    let original = UIImage(named: name)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.systemGray5.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      original?.draw(in: CGRect(origin: .zero, size: size))
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath)
    (cell as? PhotoCell)?.show(thumbnails[indexPath.item], names[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { showCount() }

  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { showCount() }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { thumbnails[indexPath.item].size }

  private func showCount() {
    let count = collectionView.indexPathsForSelectedItems?.count ?? 0
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Share \(count)", style: .done, target: nil, action: nil)
    navigationItem.rightBarButtonItem?.isEnabled = count > 0
  }
}
