import DioramaKit
import HeadlessUIKit

/// The header of the screen that creates an open channel, and its field for name and image.
open class SBUCreateOpenChannelModule: SBUModule, SBUHeaderModule {
  /// The class of the name and image; an app can set it.
  public static var ProfileInputComponent: ProfileInput.Type {
    get { component("ProfileInputComponent") ?? ProfileInput.self }
    set { set(component: newValue, at: "ProfileInputComponent") }
  }

  /// Creates the name and image of the module's class, with YAML's properties.
  static func makeProfileInput() -> ProfileInput {
    made(ProfileInputComponent.init(), at: "ProfileInputComponent")
  }
}

/// The delegate of the header of the screen that creates an open channel.
public protocol SBUCreateOpenChannelModuleHeaderDelegate: SBUCommonDelegate {
  /// The title view was set.
  func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header, didUpdateTitleView titleView: UIView?)
  /// The left bar button was set.
  func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header,
    didUpdateLeftItem leftItem: UIBarButtonItem?)
  /// The right bar button was set.
  func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header,
    didUpdateRightItem rightItem: UIBarButtonItem?)
  /// The left bar buttons were set.
  func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?)
  /// The right bar buttons were set.
  func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?)
  /// The left bar button was tapped.
  func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
  /// The right bar button was tapped.
  func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem
  )
}

extension SBUCreateOpenChannelModuleHeaderDelegate {
  /// Does nothing.
  public func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header,
    didUpdateLeftItems leftItems: [UIBarButtonItem]?
  ) {}
  /// Does nothing.
  public func createOpenChannelModule(
    _ headerComponent: SBUCreateOpenChannelModule.Header,
    didUpdateRightItems rightItems: [UIBarButtonItem]?
  ) {}
}

/// The delegate of the name and image of a new open channel.
public protocol SBUCreateOpenChannelModuleProfileInputDelegate: SBUCommonDelegate {
  /// The name will change.
  func createOpenChannelModule(
    _ profileInputComponent: SBUCreateOpenChannelModule.ProfileInput,
    shouldChangeChannelName string: String)
  /// The image was tapped.
  func createOpenChannelModuleDidSelectChannelImage(
    _ profileInputComponent: SBUCreateOpenChannelModule.ProfileInput, needRemoveItem: Bool)
}

extension SBUCreateOpenChannelModule {
  /// The header of the screen that creates an open channel (C104).
  open class Header: SBUModuleHeader {
    /// The theme of the last style update.
    public var theme: SBUCreateOpenChannelTheme?
    /// The delegate; not retained.
    public weak var delegate: (any SBUCreateOpenChannelModuleHeaderDelegate)?

    override class var parts: SBUModuleParts { SBUModuleParts(of: SBUCreateOpenChannelModule.self) }
    override var titleText: String { SBUStringSet.CreateOpenChannel_Header_Title }

    override func fill(rightItem item: UIBarButtonItem) -> Bool {
      item.title = SBUStringSet.CreateOpenChannel_Create
      item.isEnabled = false
      return true
    }

    override func notify(_ event: SBUHeaderEvent) {
      switch event {
      case .titleView: delegate?.createOpenChannelModule(self, didUpdateTitleView: titleView)
      case .leftItem: delegate?.createOpenChannelModule(self, didUpdateLeftItem: leftBarButton)
      case .leftItems: delegate?.createOpenChannelModule(self, didUpdateLeftItems: leftBarButtons)
      case .rightItem: delegate?.createOpenChannelModule(self, didUpdateRightItem: rightBarButton)
      case .rightItems:
        delegate?.createOpenChannelModule(self, didUpdateRightItems: rightBarButtons)
      case .leftTap(let item): delegate?.createOpenChannelModule(self, didTapLeftItem: item)
      case .rightTap(let item): delegate?.createOpenChannelModule(self, didTapRightItem: item)
      }
    }

    /// Connects the header to its screen and sets it up: views, YAML's texts, layout, colors.
    ///
    /// - Parameters:
    ///   - delegate: the delegate for items that are set or tapped; not retained.
    ///   - theme: the theme of the items.
    open func configure(
      delegate: any SBUCreateOpenChannelModuleHeaderDelegate, theme: SBUCreateOpenChannelTheme
    ) {
      self.delegate = delegate
      self.theme = theme
      setupParts()
      setupStyles(theme: theme)
    }

    /// Applies a theme's colors to the items (C105).
    ///
    /// - Parameter theme: the theme; nil for the system's colors.
    open func setupStyles(theme: SBUCreateOpenChannelTheme? = nil) {
      if let theme { self.theme = theme }
      tintItems(left: theme?.leftBarButtonTintColor, right: theme?.rightBarButtonTintColor)
    }

    /// Enables or disables the right bar button (C107).
    open func enableRightBarButton(_ enabled: Bool) { rightBarButton?.isEnabled = enabled }
  }

  /// The name and image of a new open channel (C106).
  open class ProfileInput: UIView, ConfigurableComponent, UITextFieldDelegate {
    /// The class of the image.
    public static var ChannelImageView: SBUCoverImageView.Type {
      get { ProfileParts.current.image }
      set { ProfileParts.current.image = newValue }
    }
    /// The class of the field for the name.
    public static var ChannelNameInputField: SBUUnderLineTextField.Type {
      get { ProfileParts.current.field }
      set { ProfileParts.current.field = newValue }
    }

    /// The row of image and name.
    public var baseStackView = SBUStackView(axis: .horizontal, spacing: 16)
    /// The image.
    public var channelImageView: SBUCoverImageView = ProfileParts.current.image.init()
    /// The field for the name.
    public var channelNameInputField = ProfileParts.current.field.init()
    /// The theme of the last style update.
    public var theme: SBUCreateOpenChannelTheme?
    /// The delegate; not retained.
    public weak var delegate: (any SBUCreateOpenChannelModuleProfileInputDelegate)?
    private var chosenImage: UIImage?

    /// Creates a part that is not configured.
    public required init() { super.init(frame: .zero) }

    /// Unavailable: parts are never decoded. So subclasses need not repeat it.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Connects the part to its screen and sets it up: views, layout.
    ///
    /// - Parameters:
    ///   - delegate: the delegate for name and image; not retained.
    ///   - theme: the theme of the part.
    open func configure(
      delegate: (any SBUCreateOpenChannelModuleProfileInputDelegate)?,
      theme: SBUCreateOpenChannelTheme
    ) {
      self.delegate = delegate
      self.theme = theme
      setupViews()
      setupLayouts()
    }

    /// Adds image and field.
    open func setupViews() {
      channelNameInputField.delegate = self
      channelImageView.isUserInteractionEnabled = true
      channelImageView.addTap(self, Selector(ProfileInput.showImagePicker))
      updateChannelImage(nil)
      baseStackView.setHStack([channelImageView, channelNameInputField])
      addSubview(baseStackView)
    }
    /// Places the views; does nothing by default.
    open func setupLayouts() {}
    /// Applies a theme's colors, and the placeholder of the name (C106).
    ///
    /// - Parameter theme: the theme; nil keeps the last one.
    open func setupStyles(theme: SBUCreateOpenChannelTheme? = nil) {
      if let theme { self.theme = theme }
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.foregroundColor] = self.theme?.textFieldPlaceholderColor
      channelNameInputField.attributedPlaceholder = NSAttributedString(
        string: SBUStringSet.CreateOpenChannel_ProfileInput_Placeholder, attributes: attributes)
      channelNameInputField.font = self.theme?.textFieldFont
      channelNameInputField.textColor = self.theme?.textFieldTextColor
      channelImageView.tintColor = self.theme?.coverImageTintColor
      channelImageView.backgroundColor = self.theme?.coverImageBackgroundColor
    }
    /// Shows a chosen image; nil for the symbol of the camera (C110).
    open func updateChannelImage(_ image: UIImage?) {
      chosenImage = image
      channelImageView.image = image ?? SBUIconSet.iconCamera
    }
    /// Notifies the delegate of a tap on the image (C109).
    open func showImagePicker(sender: UITapGestureRecognizer) {
      delegate?.createOpenChannelModuleDidSelectChannelImage(
        self, needRemoveItem: chosenImage != nil)
    }
    /// Notifies the delegate of the text to be (C107).
    open func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      let text = textField.text ?? ""
      let changed = Range(range, in: text).map { text.replacingCharacters(in: $0, with: string) }
      delegate?.createOpenChannelModule(self, shouldChangeChannelName: changed ?? text)
      return true
    }

    /// Returns the name, as it was typed.
    public func getChannelName() -> String? { channelNameInputField.text }
    /// Returns the chosen image; nil for none.
    public func getChannelCoverImage() -> UIImage? { chosenImage }

    /// The kind of the type: a view.
    open class var kind: TypeKind { "view" }
    /// The properties that YAML can set: none.
    open class var properties: PropertyTable { [] }
  }
}
