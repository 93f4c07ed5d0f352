import DioramaKit
import HeadlessSendbird

/// Logs the events of a view model in the shorthand of the facts.
final class UserListListener: SBUUserListViewModelDelegate {
  var log: [String] = []

  func shouldUpdateLoadingState(_ isLoading: Bool) { log.append(isLoading ? "L+" : "L-") }

  func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    log.append("E \(error?.code ?? 0)\(isBlocker ? ", blocks" : "")")
  }

  func userListViewModel(
    _ viewModel: SBUUserListViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool
  ) {
    log.append("U \(users.sbu_getUserIds().joined(separator: " "))")
  }

  func userListViewModel(
    _ viewModel: SBUUserListViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext
  ) {
    log.append("C \(channel?.channelURL ?? "nil")")
  }

  func userListViewModel(
    _ viewModel: SBUUserListViewModel, shouldDismissForUserList channel: BaseChannel?
  ) {
    log.append("dismiss \(channel?.channelURL ?? "nil")")
  }
}
