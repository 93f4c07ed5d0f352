/// The kit's icons, each with the character that represents it in text. `SBUIconSet` reads and
/// replaces them.
public struct SBUIcons: Sendable {
  /// A back arrow.
  public let iconBack = SBUIcon("iconBack", "‹")
  /// A plus.
  public let iconPlus = SBUIcon("iconPlus", "+")
  /// Three dots.
  public let iconMore = SBUIcon("iconMore", "⋯")
  /// A checked checkbox.
  public let iconCheckboxChecked = SBUIcon("iconCheckboxChecked", "x")
  /// An unchecked checkbox.
  public let iconCheckboxUnchecked = SBUIcon("iconCheckboxUnchecked", " ")
  /// A person, for users without an image.
  public let iconUser = SBUIcon("iconUser", "○")
  /// Several people.
  public let iconMembers = SBUIcon("iconMembers", "∴")
  /// A crossed-out speaker.
  public let iconMute = SBUIcon("iconMute", "⊘")
  /// A crossed circle.
  public let iconBan = SBUIcon("iconBan", "⊗")
  /// A badge.
  public let iconOperator = SBUIcon("iconOperator", "◆")
  /// A snowflake.
  public let iconFreeze = SBUIcon("iconFreeze", "✻")
  /// A shield.
  public let iconModerations = SBUIcon("iconModerations", "◇")
  /// Speech bubbles.
  public let iconChannels = SBUIcon("iconChannels", "◎")
  /// An arrow to the right.
  public let iconChevronRight = SBUIcon("iconChevronRight", "›")
  /// An exclamation mark.
  public let iconError = SBUIcon("iconError", "✗")
  /// A circular arrow.
  public let iconRefresh = SBUIcon("iconRefresh", "↻")
  /// A plus in a circle, to add a file.
  public let iconAdd = SBUIcon("iconAdd", "+")
  /// A loudspeaker, for broadcast channels.
  public let iconBroadcast = SBUIcon("iconBroadcast", "◖")
  /// A camera.
  public let iconCamera = SBUIcon("iconCamera", "◙")
  /// A speech bubble, shown if there are no channels.
  public let iconChat = SBUIcon("iconChat", "◎")
  /// A down arrow, to scroll to the latest message.
  public let iconChevronDown = SBUIcon("iconChevronDown", "⌄")
  /// A cross.
  public let iconClose = SBUIcon("iconClose", "✕")
  /// Two sheets of paper.
  public let iconCopy = SBUIcon("iconCopy", "⧉")
  /// A pen, to create a channel.
  public let iconCreate = SBUIcon("iconCreate", "✎")
  /// A trash can.
  public let iconDelete = SBUIcon("iconDelete", "⌫")
  /// A document.
  public let iconDocument = SBUIcon("iconDocument", "▤")
  /// A check mark, for sent messages.
  public let iconDone = SBUIcon("iconDone", "✓")
  /// Two check marks, for read or delivered messages.
  public let iconDoneAll = SBUIcon("iconDoneAll", "✔")
  /// A down arrow above a line.
  public let iconDownload = SBUIcon("iconDownload", "↓")
  /// A pen.
  public let iconEdit = SBUIcon("iconEdit", "✎")
  /// A face with a plus.
  public let iconEmojiMore = SBUIcon("iconEmojiMore", "☺")
  /// No icon.
  public let iconEmpty = SBUIcon("iconEmpty", " ")
  /// An audio file.
  public let iconFileAudio = SBUIcon("iconFileAudio", "♪")
  /// A text file.
  public let iconFileDocument = SBUIcon("iconFileDocument", "▤")
  /// An animated image.
  public let iconGif = SBUIcon("iconGif", "▶")
  /// An "i" in a circle.
  public let iconInfo = SBUIcon("iconInfo", "ⓘ")
  /// A door.
  public let iconLeave = SBUIcon("iconLeave", "↪")
  /// A speech bubble.
  public let iconMessage = SBUIcon("iconMessage", "◍")
  /// A filled bell.
  public let iconNotificationFilled = SBUIcon("iconNotificationFilled", "♫")
  /// A filled, crossed-out bell.
  public let iconNotificationOffFilled = SBUIcon("iconNotificationOffFilled", "♩")
  /// A bell.
  public let iconNotifications = SBUIcon("iconNotifications", "♫")
  /// A photo.
  public let iconPhoto = SBUIcon("iconPhoto", "▣")
  /// A play symbol.
  public let iconPlay = SBUIcon("iconPlay", "▶")
  /// A question mark.
  public let iconQuestion = SBUIcon("iconQuestion", "?")
  /// A cross in a circle.
  public let iconRemove = SBUIcon("iconRemove", "−")
  /// A magnifying glass.
  public let iconSearch = SBUIcon("iconSearch", "⌕")
  /// A paper plane.
  public let iconSend = SBUIcon("iconSend", "➤")
  /// A loading indicator.
  public let iconSpinner = SBUIcon("iconSpinner", "◔")
  /// Many people.
  public let iconSupergroup = SBUIcon("iconSupergroup", "∷")
  /// A missing image.
  public let iconThumbnailNone = SBUIcon("iconThumbnailNone", "▢")
  /// A reply arrow.
  public let iconReply = SBUIcon("iconReply", "↩")
  /// A small reply arrow.
  public let iconReplied = SBUIcon("iconReplied", "↩")
  /// The lines of a thread.
  public let iconThread = SBUIcon("iconThread", "≡")
  /// A selected radio button.
  public let iconRadioButtonOn = SBUIcon("iconRadioButtonOn", "⦿")
  /// An unselected radio button.
  public let iconRadioButtonOff = SBUIcon("iconRadioButtonOff", "⦾")
  /// A microphone.
  public let iconVoiceMessageOn = SBUIcon("iconVoiceMessageOn", "♪")
  /// A pause symbol.
  public let iconPause = SBUIcon("iconPause", "‖")
  /// A filled circle.
  public let iconRecording = SBUIcon("iconRecording", "◘")
  /// A square.
  public let iconStop = SBUIcon("iconStop", "■")
  /// A thumbs up.
  public let iconGood = SBUIcon("iconGood", "▲")
  /// A thumbs down.
  public let iconBad = SBUIcon("iconBad", "▼")
  /// A partly read message.
  public let iconMarkAsUnread = SBUIcon("iconMarkAsUnread", "◗")
}
