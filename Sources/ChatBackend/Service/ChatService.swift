import DioramaKit
import HeadlessUIKit

/// The chat service of one run: what the kits' requests reach instead of a network.
///
/// Every request is answered on the run's main queue, later than the call returns: after the
/// network's latency, in virtual time. What a run changes stays in the run.
///
/// Requests are ``connect(answer:)``, ``getChannel(_:type:answer:)`` and those of the extensions;
/// long lists are read page by page through a ``ChatQuery``.
public final class ChatService {
  /// What the fixture says; changes of the run are not in it.
  public private(set) var data: ChatData
  /// The id of the user who is connected; nil for nobody, to whom everything is allowed.
  public var currentUserId: String?
  /// How the network behaves from now on; requests on their way keep what they met.
  public var network: NetworkConditions {
    get { requests.conditions }
    set { requests.conditions = newValue }
  }
  private let requests: Network

  /// How often data was loaded; what was found in older data is no longer valid.
  private(set) var loadCount = 0
  var users: UserDirectory
  var changedChannels: [String: ChatChannel] = [:]
  var deletedChannels: Set<String> = []
  /// What became of friend applications in this run, by their numbers in the database.
  var decisions: [Int: Decision] = [:]
  /// The run's own database of friend applications, where their times depend on its clock.
  var ownApplicationStore: ApplicationStore?
  private var observers: [(number: Int, body: (ChatEvent) -> Void)] = []
  private var observerNumbers = 0
  /// The run that asks; a request from outside of a run is never answered.
  var environment: ScreenEnvironment? { .current }

  /// A service in which nothing has happened.
  ///
  /// - Parameters:
  ///   - data: what its fixture says.
  ///   - network: what its requests go through; by default a network of its own.
  public init(data: ChatData = .empty, network: Network = Network()) {
    self.data = data
    requests = network
    users = UserDirectory(data.users)
  }

  /// Begins anew with other data; who is connected, the network and the observers stay.
  public func load(_ data: ChatData) {
    self.data = data
    loadCount += 1
    users = UserDirectory(data.users)
    changedChannels = [:]
    deletedChannels = []
    decisions = [:]
    ownApplicationStore = nil
  }

  // MARK: Requests

  /// Sends a request: at its virtual time `work` is done and its result given to `answer`, or
  /// instead the failure that the network has for it.
  ///
  /// After the end of the run nothing is answered any more.
  public func perform<Value>(
    _ request: RequestName, _ work: @escaping (ChatService) throws(ChatError) -> Value,
    answer: @escaping ChatAnswer<Value>
  ) {
    requests.perform(request, { [self] () throws(ServiceError) in try work(self) }, answer: answer)
  }

  // MARK: Events

  /// Stands for an observer, so that it can be removed.
  public struct Observation: Sendable, Hashable {
    let number: Int
  }

  /// Calls `body` for every event from now on, in the order in which observers came.
  public func observe(_ body: @escaping (ChatEvent) -> Void) -> Observation {
    observerNumbers += 1
    observers.append((observerNumbers, body))
    return Observation(number: observerNumbers)
  }

  /// Ends an observation, also for events that are on their way.
  public func stop(_ observation: Observation) {
    observers.removeAll { $0.number == observation.number }
  }

  /// Tells the observers that something happened, on the main queue, after all that is due now.
  public func announce(_ event: ChatEvent) {
    environment?.mainQueue.async { [self] in
      for (number, body) in observers where observers.contains(where: { $0.number == number }) {
        body(event)
      }
    }
  }
}
