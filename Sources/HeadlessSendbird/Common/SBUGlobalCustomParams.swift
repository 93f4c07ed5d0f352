import HeadlessUIKit

/// Closures with which an app changes the parameters of the kit's requests. They belong to the run;
/// outside of a run they are nil.
///
/// Screens call them before they create or change a channel, send or change a message, or load
/// messages; the one for voice messages is never called.
///
/// ```swift
/// SBUGlobalCustomParams.groupChannelParamsUpdateBuilder = { params in
///   params?.customType = "support"
/// }
/// ```
public enum SBUGlobalCustomParams {
  /// A closure that changes parameters.
  public typealias Builder<Params> = (_ params: Params?) -> Void

  /// Changes the parameters of a new group channel.
  public static var groupChannelParamsCreateBuilder: Builder<GroupChannelCreateParams>? {
    get { kept?.groupCreate }
    set { kept?.groupCreate = newValue }
  }
  /// Changes the update of a group channel's name or image.
  public static var groupChannelParamsUpdateBuilder: Builder<GroupChannelUpdateParams>? {
    get { kept?.groupUpdate }
    set { kept?.groupUpdate = newValue }
  }
  /// Changes the parameters of a new open channel.
  public static var openChannelParamsCreateBuilder: Builder<OpenChannelCreateParams>? {
    get { kept?.openCreate }
    set { kept?.openCreate = newValue }
  }
  /// Changes the update of an open channel's name or image.
  public static var openChannelParamsUpdateBuilder: Builder<OpenChannelUpdateParams>? {
    get { kept?.openUpdate }
    set { kept?.openUpdate = newValue }
  }
  /// Changes the parameters of a text message.
  public static var userMessageParamsSendBuilder: Builder<UserMessageCreateParams>? {
    get { kept?.userSend }
    set { kept?.userSend = newValue }
  }
  /// Changes the update of a text message.
  public static var userMessageParamsUpdateBuilder: Builder<UserMessageUpdateParams>? {
    get { kept?.userUpdate }
    set { kept?.userUpdate = newValue }
  }
  /// Changes the parameters of a message with a file.
  public static var fileMessageParamsSendBuilder: Builder<FileMessageCreateParams>? {
    get { kept?.fileSend }
    set { kept?.fileSend = newValue }
  }
  /// Changes the parameters of a voice message.
  public static var voiceFileMessageParamsSendBuilder: Builder<FileMessageCreateParams>? {
    get { kept?.voiceSend }
    set { kept?.voiceSend = newValue }
  }
  /// Changes the parameters of a message with several files.
  public static var multipleFilesMessageParamsSendBuilder:
    Builder<MultipleFilesMessageCreateParams>?
  {
    get { kept?.filesSend }
    set { kept?.filesSend = newValue }
  }
  /// Changes which messages a channel loads.
  public static var messageListParamsBuilder: Builder<MessageListParams>? {
    get { kept?.list }
    set { kept?.list = newValue }
  }

  private static var kept: Kept? { ScreenEnvironment.current?[Kept.Key.self] }

  private final class Kept {
    var groupCreate: Builder<GroupChannelCreateParams>?
    var groupUpdate: Builder<GroupChannelUpdateParams>?
    var openCreate: Builder<OpenChannelCreateParams>?
    var openUpdate: Builder<OpenChannelUpdateParams>?
    var userSend: Builder<UserMessageCreateParams>?
    var userUpdate: Builder<UserMessageUpdateParams>?
    var fileSend: Builder<FileMessageCreateParams>?
    var voiceSend: Builder<FileMessageCreateParams>?
    var filesSend: Builder<MultipleFilesMessageCreateParams>?
    var list: Builder<MessageListParams>?

    enum Key: EnvironmentKey {
      static func makeDefault(in environment: ScreenEnvironment) -> Kept { Kept() }
    }
  }
}
