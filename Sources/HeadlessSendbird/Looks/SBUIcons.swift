/// The kit's icons, each with the character that represents it in text. `SBUIconSet` reads and
/// replaces them.
public struct SBUIcons: Sendable {
  /// A back arrow.
  public let iconBack = SBUIcon("iconBack", "‹", "back")
  /// A plus.
  public let iconPlus = SBUIcon("iconPlus", "+", "add")
  /// Three dots.
  public let iconMore = SBUIcon("iconMore", "⋯", "a menu")
  /// A checked checkbox.
  public let iconCheckboxChecked = SBUIcon("iconCheckboxChecked", "x", "a selected checkbox")
  /// An unchecked checkbox.
  public let iconCheckboxUnchecked = SBUIcon(
    "iconCheckboxUnchecked", " ", "a checkbox that is not selected")
  /// A person, for users without an image.
  public let iconUser = SBUIcon("iconUser", "○", "a person without a picture")
  /// Several people.
  public let iconMembers = SBUIcon("iconMembers", "∴", "people")
  /// A crossed-out speaker.
  public let iconMute = SBUIcon("iconMute", "⊘", "muted")
  /// A crossed circle.
  public let iconBan = SBUIcon("iconBan", "⊗", "banned people")
  /// A badge.
  public let iconOperator = SBUIcon("iconOperator", "◆", "operators")
  /// A snowflake.
  public let iconFreeze = SBUIcon("iconFreeze", "✻", "freezing")
  /// A shield.
  public let iconModerations = SBUIcon("iconModerations", "◇", "moderations")
  /// Speech bubbles.
  public let iconChannels = SBUIcon("iconChannels", "◎", "a channel or group without a picture")
  /// An arrow to the right.
  public let iconChevronRight = SBUIcon("iconChevronRight", "›", "opens a screen or a menu")
  /// An exclamation mark.
  public let iconError = SBUIcon("iconError", "✗", "failed")
  /// A circular arrow.
  public let iconRefresh = SBUIcon("iconRefresh", "↻", "retry")
  /// A plus in a circle, to add a file.
  public let iconAdd = SBUIcon("iconAdd", "+", "add")
  /// A loudspeaker, for broadcast channels.
  public let iconBroadcast = SBUIcon("iconBroadcast", "◖", "a broadcast channel")
  /// A camera.
  public let iconCamera = SBUIcon("iconCamera", "◙", "the camera")
  /// A speech bubble, shown if there are no channels.
  public let iconChat = SBUIcon("iconChat", "∅", "an empty list")
  /// A down arrow, to scroll to the latest message.
  public let iconChevronDown = SBUIcon("iconChevronDown", "⌄", "to the latest message")
  /// A cross.
  public let iconClose = SBUIcon("iconClose", "✕", "cancel or close")
  /// Two sheets of paper.
  public let iconCopy = SBUIcon("iconCopy", "⧉", "copy")
  /// A pen, to create a channel.
  public let iconCreate = SBUIcon("iconCreate", "✎", "edit or create")
  /// A trash can.
  public let iconDelete = SBUIcon("iconDelete", "⌫", "delete")
  /// A document.
  public let iconDocument = SBUIcon("iconDocument", "▤", "a document")
  /// A check mark, for sent messages.
  public let iconDone = SBUIcon("iconDone", "↑", "sent")
  /// Two check marks, for read or delivered messages.
  public let iconDoneAll = SBUIcon("iconDoneAll", "⇈", "delivered or read")
  /// A down arrow above a line.
  public let iconDownload = SBUIcon("iconDownload", "↓", "download")
  /// A pen.
  public let iconEdit = SBUIcon("iconEdit", "✎", "edit or create")
  /// A face with a plus.
  public let iconEmojiMore = SBUIcon("iconEmojiMore", "☺", "emoji")
  /// No icon.
  public let iconEmpty = SBUIcon("iconEmpty", " ", "no icon")
  /// An audio file.
  public let iconFileAudio = SBUIcon("iconFileAudio", "♪", "sound or a voice message")
  /// A text file.
  public let iconFileDocument = SBUIcon("iconFileDocument", "▤", "a document")
  /// An animated image.
  public let iconGif = SBUIcon("iconGif", "▶", "a video, or play it")
  /// An "i" in a circle.
  public let iconInfo = SBUIcon("iconInfo", "ⓘ", "information")
  /// A door.
  public let iconLeave = SBUIcon("iconLeave", "↪", "leave")
  /// A speech bubble.
  public let iconMessage = SBUIcon("iconMessage", "◍", "a message")
  /// A filled bell.
  public let iconNotificationFilled = SBUIcon("iconNotificationFilled", "♫", "notifications")
  /// A filled, crossed-out bell.
  public let iconNotificationOffFilled = SBUIcon(
    "iconNotificationOffFilled", "♩", "notifications are off")
  /// A bell.
  public let iconNotifications = SBUIcon("iconNotifications", "♫", "notifications")
  /// A photo.
  public let iconPhoto = SBUIcon("iconPhoto", "▣", "a picture without a symbol")
  /// A play symbol.
  public let iconPlay = SBUIcon("iconPlay", "▶", "a video, or play it")
  /// A question mark.
  public let iconQuestion = SBUIcon("iconQuestion", "?", "unknown")
  /// A cross in a circle.
  public let iconRemove = SBUIcon("iconRemove", "−", "remove")
  /// A magnifying glass.
  public let iconSearch = SBUIcon("iconSearch", "⌕", "search")
  /// A paper plane.
  public let iconSend = SBUIcon("iconSend", "➤", "send")
  /// A loading indicator.
  public let iconSpinner = SBUIcon(
    "iconSpinner", "◔", "in progress, such as a message that is being sent")
  /// Many people.
  public let iconSupergroup = SBUIcon("iconSupergroup", "∷", "a supergroup")
  /// A missing image.
  public let iconThumbnailNone = SBUIcon("iconThumbnailNone", "▢", "a missing picture")
  /// A reply arrow.
  public let iconReply = SBUIcon("iconReply", "↩", "a reply")
  /// A small reply arrow.
  public let iconReplied = SBUIcon("iconReplied", "↩", "a reply")
  /// The lines of a thread.
  public let iconThread = SBUIcon("iconThread", "≡", "a thread")
  /// A selected radio button.
  public let iconRadioButtonOn = SBUIcon(
    "iconRadioButtonOn", "⦿", "the selected one of several choices")
  /// An unselected radio button.
  public let iconRadioButtonOff = SBUIcon(
    "iconRadioButtonOff", "⦾", "another one of several choices")
  /// A microphone.
  public let iconVoiceMessageOn = SBUIcon("iconVoiceMessageOn", "♪", "sound or a voice message")
  /// A pause symbol.
  public let iconPause = SBUIcon("iconPause", "‖", "pause")
  /// A filled circle.
  public let iconRecording = SBUIcon("iconRecording", "◘", "recording")
  /// A square.
  public let iconStop = SBUIcon("iconStop", "■", "stop")
  /// A thumbs up.
  public let iconGood = SBUIcon("iconGood", "▲", "good")
  /// A thumbs down.
  public let iconBad = SBUIcon("iconBad", "▼", "bad")
  /// A partly read message.
  public let iconMarkAsUnread = SBUIcon("iconMarkAsUnread", "◗", "marked as unread")
}
