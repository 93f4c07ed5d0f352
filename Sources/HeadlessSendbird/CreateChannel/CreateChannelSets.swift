import ChatBackend
import DioramaKit

extension SBUModules {
  /// The module of the screen that creates a group channel.
  public var CreateGroupChannelModule: SBUTypeEntry<SBUCreateChannelModule> { entry() }
}

extension SBUViewControllers {
  /// The view controller of the screen that creates a group channel.
  public var CreateChannelViewController: SBUTypeEntry<SBUCreateChannelViewController> { entry() }
}

extension SBUViewModels {
  /// The view model of the screen that creates a group channel.
  public var CreateGroupChannelViewModel: SBUTypeEntry<SBUCreateChannelViewModel> { entry() }
}

extension SendbirdScreen {
  static let createChannel = SendbirdScreen(
    modules: [SBUModuleSet.entries.CreateGroupChannelModule],
    viewControllers: [SBUViewControllerSet.entries.CreateChannelViewController],
    viewModels: [SBUViewModelSet.entries.CreateGroupChannelViewModel])
}

/// The arguments of the screen that creates a group channel, from YAML.
struct CreateChannelArguments: Sendable {
  var users: [ChatUser]?
  var type = CreationTypeKeyword.group
}

/// The types of group channels that the screen creates.
enum CreationTypeKeyword: String, CaseIterable, Sendable {
  case group, supergroup, broadcast

  var type: ChannelCreationType {
    switch self {
    case .group: .group
    case .supergroup: .supergroup
    case .broadcast: .broadcast
    }
  }

  static let shape = ValueShape<CreationTypeKeyword>.choice(of: "ChannelCreationType")
}
