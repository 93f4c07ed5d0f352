/// An element of a menu: an action or another menu.
open class UIMenuElement: NSObject {
  /// The title.
  public final var title: String
  /// The line below the title. Kept, not shown.
  public final var subtitle: String?
  /// The image of a button or bar item that is made with it; a menu does not show it.
  public final var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// The attributes of an action in a menu.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt
    /// Makes attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen: `(Move)`.
    public static let disabled = Attributes(rawValue: 1)
    /// It deletes something: `[! Delete]`.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when it is chosen. Kept, not used: the menu closes.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The state of an action in a menu.
  public enum State: Int, Sendable {
    /// Not chosen.
    case off
    /// Chosen: `[● Newest]`.
    case on
    /// Partly chosen; shown as not chosen.
    case mixed
  }
}

/// A closure with a title; it runs when its control or bar item is tapped, or when it is chosen in
/// a menu.
///
/// ```swift
/// let add = UIButton(primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() })
/// ```
public final class UIAction: UIMenuElement {
  /// An app-defined name.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// An app-defined name. Kept, not used.
  public let identifier: Identifier
  /// The text for a screen reader. Kept, not shown.
  public var discoverabilityTitle: String?
  /// How a menu shows it.
  public var attributes: Attributes
  /// Whether it is chosen; a menu marks a chosen action.
  public var state: State
  /// The control that runs it now; nil for a bar item and in a menu.
  public internal(set) weak var sender: AnyObject?
  let handler: (UIAction) -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: the title of its button; an empty title shows no text.
  ///   - image: the image of its button.
  ///   - identifier: an app-defined name.
  ///   - discoverabilityTitle: the text for a screen reader.
  ///   - attributes: how a menu shows it.
  ///   - state: whether it is chosen.
  ///   - handler: the closure that a tap runs, with the action itself.
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
/// The step `tap: { menu: Date }` chooses one, and `tap: outside` closes the menu. A menu inside a
/// menu is a choice that opens it, `[More ›]`, unless it is displayed inline.
public final class UIMenu: UIMenuElement {
  /// An app-defined name, or one of the system's.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu appears in another menu.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its choices appear among those of the other menu.
    public static let displayInline = Options(rawValue: 1)
    /// It deletes something.
    public static let destructive = Options(rawValue: 2)
    /// Only one of its actions is chosen at a time: the one that was chosen last.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// An app-defined name. Kept, not used.
  public let identifier: Identifier
  /// How it appears in another menu.
  public let options: Options
  /// Its elements, in order.
  public let children: [UIMenuElement]

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: its first line; an empty title shows no line.
  ///   - image: its image, not shown.
  ///   - identifier: an app-defined name.
  ///   - options: how it appears in another menu.
  ///   - children: its elements, in order.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// Returns the same menu with other elements.
  public func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: children)
  }

  /// Runs an action as its choice; of a single selection it is the only chosen one then.
  func choose(_ action: UIAction, inSelection isSelection: Bool) {
    if isSelection || options.contains(.singleSelection) {
      for case let other as UIAction in choices { other.state = other === action ? .on : .off }
    }
    action.handler(action)
  }

  /// The choices that are shown: including those of inline menus, without hidden actions.
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
