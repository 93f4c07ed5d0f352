import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// A member of the crew with the watch that they keep.
class CrewCell: SBUUserCell {
  private lazy var watchLabel: UILabel = {
    let label = UILabel()
    label.font = SBUFontSet.body3
    return label
  }()
  private let watches = ["First watch", "Middle watch", "Morning watch"]

  override func setupViews() {
    super.setupViews()
    contentView.addSubview(watchLabel)
  }

  override func setupStyles() {
    super.setupStyles()
    watchLabel.textColor = theme.userIdTextColor
  }

  override func configure(
    type: UserListType, user: SBUUser, isChecked: Bool = false, operatorMode: Bool = false,
    channelType: ChannelType = .group
  ) {
    super.configure(
      type: type, user: user, isChecked: isChecked, operatorMode: operatorMode,
      channelType: channelType)
    watchLabel.text = watches[user.userId.count % watches.count]
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    watchLabel.text = nil
  }
}
