// Page 000 speaks of the chat SDK by the names of its version 3.

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
