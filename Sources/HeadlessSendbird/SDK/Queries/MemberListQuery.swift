import ChatBackend

/// The members of a group channel, page by page.
public final class MemberListQuery: ListQuery<Member> {
  init(_ params: MemberListQueryParams, of channel: GroupChannel) {
    super.init(
      channel.service.membersQuery(
        of: channel.channelURL, limit: params.backendLimit,
        operators: params.operatorFilter.backend, muted: params.mutedMemberFilter.backend,
        states: params.memberStateFilter.backend,
        nicknamePrefix: params.nicknameStartsWithFilter.asFilter, order: params.backendOrder)
    ) { Member($0) }
  }
}

/// How members are listed.
public final class MemberListQueryParams: ListQueryParams {
  /// Which of them, by role.
  public var operatorFilter = GroupChannelOperatorFilter.all
  /// Which of them, by whether they may write.
  public var mutedMemberFilter = GroupChannelMutedMemberFilter.all
  /// Which of them, by whether they have come in.
  public var memberStateFilter = MemberStateFilter.all
  /// Only nicknames that begin so; empty means all.
  public var nicknameStartsWithFilter = ""
  /// In which order.
  ///
  /// Until somebody sets it, members come as the fixture lists them, so that the author of a
  /// screen decides; the real service would sort them by nickname.
  public var order = MemberListOrder.nicknameAlphabetical {
    didSet { isOrderChosen = true }
  }

  private var isOrderChosen = false

  var backendOrder: ChatMemberOrder { isOrderChosen ? order.backend : .fixture }
}
