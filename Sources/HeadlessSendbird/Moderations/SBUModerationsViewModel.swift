import DioramaKit
import HeadlessUIKit

/// The view model of the moderations screen, which loads, freezes and unfreezes the channel. It
/// ignores channel events (S113).
open class SBUModerationsViewModel: NSObject, Configurable {
  /// The channel; if it was not passed in, nil until the service has answered.
  public private(set) var channel: BaseChannel?
  /// The channel's ID.
  public private(set) var channelURL: String?
  /// The type of the channel.
  public private(set) var channelType = ChannelType.group
  /// The delegate; not retained.
  public weak var delegate: (any SBUModerationsViewModelDelegate)?

  /// Creates a view model without a channel, as page 004 does.
  public required override init() { super.init() }

  /// Creates a view model for a channel, which starts to load immediately (S2, S16).
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

  /// Creates a view model for a channel by its URL, which starts to load immediately (S2).
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

  /// Loads the channel, also if it is already known (S19, S38).
  ///
  /// An error goes to the delegate as one that does not block the screen. A feed channel stays in
  /// the loading state.
  ///
  /// - Parameter channelURL: the channel's ID, among channels of the view model's type.
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

  /// Freezes a group channel, so only operators can write; does nothing for an open channel (S39,
  /// S109).
  ///
  /// - Parameter completionHandler: called with true on success only; an error goes to the
  ///   delegate.
  public func freezeChannel(_ completionHandler: ((Bool) -> Void)? = nil) {
    guard let channel = channel as? GroupChannel else { return }
    change(.eventChannelFrozen, completionHandler) { channel.freeze(completionHandler: $0) }
  }

  /// Unfreezes a group channel; does nothing for an open channel (S39, S109).
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

  /// The kind of the type: a view model.
  open class var kind: TypeKind { .viewModel }
  /// The properties that YAML can set.
  open class var properties: PropertyTable { [] }
}

extension SBUModerationsViewModel {
  /// An older initializer, from the time of one initializer for both; a URL unknown to the service
  /// counts as a group channel.
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
