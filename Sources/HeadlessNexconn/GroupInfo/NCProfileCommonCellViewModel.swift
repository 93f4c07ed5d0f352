import HeadlessUIKit

/// A row with a title, and what it says.
open class NCProfileCommonCellViewModel: NCProfileCellViewModel {
  /// What it says.
  public final var detail: String?
  /// A picture in place of words.
  public final var image: UIImage?
  /// Whether no arrow says that the row leads somewhere.
  public final var hiddenArrow = false

  /// A row.
  public init(title: String, detail: String? = nil) {
    self.detail = detail
    super.init(title: title)
  }

  /// The cell of the row.
  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let titleLabel = UILabel()
    titleLabel.text = title
    titleLabel.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    let row = UIStackView(arrangedSubviews: [titleLabel])
    row.spacing = 8
    if let image {
      row.addArrangedSubview(UIImageView(image: image))
    } else {
      let detailLabel = UILabel()
      detailLabel.text = detail
      detailLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      row.addArrangedSubview(detailLabel)
    }
    cell.contentView.addSubview(row)
    cell.accessoryType = hiddenArrow ? .none : .disclosureIndicator
    return cell
  }
}
