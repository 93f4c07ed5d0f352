/// The kit's icons, each with the sign that stands for it in text; `SBUIconSet` reads and replaces
/// them.
public struct SBUIcons: Sendable {
  /// The way back.
  public let iconBack = SBUIcon("‹")
  /// A plus.
  public let iconPlus = SBUIcon("+")
  /// Three dots.
  public let iconMore = SBUIcon("⋯")
  /// A ticked box.
  public let iconCheckboxChecked = SBUIcon("x")
  /// An empty box.
  public let iconCheckboxUnchecked = SBUIcon(" ")
  /// A head, for users without a picture.
  public let iconUser = SBUIcon("○")
  /// Heads.
  public let iconMembers = SBUIcon("∴")
  /// A crossed loudspeaker.
  public let iconMute = SBUIcon("⊘")
  /// A crossed circle.
  public let iconBan = SBUIcon("⊗")
  /// A badge.
  public let iconOperator = SBUIcon("◆")
  /// A snowflake.
  public let iconFreeze = SBUIcon("✻")
  /// A shield.
  public let iconModerations = SBUIcon("◇")
  /// Speech bubbles.
  public let iconChannels = SBUIcon("◎")
  /// An arrow to the right.
  public let iconChevronRight = SBUIcon("›")
  /// An exclamation mark.
  public let iconError = SBUIcon("✗")
  /// A turning arrow.
  public let iconRefresh = SBUIcon("↻")
  /// A plus in a circle, which adds a file.
  public let iconAdd = SBUIcon("+")
  /// A loudspeaker, for broadcast channels.
  public let iconBroadcast = SBUIcon("◖")
  /// A camera.
  public let iconCamera = SBUIcon("◙")
  /// A speech bubble, where there are no channels.
  public let iconChat = SBUIcon("◎")
  /// An arrow down, to the latest message.
  public let iconChevronDown = SBUIcon("⌄")
  /// A cross.
  public let iconClose = SBUIcon("✕")
  /// Two sheets.
  public let iconCopy = SBUIcon("⧉")
  /// A pen, which creates a channel.
  public let iconCreate = SBUIcon("✎")
  /// A bin.
  public let iconDelete = SBUIcon("⌫")
  /// A sheet.
  public let iconDocument = SBUIcon("▤")
  /// A tick: sent.
  public let iconDone = SBUIcon("✓")
  /// Two ticks: read or delivered.
  public let iconDoneAll = SBUIcon("✔")
  /// An arrow down to a line.
  public let iconDownload = SBUIcon("↓")
  /// A pen.
  public let iconEdit = SBUIcon("✎")
  /// A face with a plus.
  public let iconEmojiMore = SBUIcon("☺")
  /// Nothing.
  public let iconEmpty = SBUIcon(" ")
  /// A file of sound.
  public let iconFileAudio = SBUIcon("♪")
  /// A file of text.
  public let iconFileDocument = SBUIcon("▤")
  /// A moving picture.
  public let iconGif = SBUIcon("▶")
  /// An i in a circle.
  public let iconInfo = SBUIcon("ⓘ")
  /// A door.
  public let iconLeave = SBUIcon("↪")
  /// A speech bubble.
  public let iconMessage = SBUIcon("◍")
  /// A full bell.
  public let iconNotificationFilled = SBUIcon("♫")
  /// A full crossed bell.
  public let iconNotificationOffFilled = SBUIcon("♩")
  /// A bell.
  public let iconNotifications = SBUIcon("♫")
  /// A picture.
  public let iconPhoto = SBUIcon("▣")
  /// The start of a recording.
  public let iconPlay = SBUIcon("▶")
  /// A question mark.
  public let iconQuestion = SBUIcon("?")
  /// A cross in a circle.
  public let iconRemove = SBUIcon("−")
  /// A magnifying glass.
  public let iconSearch = SBUIcon("⌕")
  /// A paper plane.
  public let iconSend = SBUIcon("➤")
  /// A wheel.
  public let iconSpinner = SBUIcon("◔")
  /// Many heads.
  public let iconSupergroup = SBUIcon("∷")
  /// A picture that there is not.
  public let iconThumbnailNone = SBUIcon("▢")
  /// An arrow back.
  public let iconReply = SBUIcon("↩")
  /// An arrow back, small.
  public let iconReplied = SBUIcon("↩")
  /// Lines of a thread.
  public let iconThread = SBUIcon("≡")
  /// A chosen radio button.
  public let iconRadioButtonOn = SBUIcon("⦿")
  /// A radio button.
  public let iconRadioButtonOff = SBUIcon("⦾")
  /// A microphone.
  public let iconVoiceMessageOn = SBUIcon("♪")
  /// Two bars.
  public let iconPause = SBUIcon("‖")
  /// A full circle.
  public let iconRecording = SBUIcon("◘")
  /// A square.
  public let iconStop = SBUIcon("■")
  /// A thumb up.
  public let iconGood = SBUIcon("▲")
  /// A thumb down.
  public let iconBad = SBUIcon("▼")
  /// A half-read message.
  public let iconMarkAsUnread = SBUIcon("◗")
}
