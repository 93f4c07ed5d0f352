import HeadlessUIKit

/// The theme of channels shown over a video: dark in both schemes. Such channels are not
/// implemented.
public final class SBUOverlayTheme: SBUThemeBase {
  /// The theme of the channel.
  public var channelTheme = SBUChannelTheme.overlay
  /// The theme of the message input.
  public var messageInputTheme = SBUMessageInputTheme.overlay
  /// The theme of the messages.
  public var messageCellTheme = SBUMessageCellTheme.overlay
  /// The theme of titles, empty views and action sheets.
  public var componentTheme = SBUComponentTheme.overlay

  /// Creates an overlay theme from four themes.
  ///
  /// - Parameters:
  ///   - channelTheme: the theme of the channel.
  ///   - messageInputTheme: the theme of the message input.
  ///   - messageCellTheme: the theme of the messages.
  ///   - componentTheme: the theme of titles, empty views and action sheets.
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

  /// The kit's default theme.
  public static var light: SBUOverlayTheme { SBUOverlayTheme() }
  /// The kit's default theme, the same as ``light``.
  public static var dark: SBUOverlayTheme { SBUOverlayTheme() }
}

extension SBUChannelTheme {
  /// The theme for a channel shown over a video.
  public static var overlay: SBUChannelTheme { .dark }
}

extension SBUMessageInputTheme {
  /// The theme for a channel shown over a video.
  public static var overlay: SBUMessageInputTheme { .dark }
}

extension SBUMessageCellTheme {
  /// The theme for a channel shown over a video.
  public static var overlay: SBUMessageCellTheme { .dark }
}

extension SBUComponentTheme {
  /// The theme for a channel shown over a video.
  public static var overlay: SBUComponentTheme { .dark }
  /// The background color of action sheets and alerts: ``SBUComponentThemeValues/backgroundColor``,
  /// because Liquid Glass is not implemented.
  public var backgroundColorAdaptive: UIColor { self.backgroundColor }
  /// The background color of an alert's buttons: clear, because Liquid Glass is not implemented.
  public var alertButtonBackgroundColorAdaptive: UIColor { .clear }
  /// The color of a highlighted item: ``SBUComponentThemeValues/highlightedColor``, because Liquid
  /// Glass is not implemented.
  public var highlightedColorAdaptive: UIColor { self.highlightedColor }
  /// The font of the title of an alert: ``SBUComponentThemeValues/alertTitleFont``, because Liquid
  /// Glass is not implemented.
  public var alertTitleFontAdaptive: UIFont { self.alertTitleFont }
  /// The color that dims the screen below: ``SBUComponentThemeValues/overlayColor``, because Liquid
  /// Glass is not implemented.
  public var overlayColorAdaptive: UIColor { self.overlayColor }
  /// The color of shadows: ``SBUComponentThemeValues/shadowColor``, because Liquid Glass is not
  /// implemented.
  public var shadowColorAdaptive: UIColor { self.shadowColor }
}
