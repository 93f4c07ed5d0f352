import ChatBackend
import HeadlessUIKit

/// The reason for a report to the app's operator.
public enum ReportCategory: String, Sendable {
  /// Suspected fraud.
  case suspicious
  /// Harassment.
  case harassing
  /// Unwanted content.
  case spam
  /// Inappropriate content.
  case inappropriate
}

// A fixture's channels have no messages for Sendbird's kit, and code cannot create one. The classes
// exist so that code that passes messages on compiles.

/// A message of a channel. A run has no messages.
open class BaseMessage: NSObject {
  /// The message's number.
  public final let messageId: Int64
  /// The message's text.
  public final let message: String

  init(messageId: Int64, message: String) {
    self.messageId = messageId
    self.message = message
  }
}

/// A message from a user. A run has no messages.
public final class UserMessage: BaseMessage {}
/// A message with a file. A run has no messages.
public final class FileMessage: BaseMessage {}
/// A message with several files. A run has no messages.
public final class MultipleFilesMessage: BaseMessage {}
/// A message from the service. A run has no messages.
public final class AdminMessage: BaseMessage {}

extension BaseChannel {
  /// Reports the channel to the app's operator; the channel stays unchanged.
  ///
  /// - Parameters:
  ///   - category: the reason.
  ///   - reportDescription: details; not kept.
  ///   - completionHandler: called with nil on success, else with the error.
  public func report(
    category: ReportCategory, reportDescription: String? = nil,
    completionHandler: SBErrorHandler? = nil
  ) {
    service.report(channelURL) { $0.answer(completionHandler) }
  }

  /// Reports a user to the app's operator; the user stays unchanged.
  ///
  /// - Parameters:
  ///   - offendingUser: the user.
  ///   - reportCategory: the reason.
  ///   - reportDescription: details; not kept.
  ///   - completionHandler: called with nil on success, else with the error.
  public func report(
    offendingUser: User, reportCategory: ReportCategory, reportDescription: String? = nil,
    completionHandler: SBErrorHandler? = nil
  ) {
    service.report(channelURL, userId: offendingUser.userId) { $0.answer(completionHandler) }
  }

  /// Reports a message to the app's operator.
  ///
  /// - Parameters:
  ///   - message: the message; a run has none.
  ///   - reportCategory: the reason.
  ///   - reportDescription: details; not kept.
  ///   - completionHandler: called with nil on success, else with the error.
  public func report(
    message: BaseMessage, reportCategory: ReportCategory, reportDescription: String? = nil,
    completionHandler: SBErrorHandler? = nil
  ) {
    service.report(channelURL) { $0.answer(completionHandler) }
  }
}

extension GroupChannel {
  /// The latest message; always nil, because channels have no messages here.
  public var lastMessage: BaseMessage? { nil }
}
