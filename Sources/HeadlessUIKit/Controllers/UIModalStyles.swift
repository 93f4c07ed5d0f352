/// How a presented screen covers the one below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system thinks; a sheet.
  case automatic = -2
  /// All of it.
  case fullScreen = 0
  /// A sheet.
  case pageSheet
  /// A smaller sheet.
  case formSheet
  /// What contains it; all of it here.
  case currentContext
  /// As the app thinks; a sheet here.
  case custom
  /// All of it, and what is below may shine through.
  case overFullScreen
  /// What contains it, and what is below may shine through.
  case overCurrentContext
  /// A bubble; a sheet here.
  case popover
}

/// How a presented screen would move in. Kept, not shown.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the bottom.
  case coverVertical
  /// Turning around.
  case flipHorizontal
  /// Fading in.
  case crossDissolve
  /// As a page turns.
  case partialCurl
}
