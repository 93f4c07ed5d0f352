import DioramaKit
import HeadlessUIKit

/// The header, list and message input of a group channel.
open class SBUGroupChannelModule: SBUModule, SBUComponentModule, SBUInputModule {
  /// The replaceable parts of the components.
  static var channelParts: SBUModuleParts {
    SBUModuleParts(of: SBUGroupChannelModule.self, titleView: SBUChannelTitleView.self)
  }

  /// The header of a group channel (G65).
  open class Header: SBUBaseChannelModule.Header {
    /// The delegate; not retained.
    public weak var delegate: (any SBUGroupChannelModuleHeaderDelegate)? {
      get { baseDelegate as? any SBUGroupChannelModuleHeaderDelegate }
      set { baseDelegate = newValue }
    }

    override class var parts: SBUModuleParts { SBUGroupChannelModule.channelParts }

    /// Connects the header to its screen and sets it up: views, YAML's texts, layout, colors (G14).
    ///
    /// - Parameters:
    ///   - delegate: the delegate for items that are set or tapped; not retained.
    ///   - theme: the theme of the items.
    open func configure(
      delegate: any SBUGroupChannelModuleHeaderDelegate, theme: SBUChannelTheme
    ) { setUp(delegate, theme) }
  }
}
