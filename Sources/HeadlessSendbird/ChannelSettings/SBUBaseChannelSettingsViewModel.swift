import DioramaKit
import HeadlessUIKit

/// The base class of the view models of settings screens, which loads the channel and follows its
/// events.
open class SBUBaseChannelSettingsViewModel: NSObject, Configurable {
  /// The channel; if it was not passed in, nil until the service has answered.
  public internal(set) var channel: BaseChannel?
  /// The channel's ID.
  public let channelURL: String
  /// The type of the channel.
  public let channelType: ChannelType
  /// The delegate; not retained.
  public weak var delegate: (any SBUBaseChannelSettingsViewModelDelegate)?

  private var identifier: String {
    "SBUChannelSettingsViewModel.\(UInt(bitPattern: ObjectIdentifier(self)))"
  }

  /// Creates a view model for a channel, which starts to load immediately.
  ///
  /// - Parameters:
  ///   - channel: the channel, if it is already known.
  ///   - channelURL: the channel's ID.
  ///   - channelType: the type of the channel; a channel of another type is not found.
  ///   - delegate: the delegate; not retained.
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

  /// Stops receiving channel events.
  final func stopListening() { SendbirdChat.removeChannelDelegate(forIdentifier: identifier) }

  /// Whether the current user is an operator of the channel.
  public var isOperator: Bool { channel?.isOperatedByCurrentUser ?? false }

  /// Changes the name or image of the channel.
  ///
  /// - Parameters:
  ///   - channelName: the new name; nil leaves it unchanged.
  ///   - coverImage: the new image; nil leaves it unchanged.
  open func updateChannel(channelName: String? = nil, coverImage: UIImage? = nil) {
    change {
      $0.name = channelName
      $0.coverImage = coverImage.map { Data($0.name.utf8) }
    }
  }

  /// Removes the channel's image.
  final func takeCoverAway() { change { $0.coverURL = "" } }

  /// Changes the channel; the subclasses for group and open channels override it.
  ///
  /// - Parameter body: sets the changes.
  func change(_ body: (ChannelUpdateParams) -> Void) {}

  /// Loads the channel, also if it is already known.
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

  /// Reports the start of a request.
  final func begin() { delegate?.shouldUpdateLoadingState(true) }

  /// Reports the end of a request: the error, or the result.
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

  /// Reports a change of the channel's operators.
  func operatorsDidChange() { reportChannel() }

  // MARK: YAML

  /// The kind of the type: a view model.
  open class var kind: TypeKind { .viewModel }
  /// The properties that YAML can set.
  open class var properties: PropertyTable { [] }
}

extension SBUBaseChannelSettingsViewModel: GroupChannelDelegate, OpenChannelDelegate {
  /// The operators of the channel changed.
  public func channelDidUpdateOperators(_ channel: BaseChannel) {
    if channel.channelURL == channelURL { operatorsDidChange() }
  }

  /// A user joined.
  public func channel(_ channel: GroupChannel, userDidJoin user: User) {
    if channel.channelURL == channelURL { reportChannel() }
  }

  /// A user left.
  public func channel(_ channel: GroupChannel, userDidLeave user: User) {
    if channel.channelURL == channelURL { reportChannel() }
  }

  /// A user joined.
  public func channel(_ channel: OpenChannel, userDidEnter user: User) {
    if channel.channelURL == channelURL { reportChannel() }
  }

  /// A user left.
  public func channel(_ channel: OpenChannel, userDidExit user: User) {
    if channel.channelURL == channelURL { reportChannel() }
  }

  /// A user was banned and removed from the channel.
  public func channel(_ channel: BaseChannel, userWasBanned user: RestrictedUser) {
    if channel.channelURL == channelURL { reportChannel() }
  }

  /// The name or image changed.
  public func channelWasChanged(_ channel: BaseChannel) {
    if channel.channelURL == channelURL { reportChannel() }
  }

  /// Requests to dismiss the screen after the channel was deleted.
  public func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
    guard channelURL == self.channelURL else { return }
    delegate?.baseChannelSettingsViewModel(self, shouldDismissForChannelSettings: nil)
  }
}

/// The view model of the settings of a group channel, which the current user can leave.
open class SBUGroupChannelSettingsViewModel: SBUBaseChannelSettingsViewModel {
  /// Creates a view model for a channel, which starts to load immediately.
  ///
  /// - Parameters:
  ///   - channel: the channel, if it is already known.
  ///   - channelURL: the channel's ID; nil for that of `channel`.
  ///   - delegate: the delegate; not retained.
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
    SBUGlobalCustomParams.groupChannelParamsUpdateBuilder?(params)
    updateChannel(params: params)
  }

  /// Changes the channel and reports the result or the error to the delegate.
  ///
  /// - Parameter params: the changes.
  public func updateChannel(params: GroupChannelUpdateParams) {
    guard let channel = channel as? GroupChannel else { return }
    begin()
    channel.update(params: params) { [weak self] _, error in
      self?.end(error) { $0.reportChannel() }
    }
  }

  /// Removes the current user from the channel and reports it to the delegate; afterward channel
  /// events are ignored.
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

/// The view model of the settings of an open channel, which operators can delete. If the current
/// user is no longer an operator, the screen is dismissed.
open class SBUOpenChannelSettingsViewModel: SBUBaseChannelSettingsViewModel {
  private var wasOperator = false

  /// Creates a view model for a channel, which starts to load immediately.
  ///
  /// - Parameters:
  ///   - channel: the channel, if it is already known.
  ///   - channelURL: the channel's ID; nil for that of `channel`.
  ///   - delegate: the delegate; not retained.
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
    SBUGlobalCustomParams.openChannelParamsUpdateBuilder?(params)
    updateChannel(params: params)
  }

  /// Changes the channel and reports the result or the error to the delegate.
  ///
  /// - Parameter params: the changes.
  public func updateChannel(params: OpenChannelUpdateParams) {
    guard let channel = channel as? OpenChannel else { return }
    begin()
    channel.update(params: params) { [weak self] _, error in
      self?.end(error) { $0.reportChannel() }
    }
  }

  /// Deletes the channel and reports it to the delegate; afterward channel events are ignored.
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

/// The delegate of the view model of a settings screen.
public protocol SBUBaseChannelSettingsViewModelDelegate: SBUCommonViewModelDelegate {
  /// The channel was loaded, or an event occurred in it.
  func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
    withContext context: MessageContext)
  /// The screen should be dismissed.
  func baseChannelSettingsViewModel(
    _ viewModel: SBUBaseChannelSettingsViewModel,
    shouldDismissForChannelSettings channel: BaseChannel?)
}

/// The delegate of the view model of the settings of a group channel.
public protocol SBUGroupChannelSettingsViewModelDelegate: SBUBaseChannelSettingsViewModelDelegate {
  /// The channel was left.
  func groupChannelSettingsViewModel(
    _ viewModel: SBUGroupChannelSettingsViewModel, didLeaveChannel channel: GroupChannel)
}

/// The delegate of the view model of the settings of an open channel.
public protocol SBUOpenChannelSettingsViewModelDelegate: SBUBaseChannelSettingsViewModelDelegate {
  /// The channel was deleted.
  func openChannelSettingsViewModel(
    _ viewModel: SBUOpenChannelSettingsViewModel, didDeleteChannel channel: OpenChannel)
}
