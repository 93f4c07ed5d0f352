import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

/// The row of a colleague: the usual one with the department before the box.
final class DepartmentCell: SBUUserCell {
  let departmentLabel = UILabel()
  /// The text of the row for people who are not in the directory.
  var guestWord = "Guest"

  override func setupViews() {
    super.setupViews()
    departmentLabel.textAlignment = .right
    let place = baseStackView.arrangedSubviews.firstIndex(of: checkboxButton)
    baseStackView.insertArrangedSubview(
      departmentLabel, at: place ?? baseStackView.arrangedSubviews.count)
  }

  override func setupStyles() {
    super.setupStyles()
    departmentLabel.font = theme.subInfoFont
    departmentLabel.textColor = theme.subInfoTextColor
  }

  override func configure(
    type: UserListType, user: SBUUser, isChecked: Bool = false, operatorMode: Bool = false,
    channelType: ChannelType = .group
  ) {
    super.configure(
      type: type, user: user, isChecked: isChecked, operatorMode: operatorMode,
      channelType: channelType)
    departmentLabel.text = StaffDirectory.department(of: user.userId) ?? guestWord
  }

  override class var properties: PropertyTable {
    super.properties.adding(
      Property("guestWord", .text, "what the row says of people whom the directory does not know") {
        (cell: DepartmentCell, word: String) in cell.guestWord = word
      })
  }
}
