import DioramaKit
import Synchronization

/// The classes of image and name of a new open channel.
struct ProfileParts: ProcessWide {
  var image = SBUCoverImageView.self
  var field = SBUUnderLineTextField.self

  static let ofProcess = Mutex(ProfileParts())
}

extension SBUModules {
  /// The module of the screen that creates an open channel.
  public var CreateOpenChannelModule: SBUTypeEntry<SBUCreateOpenChannelModule> { entry() }
}

extension SBUViewControllers {
  /// The view controller of the screen that creates an open channel.
  public var CreateOpenChannelViewController: SBUTypeEntry<SBUCreateOpenChannelViewController> {
    entry()
  }
}

extension SBUViewModels {
  /// The view model of the screen that creates an open channel.
  public var CreateOpenChannelViewModel: SBUTypeEntry<SBUCreateOpenChannelViewModel> { entry() }
}

extension SendbirdScreen {
  static let createOpenChannel = SendbirdScreen(
    headerModule: SBUModuleSet.entries.CreateOpenChannelModule,
    viewController: SBUViewControllerSet.entries.CreateOpenChannelViewController,
    viewModel: SBUViewModelSet.entries.CreateOpenChannelViewModel
  ).adding(
    "ProfileInputComponent", "view", SBUCreateOpenChannelModule.ProfileInput.self,
    of: SBUModuleSet.entries.CreateOpenChannelModule)
}
