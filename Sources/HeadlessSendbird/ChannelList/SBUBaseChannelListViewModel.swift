import HeadlessUIKit

/// The delegate of the view model of a channel list.
public protocol SBUBaseChannelListViewModelDelegate: SBUCommonViewModelDelegate {}

/// The base class of the view models of channel lists, which load in their initializers (C5).
open class SBUBaseChannelListViewModel: SBUBaseViewModel {
  // Events go to the delegate of the initializer; apps cannot set another one (C13).
  private(set) weak var baseDelegate: (any SBUBaseChannelListViewModelDelegate)?
  var isLoading = false
  /// The channels; none here.
  var baseChannels: [BaseChannel] { [] }

  /// Creates a view model, which loads nothing yet; subclasses do.
  ///
  /// - Parameter delegate: the delegate; not retained.
  public init(delegate: (any SBUBaseChannelListViewModelDelegate)?) {
    baseDelegate = delegate
    super.init()
  }

  /// Connects and loads the first page (C6).
  ///
  /// A failed connection is an error that blocks the screen.
  public func initChannelList() {
    SendbirdUI.connectIfNeeded { [weak self] _, error in
      guard let self else { return }
      if let error { return fail(error, isBlocker: true) }
      baseDelegate?.connectionStateDidChange(true)
      loadNextChannelList(reset: true)
    }
  }

  /// Loads the next page, or starts again with the first; subclasses implement it.
  ///
  /// - Parameter reset: whether to discard the list first.
  public func loadNextChannelList(reset: Bool) {}

  /// Discards the list; subclasses implement it.
  public func reset() {}

  /// Updates the connection state after the connection was restored; loads nothing (C25).
  open override func didSucceedReconnection() { baseDelegate?.connectionStateDidChange(true) }

  /// Reports that loading or an action started or ended.
  final func report(isLoading: Bool) {
    self.isLoading = isLoading
    baseDelegate?.shouldUpdateLoadingState(isLoading)
  }

  /// Ends loading, and reports an error at the main queue's next turn (C19, C21).
  final func fail(_ error: SBError, isBlocker: Bool) {
    if isLoading { report(isLoading: false) }
    guard let queue = ScreenEnvironment.current?.mainQueue else {
      return reportError(error, isBlocker)
    }
    queue.async { [weak self] in self?.reportError(error, isBlocker) }
  }

  private func reportError(_ error: SBError, _ isBlocker: Bool) {
    ScreenEnvironment.log("didReceiveError \(error.code) \(error.localizedDescription)")
    baseDelegate?.didReceiveError(error, isBlocker: isBlocker)
  }
}
