extension BaseChannel {
  /// Asks the service for a channel of a type, as an object of its class (S16).
  static func getChannel(
    url: String, type: ChannelType, completionHandler: @escaping (BaseChannel?, SBError?) -> Void
  ) {
    if type == .open {
      OpenChannel.getChannel(url: url) { completionHandler($0, $1) }
    } else {
      GroupChannel.getChannel(url: url) { completionHandler($0, $1) }
    }
  }
}
