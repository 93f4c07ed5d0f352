import Diorama

extension Kit {
  /// The types of the four places that show profiles.
  static var placeTypes: [any Configurable.Type] {
    [
      NCChannelListViewController.self, NCChannelListBaseCell.self, NCChannelListCell.self,
      NCChannelViewController.self, NCMessageBaseCell.self, NCMessageCell.self,
      NCTipMessageCell.self, NCTextMessageCell.self, NCMediaMessageCell.self,
      NCProfileViewController.self, NCGroupProfileViewModel.self,
      NCGroupMentionViewController.self, NCGroupMentionViewModel.self, NCGroupMemberCell.self,
      NCUserListViewController.self, NCUserListTableViewCell.self,
    ]
  }
}
