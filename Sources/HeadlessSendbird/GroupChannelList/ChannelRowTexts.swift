import ChatBackend
import HeadlessUIKit

extension Date {
  /// Returns the time of a channel's row: the time of today, "Yesterday", or a date (C138 to C145).
  ///
  /// The first day of a month has no yesterday, as in the kit (C143).
  ///
  /// - Parameter baseTimestamp: seconds since 1970 if it has ten digits, else milliseconds.
  public static func lastUpdatedTimeForChannelCell(baseTimestamp: Int64) -> String? {
    let isSeconds = (1_000_000_000...9_999_999_999).contains(baseTimestamp.magnitude)
    let seconds = isSeconds ? Double(baseTimestamp) : Double(baseTimestamp) / 1_000
    let date = Date(timeIntervalSince1970: seconds)
    let calendar = Calendar.current
    let now = Date.now
    let formats = SBUDateFormatSet.formats
    if calendar.isDate(date, inSameDayAs: now) { return date.formatted(formats.time) }
    let day = calendar.dateComponents([.year, .month, .day], from: date)
    let today = calendar.dateComponents([.year, .month, .day], from: now)
    if day.year == today.year, day.month == today.month,
      let past = day.day, let current = today.day, past == current - 1
    {
      return SBUStringSet.Date_Yesterday
    }
    return date.formatted(day.year == today.year ? formats.date : formats.pastYear)
  }
}

extension Int {
  /// The number in a short form: 1000 is "1K", 1234 is "1.2K", 1000000 is "1M" (C134).
  var shortened: String {
    func text(_ unit: Double, _ letter: String) -> String {
      let digits = String(format: "%.1f", Double(self) / unit)
      return (digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits) + letter
    }
    if self >= 1_000_000 { return text(1_000_000, "M") }
    return self >= 1_000 ? text(1_000, "K") : "\(self)"
  }
}

extension BaseMessage {
  /// The longest text that a row can use.
  private static let maximumLength = 1_000

  /// The text of the message in lists, cut after 1,000 characters; empty for an unknown kind (C126
  /// to C131).
  var listPreview: String {
    switch self {
    case let message as UserMessage:
      if message.hasTemplate { return SBUStringSet.GroupChannel.Preview.messageTemplate }
      let isMarkdown =
        SendbirdUI.config.groupChannel.channel.isMarkdownForUserMessageEnabled
      let text = String(message.message.prefix(Self.maximumLength))
      return isMarkdown ? text.withoutMarkdown : text
    case let message as FileMessage: return Self.preview(ofType: message.type)
    case is MultipleFilesMessage: return SBUStringSet.GroupChannel.Preview.multipleFiles
    case let message as AdminMessage: return String(message.message.prefix(Self.maximumLength))
    default: return ""
    }
  }

  /// The name of its file, or its text in lists; nil without either.
  var title: String? {
    [(self as? FileMessage)?.name ?? "", listPreview].first { !$0.isEmpty }
  }

  private var hasTemplate: Bool {
    guard let template = extendedMessagePayload["template"] else { return false }
    return !((template as? [String: Any])?.isEmpty ?? false)
  }

  /// Returns the word for a file of a MIME type (C129).
  private static func preview(ofType type: String) -> String {
    typealias Preview = SBUStringSet.GroupChannel.Preview
    let type = type.lowercased()
    if type.hasPrefix("image") {
      if type.contains("svg") { return Preview.file }
      if type.contains("jpeg") || type.contains("png") { return Preview.photo }
      return type.contains("gif") ? Preview.gif : Preview.file
    }
    if type.hasPrefix("video") { return Preview.video }
    guard type.hasPrefix("audio") else { return Preview.file }
    let parameter = type.split(separator: ";").last?.split(separator: "=").last
    return parameter?.hasPrefix("voice") ?? false ? Preview.voice : Preview.audio
  }
}

extension SBUStringSet {
  /// Texts of mentions.
  public enum Mention {
    /// The mark of a mention, unless ``SBUGlobalValues/userMentionConfig`` has another one.
    public static let Trigger_Key = "@"
  }

  /// Texts of voice messages.
  public enum VoiceMessage {
    /// The words for voice messages in the channel list.
    public enum Preview {
      /// "Voice message"; another name of ``SBUStringSet/GroupChannel/Preview/voice``.
      public static var channelList: String {
        get { GroupChannel.Preview.voice }
        set { GroupChannel.Preview.voice = newValue }
      }
    }
  }

  /// Texts of group channels.
  public enum GroupChannel {
    /// The words for files and other messages in the channel list.
    public enum Preview {
      /// "Photo".
      public static var photo: String {
        get { SBUStringSet.GroupChannel_Preview_Photo }
        set { SBUStringSet.GroupChannel_Preview_Photo = newValue }
      }
      /// "GIF".
      public static var gif: String {
        get { SBUStringSet.GroupChannel_Preview_GIF }
        set { SBUStringSet.GroupChannel_Preview_GIF = newValue }
      }
      /// "Video".
      public static var video: String {
        get { SBUStringSet.GroupChannel_Preview_Video }
        set { SBUStringSet.GroupChannel_Preview_Video = newValue }
      }
      /// "Audio".
      public static var audio: String {
        get { SBUStringSet.GroupChannel_Preview_Audio }
        set { SBUStringSet.GroupChannel_Preview_Audio = newValue }
      }
      /// "Voice message".
      public static var voice: String {
        get { SBUStringSet.GroupChannel_Preview_Voice }
        set { SBUStringSet.GroupChannel_Preview_Voice = newValue }
      }
      /// "File".
      public static var file: String {
        get { SBUStringSet.GroupChannel_Preview_File }
        set { SBUStringSet.GroupChannel_Preview_File = newValue }
      }
      /// "Photo", for several files.
      public static var multipleFiles: String {
        get { SBUStringSet.GroupChannel_Preview_Multiple_Files }
        set { SBUStringSet.GroupChannel_Preview_Multiple_Files = newValue }
      }
      /// "Message", for a message from a template.
      public static var messageTemplate: String {
        get { SBUStringSet.GroupChannel_Preview_Message_Template }
        set { SBUStringSet.GroupChannel_Preview_Message_Template = newValue }
      }
    }
  }
}
