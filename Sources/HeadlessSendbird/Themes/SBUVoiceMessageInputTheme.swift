import HeadlessUIKit

/// The theme of the voice message input, which is not implemented.
public final class SBUVoiceMessageInputTheme: SBUAnyTheme<SBUVoiceMessageInputThemeValues> {
  /// Creates a theme from single colors and fonts. A nil argument uses the kit's light theme, with
  /// the colors and fonts that `SBUColorSet` and `SBUFontSet` have at creation.
  public convenience init(
    overlayColor: UIColor? = nil, backgroundColor: UIColor? = nil, cancelTitleColor: UIColor? = nil,
    cancelTitleFont: UIFont? = nil, progressTimeColor: UIColor? = nil,
    progressDeactivatedTimeColor: UIColor? = nil, progressTimeFont: UIFont? = nil,
    progressTintColor: UIColor? = nil, progressTrackTintColor: UIColor? = nil,
    progressDeactivatedTrackTintColor: UIColor? = nil,
    progressRecordingIconTintColor: UIColor? = nil, statusButtonBackgroundColor: UIColor? = nil,
    recordingButtonTintColor: UIColor? = nil, stopButtonTintColor: UIColor? = nil,
    playButtonTintColor: UIColor? = nil, pauseButtonTintColor: UIColor? = nil,
    sendButtonBackgroundColor: UIColor? = nil, sendButtonDisabledBackgroundColor: UIColor? = nil,
    sendButtonTintColor: UIColor? = nil, sendButtonDisabledTintColor: UIColor? = nil
  ) {
    self.init(.light)
    set([
      overlayColor, backgroundColor, cancelTitleColor, cancelTitleFont, progressTimeColor,
      progressDeactivatedTimeColor, progressTimeFont, progressTintColor, progressTrackTintColor,
      progressDeactivatedTrackTintColor, progressRecordingIconTintColor,
      statusButtonBackgroundColor, recordingButtonTintColor, stopButtonTintColor,
      playButtonTintColor, pauseButtonTintColor, sendButtonBackgroundColor,
      sendButtonDisabledBackgroundColor, sendButtonTintColor, sendButtonDisabledTintColor,
    ])
  }
}

/// The values of ``SBUVoiceMessageInputTheme``.
public struct SBUVoiceMessageInputThemeValues: SBUThemeValues {
  /// The default values.
  public static let standard = SBUVoiceMessageInputThemeValues()

  /// The color that dims the screen below.
  public let overlayColor = Color(\.overlayDark, \.overlayLight)
  /// The background color.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The color of the cancel button.
  public let cancelTitleColor = Color(\.primaryMain, \.primaryLight)
  /// The font of the cancel button.
  public let cancelTitleFont = Font(\.button2)
  /// The color of the time of a recording.
  public let progressTimeColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The color of the time before recording starts.
  public let progressDeactivatedTimeColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The font of the time.
  public let progressTimeFont = Font(\.caption1)
  /// The color of the recorded part of the progress bar.
  public let progressTintColor = Color(\.primaryDark, \.primaryMain)
  /// The color of the track of the progress bar.
  public let progressTrackTintColor = Color(\.primaryMain, \.primaryLight)
  /// The color of the track of the progress bar before recording starts.
  public let progressDeactivatedTrackTintColor = Color(\.background100, \.background400)
  /// The color of the recording icon.
  public let progressRecordingIconTintColor = Color(\.errorMain, \.errorLight)
  /// The background color of the status button.
  public let statusButtonBackgroundColor = Color(\.background100, \.background400)
  /// The color of the record button.
  public let recordingButtonTintColor = Color(\.errorMain, \.errorLight)
  /// The color of the stop button.
  public let stopButtonTintColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The color of the play button.
  public let playButtonTintColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The color of the pause button.
  public let pauseButtonTintColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The background color of the send button.
  public let sendButtonBackgroundColor = Color(\.primaryMain, \.primaryLight)
  /// The background color of the disabled send button.
  public let sendButtonDisabledBackgroundColor = Color(\.background100, \.background500)
  /// The color of the send button.
  public let sendButtonTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The color of the disabled send button.
  public let sendButtonDisabledTintColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
}
