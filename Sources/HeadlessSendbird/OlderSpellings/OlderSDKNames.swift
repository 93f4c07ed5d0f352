// Page 000 uses the chat SDK's names of version 3.

/// An older name of ``BaseChannel``.
public typealias SBDBaseChannel = BaseChannel
/// An older name of ``GroupChannel``.
public typealias SBDGroupChannel = GroupChannel
/// An older name of ``OpenChannel``.
public typealias SBDOpenChannel = OpenChannel
/// An older name of ``ChannelType``.
public typealias SBDChannelType = ChannelType
/// An older name of ``User``.
public typealias SBDUser = User
/// An older name of ``Member``.
public typealias SBDMember = Member
/// An older name of ``SBError``.
public typealias SBDError = SBError
/// An older name of ``MessageContext``.
public typealias SBDMessageContext = MessageContext
/// An older name of ``SendbirdChat``.
public typealias SBDMain = SendbirdChat
/// An older name of ``ApplicationUserListQuery``.
public typealias SBDApplicationUserListQuery = ApplicationUserListQuery
/// An older name of ``MemberListQuery``.
public typealias SBDGroupChannelMemberListQuery = MemberListQuery

extension BaseChannel {
  /// An older spelling of ``channelURL``.
  public var channelUrl: String { channelURL }
  /// An older spelling of ``addOperators(userIds:completionHandler:)``.
  public func addOperators(withUserIds userIds: [String], completionHandler: SBErrorHandler?) {
    addOperators(userIds: userIds, completionHandler: completionHandler)
  }
  /// An older spelling of ``removeOperators(userIds:completionHandler:)``.
  public func removeOperators(withUserIds userIds: [String], completionHandler: SBErrorHandler?) {
    removeOperators(userIds: userIds, completionHandler: completionHandler)
  }
}

extension GroupChannel {
  /// An older spelling of ``getChannel(url:completionHandler:)``.
  public static func getWithUrl(
    _ channelUrl: String, completionHandler: @escaping (GroupChannel?, SBError?) -> Void
  ) {
    getChannel(url: channelUrl, completionHandler: completionHandler)
  }
}

extension OpenChannel {
  /// An older spelling of ``getChannel(url:completionHandler:)``.
  public static func getWithUrl(
    _ channelUrl: String, completionHandler: @escaping (OpenChannel?, SBError?) -> Void
  ) {
    getChannel(url: channelUrl, completionHandler: completionHandler)
  }
}
