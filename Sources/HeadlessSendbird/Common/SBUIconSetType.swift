import HeadlessUIKit

/// The kit's icons by name, to get one in a color and a size; ``SBUIcons`` describes them.
public enum SBUIconSetType: String, CaseIterable, Sendable {
  case iconBack, iconPlus, iconMore, iconCheckboxChecked, iconCheckboxUnchecked, iconUser,
    iconMembers, iconMute, iconBan, iconOperator, iconFreeze, iconModerations, iconChannels,
    iconChevronRight, iconError, iconRefresh, iconAdd, iconBroadcast, iconCamera, iconChat,
    iconChevronDown, iconClose, iconCopy, iconCreate, iconDelete, iconDocument, iconDone,
    iconDoneAll, iconDownload, iconEdit, iconEmojiMore, iconEmpty, iconFileAudio,
    iconFileDocument, iconGif, iconInfo, iconLeave, iconMessage, iconNotificationFilled,
    iconNotificationOffFilled, iconNotifications, iconPhoto, iconPlay, iconQuestion, iconRemove,
    iconSearch, iconSend, iconSpinner, iconSupergroup, iconThumbnailNone, iconReply, iconReplied,
    iconThread, iconRadioButtonOn, iconRadioButtonOff, iconVoiceMessageOn, iconPause,
    iconRecording, iconStop, iconGood, iconBad, iconMarkAsUnread

  /// The sizes of icons, in points.
  public enum Metric {
    /// The size of most icons.
    public static let defaultIconSize = CGSize(width: 24, height: 24)
  }

  /// Returns the icon as `SBUIconSet` has it in the run.
  ///
  /// - Parameters:
  ///   - tintColor: the color; nil for that of the view that shows it.
  ///   - size: the size in points; it has no effect, because text has one size.
  public func image(with tintColor: UIColor? = nil, to size: CGSize) -> UIImage {
    let image = SBUIcons.named[rawValue].map { SBULooks.current[$0] } ?? UIImage()
    return tintColor.map(image.withTintColor) ?? image
  }

  /// Returns the icon in a color.
  ///
  /// - Parameter tintColor: the color; nil for that of the view that shows it.
  public func load(tintColor: UIColor? = nil) -> UIImage {
    image(with: tintColor, to: Metric.defaultIconSize)
  }
}
