import HeadlessUIKit

/// A row of a message.
public protocol SBUMessageCellProtocol {}
/// The base class of the rows of a channel's messages.
open class SBUBaseMessageCell: SBUTableViewCell, SBUMessageCellProtocol {}
/// The base class of the rows of users' messages.
open class SBUContentBaseMessageCell: SBUBaseMessageCell {}
/// The row of a text.
open class SBUUserMessageCell: SBUContentBaseMessageCell {}
/// The row of a message of an unknown type.
open class SBUUnknownMessageCell: SBUUserMessageCell {}
/// The row of a file.
open class SBUFileMessageCell: SBUContentBaseMessageCell {}
/// The row of several files.
open class SBUMultipleFilesMessageCell: SBUContentBaseMessageCell {}
/// The row of a message of the service.
open class SBUAdminMessageCell: SBUBaseMessageCell {}
/// The row of the users who are typing.
open class SBUTypingIndicatorMessageCell: SBUContentBaseMessageCell {}
/// The row of a message from a template.
open class SBUMessageTemplateCell: SBUBaseMessageCell {}
