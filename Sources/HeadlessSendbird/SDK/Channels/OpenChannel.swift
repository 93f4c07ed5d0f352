import ChatBackend
import HeadlessUIKit

/// A channel that anybody may enter.
public final class OpenChannel: BaseChannel {
  /// An open channel.
  public override var channelType: ChannelType { .open }

  /// How many people are in it.
  public var participantCount: Int {
    if case .open(let open)? = channel { open.participantCount } else { 0 }
  }

  /// Whether a user is an operator.
  public func isOperator(userId: String) -> Bool {
    service.isOperator(userId, of: channelURL)
  }

  /// Asks the service for a channel.
  public static func getChannel(
    url: String, completionHandler: @escaping (OpenChannel?, SBError?) -> Void
  ) {
    guard let service = ScreenEnvironment.current?.chatService else { return }
    service.getChannel(url, type: .open) {
      $0.answer(completionHandler) { OpenChannel(channelURL: $0.url, service: service) }
    }
  }

  /// A list of participants.
  public func createParticipantListQuery(
    params: ParticipantListQueryParams = ParticipantListQueryParams()
  ) -> ParticipantListQuery? {
    ParticipantListQuery(params, of: self)
  }
}
