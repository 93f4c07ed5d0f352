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
  class var absentName: String { String(describing: self) }
  /// Which channel it would be of, where that was said.
  var absentSubject: String?
  /// What code puts into the bar.
  var absentHeader: SBUAbsentHeader? { nil }
  private let notice = UILabel()

  /// Hands the header's items to the navigation item, as code has set them; nothing of the kit's is
  /// added.
  open override func setupViews() {
    super.setupViews()
    absentHeader?.setupViews()
    install(absentHeader)
    let subject = absentSubject.map { " (\($0))" } ?? ""
    notice.text = "\(Self.absentName)\(subject) is not here"
    notice.numberOfLines = 0
    view.addSubview(notice)
  }

  /// It comes into view: the run's screen is told that there is nothing in it.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let name = String(describing: type(of: self))
    let what =
      name == Self.absentName ? "'\(name)' is" : "'\(name)' extends \(Self.absentName), which is"
    ScreenEnvironment.current?.remark(
      .absentScreen, "\(what) a screen that is not here",
      help: "only its bar shows, as code sets it; end the steps at the screen that leads here")
  }

  /// Takes over what is set on a header from now on.
  ///
  /// - Parameter header: the header; nil for none.
  final func follow(_ header: SBUAbsentHeader?) {
    header?.screen = self
    if isViewLoaded { install(header) }
  }

  /// A view controller.
  open class var kind: TypeKind { .viewController }
  /// What YAML may set on it.
  open class var properties: PropertyTable { commonProperties }
}

/// The navigation items of a screen that is not here: those that code sets, and no others.
open class SBUAbsentHeader: SBUModuleHeader {
  weak var screen: SBUAbsentViewController?

  /// Fills in nothing; an app's own header sets its items here.
  open override func setupViews() {}

  override func tell(_ event: SBUHeaderEvent) {
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
