import HeadlessUIKit

extension SBUUserListViewModel {
  static let limit: UInt = 20

  /// Whether users of one's own are listed, so that no query is ever made.
  private var isCustom: Bool { customizedUsers.map { !$0.isEmpty } ?? false }

  /// Loads the next page, or anew from the first.
  ///
  /// A reset empties the list even while a page is on its way, which then makes the new load
  /// nothing (S129).
  public func loadNextUserList(reset: Bool, users: [SBUUser]? = nil) {
    if reset {
      userList = []
      resetQuery()
    }
    guard !isLoading else { return }
    isLoading = true
    report(isLoading: true)
    if let users {
      isLoading = false
      userList += users
      report(isLoading: false)
      return reportUsers()
    }
    loadPage()
  }

  private func loadPage() {
    let group = channel as? GroupChannel
    let open = channel as? OpenChannel
    switch userListType {
    case .members:
      memberListQuery =
        memberListQuery ?? group?.createMemberListQuery(params: Self.members { _ in })
      loadPage(of: memberListQuery) { $0.sbu_convertUserList() }
    case .operators:
      let params = OperatorListQueryParams()
      params.limit = Self.limit
      operatorListQuery = operatorListQuery ?? channel?.createOperatorListQuery(params: params)
      loadPage(of: operatorListQuery) { $0.sbu_convertUserList() }
    case .muted where group != nil:
      mutedMemberListQuery =
        mutedMemberListQuery
        ?? group?.createMemberListQuery(params: Self.members { $0.mutedMemberFilter = .muted })
      loadPage(of: mutedMemberListQuery) { $0.sbu_convertUserList() }
    case .muted:
      let params = MutedUserListQueryParams()
      params.limit = Self.limit
      mutedParticipantListQuery =
        mutedParticipantListQuery ?? open?.createMutedUserListQuery(params: params)
      loadPage(of: mutedParticipantListQuery) { [channel] in
        SBUUser.convertUsers($0).sbu_updateOperatorStatus(channel: channel)
      }
    case .banned:
      let params = BannedUserListQueryParams()
      params.limit = Self.limit
      bannedUserListQuery =
        bannedUserListQuery ?? channel?.createBannedUserListQuery(params: params)
      loadPage(of: bannedUserListQuery) { SBUUser.convertUsers($0) }
    case .participants:
      let params = ParticipantListQueryParams()
      params.limit = Self.limit
      participantListQuery =
        participantListQuery ?? open?.createParticipantListQuery(params: params)
      loadPage(of: participantListQuery) { [channel] in
        $0.sbu_convertUserList().sbu_updateOperatorStatus(channel: channel)
      }
    case .none:
      isLoading = false
      report(isLoading: false)
    }
  }

  private static func members(
    _ change: (MemberListQueryParams) -> Void
  ) -> MemberListQueryParams {
    let params = MemberListQueryParams()
    params.limit = limit
    change(params)
    return params
  }

  /// Asks for a page; without a query the kit stays busy for good (S140).
  private func loadPage<Element>(
    of query: ListQuery<Element>?, _ convert: @escaping ([Element]) -> [SBUUser]
  ) {
    guard let query else { return }
    guard query.hasNext else {
      isLoading = false
      return report(isLoading: false)
    }
    query.loadNextPage { [weak self] elements, error in
      guard let self else { return }
      isLoading = false
      if let error {
        report(error)
      } else {
        userList += convert(elements ?? [])
        reportUsers()
      }
      report(isLoading: false)
    }
  }

  /// Loads the next page when one of the last ten rows comes into view (S131).
  public func preLoadNextUserList(indexPath: IndexPath) {
    guard !userList.isEmpty, indexPath.row >= userList.count - 10, !isLoading, hasNext() else {
      return
    }
    // An app's next page comes instead of the query's (S134); without one, users of one's own
    // come again (S133).
    let next = dataSource?.userListViewModel(self, nextUserListForChannel: channel)
    loadNextUserList(reset: false, users: next ?? (isCustom ? customizedUsers : nil))
  }

  /// Begins anew with the first page; users of one's own come again (S128).
  public func resetUserList(channel: BaseChannel? = nil) {
    if let channel { self.channel = channel }
    loadNextUserList(reset: true, users: customizedUsers)
  }

  /// Whether there may be another page.
  public func hasNext() -> Bool {
    if isCustom { return true }
    switch userListType {
    case .members: return memberListQuery?.hasNext ?? false
    case .operators: return operatorListQuery?.hasNext ?? false
    case .muted:
      return mutedMemberListQuery?.hasNext ?? mutedParticipantListQuery?.hasNext ?? false
    case .banned: return bannedUserListQuery?.hasNext ?? false
    case .participants: return participantListQuery?.hasNext ?? false
    case .none: return false
    }
  }

  /// Throws all queries away, also those that an app passed in (S177).
  public func resetQuery() {
    memberListQuery = nil
    operatorListQuery = nil
    mutedMemberListQuery = nil
    mutedParticipantListQuery = nil
    bannedUserListQuery = nil
    participantListQuery = nil
  }
}
