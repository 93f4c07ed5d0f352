import HeadlessUIKit

/// The delegate of the view model of a group channel.
public protocol SBUGroupChannelViewModelDelegate: SBUBaseChannelViewModelDelegate {
  /// Users to mention were loaded; nil if loading failed.
  func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didReceiveSuggestedMentions members: [SBUUser]?)
  /// A file of several was sent.
  func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didFinishUploadingFileAt index: Int,
    multipleFilesMessageRequestId requestId: String)
  /// A bot wrote a part of a message.
  func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didReceiveStreamMessage message: BaseMessage,
    forChannel channel: GroupChannel)
  /// The first unread message changed.
  func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didUpdateFirstUnreadMessage message: BaseMessage?)
  /// The number of unread messages may be shown or hidden.
  func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel,
    updateUnreadMessageInfoViewVisibility message: BaseMessage?)
}

extension SBUGroupChannelViewModelDelegate {
  /// Does nothing.
  public func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel, didUpdateFirstUnreadMessage message: BaseMessage?
  ) {}
  /// Does nothing.
  public func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel,
    updateUnreadMessageInfoViewVisibility message: BaseMessage?
  ) {}
}

/// The data source of the view model of a group channel.
public protocol SBUGroupChannelViewModelDataSource: SBUBaseChannelViewModelDataSource {
  /// Returns the rows at the starting point; nil for none.
  func groupChannelViewModel(
    _ viewModel: SBUGroupChannelViewModel,
    startingPointIndexPathsForChannel channel: GroupChannel?
  ) -> [IndexPath]?
}
