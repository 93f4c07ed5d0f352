import Diorama

extension Kit {
  /// The types of the friend request list.
  static var applyFriendTypes: [any Configurable.Type] {
    [
      NCApplyFriendListViewController.self, NCApplyFriendListViewModel.self,
      NCApplyFriendCell.self, NCApplyFriendOperationCell.self,
    ]
  }
}
