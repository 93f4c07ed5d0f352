import DioramaKit
import HeadlessUIKit

/// The base class of placeholders for screens of the kit that are not implemented, such as
/// channels, channel lists and search.
///
/// An app's code names such screens where it sets up the kit, and other screens open them. So their
/// classes exist, with initializers and parts. A placeholder on screen shows the bar that code sets
/// and a line that says what is missing; the run reports the warning `absent-screen`. YAML cannot
/// name them.
open class SBUAbsentViewController: SBUBaseViewController, Configurable {
  /// The header, whose items code sets.
  fileprivate var header: SBUAbsentHeader? { didSet { follow(header) } }
  /// The other parts and the view model; kept, never shown.
  fileprivate var list: SBUModuleList?
  fileprivate var input: SBUAbsentPart?
  fileprivate var keptViewModel: SBUAbsentViewModel?

  /// Adds the header's items, as set by code, to the navigation item; the kit adds none.
  open override func setupViews() {
    super.setupViews()
    header?.setupViews()
    header?.setupLayouts()
    install(header)
    for part in [input] + otherParts { part?.configure() }
    if absentNotice == nil { absentNotice = AbsentNotice(name: String(describing: type(of: self))) }
  }

  /// The parts besides header, list and input, such as a media player.
  var otherParts: [SBUAbsentPart?] { [] }

  /// Applies the styles of the parts, as the kit does when a screen appears.
  open override func updateStyles() {
    super.updateStyles()
    for part in [input] + otherParts { part?.updateStyles() }
  }

  /// Follows the items of a header from now on.
  private func follow(_ header: SBUAbsentHeader?) {
    header?.screen = self
    if isViewLoaded { install(header) }
  }

  /// The kind of the type: a view controller.
  open class var kind: TypeKind { .viewController }
}

/// A placeholder screen with the parts of its module and its view model.
public protocol SBUAbsentScreen: SBUAbsentViewController {
  /// The screen's module.
  associatedtype AbsentModule: SBUComponentModule where AbsentModule.Header: SBUAbsentHeader
  /// The screen's view model.
  associatedtype AbsentModel: SBUAbsentViewModel
}

extension SBUAbsentScreen {
  /// Derives the screen's name from that of its view model, and creates the parts of a module.
  ///
  /// - Parameters:
  ///   - module: the module's class.
  ///   - subject: the channel of the screen.
  func makeParts(of module: AbsentModule.Type, subject: String? = nil) {
    let name = String(describing: AbsentModel.self).replacing("Model", with: "Controller")
    absentNotice = AbsentNotice(name: name, subject: subject)
    header = module.HeaderComponent.init()
    list = module.ListComponent.init()
    if let module = module as? any SBUInputModule.Type {
      input = module.InputComponent.init() as? SBUAbsentPart
    }
  }

  /// The view model; nil unless an app sets one, and never used.
  public var viewModel: AbsentModel? {
    get { keptViewModel as? AbsentModel }
    set { keptViewModel = newValue }
  }
  /// The header; its items are shown.
  public var headerComponent: AbsentModule.Header? {
    get { header as? AbsentModule.Header }
    set { header = newValue }
  }
  /// The list; kept, not shown.
  public var listComponent: AbsentModule.List? {
    get { list as? AbsentModule.List }
    set { list = newValue }
  }
}

extension SBUAbsentScreen where AbsentModule: SBUInputModule {
  /// The message input; kept, not shown.
  public var inputComponent: AbsentModule.Input? {
    get { input as? AbsentModule.Input }
    set { input = newValue as? SBUAbsentPart }
  }
}

/// The header of a placeholder screen, with only the items that code sets.
open class SBUAbsentHeader: SBUModuleHeader {
  weak var screen: SBUAbsentViewController?

  /// Does nothing; an app's own header sets its items here.
  open override func setupViews() {}

  override func notify(_ event: SBUHeaderEvent) {
    if let screen, screen.isViewLoaded { screen.install(self) }
  }
}

/// The list of a placeholder screen; kept, never shown.
open class SBUAbsentList: SBUModuleList {}

/// A part of a placeholder screen, such as a message input; kept, never shown.
///
/// The screen calls its hooks in the kit's order, so an app's override runs, although no frame shows
/// its views: ``configure()`` once, with views, layouts and styles; ``updateStyles()`` whenever the
/// screen appears.
open class SBUAbsentPart: UIView, ConfigurableComponent {
  /// Creates a part.
  public required init() { super.init(frame: .zero) }
  /// Sets the part up: views, layouts, styles.
  open func configure() {
    setupViews()
    setupLayouts()
    setupStyles()
  }
  /// Adds the subviews; empty by default.
  open func setupViews() {}
  /// Places the subviews; empty by default.
  open func setupLayouts() {}
  /// Applies the colors; empty by default.
  open func setupStyles() {}
  /// Applies the colors again.
  open func updateStyles() { setupStyles() }
  /// Unavailable: parts are never decoded. So subclasses need not repeat it.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The kind of the type: a view.
  open class var kind: TypeKind { "view" }
  /// The properties that YAML can set: none.
  open class var properties: PropertyTable { [] }
}

/// The view model of a placeholder screen; it loads nothing.
open class SBUAbsentViewModel: NSObject, Configurable {
  /// Creates an empty view model.
  public required override init() { super.init() }
  /// The kind of the type: a view model.
  open class var kind: TypeKind { .viewModel }
  /// The properties that YAML can set: none.
  open class var properties: PropertyTable { [] }
}
