import HeadlessUIKit

/// The delegate of the view model of the screen that creates an open channel.
public protocol SBUCreateOpenChannelViewModelDelegate: SBUCommonViewModelDelegate {
  /// The channel was created.
  func createOpenChannelViewModel(
    _ viewModel: SBUCreateOpenChannelViewModel, didCreateChannel channel: BaseChannel?)
}

/// The view model of the screen that creates an open channel (C111, C112).
open class SBUCreateOpenChannelViewModel: SBUBaseViewModel {
  private weak var delegate: (any SBUCreateOpenChannelViewModelDelegate)?

  /// Creates a view model.
  ///
  /// - Parameter delegate: the delegate; not retained.
  public required init(delegate: (any SBUCreateOpenChannelViewModelDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Creates a channel with the current user as its operator.
  ///
  /// - Parameters:
  ///   - channelName: the name.
  ///   - coverImage: the image; nil for none.
  open func createChannel(channelName: String, coverImage: UIImage?) {
    let params = OpenChannelCreateParams()
    params.name = channelName
    params.coverImage = coverImage.map { _ in Data() }
    params.operatorUserIds = SBUGlobals.currentUser.map { [$0.userId] }
    SBUGlobalCustomParams.openChannelParamsCreateBuilder?(params)
    createChannel(params: params)
  }

  /// Creates a channel, and notifies the delegate; the end of loading comes last (C30).
  ///
  /// - Parameter params: the settings of the channel.
  open func createChannel(params: OpenChannelCreateParams) {
    delegate?.shouldUpdateLoadingState(true)
    OpenChannel.createChannel(params: params) { [weak self] channel, error in
      guard let self else { return }
      if let error {
        delegate?.receive(error)
      } else {
        delegate?.createOpenChannelViewModel(self, didCreateChannel: channel)
      }
      delegate?.shouldUpdateLoadingState(false)
    }
  }
}
