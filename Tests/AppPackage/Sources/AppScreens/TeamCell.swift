import HeadlessSendbird
import HeadlessUIKit

/// The row with the id of the user before the checkbox.
final class TeamCell: SBUUserCell {
  let idLabel = UILabel()

  override func setupViews() {
    super.setupViews()
    idLabel.textAlignment = .right
    let place = baseStackView.arrangedSubviews.firstIndex(of: checkboxButton)
    baseStackView.insertArrangedSubview(
      idLabel, at: place ?? baseStackView.arrangedSubviews.count)
  }

  override func configure(
    type: UserListType, user: SBUUser, isChecked: Bool = false, operatorMode: Bool = false,
    channelType: ChannelType = .group
  ) {
    super.configure(
      type: type, user: user, isChecked: isChecked, operatorMode: operatorMode,
      channelType: channelType)
    idLabel.text = "@\(user.userId)"
  }
}
