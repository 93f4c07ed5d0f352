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

  /// Reports a message to the app's operator; the message stays unchanged.
  ///
  /// - Parameters:
  ///   - message: the message.
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
