import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

/// Settings of an open channel that log their events: `L+` and `L-` for loading, `C` for a changed
/// channel, `E` for errors.
final class OpenSettingsEventScreen: SBUOpenChannelSettingsViewController {
  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    record(as: .loading(isLoading)) { super.shouldUpdateLoadingState(isLoading) }
  }

  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    record(as: .failure(error, isBlocker: isBlocker)) {
      super.didReceiveError(error, isBlocker: isBlocker)
    }
  }

  override func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {
    record(as: "C \(channel?.channelURL ?? "nil") \(context.source)") {
      super.baseChannelSettingsViewModel(
        viewModel, didChangeChannel: channel, withContext: context)
    }
  }

  override func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel,
    shouldDismissForChannelSettings channel: BaseChannel?
  ) {
    record(as: "dismiss for \(channel?.channelURL ?? "nil")") {
      super.baseChannelSettingsViewModel(viewModel, shouldDismissForChannelSettings: channel)
    }
  }

  override func openChannelSettingsModule(
    _ listComponent: SBUOpenChannelSettingsModule.List, didSelectRowAt indexPath: IndexPath
  ) {
    record(as: "row \(indexPath.row)") {
      super.openChannelSettingsModule(listComponent, didSelectRowAt: indexPath)
    }
  }

  override func showModerationList() { record { super.showModerationList() } }

  override func showParticipantsList() { record { super.showParticipantsList() } }

  override func onClickBack() { record { super.onClickBack() } }
}

/// Settings of a group channel that log their events.
final class GroupSettingsEventScreen: SBUGroupChannelSettingsViewController {
  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    record(as: .loading(isLoading)) { super.shouldUpdateLoadingState(isLoading) }
  }

  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    record(as: .failure(error, isBlocker: isBlocker)) {
      super.didReceiveError(error, isBlocker: isBlocker)
    }
  }

  override func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {
    record(as: "C \(channel?.channelURL ?? "nil") \(context.source)") {
      super.baseChannelSettingsViewModel(
        viewModel, didChangeChannel: channel, withContext: context)
    }
  }

  override func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel,
    shouldDismissForChannelSettings channel: BaseChannel?
  ) {
    record(as: "dismiss for \(channel?.channelURL ?? "nil")") {
      super.baseChannelSettingsViewModel(viewModel, shouldDismissForChannelSettings: channel)
    }
  }

  override func showModerationList() { record { super.showModerationList() } }

  override func showMemberList() { record { super.showMemberList() } }
}

/// A screen file of the settings of Town hall, an open channel with Alice as an operator.
let townHallSettings = """
  viewController: SBUOpenChannelSettingsViewController
  channelURL: town-hall
  """

/// A screen file of the settings of the design team, a group with Alice as an operator.
let designTeamSettings = """
  viewController: SBUGroupChannelSettingsViewController
  channelURL: design-team
  """

/// The frame that an operator of Town hall sees.
let openSettings = """
  ┌──────────────────────────────────┐
  │ [‹]   Channel information [Edit] │
  ├──────────────────────────────────┤
  │                ◎                 │
  │            Town hall             │
  │ URL                              │
  │ town-hall                        │
  │ ◇ Moderations                  › │
  │ ∴ Participants               3 › │
  │ ⌫ Delete channel                 │
  └──────────────────────────────────┘
  """

/// The frame that an operator of the design team sees.
let groupSettings = """
  ┌──────────────────────────────────┐
  │ [‹]   Channel information [Edit] │
  ├──────────────────────────────────┤
  │                ◎                 │
  │           Design team            │
  │ ◇ Moderations                  › │
  │ ♫ Notifications             On › │
  │ ∴ Members                    3 › │
  │ ↪ Leave channel                  │
  └──────────────────────────────────┘
  """

/// Settings without a channel, while nothing loads.
let noSettings = """
  ┌──────────────────────────────────┐
  │ [‹]   Channel information [Edit] │
  ├──────────────────────────────────┤
  │                ◎                 │
  │                                  │
  │                                  │
  │                                  │
  │                                  │
  │                                  │
  │                                  │
  └──────────────────────────────────┘
  """
