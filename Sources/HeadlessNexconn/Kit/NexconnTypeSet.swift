import DioramaKit

/// The types that replace the kit's own types, as written in YAML: the key `NCTypeSet`.
///
/// The real kit has no such set: there an app's Swift code subclasses and overrides. In YAML, the
/// key also reaches objects that no screen declares, because the kit creates them itself. Each
/// entry has the name of the class that it replaces.
extension TypeSet {
  static let nexconn = TypeSet(
    "NCTypeSet", "the types that replace the kit's own, also on screens that the kit itself opens",
    entries: [
      entry(NCChannelViewController.self),
      entry(NCGroupMentionViewController.self),
      entry(NCUserListViewController.self),
      entry(NCApplyFriendListViewModel.self),
      entry(NCGroupProfileViewModel.self),
      entry(NCGroupMentionViewModel.self),
      entry(NCNetworkIndicatorView.self),
      entry(NCApplyFriendListView.self),
      entry(NCApplyFriendCell.self),
      entry(NCApplyFriendOperationCell.self),
      entry(NCChannelListBaseCell.self, for: NCChannelListCell.self),
      entry(NCMessageBaseCell.self, for: NCTextMessageCell.self),
      entry(NCMessageBaseCell.self, for: NCMediaMessageCell.self),
      entry(NCGroupMemberCell.self),
      entry(NCUserListTableViewCell.self),
    ])

  private static func entry<Base: Configurable>(
    _ base: Base.Type, for other: Base.Type? = nil
  ) -> Entry {
    let standard = other ?? base
    let place = ObjectIdentifier(standard)
    return Entry(
      "\(standard)", Base.kind, accepts: base, kitDefault: standard,
      get: { TypeSubstitutions.current.choices[place] ?? ComponentChoice(type: standard) },
      set: { TypeSubstitutions.current.choices[place] = $0 })
  }
}
