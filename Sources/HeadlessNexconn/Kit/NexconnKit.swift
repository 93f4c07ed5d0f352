import ChatBackend
import DioramaKit
import HeadlessUIKit
import YAML

extension Kit {
  /// A headless re-creation of Nexconn's Chat UI: friend requests and user information.
  ///
  /// A registry with this kit has the kit's screens, cells and view models, the key `NCChatUI` and
  /// the type set `NCTypeSet`. In addition to the steps of the chat backend, it has the steps
  /// `refresh`, `clear`, `receive` and `send`:
  ///
  /// ```swift
  /// var registry = try Registry(.nexconn)
  /// try registry.register(TeamFriendRequests.self)
  /// ```
  public static var nexconn: Kit {
    Kit(
      "Nexconn", types: friendRequestTypes + profileTypes, typeSets: [.nexconn],
      keys: ChatBackend.keys + [ScreenKey.chatUI.forOwnScreens()],
      steps: ChatBackend.steps
        + [StepDefinition.refresh, .clear, .receive, .send].map { $0.forOwnScreens() },
      sections: ChatBackend.sections, formats: ChatBackend.formats,
      requests: ChatBackend.requests, screenRequests: screenRequests, sample: .nexconn,
      diagnosticExamples: nexconnMistakes, isStateless: true)
  }

  /// The requests of each screen; the mention page of the app's data sources sends none.
  private static let screenRequests: [String: [RequestName]] = [
    "NCApplyFriendListViewController": [
      .loadFriendApplications, .acceptFriendApplication, .refuseFriendApplication,
    ],
    "NCChannelListViewController": [
      .loadConversations, .getUserInfo, .getGroupInfo, .getGroupMemberInfo,
    ],
    "NCChannelViewController": [
      .loadMessages, .sendMessage, .getUserInfo, .getGroupMemberInfo,
    ],
    "NCGroupMentionViewController": [.getGroupMembers],
    "NCProfileViewController": [
      .getGroupInfo, .getGroupMembers, .getGroupMemberInfo, .getUserInfo, .reloadConversation,
      .pinConversation, .muteConversation, .leaveGroup, .dismissGroup,
    ],
  ]

  /// Examples that cause the diagnostics that only this kit has; see `help CODE`.
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
