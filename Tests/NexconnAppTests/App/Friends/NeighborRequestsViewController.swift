import NexconnChatUI
import UIKit

/// Requests of neighbors, with their number in the title.
final class NeighborRequestsViewController: NCApplyFriendListViewController {
  override init(viewModel: NCApplyFriendListViewModel) {
    super.init(viewModel: viewModel)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Neighbors"
  }

  override func reloadData(_ isEmpty: Bool) {
    super.reloadData(isEmpty)
    title = isEmpty ? "No neighbors" : "Neighbors at the fence"
  }

  override func showTips(_ tips: String) {
    title = tips
  }
}
