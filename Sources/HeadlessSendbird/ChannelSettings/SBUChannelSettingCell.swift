/// A row of a settings screen.
open class SBUChannelSettingCell: SBUBaseChannelSettingCell {
  /// Shows a row.
  open func configure(with item: SBUChannelSettingItem) {
    titleLabel.text = item.title
    typeIcon.image = item.icon
    subTitleLabel.text = item.subTitle
    subTitleLabel.isHidden = item.subTitle == nil
    rightButton.isHidden = item.isRightButtonHidden
  }
}
