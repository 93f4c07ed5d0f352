/// How the chat SDK is connected, as far as the channel list tells it.
public enum NCConnectionStatus: String, Sendable, CaseIterable {
  /// All is well.
  case connected
  /// A connection is being made.
  case connecting
  /// There is no network.
  case networkUnavailable
  /// The account is in use elsewhere.
  case kickedOffline
  /// The way through a proxy is closed.
  case proxyUnavailable
  /// The connection was lost.
  case disconnected
}
