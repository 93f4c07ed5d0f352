/// What a menu is made of: actions, and menus in it.
open class UIMenuElement: NSObject {
  /// What it says.
  public final var title: String
  /// What stands below the title. Kept, not shown.
  public final var subtitle: String?
  /// The picture of the button or bar item that is made with it; in a menu not shown.
  public final var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// What can be said of an action in a menu.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt
    /// Attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be taken: `(Move)`.
    public static let disabled = Attributes(rawValue: 1)
    /// It loses something: `[! Delete]`.
    public static let destructive = Attributes(rawValue: 2)
    /// It does not show.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays when it is taken. Kept, not used: it goes.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether an action of a menu is chosen.
  public enum State: Int, Sendable {
    /// It is not.
    case off
    /// It is: `[● Newest]`.
    case on
    /// Some of what it stands for is; shown as not.
    case mixed
  }
}

/// A closure with a title, run when its control or bar item is touched, or when it is taken in a
/// menu.
///
/// ```swift
/// let add = UIButton(primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() })
/// ```
public final class UIAction: UIMenuElement {
  /// A name of the app's own.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// A name of the app's own. Kept, not used.
  public let identifier: Identifier
  /// What a screen reader would say. Kept, not shown.
  public var discoverabilityTitle: String?
  /// How it shows in a menu.
  public var attributes: Attributes
  /// Whether it is chosen, which a menu marks.
  public var state: State
  let handler: (UIAction) -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: what its button is called; empty means no text.
  ///   - image: its button's picture.
  ///   - identifier: a name of the app's own.
  ///   - discoverabilityTitle: what a screen reader would say.
  ///   - attributes: how it shows in a menu.
  ///   - state: whether it is chosen.
  ///   - handler: what a touch runs, with the action itself.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier("")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }
}

/// Choices that a button or a bar item opens, shown as a sheet.
///
/// ```swift
/// let sort = UIMenu(title: "Sort by", children: [
///   UIAction(title: "Name", state: .on) { _ in byName() },
///   UIAction(title: "Date") { _ in byDate() },
/// ])
/// navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: sort)
/// ```
///
/// The step `tap: { menu: Date }` takes a choice, and `tap: outside` closes the menu. A menu in a
/// menu is a choice that opens it, `[More ›]`, unless it is to show inline.
public final class UIMenu: UIMenuElement {
  /// A name of the app's own, or one of the system's.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu stands in another.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its choices stand among those of the other.
    public static let displayInline = Options(rawValue: 1)
    /// It loses something.
    public static let destructive = Options(rawValue: 2)
    /// One of its actions is chosen at a time. Kept: actions keep their states.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// A name of the app's own. Kept, not used.
  public let identifier: Identifier
  /// How it stands in another menu.
  public let options: Options
  /// What it is made of, in order.
  public let children: [UIMenuElement]

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: its first line; empty for none.
  ///   - image: its picture, not shown.
  ///   - identifier: a name of the app's own.
  ///   - options: how it stands in another menu.
  ///   - children: its choices, in order.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// The same menu with other choices.
  public func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: children)
  }

  /// The choices that show: those of inline menus among the others, hidden ones left out.
  package var choices: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        return menu.choices
      }
      if let action = element as? UIAction, action.attributes.contains(.hidden) { return [] }
      return [element]
    }
  }
}
