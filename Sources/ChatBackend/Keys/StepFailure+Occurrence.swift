import DioramaKit

extension StepFailure {
  /// Says why something could not happen.
  init(_ obstacle: ChatOccurrence.Obstacle, in channelURL: String) {
    let channel = "'\(channelURL)'"
    switch obstacle {
    case .noChannel: self.init("there is no channel \(channel) any more")
    case .noUser(let id): self.init("there is no user '\(id)'")
    case .notInChannel(let id): self.init("'\(id)' is not in \(channel)")
    case .banned(let id):
      self.init("'\(id)' is banned from \(channel)", help: "take the ban away with 'userUnbanned'")
    case .openChannel: self.init("\(channel) is an open channel, which nobody can freeze")
    case .nothingChanges: self.init("this is so already in \(channel)")
    }
  }
}
