import ChatBackend
import HeadlessUIKit

/// Why somebody or something is reported to whoever runs the app.
public enum ReportCategory: String, Sendable {
  /// It looks like fraud.
  case suspicious
  /// It hurts somebody.
  case harassing
  /// Nobody asked for it.
  case spam
  /// It does not belong here.
  case inappropriate
}

// A fixture's channels have no messages for Sendbird's kit, and nobody can make one; the classes are
// there so that code which hands messages on compiles.

/// A message of a channel. There is none in a run.
open class BaseMessage: NSObject {
  /// Its number.
  public final let messageId: Int64
  /// What it says.
  public final let message: String

  init(messageId: Int64, message: String) {
    self.messageId = messageId
    self.message = message
  }
}

/// A message that somebody wrote. There is none in a run.
public final class UserMessage: BaseMessage {}
/// A message with a file. There is none in a run.
public final class FileMessage: BaseMessage {}
/// A message with several files. There is none in a run.
public final class MultipleFilesMessage: BaseMessage {}
/// A message of the service's own. There is none in a run.
public final class AdminMessage: BaseMessage {}

extension BaseChannel {
  /// Reports the channel to whoever runs the app; nothing changes in it by that.
  ///
  /// - Parameters:
  ///   - category: why.
  ///   - reportDescription: in more words; not kept.
  ///   - completionHandler: called with nil on success, else with the reason.
  public func report(
    category: ReportCategory, reportDescription: String? = nil,
    completionHandler: SBErrorHandler? = nil
  ) {
    service.report(channelURL) { $0.answer(completionHandler) }
  }

  /// Reports somebody to whoever runs the app; nothing happens to the user by that.
  ///
  /// - Parameters:
  ///   - offendingUser: whom.
  ///   - reportCategory: why.
  ///   - reportDescription: in more words; not kept.
  ///   - completionHandler: called with nil on success, else with the reason.
  public func report(
    offendingUser: User, reportCategory: ReportCategory, reportDescription: String? = nil,
    completionHandler: SBErrorHandler? = nil
  ) {
    service.report(channelURL, userId: offendingUser.userId) { $0.answer(completionHandler) }
  }

  /// Reports a message to whoever runs the app.
  ///
  /// - Parameters:
  ///   - message: which; in a run there is none.
  ///   - reportCategory: why.
  ///   - reportDescription: in more words; not kept.
  ///   - completionHandler: called with nil on success, else with the reason.
  public func report(
    message: BaseMessage, reportCategory: ReportCategory, reportDescription: String? = nil,
    completionHandler: SBErrorHandler? = nil
  ) {
    service.report(channelURL) { $0.answer(completionHandler) }
  }
}

extension GroupChannel {
  /// The newest message; always nil, since channels have no messages here.
  public var lastMessage: BaseMessage? { nil }
}
