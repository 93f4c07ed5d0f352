import DioramaKit
import HeadlessUIKit

/// The view model of the push settings of a group channel. It loads the channel, follows its
/// events, and changes which messages send the current user a push notification.
open class SBUGroupChannelPushSettingsViewModel: SBUBaseChannelSettingsViewModel {
  /// Creates a view model for a channel, which starts to load immediately.
  ///
  /// - Parameters:
  ///   - channel: the channel, if it is already known.
  ///   - channelURL: the channel's ID; nil for that of `channel`.
  ///   - delegate: the delegate; not retained.
  public convenience init(
    channel: BaseChannel? = nil, channelURL: String? = nil,
    delegate: (any SBUGroupChannelPushSettingsViewModelDelegate)? = nil
  ) {
    self.init(
      channel: channel, channelURL: channelURL ?? channel?.channelURL ?? "", channelType: .group,
      delegate: delegate)
  }

  /// The push setting; nil while the channel is unknown.
  public var pushTriggerOption: GroupChannelPushTriggerOption? {
    (channel as? GroupChannel)?.myPushTriggerOption
  }

  /// Changes the push setting and reports the result or the error to the delegate.
  ///
  /// - Parameter pushTriggerOption: the new setting.
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

/// The delegate of the view model of the push settings.
public protocol SBUGroupChannelPushSettingsViewModelDelegate:
  SBUBaseChannelSettingsViewModelDelegate
{
  /// The push setting changed.
  func groupChannelPushSettingsViewModel(
    _ viewModel: SBUGroupChannelPushSettingsViewModel,
    didChangePushTriggerOption pushTriggerOption: GroupChannelPushTriggerOption)
}
