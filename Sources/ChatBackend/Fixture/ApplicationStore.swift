/// The friend applications of a fixture, which never change.
///
/// A ``ChatService`` stores the changes of its run.
protocol ApplicationStore: Sendable {
  /// Returns the next applications after one, or the first ones, the newest first.
  func page(
    after last: ApplicationEntry?, _ filter: ApplicationFilter, limit: Int
  ) throws(ChatDatabaseError) -> [ApplicationEntry]

  /// Returns the requests that a user has sent or received, the newest first.
  func applications(
    _ type: ChatFriendApplication.Kind, with userId: String
  ) throws(ChatDatabaseError) -> [ApplicationEntry]
}

/// A friend application with its number in the fixture.
struct ApplicationEntry: Sendable {
  let id: Int
  var application: ChatFriendApplication
}

/// The conditions that requested applications satisfy.
struct ApplicationFilter {
  var types: [ChatFriendApplication.Kind]
  var statuses: [ChatFriendApplication.Status]
  /// The applications whose status the run has changed, which are included with any status.
  var changedIds: [Int] = []
  /// The time before which open requests have expired.
  var expiry: Int
}
