/// Where profiles come from.
public enum NCDataSourceType: Int, Sendable {
  /// The app, through the data sources.
  case infoProvider = 0
  /// The managed service.
  case infoManagement = 1
}
