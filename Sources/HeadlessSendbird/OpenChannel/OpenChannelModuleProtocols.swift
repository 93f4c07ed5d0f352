import HeadlessUIKit

/// The delegate of the header of an open channel.
public protocol SBUOpenChannelModuleHeaderDelegate: SBUBaseChannelModuleHeaderDelegate {}

/// The delegate of the list of an open channel's messages.
public protocol SBUOpenChannelModuleListDelegate: SBUBaseChannelModuleListDelegate {}

/// The data source of the list of an open channel's messages.
public protocol SBUOpenChannelModuleListDataSource: SBUBaseChannelModuleListDataSource {
  /// Returns whether the messages are shown over the media view.
  func openChannelModuleIsOverlaid(_ listComponent: SBUOpenChannelModule.List) -> Bool
}

/// The delegate of the message input of an open channel.
public protocol SBUOpenChannelModuleInputDelegate: SBUBaseChannelModuleInputDelegate {
  /// A file was selected.
  func openChannelModule(
    _ inputComponent: SBUOpenChannelModule.Input, didPickFileData fileData: Data?,
    fileName: String, mimeType: String, parentMessage: BaseMessage?)
}

/// The data source of the message input of an open channel.
public protocol SBUOpenChannelModuleInputDataSource: SBUBaseChannelModuleInputDataSource {}

/// The delegate of the media view of an open channel.
public protocol SBUOpenChannelModuleMediaDelegate: SBUCommonDelegate {
  /// The media view was tapped.
  func openChannelModule(
    _ mediaComponent: SBUOpenChannelModule.Media, didTapMediaView mediaView: UIView)
}
