import NexconnChatUI
import UIKit

/// The friend requests, with the day in the title.
final class RequestsViewController: NCApplyFriendListViewController {
  private let dayFormatter = DateFormatter()

  override init(viewModel: NCApplyFriendListViewModel) {
    super.init(viewModel: viewModel)
    dayFormatter.dateFormat = "d MMMM"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    #if os(iOS)
    title = "Requests of \(dayFormatter.string(from: Date()))"
    #endif
  }
}
