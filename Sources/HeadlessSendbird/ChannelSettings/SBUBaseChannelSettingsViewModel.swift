import DioramaKit
import HeadlessUIKit

/// The view model of a settings screen: it loads the channel and follows what happens in it.
open class SBUBaseChannelSettingsViewModel: NSObject, Configurable {
  /// The channel, as soon as the service has answered; at once where it was given.
  public internal(set) var channel: BaseChannel?
  /// The channel's id.
  public let channelURL: String
  /// What sort of channel it is.
  public let channelType: ChannelType
  /// Who is told; not kept alive.
  public weak var delegate: (any SBUBaseChannelSettingsViewModelDelegate)?

  private var identifier: String { "SBUChannelSettingsViewModel.\(ObjectIdentifier(self))" }

  /// A view model of a channel; it begins to load at once.
  ///
  /// - Parameters:
  ///   - channel: the channel, where it is known already.
  ///   - channelURL: the channel's id.
  ///   - channelType: what sort of channel it is; one of another sort is not found.
  ///   - delegate: who is told; not kept alive.
  public required init(
    channel: BaseChannel?, channelURL: String, channelType: ChannelType,
    delegate: (any SBUBaseChannelSettingsViewModelDelegate)?
  ) {
    self.channel = channel
    self.channelURL = channelURL
    self.channelType = channelType
    self.delegate = delegate
    super.init()
    SendbirdChat.addChannelDelegate(self, identifier: identifier)
    loadChannel(channelURL: channelURL)
  }

  deinit { SendbirdChat.removeChannelDelegate(forIdentifier: identifier) }

  /// Whether the current user may moderate.
  public var isOperator: Bool {
    switch channel {
    case let group as GroupChannel: group.myRole == .operator
    case let open as OpenChannel:
      SBUGlobals.currentUser.map { open.isOperator(userId: $0.userId) } ?? false
    default: false
    }
  }

  /// Loads the channel, also when it is known already.
  public func loadChannel(channelURL: String) {
    delegate?.shouldUpdateLoadingState(true)
    SendbirdUI.connectIfNeeded { [weak self] _, error in
      guard let self else { return }
      if let error { return fail(error) }
      BaseChannel.getChannel(url: channelURL, type: channelType) { [weak self] channel, error in
        guard let self else { return }
        if let error { return fail(error) }
        self.channel = channel
        delegate?.shouldUpdateLoadingState(false)
        reportChannel()
      }
    }
  }

  private func fail(_ error: SBError) {
    delegate?.shouldUpdateLoadingState(false)
    delegate?.didReceiveError(error, isBlocker: false)
  }

  func reportChannel() {
    delegate?.baseChannelSettingsViewModel(
      self, didChangeChannel: channel,
      withContext: MessageContext(source: .eventChannelChanged, sendingStatus: .succeeded))
  }

  /// Somebody is an operator now, or no longer one.
  func operatorsDidChange() { reportChannel() }

  // MARK: YAML

  /// A view model.
  open class var kind: TypeKind { .viewModel }
  /// What YAML may set on it.
  open class var properties: PropertyTable { [] }
}

extension SBUBaseChannelSettingsViewModel: GroupChannelDelegate, OpenChannelDelegate {
  /// The channel has other operators.
  public func channelDidUpdateOperators(_ channel: BaseChannel) {
    if channel.channelURL == channelURL { operatorsDidChange() }
  }

  /// Somebody came in.
  public func channel(_ channel: GroupChannel, userDidJoin user: User) {
    if channel.channelURL == channelURL { reportChannel() }
  }

  /// Somebody left.
  public func channel(_ channel: GroupChannel, userDidLeave user: User) {
    if channel.channelURL == channelURL { reportChannel() }
  }

  /// Somebody came in.
  public func channel(_ channel: OpenChannel, userDidEnter user: User) {
    if channel.channelURL == channelURL { reportChannel() }
  }

  /// Somebody left.
  public func channel(_ channel: OpenChannel, userDidExit user: User) {
    if channel.channelURL == channelURL { reportChannel() }
  }

  /// Somebody was banned, and is no longer in it.
  public func channel(_ channel: BaseChannel, userWasBanned user: RestrictedUser) {
    if channel.channelURL == channelURL { reportChannel() }
  }

  /// The channel is gone: the screen goes, too.
  public func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
    guard channelURL == self.channelURL else { return }
    delegate?.baseChannelSettingsViewModel(self, shouldDismissForChannelSettings: nil)
  }
}

/// The view model of the settings of a group channel.
open class SBUGroupChannelSettingsViewModel: SBUBaseChannelSettingsViewModel {}

/// The view model of the settings of an open channel: who loses the operator's role has no reason
/// to stay.
open class SBUOpenChannelSettingsViewModel: SBUBaseChannelSettingsViewModel {
  private var wasOperator = false

  override func reportChannel() {
    wasOperator = isOperator
    super.reportChannel()
  }

  override func operatorsDidChange() {
    if wasOperator, !isOperator {
      delegate?.baseChannelSettingsViewModel(self, shouldDismissForChannelSettings: channel)
    } else {
      reportChannel()
    }
  }
}
