import Synchronization

/// The classes of image and name of a new open channel.
struct ProfileParts: ProcessWide {
  var image = SBUCoverImageView.self
  var field = SBUUnderLineTextField.self

  static let ofProcess = Mutex(ProfileParts())
}

extension SBUModules {
  /// The module of the screen that creates an open channel, a screen that is not implemented.
  public var CreateOpenChannelModule: SBUTypeEntry<SBUCreateOpenChannelModule> { entry() }
}

extension SBUViewControllers {
  /// The view controller of the screen that creates an open channel, a screen that is not
  /// implemented.
  public var CreateOpenChannelViewController: SBUTypeEntry<SBUCreateOpenChannelViewController> {
    entry()
  }
}

extension SBUViewModels {
  /// The view model of the screen that creates an open channel, a screen that is not implemented.
  public var CreateOpenChannelViewModel: SBUTypeEntry<SBUCreateOpenChannelViewModel> { entry() }
}
