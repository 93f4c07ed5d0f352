/// The kit's icons, each with the sign that stands for it in text; `SBUIconSet` reads and replaces
/// them.
public struct SBUIcons: Sendable {
  /// The way back.
  public let iconBack = SBUIcon("iconBack", "‹")
  /// A plus.
  public let iconPlus = SBUIcon("iconPlus", "+")
  /// Three dots.
  public let iconMore = SBUIcon("iconMore", "⋯")
  /// A ticked box.
  public let iconCheckboxChecked = SBUIcon("iconCheckboxChecked", "x")
  /// An empty box.
  public let iconCheckboxUnchecked = SBUIcon("iconCheckboxUnchecked", " ")
  /// A head, for users without a picture.
  public let iconUser = SBUIcon("iconUser", "○")
  /// Heads.
  public let iconMembers = SBUIcon("iconMembers", "∴")
  /// A crossed loudspeaker.
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
  /// A turning arrow.
  public let iconRefresh = SBUIcon("iconRefresh", "↻")
  /// A plus in a circle, which adds a file.
  public let iconAdd = SBUIcon("iconAdd", "+")
  /// A loudspeaker, for broadcast channels.
  public let iconBroadcast = SBUIcon("iconBroadcast", "◖")
  /// A camera.
  public let iconCamera = SBUIcon("iconCamera", "◙")
  /// A speech bubble, where there are no channels.
  public let iconChat = SBUIcon("iconChat", "◎")
  /// An arrow down, to the latest message.
  public let iconChevronDown = SBUIcon("iconChevronDown", "⌄")
  /// A cross.
  public let iconClose = SBUIcon("iconClose", "✕")
  /// Two sheets.
  public let iconCopy = SBUIcon("iconCopy", "⧉")
  /// A pen, which creates a channel.
  public let iconCreate = SBUIcon("iconCreate", "✎")
  /// A bin.
  public let iconDelete = SBUIcon("iconDelete", "⌫")
  /// A sheet.
  public let iconDocument = SBUIcon("iconDocument", "▤")
  /// A tick: sent.
  public let iconDone = SBUIcon("iconDone", "✓")
  /// Two ticks: read or delivered.
  public let iconDoneAll = SBUIcon("iconDoneAll", "✔")
  /// An arrow down to a line.
  public let iconDownload = SBUIcon("iconDownload", "↓")
  /// A pen.
  public let iconEdit = SBUIcon("iconEdit", "✎")
  /// A face with a plus.
  public let iconEmojiMore = SBUIcon("iconEmojiMore", "☺")
  /// Nothing.
  public let iconEmpty = SBUIcon("iconEmpty", " ")
  /// A file of sound.
  public let iconFileAudio = SBUIcon("iconFileAudio", "♪")
  /// A file of text.
  public let iconFileDocument = SBUIcon("iconFileDocument", "▤")
  /// A moving picture.
  public let iconGif = SBUIcon("iconGif", "▶")
  /// An i in a circle.
  public let iconInfo = SBUIcon("iconInfo", "ⓘ")
  /// A door.
  public let iconLeave = SBUIcon("iconLeave", "↪")
  /// A speech bubble.
  public let iconMessage = SBUIcon("iconMessage", "◍")
  /// A full bell.
  public let iconNotificationFilled = SBUIcon("iconNotificationFilled", "♫")
  /// A full crossed bell.
  public let iconNotificationOffFilled = SBUIcon("iconNotificationOffFilled", "♩")
  /// A bell.
  public let iconNotifications = SBUIcon("iconNotifications", "♫")
  /// A picture.
  public let iconPhoto = SBUIcon("iconPhoto", "▣")
  /// The start of a recording.
  public let iconPlay = SBUIcon("iconPlay", "▶")
  /// A question mark.
  public let iconQuestion = SBUIcon("iconQuestion", "?")
  /// A cross in a circle.
  public let iconRemove = SBUIcon("iconRemove", "−")
  /// A magnifying glass.
  public let iconSearch = SBUIcon("iconSearch", "⌕")
  /// A paper plane.
  public let iconSend = SBUIcon("iconSend", "➤")
  /// A wheel.
  public let iconSpinner = SBUIcon("iconSpinner", "◔")
  /// Many heads.
  public let iconSupergroup = SBUIcon("iconSupergroup", "∷")
  /// A picture that there is not.
  public let iconThumbnailNone = SBUIcon("iconThumbnailNone", "▢")
  /// An arrow back.
  public let iconReply = SBUIcon("iconReply", "↩")
  /// An arrow back, small.
  public let iconReplied = SBUIcon("iconReplied", "↩")
  /// Lines of a thread.
  public let iconThread = SBUIcon("iconThread", "≡")
  /// A chosen radio button.
  public let iconRadioButtonOn = SBUIcon("iconRadioButtonOn", "⦿")
  /// A radio button.
  public let iconRadioButtonOff = SBUIcon("iconRadioButtonOff", "⦾")
  /// A microphone.
  public let iconVoiceMessageOn = SBUIcon("iconVoiceMessageOn", "♪")
  /// Two bars.
  public let iconPause = SBUIcon("iconPause", "‖")
  /// A full circle.
  public let iconRecording = SBUIcon("iconRecording", "◘")
  /// A square.
  public let iconStop = SBUIcon("iconStop", "■")
  /// A thumb up.
  public let iconGood = SBUIcon("iconGood", "▲")
  /// A thumb down.
  public let iconBad = SBUIcon("iconBad", "▼")
  /// A half-read message.
  public let iconMarkAsUnread = SBUIcon("iconMarkAsUnread", "◗")
}
