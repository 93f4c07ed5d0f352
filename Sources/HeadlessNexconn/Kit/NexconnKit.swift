import ChatBackend
import DioramaKit
import HeadlessUIKit
import YAML

extension Kit {
  /// Nexconn's Chat UI, re-created headlessly: friend requests and user information.
  ///
  /// A registry with it knows the kit's screens, cells and view models, the keys `NCChatUI` and
  /// `NCTypeSet`, and the steps `refresh`, `clear`, `receive`, `write` and `send` besides those of
  /// the chat backend:
  ///
  /// ```swift
  /// var registry = try Registry(.nexconn)
  /// try registry.register(TeamFriendRequests.self)
  /// ```
  public static var nexconn: Kit {
    Kit(
      "Nexconn", types: friendRequestTypes + profileTypes,
      keys: ChatBackend.keys + [ScreenKey.chatUI, .typeSet].map { $0.forOwnScreens() },
      // Whoever sends may do that in any field.
      steps: ChatBackend.steps
        + [StepDefinition.refresh, .clear, .receive].map { $0.forOwnScreens() } + [.send],
      sections: ChatBackend.sections, formats: ChatBackend.formats,
      requests: ChatBackend.requests, sample: .nexconn,
      diagnosticExamples: nexconnMistakes, isStateless: true)
  }

  /// What brings about the code that no other kit has; see `help CODE`.
  private static var nexconnMistakes: [DiagnosticExample] {
    [
      DiagnosticExample(
        .overlappingSections,
        """
        viewController: NCApplyFriendListViewController
        viewModel:
          items:
            - { title: This week, timeStart: startOfToday - 7d, timeEnd: now }
            - { title: Today, timeStart: startOfToday, timeEnd: now }
        """)
    ]
  }

  private static var friendRequestTypes: [any Configurable.Type] {
    [
      NCApplyFriendListViewController.self, NCApplyFriendListViewModel.self,
      NCApplyFriendListView.self, NCApplyFriendCell.self, NCApplyFriendOperationCell.self,
    ]
  }

  /// The types of the screens that show profiles.
  private static var profileTypes: [any Configurable.Type] {
    [
      NCChannelListViewController.self, NCNetworkIndicatorView.self, NCChannelListBaseCell.self,
      NCChannelListCell.self,
      NCChannelViewController.self, NCMessageBaseCell.self, NCMessageCell.self,
      NCTipMessageCell.self, NCTextMessageCell.self, NCMediaMessageCell.self,
      NCProfileViewController.self, NCGroupProfileViewModel.self,
      NCGroupMentionViewController.self, NCGroupMentionViewModel.self, NCGroupMemberCell.self,
      NCUserListViewController.self, NCUserListTableViewCell.self,
    ]
  }
}
