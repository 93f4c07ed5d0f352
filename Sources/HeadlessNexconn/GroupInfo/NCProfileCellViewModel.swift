import HeadlessUIKit

/// A row of a profile page; also the base class of an app's own rows.
///
/// ```swift
/// func profileViewModel(
///   _ viewModel: NCProfileViewModel,
///   willLoadProfileCellViewModel profileList: [[NCProfileCellViewModel]]
/// ) -> [[NCProfileCellViewModel]] {
///   profileList + [[NCProfileCommonCellViewModel(title: "Shared files", detail: "12")]]
/// }
/// ```
open class NCProfileCellViewModel: NCBaseCellViewModel, NCCellViewModelProtocol {
  /// The title of the row.
  public final var title: String

  /// Creates a row with a title.
  ///
  /// - Parameter title: The title of the row.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates a row without a title.
  public override init() {
    title = ""
    super.init()
  }

  /// Does nothing: rows create their cells themselves.
  open class func registerCell(for tableView: UITableView) {}

  /// Returns the cell of the row, which shows its title.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = title
    return cell
  }

  /// Returns the height of the row in points; not used, because the text determines the height.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    54
  }

  /// The row was tapped, and no delegate handled the tap; does nothing by default.
  open func itemDidSelected(by viewController: UIViewController) {}
}

/// A row with a title and a value.
open class NCProfileCommonCellViewModel: NCProfileCellViewModel {
  /// The value.
  public final var detail: String?
  /// A picture, shown instead of ``detail``.
  public final var image: UIImage?
  /// Whether the disclosure arrow is hidden; false by default.
  public final var hiddenArrow = false

  /// Creates a row with a disclosure arrow.
  ///
  /// - Parameters:
  ///   - title: The title of the row.
  ///   - detail: The value, at the right end.
  public init(title: String, detail: String? = nil) {
    self.detail = detail
    super.init(title: title)
  }

  /// Returns the cell of the row.
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

/// A row with a switch.
open class NCProfileSwitchCellViewModel: NCProfileCellViewModel {
  /// Whether the switch is on.
  public final var switchOn = false
  /// Called with the new value when the user flips the switch.
  public final var switchValueChanged: ((Bool) -> Void)?

  /// Returns the cell of the row.
  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = title
    let control = UISwitch()
    control.isOn = switchOn
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let control else { return }
        switchOn = control.isOn
        switchValueChanged?(control.isOn)
      }, for: .valueChanged)
    cell.accessoryView = control
    return cell
  }
}
