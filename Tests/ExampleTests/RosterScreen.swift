import HeadlessSendbird
import HeadlessUIKit

/// The row of a person in a modern layout: a plain cell with anchors, independent of the kit, whose
/// background shows that it is selected.
final class RosterCell: UITableViewCell {
  private let picture = UIImageView()
  private let nameLabel = UILabel()
  private let stateLabel = UILabel()

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [stateLabel, nameLabel, picture] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    stateLabel.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 36),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      nameLabel.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
      stateLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8),
      stateLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stateLabel.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ user: SBUUser, isChosen: Bool) {
    picture.image = UIImage(systemName: "person.fill")
    nameLabel.text = user.nickname
    stateLabel.text = isChosen ? "coming" : "not asked"
    contentView.backgroundColor = isChosen ? .systemGray4 : .clear
  }
}

/// The invite list with the app's own rows, which the table's data source creates, and a heading.
final class RosterList: SBUInviteUserModule.List {
  override func setupViews() {
    super.setupViews()
    tableView.register(RosterCell.self, forCellReuseIdentifier: "roster")
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: "roster", for: indexPath)
        as? RosterCell, let user = userList?[indexPath.row]
    else { return UITableViewCell() }
    cell.show(user, isChosen: selectedUserList?.contains(user) ?? false)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    tableView.reloadData()
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let label = UILabel()
    label.text = "Crew of the spring sale"
    return label
  }
}
