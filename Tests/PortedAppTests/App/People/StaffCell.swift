import SendbirdUIKit
import UIKit

/// A row that shows when a person is free.
class StaffCell: SBUUserCell {
  let noteLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    noteLabel.textAlignment = .right
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func setupViews() {
    super.setupViews()
    baseStackView.addArrangedSubview(noteLabel)
  }

  override func configure(
    type: UserListType, user: SBUUser, isChecked: Bool = false, operatorMode: Bool = false,
    channelType: ChannelType = .group
  ) {
    super.configure(
      type: type, user: user, isChecked: isChecked, operatorMode: operatorMode,
      channelType: channelType)
    let formatter = DateFormatter()
    formatter.dateFormat = "HH:mm"
    noteLabel.text = "free at \(formatter.string(from: Date()))"
  }
}
