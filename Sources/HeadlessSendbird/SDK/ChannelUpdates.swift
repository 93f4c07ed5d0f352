import ChatBackend
import HeadlessUIKit

/// What is to change in a channel, of whatever sort; what is nil stays as it is.
public class ChannelUpdateParams: NSObject {
  /// The name.
  public var name: String?
  /// The address of the picture; an empty one takes it away.
  public var coverURL: String?
  /// The file of the picture. Kept, not read: the channel has a picture then.
  public var coverImage: Data?
  /// Whatever an app keeps with a channel. Kept, not used.
  public var data: String?
  /// The app's own sort of the channel. Kept, not used.
  public var customType: String?

  /// Nothing yet.
  public override init() { super.init() }
}

/// What is to change in a group channel; what is nil stays as it is.
public final class GroupChannelUpdateParams: ChannelUpdateParams {}

/// What is to change in an open channel; what is nil stays as it is.
public final class OpenChannelUpdateParams: ChannelUpdateParams {}

/// Of which messages of a group channel the current user is told while away.
public enum GroupChannelPushTriggerOption: Int, Sendable {
  /// As the user has said for all channels.
  case `default`
  /// Of all.
  case all
  /// Of none.
  case off
  /// Of those in which the user is named.
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
  /// The address of the picture; nil for none.
  public var coverURL: String? { channel?.coverURL }

  /// Puts an end to the channel, as only its operators may.
  ///
  /// - Parameter completionHandler: called with nil on success, else with the reason.
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
  /// Changes name or picture, as whoever belongs to the channel may.
  ///
  /// - Parameters:
  ///   - params: what is to change.
  ///   - completionHandler: called with the channel, or with the reason why not.
  public func update(
    params: GroupChannelUpdateParams, completionHandler: ((GroupChannel?, SBError?) -> Void)? = nil
  ) {
    change(by: params) { completionHandler?($0 == nil ? self : nil, $0) }
  }

  /// Takes the current user out of the channel.
  ///
  /// - Parameter completionHandler: called with nil on success, else with the reason.
  public func leave(completionHandler: SBErrorHandler? = nil) {
    service.leaveChannel(channelURL) { $0.answer(completionHandler) }
  }

  /// Of which messages the current user is told while away.
  public var myPushTriggerOption: GroupChannelPushTriggerOption {
    GroupChannelPushTriggerOption(channel?.pushTrigger ?? .default)
  }

  /// Says of which messages the current user is told while away.
  ///
  /// - Parameters:
  ///   - pushTriggerOption: of which.
  ///   - completionHandler: called with nil on success, else with the reason.
  public func setMyPushTriggerOption(
    _ pushTriggerOption: GroupChannelPushTriggerOption, completionHandler: SBErrorHandler? = nil
  ) {
    service.setPushTrigger(pushTriggerOption.trigger, of: channelURL) {
      $0.answer(completionHandler)
    }
  }
}

extension OpenChannel {
  /// Changes name or picture, as only operators may.
  ///
  /// - Parameters:
  ///   - params: what is to change.
  ///   - completionHandler: called with the channel, or with the reason why not.
  public func update(
    params: OpenChannelUpdateParams, completionHandler: ((OpenChannel?, SBError?) -> Void)? = nil
  ) {
    change(by: params) { completionHandler?($0 == nil ? self : nil, $0) }
  }
}
