import ChatBackend

/// The participants of an open channel, page by page; they say nothing of their standing (S135).
public final class ParticipantListQuery: ListQuery<User> {
  init(_ params: ParticipantListQueryParams, of channel: OpenChannel) {
    super.init(
      channel.service.participantsQuery(of: channel.channelURL, limit: params.backendLimit)
    ) { User($0.user) }
  }
}

/// How participants are listed.
public final class ParticipantListQueryParams: ListQueryParams {}
