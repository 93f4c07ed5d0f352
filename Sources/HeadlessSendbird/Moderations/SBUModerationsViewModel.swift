import DioramaKit
import HeadlessUIKit

/// The view model of the moderations screen: it loads the channel, freezes and unfreezes it. It
/// listens to nothing that happens in the channel meanwhile (S113).
open class SBUModerationsViewModel: NSObject, Configurable {
  /// The channel, as soon as the service has answered; at once where it was given.
  public private(set) var channel: BaseChannel?
  /// The channel's id.
  public private(set) var channelURL: String?
  /// What sort of channel it is.
  public private(set) var channelType = ChannelType.group
  /// Who is told; not kept alive.
  public weak var delegate: (any SBUModerationsViewModelDelegate)?

  /// A view model of nothing, as page 004 makes one.
  public required override init() { super.init() }

  /// A view model of a channel; it begins to load at once (S2, S16).
  public required init(
    channel: BaseChannel, delegate: (any SBUModerationsViewModelDelegate)? = nil
  ) {
    self.channel = channel
    self.delegate = delegate
    channelURL = channel.channelURL
    channelType = channel.channelType
    super.init()
    loadChannel(channelURL: channel.channelURL)
  }

  /// A view model of a channel by its URL; it begins to load at once (S2).
  public required init(
    channelURL: String, channelType: ChannelType,
    delegate: (any SBUModerationsViewModelDelegate)? = nil
  ) {
    self.channelURL = channelURL
    self.channelType = channelType
    self.delegate = delegate
    super.init()
    loadChannel(channelURL: channelURL)
  }

  /// Loads the channel, also when it is known already (S19, S38).
  ///
  /// An error goes to the delegate, which is told that it blocks nothing; a feed channel stays busy
  /// for good.
  ///
  /// - Parameter channelURL: the channel's id; it is looked for among channels of the view model's
  ///   type.
  public func loadChannel(channelURL: String) {
    report(isLoading: true)
    guard channelType != .feed else { return }
    SendbirdUI.connectIfNeeded { [weak self] _, error in
      guard let self else { return }
      if let error {
        report(isLoading: false)
        delegate?.receive(error)
        return
      }
      BaseChannel.getChannel(url: channelURL, type: channelType) { [weak self] channel, error in
        guard let self else { return }
        if let error {
          delegate?.receive(error)
        } else {
          self.channel = channel
          reportChannel(.eventChannelChanged)
        }
        report(isLoading: false)
      }
    }
  }

  /// Freezes a group channel, so that only operators may write; nothing happens to an open one
  /// (S39, S109).
  ///
  /// - Parameter completionHandler: called with true on success only; an error goes to the
  ///   delegate.
  public func freezeChannel(_ completionHandler: ((Bool) -> Void)? = nil) {
    guard let channel = channel as? GroupChannel else { return }
    change(.eventChannelFrozen, completionHandler) { channel.freeze(completionHandler: $0) }
  }

  /// Ends a group channel's freeze; nothing happens to an open one (S39, S109).
  ///
  /// - Parameter completionHandler: called with true on success only; an error goes to the
  ///   delegate.
  public func unfreezeChannel(_ completionHandler: ((Bool) -> Void)? = nil) {
    guard let channel = channel as? GroupChannel else { return }
    change(.eventChannelUnfrozen, completionHandler) { channel.unfreeze(completionHandler: $0) }
  }

  private func change(
    _ source: CollectionEventSource, _ completionHandler: ((Bool) -> Void)?,
    by request: (@escaping (SBError?) -> Void) -> Void
  ) {
    report(isLoading: true)
    request { [weak self] error in
      guard let self else { return }
      if let error {
        delegate?.receive(error)
      } else {
        reportChannel(source)
        completionHandler?(true)
      }
      report(isLoading: false)
    }
  }

  private func report(isLoading: Bool) { delegate?.shouldUpdateLoadingState(isLoading) }

  private func reportChannel(_ source: CollectionEventSource) {
    delegate?.moderationsViewModel(
      self, didChangeChannel: channel,
      withContext: MessageContext(source: source, sendingStatus: .succeeded))
  }

  // MARK: YAML

  /// A view model.
  open class var kind: TypeKind { .viewModel }
  /// What YAML may set on it.
  open class var properties: PropertyTable { [] }
}

extension SBUModerationsViewModel {
  /// An older initialiser, from before there were two; a URL that the service does not know is a
  /// group's.
  @available(
    *, deprecated, message: "use init(channel:delegate:) or init(channelURL:channelType:delegate:)"
  )
  public convenience init(
    channel: BaseChannel? = nil, channelURL: String?,
    delegate: (any SBUModerationsViewModelDelegate)? = nil
  ) {
    if let channel {
      self.init(channel: channel, delegate: delegate)
    } else if let channelURL {
      self.init(
        channelURL: channelURL, channelType: ChannelType(ofChannel: channelURL) ?? .group,
        delegate: delegate)
    } else {
      self.init()
    }
  }
}
