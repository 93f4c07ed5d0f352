import ChatBackend
import HeadlessUIKit

/// The changes to a channel; nil leaves a value unchanged.
public class ChannelUpdateParams: NSObject {
  /// The name.
  public var name: String?
  /// The URL of the image; an empty one removes the image.
  public var coverURL: String?
  /// The image file. Its content is not read; the channel has an image afterward.
  public var coverImage: Data?
  /// Custom data of the app. Kept, not used.
  public var data: String?
  /// The custom type of the channel. Kept, not used.
  public var customType: String?

  /// Creates parameters without changes.
  public override init() { super.init() }
}

/// The changes to a group channel; nil leaves a value unchanged.
public final class GroupChannelUpdateParams: ChannelUpdateParams {}

/// The changes to an open channel; nil leaves a value unchanged.
public final class OpenChannelUpdateParams: ChannelUpdateParams {}

/// The messages of a group channel that send the current user a push notification.
public enum GroupChannelPushTriggerOption: Int, Sendable {
  /// The user's setting for all channels.
  case `default`
  /// All messages.
  case all
  /// No messages.
  case off
  /// Messages that mention the user.
  case mentionOnly

  init(_ trigger: ChatPushTrigger) {
    switch trigger {
    case .default: self = .default
    case .all: self = .all
    case .off: self = .off
    case .mentionOnly: self = .mentionOnly
    }
  }

  var trigger: ChatPushTrigger {
    switch self {
    case .default: .default
    case .all: .all
    case .off: .off
    case .mentionOnly: .mentionOnly
    }
  }
}

extension BaseChannel {
  /// The URL of the image; nil without one.
  public var coverURL: String? { channel?.coverURL }

  /// Deletes the channel; only operators may do so.
  ///
  /// - Parameter completionHandler: called with nil on success, else with the error.
  public func delete(completionHandler: SBErrorHandler? = nil) {
    service.deleteChannel(channelURL) { $0.answer(completionHandler) }
  }

  fileprivate func change(
    by params: ChannelUpdateParams, completionHandler: @escaping (SBError?) -> Void
  ) {
    let cover: ChatService.Cover =
      if params.coverImage != nil {
        .url("cover of \(channelURL)")
      } else if let coverURL = params.coverURL {
        coverURL.isEmpty ? .none : .url(coverURL)
      } else {
        .unchanged
      }
    service.updateChannel(channelURL, name: params.name, cover: cover) {
      $0.answer(completionHandler)
    }
  }
}

extension GroupChannel {
  /// Changes the name or image; only members may do so.
  ///
  /// - Parameters:
  ///   - params: the changes.
  ///   - completionHandler: called with the channel, or with the error.
  public func update(
    params: GroupChannelUpdateParams, completionHandler: ((GroupChannel?, SBError?) -> Void)? = nil
  ) {
    change(by: params) { completionHandler?($0 == nil ? self : nil, $0) }
  }

  /// Removes the current user from the channel.
  ///
  /// - Parameter completionHandler: called with nil on success, else with the error.
  public func leave(completionHandler: SBErrorHandler? = nil) {
    service.leaveChannel(channelURL) { $0.answer(completionHandler) }
  }

  /// The messages that send the current user a push notification.
  public var myPushTriggerOption: GroupChannelPushTriggerOption {
    GroupChannelPushTriggerOption(channel?.pushTrigger ?? .default)
  }

  /// Sets which messages send the current user a push notification.
  ///
  /// - Parameters:
  ///   - pushTriggerOption: the messages.
  ///   - completionHandler: called with nil on success, else with the error.
  public func setMyPushTriggerOption(
    _ pushTriggerOption: GroupChannelPushTriggerOption, completionHandler: SBErrorHandler? = nil
  ) {
    service.setPushTrigger(pushTriggerOption.trigger, of: channelURL) {
      $0.answer(completionHandler)
    }
  }
}

extension OpenChannel {
  /// Changes the name or image; only operators may do so.
  ///
  /// - Parameters:
  ///   - params: the changes.
  ///   - completionHandler: called with the channel, or with the error.
  public func update(
    params: OpenChannelUpdateParams, completionHandler: ((OpenChannel?, SBError?) -> Void)? = nil
  ) {
    change(by: params) { completionHandler?($0 == nil ? self : nil, $0) }
  }
}
