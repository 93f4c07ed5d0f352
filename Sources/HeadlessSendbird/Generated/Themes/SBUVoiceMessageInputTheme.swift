// Written by Scripts/generate-sendbird; change its tables and templates instead.

import HeadlessUIKit

/// How recording looks, which is not here.
public final class SBUVoiceMessageInputTheme: SBUAnyTheme {
  /// A theme of single colours and fonts. What is left out is as the kit's light theme has it, with
  /// the colours and fonts that `SBUColorSet` and `SBUFontSet` have as it is made.
  public convenience init(
    overlayColor: UIColor = SBUColorSet.overlayDark,
    backgroundColor: UIColor = SBUColorSet.background50,
    cancelTitleColor: UIColor = SBUColorSet.primaryMain,
    cancelTitleFont: UIFont = SBUFontSet.button2,
    progressTimeColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    progressDeactivatedTimeColor: UIColor = SBUColorSet.onLightTextLowEmphasis,
    progressTimeFont: UIFont = SBUFontSet.caption1,
    progressTintColor: UIColor = SBUColorSet.primaryDark,
    progressTrackTintColor: UIColor = SBUColorSet.primaryMain,
    progressDeactivatedTrackTintColor: UIColor = SBUColorSet.background100,
    progressRecordingIconTintColor: UIColor = SBUColorSet.errorMain,
    statusButtonBackgroundColor: UIColor = SBUColorSet.background100,
    recordingButtonTintColor: UIColor = SBUColorSet.errorMain,
    stopButtonTintColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    playButtonTintColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    pauseButtonTintColor: UIColor = SBUColorSet.onLightTextHighEmphasis,
    sendButtonBackgroundColor: UIColor = SBUColorSet.primaryMain,
    sendButtonDisabledBackgroundColor: UIColor = SBUColorSet.background100,
    sendButtonTintColor: UIColor = SBUColorSet.onDarkTextHighEmphasis,
    sendButtonDisabledTintColor: UIColor = SBUColorSet.onLightTextDisabled
  ) {
    self.init(
      SBUThemeLook(
        colors: [
          overlayColor, backgroundColor, cancelTitleColor, progressTimeColor,
          progressDeactivatedTimeColor, progressTintColor, progressTrackTintColor,
          progressDeactivatedTrackTintColor, progressRecordingIconTintColor,
          statusButtonBackgroundColor, recordingButtonTintColor, stopButtonTintColor,
          playButtonTintColor, pauseButtonTintColor, sendButtonBackgroundColor,
          sendButtonDisabledBackgroundColor, sendButtonTintColor, sendButtonDisabledTintColor,
        ],
        fonts: [cancelTitleFont, progressTimeFont]))
  }

  /// What darkens the screen below.
  public var overlayColor: UIColor {
    get { look.colors[0] }
    set { look.colors[0] = newValue }
  }
  /// The background.
  public var backgroundColor: UIColor {
    get { look.colors[1] }
    set { look.colors[1] = newValue }
  }
  /// The word Cancel.
  public var cancelTitleColor: UIColor {
    get { look.colors[2] }
    set { look.colors[2] = newValue }
  }
  /// The font of Cancel.
  public var cancelTitleFont: UIFont {
    get { look.fonts[0] }
    set { look.fonts[0] = newValue }
  }
  /// The time of a recording.
  public var progressTimeColor: UIColor {
    get { look.colors[3] }
    set { look.colors[3] = newValue }
  }
  /// The time before it begins.
  public var progressDeactivatedTimeColor: UIColor {
    get { look.colors[4] }
    set { look.colors[4] = newValue }
  }
  /// The font of the time.
  public var progressTimeFont: UIFont {
    get { look.fonts[1] }
    set { look.fonts[1] = newValue }
  }
  /// The line of what is recorded.
  public var progressTintColor: UIColor {
    get { look.colors[5] }
    set { look.colors[5] = newValue }
  }
  /// The line of what may be recorded.
  public var progressTrackTintColor: UIColor {
    get { look.colors[6] }
    set { look.colors[6] = newValue }
  }
  /// That line before it begins.
  public var progressDeactivatedTrackTintColor: UIColor {
    get { look.colors[7] }
    set { look.colors[7] = newValue }
  }
  /// The sign of a recording.
  public var progressRecordingIconTintColor: UIColor {
    get { look.colors[8] }
    set { look.colors[8] = newValue }
  }
  /// Behind the button.
  public var statusButtonBackgroundColor: UIColor {
    get { look.colors[9] }
    set { look.colors[9] = newValue }
  }
  /// The button that begins.
  public var recordingButtonTintColor: UIColor {
    get { look.colors[10] }
    set { look.colors[10] = newValue }
  }
  /// The button that ends.
  public var stopButtonTintColor: UIColor {
    get { look.colors[11] }
    set { look.colors[11] = newValue }
  }
  /// The button that plays.
  public var playButtonTintColor: UIColor {
    get { look.colors[12] }
    set { look.colors[12] = newValue }
  }
  /// The button that waits.
  public var pauseButtonTintColor: UIColor {
    get { look.colors[13] }
    set { look.colors[13] = newValue }
  }
  /// Behind the button that sends.
  public var sendButtonBackgroundColor: UIColor {
    get { look.colors[14] }
    set { look.colors[14] = newValue }
  }
  /// Behind it while it is switched off.
  public var sendButtonDisabledBackgroundColor: UIColor {
    get { look.colors[15] }
    set { look.colors[15] = newValue }
  }
  /// The button that sends.
  public var sendButtonTintColor: UIColor {
    get { look.colors[16] }
    set { look.colors[16] = newValue }
  }
  /// The button while it is switched off.
  public var sendButtonDisabledTintColor: UIColor {
    get { look.colors[17] }
    set { look.colors[17] = newValue }
  }

  override class var entries: SBUThemeEntries { values }
  private static let values: SBUThemeEntries = [
    .color("overlayColor", .overlayDark, .overlayLight),
    .color("backgroundColor", .background50, .background600),
    .color("cancelTitleColor", .primaryMain, .primaryLight),
    .font("cancelTitleFont", .button2),
    .color("progressTimeColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("progressDeactivatedTimeColor", .onLightTextLowEmphasis, .onDarkTextLowEmphasis),
    .font("progressTimeFont", .caption1),
    .color("progressTintColor", .primaryDark, .primaryMain),
    .color("progressTrackTintColor", .primaryMain, .primaryLight),
    .color("progressDeactivatedTrackTintColor", .background100, .background400),
    .color("progressRecordingIconTintColor", .errorMain, .errorLight),
    .color("statusButtonBackgroundColor", .background100, .background400),
    .color("recordingButtonTintColor", .errorMain, .errorLight),
    .color("stopButtonTintColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("playButtonTintColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("pauseButtonTintColor", .onLightTextHighEmphasis, .onDarkTextHighEmphasis),
    .color("sendButtonBackgroundColor", .primaryMain, .primaryLight),
    .color("sendButtonDisabledBackgroundColor", .background100, .background500),
    .color("sendButtonTintColor", .onDarkTextHighEmphasis, .onLightTextHighEmphasis),
    .color("sendButtonDisabledTintColor", .onLightTextDisabled, .onDarkTextDisabled),
  ]
}
