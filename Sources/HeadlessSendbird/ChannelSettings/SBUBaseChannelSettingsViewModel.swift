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

  private var identifier: String {
    "SBUChannelSettingsViewModel.\(UInt(bitPattern: ObjectIdentifier(self)))"
  }

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

  deinit { stopListening() }

  /// Hears nothing more of what happens in channels.
  final func stopListening() { SendbirdChat.removeChannelDelegate(forIdentifier: identifier) }

  /// Whether the current user may moderate.
  public var isOperator: Bool { channel?.isOperatedByCurrentUser ?? false }

  /// Gives the channel another name or picture; the view models of group and of open channels do.
  ///
  /// - Parameters:
  ///   - channelName: its new name; nil for the one it has.
  ///   - coverImage: its new picture; nil for the one it has.
  open func updateChannel(channelName: String? = nil, coverImage: UIImage? = nil) {
    change {
      $0.name = channelName
      $0.coverImage = coverImage.map { Data($0.name.utf8) }
    }
  }

  /// Takes the channel's picture away.
  final func takeCoverAway() { change { $0.coverURL = "" } }

  /// Changes the channel; those of group and of open channels say how.
  ///
  /// - Parameter body: writes what is to change.
  func change(_ body: (ChannelUpdateParams) -> Void) {}

  /// Loads the channel, also when it is known already.
  public func loadChannel(channelURL: String) {
    begin()
    SendbirdUI.connectIfNeeded { [weak self] _, error in
      guard let self else { return }
      if let error { return end(error) { _ in } }
      BaseChannel.getChannel(url: channelURL, type: channelType) { [weak self] channel, error in
        guard let self else { return }
        if error == nil { self.channel = channel }
        end(error) { $0.reportChannel() }
      }
    }
  }

  /// Says that a request is on its way.
  final func begin() { delegate?.shouldUpdateLoadingState(true) }

  /// Says that a request has ended: why it failed, or what came of it.
  final func end(_ error: SBError?, _ succeeded: (SBUBaseChannelSettingsViewModel) -> Void) {
    delegate?.shouldUpdateLoadingState(false)
    if let error {
      delegate?.receive(error)
    } else {
      succeeded(self)
    }
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

  /// Name or picture is another one.
  public func channelWasChanged(_ channel: BaseChannel) {
    if channel.channelURL == channelURL { reportChannel() }
  }

  /// The channel is gone: the screen goes, too.
  public func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
    guard channelURL == self.channelURL else { return }
    delegate?.baseChannelSettingsViewModel(self, shouldDismissForChannelSettings: nil)
  }
}

/// The view model of the settings of a group channel, which can be left.
open class SBUGroupChannelSettingsViewModel: SBUBaseChannelSettingsViewModel {
  /// A view model of a channel; it begins to load at once.
  ///
  /// - Parameters:
  ///   - channel: the channel, where it is known already.
  ///   - channelURL: the channel's id; nil for that of the channel.
  ///   - delegate: who is told; not kept alive.
  public convenience init(
    channel: BaseChannel? = nil, channelURL: String? = nil,
    delegate: (any SBUGroupChannelSettingsViewModelDelegate)? = nil
  ) {
    self.init(
      channel: channel, channelURL: channelURL ?? channel?.channelURL ?? "", channelType: .group,
      delegate: delegate)
  }

  override func change(_ body: (ChannelUpdateParams) -> Void) {
    let params = GroupChannelUpdateParams()
    body(params)
    updateChannel(params: params)
  }

  /// Changes the channel; the delegate hears of that, or of the reason why not.
  ///
  /// - Parameter params: what is to change.
  public func updateChannel(params: GroupChannelUpdateParams) {
    guard let channel = channel as? GroupChannel else { return }
    begin()
    channel.update(params: params) { [weak self] _, error in
      self?.end(error) { $0.reportChannel() }
    }
  }

  /// Takes the current user out of the channel; then the delegate hears nothing of it any more.
  public func leaveChannel() {
    guard let channel = channel as? GroupChannel else { return }
    begin()
    channel.leave { [weak self] error in
      self?.end(error) { model in
        guard let model = model as? SBUGroupChannelSettingsViewModel else { return }
        model.stopListening()
        (model.delegate as? any SBUGroupChannelSettingsViewModelDelegate)?
          .groupChannelSettingsViewModel(model, didLeaveChannel: channel)
      }
    }
  }
}

/// The view model of the settings of an open channel, which can be deleted: who loses the operator's
/// role has no reason to stay.
open class SBUOpenChannelSettingsViewModel: SBUBaseChannelSettingsViewModel {
  private var wasOperator = false

  /// A view model of a channel; it begins to load at once.
  ///
  /// - Parameters:
  ///   - channel: the channel, where it is known already.
  ///   - channelURL: the channel's id; nil for that of the channel.
  ///   - delegate: who is told; not kept alive.
  public convenience init(
    channel: BaseChannel? = nil, channelURL: String? = nil,
    delegate: (any SBUOpenChannelSettingsViewModelDelegate)? = nil
  ) {
    self.init(
      channel: channel, channelURL: channelURL ?? channel?.channelURL ?? "", channelType: .open,
      delegate: delegate)
  }

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

  override func change(_ body: (ChannelUpdateParams) -> Void) {
    let params = OpenChannelUpdateParams()
    body(params)
    updateChannel(params: params)
  }

  /// Changes the channel; the delegate hears of that, or of the reason why not.
  ///
  /// - Parameter params: what is to change.
  public func updateChannel(params: OpenChannelUpdateParams) {
    guard let channel = channel as? OpenChannel else { return }
    begin()
    channel.update(params: params) { [weak self] _, error in
      self?.end(error) { $0.reportChannel() }
    }
  }

  /// Puts an end to the channel; then the delegate hears nothing of it any more.
  public func deleteChannel() {
    guard let channel = channel as? OpenChannel else { return }
    begin()
    channel.delete { [weak self] error in
      self?.end(error) { model in
        guard let model = model as? SBUOpenChannelSettingsViewModel else { return }
        model.stopListening()
        (model.delegate as? any SBUOpenChannelSettingsViewModelDelegate)?
          .openChannelSettingsViewModel(model, didDeleteChannel: channel)
      }
    }
  }
}

/// Hears what the view model of a settings screen says.
public protocol SBUBaseChannelSettingsViewModelDelegate: SBUCommonViewModelDelegate {
  /// The channel was loaded, or something has happened in it.
  func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext)
  /// The screen has no reason to stay.
  func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel,
    shouldDismissForChannelSettings channel: BaseChannel?)
}

/// Hears what the view model of the settings of a group channel says.
public protocol SBUGroupChannelSettingsViewModelDelegate: SBUBaseChannelSettingsViewModelDelegate {
  /// The channel was left.
  func groupChannelSettingsViewModel(
    _ viewModel: SBUGroupChannelSettingsViewModel, didLeaveChannel channel: GroupChannel)
}

/// Hears what the view model of the settings of an open channel says.
public protocol SBUOpenChannelSettingsViewModelDelegate: SBUBaseChannelSettingsViewModelDelegate {
  /// The channel was deleted.
  func openChannelSettingsViewModel(
    _ viewModel: SBUOpenChannelSettingsViewModel, didDeleteChannel channel: OpenChannel)
}
