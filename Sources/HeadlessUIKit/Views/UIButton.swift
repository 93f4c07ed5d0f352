/// A text or image to tap, shown as `[Add]`, or as `(Add)` if it is disabled or its title is faint.
///
/// An image is shown before the title, as `[+ Add]`. A button without either takes no space. A
/// button that gets no touches and shows only an image, such as a mark in a row, has no brackets.
open class UIButton: UIControl {
  /// The kinds of button. Accepted; all of them start empty.
  public enum ButtonType: Int, Sendable {
    /// Without an appearance of its own.
    case custom
    /// The system's.
    case system
    /// A circle with an i.
    case detailDisclosure
    /// A circle with a plus.
    case contactAdd
    /// A cross.
    case close
  }

  /// What the button shows in a state.
  private struct StateContent {
    var title: String?
    var image: UIImage?
    var titleColor: UIColor?
  }

  private var stateContents: [State: StateContent] = [:]

  /// The menu that it opens; see ``UIControl/showsMenuAsPrimaryAction``.
  public final var menu: UIMenu?
  /// Title, image and appearance. Its title and image are those of the normal state.
  public final var configuration: Configuration? {
    get {
      guard var current = ownConfiguration else { return nil }
      (current.title, current.image) = (title(for: .normal), image(for: .normal))
      return current
    }
    set {
      // A first configuration without a title keeps the one that was set before.
      let isFirst = ownConfiguration == nil
      ownConfiguration = newValue
      guard let newValue else { return }
      if newValue.title != nil || !isFirst { setTitle(newValue.title, for: .normal) }
      if newValue.image != nil || !isFirst { setImage(newValue.image, for: .normal) }
    }
  }
  private var ownConfiguration: Configuration?
  /// Called before the next frame after the state has changed, and after
  /// ``setNeedsUpdateConfiguration()``, to adapt the configuration.
  public final var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsConfiguration = false
  /// Whether it shows the chosen element of its menu; without a menu it is kept, not used.
  public final var changesSelectionAsPrimaryAction = false
  /// Whether a tap opens a menu whose chosen element is the title.
  final var showsChosenTitle: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction }
  override var fillColor: UIColor? {
    ownConfiguration?.baseBackgroundColor ?? ownConfiguration?.background.backgroundColor
      ?? backgroundColor
  }
  /// Whether it adapts its configuration to its state by itself. Kept, not used.
  public final var automaticallyUpdatesConfiguration = true
  /// The insets of the title. Kept, not shown.
  public final var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets of the image. Kept, not shown.
  public final var imageEdgeInsets = UIEdgeInsets.zero
  /// The insets of title and image. Kept, not shown.
  public final var contentEdgeInsets = UIEdgeInsets.zero

  /// The label of the title. Its font is shown in `styles`, other settings are kept, not shown.
  public final private(set) lazy var titleLabel: UILabel? = UILabel()

  /// The view of the image: that of the current state. Its settings are kept, not shown.
  public final var imageView: UIImageView? {
    pictureView.image = currentImage
    return pictureView
  }
  private lazy var pictureView = UIImageView()

  /// Requests a call of ``updateConfiguration()`` before the next frame.
  public final func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Adapts the configuration to the state: calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override func stateDidChange() {
    if configurationUpdateHandler != nil || ownConfiguration != nil {
      setNeedsUpdateConfiguration()
    }
  }

  /// Adapts the configuration, if that was requested.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration()
  }

  /// Makes an empty button; the kind is not kept.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
  }

  /// Makes a button that runs an action.
  ///
  /// - Parameters:
  ///   - type: not kept.
  ///   - primaryAction: the action, which sets title and image and runs on a tap.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  /// Sets the title for a state.
  ///
  /// - Parameters:
  ///   - title: the title; nil removes it, so that the normal one is shown.
  ///   - state: a state, or several states such as `[.selected, .disabled]`, which must all hold
  ///     and no other.
  public final func setTitle(_ title: String?, for state: State) {
    stateContents[state, default: StateContent()].title = title
  }

  /// Returns the title for a state, else that of the normal state.
  public final func title(for state: State) -> String? {
    stateContents[state]?.title ?? stateContents[.normal]?.title
  }

  /// Sets the image for a state; nil removes it, so that the normal one is shown.
  public final func setImage(_ image: UIImage?, for state: State) {
    stateContents[state, default: StateContent()].image = image
  }

  /// Returns the image for a state, else that of the normal state.
  public final func image(for state: State) -> UIImage? {
    stateContents[state]?.image ?? stateContents[.normal]?.image
  }

  /// Sets the title's color for a state; with an opacity below 0.3 the button is shown as disabled.
  public final func setTitleColor(_ color: UIColor?, for state: State) {
    stateContents[state, default: StateContent()].titleColor = color
  }

  /// Returns the title's color for a state, else that of the normal state.
  public final func titleColor(for state: State) -> UIColor? {
    stateContents[state]?.titleColor ?? stateContents[.normal]?.titleColor
  }

  /// The title of the current state, or that of the chosen element of its menu: without a choice,
  /// of the first.
  public final var currentTitle: String? {
    let choices = showsChosenTitle ? (menu?.choices ?? []).compactMap { $0 as? UIAction } : []
    return (choices.first { $0.state == .on } ?? choices.first)?.title ?? title(for: state)
  }
  /// The image that is shown: an activity indicator if the configuration asks for one, else that of
  /// the current state.
  public final var currentImage: UIImage? {
    ownConfiguration?.showsActivityIndicator == true ? Self.indicator : image(for: state)
  }
  private static let indicator = UIImage(name: "loading", symbol: "◌")

  /// The menu that a tap opens; nil if a tap opens no menu.
  package final var menuOpenedByTap: UIMenu? { showsMenuAsPrimaryAction ? menu : nil }

  /// The color of the title: that of its state, else the configuration's, else the tint.
  package final var effectiveTitleColor: UIColor {
    titleColor(for: state) ?? configuration?.baseForegroundColor ?? tintColor
  }

  /// The color of the image: its own, else the configuration's, else the tint.
  package final var effectiveImageColor: UIColor {
    currentImage?.ownTintColor ?? configuration?.baseForegroundColor ?? tintColor
  }

  package override func accept(_ visitor: any ViewVisitor) { visitor.visit(button: self) }
}
