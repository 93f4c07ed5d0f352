import DioramaKit

extension Registry {
  /// The app's screens. YAML names them by their classes.
  public static func app() throws -> Registry {
    var registry = Registry()
    try registry.register(LoginViewController.self)
    try registry.register(TripListViewController.self, .key("trips", .trips, "the trips")) {
      TripListViewController(trips: $0)
    }
    try registry.register(
      SettingsViewController.self, .key("user", .text, "the name of the account"),
      .optional("plan", .text, "the plan; free without it"),
      .key("unread", .integer(), default: 0, "how many messages are unread")
    ) {
      SettingsViewController(user: $0, plan: $1, unread: $2)
    }
    return registry
  }
}

extension ValueShape where Value == [Trip] {
  /// Trips: `[{ place: Oslo, days: 3 }]`.
  static let trips = ValueShape.list(
    of: .record(
      RecordTable(
        "a trip",
        [
          Field("place", .text, required: true, "where it goes", \.place),
          Field("days", .integer(in: 1...365), "how long it takes", \.days),
        ]), startingWith: Trip(place: "", days: 1)))
}
