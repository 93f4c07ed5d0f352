import DioramaKit
import YAML

/// The types that replace the kit's own types, as written in YAML: the key `NCTypeSet`.
///
/// The real kit has no such set: there an app's Swift code subclasses and overrides. In YAML, the
/// key also reaches objects that no screen declares, because the kit creates them itself.
struct TypeSetDraft: Sendable {
  /// The replacements, by the class that they replace.
  fileprivate var choices: [ObjectIdentifier: ComponentChoice] = [:]
  /// The replacements, by the name of that class.
  fileprivate var named: [String: ComponentChoice] = [:]

  private static let table = RecordTable<TypeSetDraft>(
    "NCTypeSet",
    [
      entry(
        "NCChannelViewController", .viewController, NCChannelViewController.self,
        "the chat that a row of the channel list opens"),
      entry(
        "NCGroupMentionViewController", .viewController, NCGroupMentionViewController.self,
        "the @mention page of a chat in the managed mode"),
      entry(
        "NCUserListViewController", .viewController, NCUserListViewController.self,
        "the @mention page of a chat in the provider mode"),
      entry(
        "NCApplyFriendListViewModel", .viewModel, NCApplyFriendListViewModel.self,
        "the view model of friend requests, unless a screen sets one"),
      entry(
        "NCGroupProfileViewModel", .viewModel, NCGroupProfileViewModel.self,
        "the view model of a group's page, unless a screen sets one"),
      entry(
        "NCGroupMentionViewModel", .viewModel, NCGroupMentionViewModel.self,
        "the view model of an @mention page"),
      entry(
        "NCNetworkIndicatorView", .header, NCNetworkIndicatorView.self,
        "the bar above the channel list"),
      entry(
        "NCApplyFriendListView", .list, NCApplyFriendListView.self, "the list of friend requests"),
      entry(
        "NCApplyFriendCell", .cell, NCApplyFriendCell.self,
        "the cell of a friend request that was answered or sent"),
      entry(
        "NCApplyFriendOperationCell", .cell, NCApplyFriendOperationCell.self,
        "the cell of a pending friend request"),
      entry(
        "NCChannelListCell", .cell, NCChannelListBaseCell.self, for: NCChannelListCell.self,
        "the cell of a channel"),
      entry(
        "NCTextMessageCell", .cell, NCMessageBaseCell.self, for: NCTextMessageCell.self,
        "the cell of a text message"),
      entry(
        "NCMediaMessageCell", .cell, NCMessageBaseCell.self, for: NCMediaMessageCell.self,
        "the cell of a media message: a picture, a video, a file or similar"),
      entry(
        "NCGroupMemberCell", .cell, NCGroupMemberCell.self,
        "the cell of a user to mention in the managed mode"),
      entry(
        "NCUserListTableViewCell", .cell, NCUserListTableViewCell.self,
        "the cell of a user to mention in the provider mode"),
    ])

  static let shape = ValueShape.record(table, startingWith: TypeSetDraft())

  private static func entry<Base: Configurable>(
    _ name: String, _ kind: TypeKind, _ base: Base.Type,
    for standard: (any Configurable.Type)? = nil, _ meaning: String
  ) -> Field<TypeSetDraft> {
    let place = ObjectIdentifier(standard ?? base)
    let shape = ValueShape.component(kind, accepts: base, standard: standard)
    return Field(name, shape, meaning) { draft, choice in
      draft.choices[place] = choice
      draft.named[name.description] = choice
    }
  }
}

extension ScreenKey {
  /// The key with the types that replace the kit's own, on a screen and on screens that it opens.
  static let typeSet = ScreenKey(
    "NCTypeSet", TypeSetDraft.shape, addsUp: true,
    "the types that replace the kit's own, also on screens that the kit itself opens",
    onRead: { draft, decoding in decoding.classReplacements.merge(draft.named) { $1 } },
    apply: { draft, _ in TypeSubstitutions.current.choices.merge(draft.choices) { $1 } })
}
