import HeadlessUIKit

/// How channels look that lie over a video: dark ones, whatever the scheme. They are not here.
public final class SBUOverlayTheme: SBUThemeBase {
  /// How a channel looks.
  public var channelTheme = SBUChannelTheme.overlay
  /// How the field looks that messages are written in.
  public var messageInputTheme = SBUMessageInputTheme.overlay
  /// How messages look.
  public var messageCellTheme = SBUMessageCellTheme.overlay
  /// How titles, empty views and sheets look.
  public var componentTheme = SBUComponentTheme.overlay

  /// A theme of four.
  ///
  /// - Parameters:
  ///   - channelTheme: how a channel looks.
  ///   - messageInputTheme: how the field looks that messages are written in.
  ///   - messageCellTheme: how messages look.
  ///   - componentTheme: how titles, empty views and sheets look.
  public convenience init(
    channelTheme: SBUChannelTheme = .overlay, messageInputTheme: SBUMessageInputTheme = .overlay,
    messageCellTheme: SBUMessageCellTheme = .overlay, componentTheme: SBUComponentTheme = .overlay
  ) {
    self.init(.dark)
    self.channelTheme = channelTheme
    self.messageInputTheme = messageInputTheme
    self.messageCellTheme = messageCellTheme
    self.componentTheme = componentTheme
  }

  required init(look: SBUThemeLook) { super.init(look: look) }

  /// The kit's.
  public static var light: SBUOverlayTheme { SBUOverlayTheme() }
  /// The kit's: the same.
  public static var dark: SBUOverlayTheme { SBUOverlayTheme() }
}

extension SBUChannelTheme {
  /// That of a channel over a video.
  public static var overlay: SBUChannelTheme { .dark }
}

extension SBUMessageInputTheme {
  /// That of a channel over a video.
  public static var overlay: SBUMessageInputTheme { .dark }
}

extension SBUMessageCellTheme {
  /// That of a channel over a video.
  public static var overlay: SBUMessageCellTheme { .dark }
}

extension SBUComponentTheme {
  /// That of a channel over a video.
  public static var overlay: SBUComponentTheme { .dark }
  /// Behind sheets and alerts: here without glass, which is ``SBUComponentThemeValues/backgroundColor``.
  public var backgroundColorAdaptive: UIColor { self.backgroundColor }
  /// Behind an alert's buttons: without glass there is nothing behind them.
  public var alertButtonBackgroundColorAdaptive: UIColor { .clear }
  /// A touched item: without glass ``SBUComponentThemeValues/highlightedColor``.
  public var highlightedColorAdaptive: UIColor { self.highlightedColor }
  /// The font of the title of an alert: without glass ``SBUComponentThemeValues/alertTitleFont``.
  public var alertTitleFontAdaptive: UIFont { self.alertTitleFont }
  /// What darkens the screen below: without glass ``SBUComponentThemeValues/overlayColor``.
  public var overlayColorAdaptive: UIColor { self.overlayColor }
  /// Shadows: without glass ``SBUComponentThemeValues/shadowColor``.
  public var shadowColorAdaptive: UIColor { self.shadowColor }
}
