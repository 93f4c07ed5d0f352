// Where the pages of the select screens come from.

extension SBUBaseSelectUserViewModel {
  /// Users of the app who are not in the channel yet (S61, S63).
  func loadApplicationUsers() {
    if userListQuery == nil {
      let params = ApplicationUserListQueryParams()
      params.limit = Self.limit
      userListQuery = SendbirdChat.createApplicationUserListQuery(params: params)
    }
    loadPage(of: userListQuery) { model, users in
      // An empty page ends with one message, a filtered one with two (S22, S23, S24).
      if !users.isEmpty {
        let fresh = model.unjoined(users.sbu_convertUserList())
        if fresh.isEmpty { model.report(isLoading: false) } else { model.append(fresh) }
      }
      model.report(isLoading: false)
    }
  }

  /// Members who are not operators (S61, S25).
  func loadMembers() {
    if memberListQuery == nil {
      let params = MemberListQueryParams()
      params.limit = Self.limit
      params.operatorFilter = .nonOperator
      memberListQuery = (channel as? GroupChannel)?.createMemberListQuery(params: params)
    }
    guard let memberListQuery else { return failToMake("memberListQuery") }
    loadPage(of: memberListQuery) { model, members in
      model.finish(page: members.sbu_convertUserList())
    }
  }

  /// Participants; those who are operators are left out, as page 001 says (S197).
  func loadParticipants() {
    if participantListQuery == nil {
      let params = ParticipantListQueryParams()
      params.limit = Self.limit
      participantListQuery = (channel as? OpenChannel)?.createParticipantListQuery(params: params)
    }
    guard let participantListQuery else { return failToMake("participantListQuery") }
    loadPage(of: participantListQuery) { model, users in
      let others = users.sbu_convertUserList().filter { user in
        !((model.channel as? OpenChannel)?.isOperator(userId: user.userId) ?? false)
      }
      if !others.isEmpty { model.append(others) }
      // With so few new rows the one that asks for the next page might never come into view.
      if others.count < Self.preloadDistance, participantListQuery.hasNext {
        return model.loadNextUserList(reset: false)
      }
      if others.isEmpty { model.report(isLoading: false) }
    }
  }

  /// Asks for a page and hands it on; an error or the end of the list is said here (S29, S31).
  private func loadPage<Element>(
    of query: ListQuery<Element>?,
    _ body: @escaping (SBUBaseSelectUserViewModel, [Element]) -> Void
  ) {
    guard let query, query.hasNext else {
      isLoading = false
      return report(isLoading: false)
    }
    query.loadNextPage { [weak self] elements, error in
      guard let self else { return }
      isLoading = false
      if let error {
        report(error)
        return report(isLoading: false)
      }
      body(self, elements ?? [])
    }
  }

  private func finish(page: [SBUUser]) {
    if page.isEmpty { report(isLoading: false) } else { append(page) }
  }

  /// The channel is of a class that has no such query; the kit stays busy for good (S75).
  private func failToMake(_ query: String) {
    report(isLoading: false)
    report(SBError(domain: "Cannot create the \(query).", code: -1))
  }
}
