import DioramaKit
import HeadlessUIKit

/// The view model of the push settings of a group channel: it loads the channel, follows what
/// happens in it, and says of which messages the current user is told.
open class SBUGroupChannelPushSettingsViewModel: SBUBaseChannelSettingsViewModel {
  /// A view model of a channel; it begins to load at once.
  ///
  /// - Parameters:
  ///   - channel: the channel, where it is known already.
  ///   - channelURL: the channel's id; nil for that of the channel.
  ///   - delegate: who is told; not kept alive.
  public convenience init(
    channel: BaseChannel? = nil, channelURL: String? = nil,
    delegate: (any SBUGroupChannelPushSettingsViewModelDelegate)? = nil
  ) {
    self.init(
      channel: channel, channelURL: channelURL ?? channel?.channelURL ?? "", channelType: .group,
      delegate: delegate)
  }

  /// Of which messages the current user is told; nil while the channel is not known.
  public var pushTriggerOption: GroupChannelPushTriggerOption? {
    (channel as? GroupChannel)?.myPushTriggerOption
  }

  /// Says of which messages the current user is told; the delegate hears of that, or of the reason
  /// why not.
  ///
  /// - Parameter pushTriggerOption: of which.
  public func updateChannelPushTriggerOption(_ pushTriggerOption: GroupChannelPushTriggerOption) {
    guard let channel = channel as? GroupChannel else { return }
    begin()
    channel.setMyPushTriggerOption(pushTriggerOption) { [weak self] error in
      self?.end(error) { model in
        guard let model = model as? SBUGroupChannelPushSettingsViewModel else { return }
        (model.delegate as? any SBUGroupChannelPushSettingsViewModelDelegate)?
          .groupChannelPushSettingsViewModel(model, didChangePushTriggerOption: pushTriggerOption)
      }
    }
  }
}

/// Hears what the view model of the push settings says.
public protocol SBUGroupChannelPushSettingsViewModelDelegate:
  SBUBaseChannelSettingsViewModelDelegate
{
  /// The current user is told of other messages than before.
  func groupChannelPushSettingsViewModel(
    _ viewModel: SBUGroupChannelPushSettingsViewModel,
    didChangePushTriggerOption pushTriggerOption: GroupChannelPushTriggerOption)
}
