import HeadlessUIKit

/// How recording looks, which is not here.
public final class SBUVoiceMessageInputTheme: SBUAnyTheme<SBUVoiceMessageInputThemeValues> {
  /// A theme of single colors and fonts. What is nil is as in the kit's light theme, with the colors
  /// and fonts that `SBUColorSet` and `SBUFontSet` have when it is made.
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
    set(\.overlayColor, overlayColor)
    set(\.backgroundColor, backgroundColor)
    set(\.cancelTitleColor, cancelTitleColor)
    set(\.cancelTitleFont, cancelTitleFont)
    set(\.progressTimeColor, progressTimeColor)
    set(\.progressDeactivatedTimeColor, progressDeactivatedTimeColor)
    set(\.progressTimeFont, progressTimeFont)
    set(\.progressTintColor, progressTintColor)
    set(\.progressTrackTintColor, progressTrackTintColor)
    set(\.progressDeactivatedTrackTintColor, progressDeactivatedTrackTintColor)
    set(\.progressRecordingIconTintColor, progressRecordingIconTintColor)
    set(\.statusButtonBackgroundColor, statusButtonBackgroundColor)
    set(\.recordingButtonTintColor, recordingButtonTintColor)
    set(\.stopButtonTintColor, stopButtonTintColor)
    set(\.playButtonTintColor, playButtonTintColor)
    set(\.pauseButtonTintColor, pauseButtonTintColor)
    set(\.sendButtonBackgroundColor, sendButtonBackgroundColor)
    set(\.sendButtonDisabledBackgroundColor, sendButtonDisabledBackgroundColor)
    set(\.sendButtonTintColor, sendButtonTintColor)
    set(\.sendButtonDisabledTintColor, sendButtonDisabledTintColor)
  }
}

/// What ``SBUVoiceMessageInputTheme`` has.
public struct SBUVoiceMessageInputThemeValues: SBUThemeValues {
  /// The values as all themes begin with them.
  public static let standard = SBUVoiceMessageInputThemeValues()

  /// What darkens the screen below.
  public let overlayColor = Color(\.overlayDark, \.overlayLight)
  /// The background.
  public let backgroundColor = Color(\.background50, \.background600)
  /// The word Cancel.
  public let cancelTitleColor = Color(\.primaryMain, \.primaryLight)
  /// The font of Cancel.
  public let cancelTitleFont = Font(\.button2)
  /// The time of a recording.
  public let progressTimeColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The time before it begins.
  public let progressDeactivatedTimeColor = Color(\.onLightTextLowEmphasis, \.onDarkTextLowEmphasis)
  /// The font of the time.
  public let progressTimeFont = Font(\.caption1)
  /// The line of what is recorded.
  public let progressTintColor = Color(\.primaryDark, \.primaryMain)
  /// The line of what may be recorded.
  public let progressTrackTintColor = Color(\.primaryMain, \.primaryLight)
  /// That line before it begins.
  public let progressDeactivatedTrackTintColor = Color(\.background100, \.background400)
  /// The sign of a recording.
  public let progressRecordingIconTintColor = Color(\.errorMain, \.errorLight)
  /// Behind the button.
  public let statusButtonBackgroundColor = Color(\.background100, \.background400)
  /// The button that begins.
  public let recordingButtonTintColor = Color(\.errorMain, \.errorLight)
  /// The button that ends.
  public let stopButtonTintColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The button that plays.
  public let playButtonTintColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// The button that waits.
  public let pauseButtonTintColor = Color(\.onLightTextHighEmphasis, \.onDarkTextHighEmphasis)
  /// Behind the button that sends.
  public let sendButtonBackgroundColor = Color(\.primaryMain, \.primaryLight)
  /// Behind it while it is switched off.
  public let sendButtonDisabledBackgroundColor = Color(\.background100, \.background500)
  /// The button that sends.
  public let sendButtonTintColor = Color(\.onDarkTextHighEmphasis, \.onLightTextHighEmphasis)
  /// The button while it is switched off.
  public let sendButtonDisabledTintColor = Color(\.onLightTextDisabled, \.onDarkTextDisabled)
}
