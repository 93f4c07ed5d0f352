import HeadlessUIKit

/// A row of a profile page, for an app's own as well.
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
  /// What the row is about.
  public final var title: String

  /// A row with a title.
  ///
  /// - Parameter title: What the row is about.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// A row without one.
  public override init() {
    title = ""
    super.init()
  }

  /// Rows make their cells themselves.
  open class func registerCell(for tableView: UITableView) {}

  /// The cell of the row: its title.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = title
    return cell
  }

  /// The height of the row in points; text decides, so it is not used.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    54
  }

  /// The row was tapped, and nobody else has dealt with it: nothing happens.
  open func itemDidSelected(by viewController: UIViewController) {}
}

/// A row with a title, and what it says.
open class NCProfileCommonCellViewModel: NCProfileCellViewModel {
  /// What it says.
  public final var detail: String?
  /// A picture in place of ``detail``.
  public final var image: UIImage?
  /// Whether no arrow says that the row leads somewhere; false unless set.
  public final var hiddenArrow = false

  /// A row with an arrow.
  ///
  /// - Parameters:
  ///   - title: What the row is about.
  ///   - detail: What it says, at its right end.
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

/// A row with a switch.
open class NCProfileSwitchCellViewModel: NCProfileCellViewModel {
  /// Whether the switch is on.
  public final var switchOn = false
  /// Hears that a finger flipped the switch: whether it is on now.
  public final var switchValueChanged: ((Bool) -> Void)?

  /// The cell of the row.
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
