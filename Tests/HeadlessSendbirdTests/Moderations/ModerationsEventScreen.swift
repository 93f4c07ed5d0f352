import HeadlessSendbird
import HeadlessUIKit

/// A moderations screen that writes down what it hears, in the shorthand of the facts: `L+` and
/// `L-` for loading, `C` for a changed channel, `E` for errors.
class ModerationsEventScreen: SBUModerationsViewController {
  override func shouldUpdateLoadingState(_ isLoading: Bool) {
    EventLog.note(isLoading ? "L+" : "L-")
    super.shouldUpdateLoadingState(isLoading)
  }

  override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    EventLog.note("E \(error?.code ?? 0)\(isBlocker ? ", blocks" : "")")
    super.didReceiveError(error, isBlocker: isBlocker)
  }

  override func errorHandler(_ message: String?, _ code: Int?) {
    EventLog.note("errorHandler: \(message ?? "nil"), \(code ?? 0)")
    super.errorHandler(message, code)
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
    EventLog.note("row \(indexPath.row)")
    super.moderationsModule(listComponent, didSelectRowAt: indexPath)
  }

  override func moderationsModule(
    _ listComponent: SBUModerationsModule.List, didChangeFreezeMode state: Bool
  ) {
    EventLog.note("didChangeFreezeMode \(state)")
    super.moderationsModule(listComponent, didChangeFreezeMode: state)
  }

  override func showOperatorList() {
    EventLog.note("showOperatorList")
    super.showOperatorList()
  }

  override func showMutedMemberList() {
    EventLog.note("showMutedMemberList")
    super.showMutedMemberList()
  }

  override func showMutedParticipantList() {
    EventLog.note("showMutedParticipantList")
    super.showMutedParticipantList()
  }

  override func showBannedUserList() {
    EventLog.note("showBannedUserList")
    super.showBannedUserList()
  }

  override func showUserList(userListType: ChannelUserListType) {
    EventLog.note("showUserList \(userListType)")
    super.showUserList(userListType: userListType)
  }

  override func onClickBack() {
    EventLog.note("onClickBack")
    super.onClickBack()
  }
}
