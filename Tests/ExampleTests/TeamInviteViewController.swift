import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

/// Invites colleagues from the app's own directory, page by page, and shows an alert on failure.
final class TeamInviteViewController: SBUInviteUserViewController {
  private var nextPage = 1

  override func createViewModel(
    channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
    users: [SBUUser]? = nil
  ) {
    super.createViewModel(
      channel: channel, channelURL: channelURL, channelType: channelType,
      users: users ?? StaffDirectory.page(0))
  }

  override func nextUserList() -> [SBUUser]? {
    defer { nextPage += 1 }
    // The kit waits forever if it gets nil, but not if it gets an empty list.
    return StaffDirectory.page(nextPage) ?? []
  }

  override func errorHandler(_ message: String?, _ code: Int? = nil) {
    let alert = UIAlertController(
      title: "No one was invited", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}
