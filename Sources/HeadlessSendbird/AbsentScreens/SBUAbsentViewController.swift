import DioramaKit
import HeadlessUIKit

/// A screen of the kit that is not here: a channel, a list of channels, a search.
///
/// An app's files name such screens where they set the kit up, and where other screens lead to them.
/// So their classes are here, with their initialisers and parts. One that is shown has the bar that
/// code gives it, and a line that says what is missing; the run's screen gets the warning
/// `absent-screen`. YAML knows none of them.
open class SBUAbsentViewController: SBUBaseViewController, Configurable {
  /// What the kit calls the screen.
  fileprivate lazy var absentName = String(describing: type(of: self))
  /// Which channel it would be of, where that was said.
  fileprivate var absentSubject: String?
  /// What code puts into the bar.
  fileprivate var header: SBUAbsentHeader? { didSet { follow(header) } }
  /// The other parts and the view model. They are kept, and never shown.
  fileprivate var list: SBUModuleList?
  fileprivate var input: SBUAbsentPart?
  fileprivate var keptViewModel: SBUAbsentViewModel?
  private let notice = UILabel()

  /// Hands the header's items to the navigation item, as code has set them; nothing of the kit's is
  /// added.
  open override func setupViews() {
    super.setupViews()
    header?.setupViews()
    install(header)
    let subject = absentSubject.map { " (\($0))" } ?? ""
    notice.text = "\(absentName)\(subject) is not here"
    notice.numberOfLines = 0
    view.addSubview(notice)
  }

  /// It comes into view: the run's screen is told that there is nothing in it.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let name = String(describing: type(of: self))
    let what = name == absentName ? "'\(name)' is" : "'\(name)' extends \(absentName), which is"
    ScreenEnvironment.current?.warn(
      .absentScreen, "\(what) a screen that is not here",
      help: "only its bar shows, as code sets it; end the steps at the screen that leads here")
  }

  /// Takes over what is set on a header from now on.
  private func follow(_ header: SBUAbsentHeader?) {
    header?.screen = self
    if isViewLoaded { install(header) }
  }

  /// A view controller.
  open class var kind: TypeKind { .viewController }
  /// What YAML may set on it.
  open class var properties: PropertyTable { commonProperties }
}

/// A screen that is not here, with the parts of its module and its view model.
public protocol SBUAbsentScreen: SBUAbsentViewController {
  /// Its module.
  associatedtype AbsentModule: SBUComponentModule where AbsentModule.Header: SBUAbsentHeader
  /// Its view model.
  associatedtype AbsentModel: SBUAbsentViewModel
}

extension SBUAbsentScreen {
  /// Takes the screen's name from its view model's, and makes the parts of a module.
  ///
  /// - Parameter subject: the channel that the screen would be of.
  func makeParts(of module: AbsentModule.Type, subject: String? = nil) {
    absentName = String(describing: AbsentModel.self).replacing("Model", with: "Controller")
    absentSubject = subject
    header = module.HeaderComponent.init()
    list = module.ListComponent.init()
    if let module = module as? any SBUInputModule.Type { input = module.InputComponent.init() }
  }

  /// The view model. There is none until an app sets one, and nothing asks it.
  public var viewModel: AbsentModel? {
    get { keptViewModel as? AbsentModel }
    set { keptViewModel = newValue }
  }
  /// Its navigation items; what is set on it shows.
  public var headerComponent: AbsentModule.Header? {
    get { header as? AbsentModule.Header }
    set { header = newValue }
  }
  /// Its rows; kept, not shown.
  public var listComponent: AbsentModule.List? {
    get { list as? AbsentModule.List }
    set { list = newValue }
  }
}

/// A module of a screen that is not here, with what messages are written in.
public protocol SBUInputModule: SBUModule {
  /// The class that all of them extend.
  associatedtype Input: SBUAbsentPart
}

extension SBUInputModule {
  /// The class of ``Input``, as an app has set it.
  public static var InputComponent: Input.Type {
    get { component("InputComponent") ?? Input.self }
    set { set(component: newValue, at: "InputComponent") }
  }
}

extension SBUAbsentScreen where AbsentModule: SBUInputModule {
  /// What messages are written in; kept, not shown.
  public var inputComponent: AbsentModule.Input? {
    get { input as? AbsentModule.Input }
    set { input = newValue }
  }
}

/// The navigation items of a screen that is not here: those that code sets, and no others.
open class SBUAbsentHeader: SBUModuleHeader {
  weak var screen: SBUAbsentViewController?

  /// Fills in nothing; an app's own header sets its items here.
  open override func setupViews() {}

  override func notify(_ event: SBUHeaderEvent) {
    if let screen, screen.isViewLoaded { screen.install(self) }
  }
}

/// The rows of a screen that is not here. It is kept, and never shown.
open class SBUAbsentList: SBUModuleList {}

/// A part of a screen that is not here. It is kept, and never shown.
open class SBUAbsentPart: UIView, ConfigurableComponent {
  /// A part.
  public required init() { super.init(frame: .zero) }
  /// Parts are not decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A view.
  open class var kind: TypeKind { "view" }
  /// Nothing can be set on it.
  open class var properties: PropertyTable { [] }
}

/// The view model of a screen that is not here. It loads nothing.
open class SBUAbsentViewModel: NSObject, Configurable {
  /// A view model without anything.
  public required override init() { super.init() }
  /// A view model.
  open class var kind: TypeKind { .viewModel }
  /// Nothing can be set on it.
  open class var properties: PropertyTable { [] }
}

/// What sort of channel the kit would make.
public enum ChannelCreationType: Int, Sendable {
  /// Nobody has said.
  case unknown
  /// A group.
  case group
  /// A group of very many.
  case supergroup
  /// A group in which only operators write.
  case broadcast
  /// An open channel.
  case open
}

/// Which messages a screen would show. Kept, not used: there are no screens with messages.
public final class MessageListParams: NSObject {
  /// How many before the starting point.
  public var previousResultSize = 30
  /// How many after it.
  public var nextResultSize = 30
  /// Whether those of the very moment count.
  public var isInclusive = false
  /// Whether the newest comes first.
  public var reverse = false
  /// Whether what apps add to messages comes along.
  public var includeMetaArray = false
  /// Whether reactions come along.
  public var includeReactions = false

  /// The kit's own choice.
  public override init() { super.init() }
}
