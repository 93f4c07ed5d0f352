import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

/// A moderations screen that logs its events in the shorthand of the facts: `L+` and `L-` for
/// loading, `C` for a changed channel, `E` for errors.
class ModerationsEventScreen: SBUModerationsViewController {
  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    record(as: .loading(isLoading)) { super.shouldUpdateLoadingState(isLoading) }
  }

  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    record(as: .failure(error, isBlocker: isBlocker)) {
      super.didReceiveError(error, isBlocker: isBlocker)
    }
  }

  override func errorHandler(_ message: String?, _ code: Int?) {
    record(as: "errorHandler: \(message ?? "nil"), \(code ?? 0)") {
      super.errorHandler(message, code)
    }
  }

  override func moderationsViewModel(
    _ viewModel: SBUModerationsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {
    let url = channel?.channelURL ?? "nil"
    EventLog.note("C \(url) \(context.source) \(context.sendingStatus)")
    super.moderationsViewModel(viewModel, didChangeChannel: channel, withContext: context)
  }

  override func moderationsModule(
    _ listComponent: SBUModerationsModule.List, didSelectRowAt indexPath: IndexPath
  ) {
    record(as: "row \(indexPath.row)") {
      super.moderationsModule(listComponent, didSelectRowAt: indexPath)
    }
  }

  override func moderationsModule(
    _ listComponent: SBUModerationsModule.List, didChangeFreezeMode state: Bool
  ) {
    record(as: "didChangeFreezeMode \(state)") {
      super.moderationsModule(listComponent, didChangeFreezeMode: state)
    }
  }

  override func showOperatorList() { record { super.showOperatorList() } }

  override func showMutedMemberList() { record { super.showMutedMemberList() } }

  override func showMutedParticipantList() { record { super.showMutedParticipantList() } }

  override func showBannedUserList() { record { super.showBannedUserList() } }

  override func showUserList(userListType: ChannelUserListType) {
    record(as: "showUserList \(userListType)") { super.showUserList(userListType: userListType) }
  }

  override func onClickBack() { record { super.onClickBack() } }
}
