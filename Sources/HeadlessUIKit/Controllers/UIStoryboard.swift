/// A file with screens, of which nothing can be read.
///
/// A screen that it is asked for is made from its class, where that is known, as a storyboard makes
/// it: with `init(coder:)`. Else it is an empty one. The run's screen gets a warning, `missing-nib`.
public final class UIStoryboard: NSObject {
  private let name: String

  /// The storyboard of a name.
  ///
  /// - Parameters:
  ///   - name: its name, by which the screen is told of it.
  ///   - bundle: not used.
  public init(name: String, bundle: Bundle?) { self.name = name }

  /// An empty screen.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(UIViewController.self, named: identifier)
  }

  /// A screen of a class.
  ///
  /// - Parameters:
  ///   - identifier: what the storyboard calls it.
  ///   - type: its class; an empty screen is made of any other type.
  public func instantiateViewController(
    withIdentifier identifier: String, as type: Any.Type
  ) -> UIViewController { make(type, named: identifier) }

  /// A screen of the class that is expected.
  public func instantiateViewController<Screen: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Screen?)? = nil
  ) -> Screen? {
    if let creator, let made = creator(NSCoder()) {
      MissingNib.warn("'\(identifier)' of the storyboard '\(name)'", replacedBy: Screen.self)
      return made
    }
    return make(Screen.self, named: identifier) as? Screen
  }

  /// An empty screen.
  public func instantiateInitialViewController() -> UIViewController? {
    make(UIViewController.self, named: nil)
  }

  /// A screen of a class.
  public func instantiateInitialViewController(as type: Any.Type) -> UIViewController? {
    make(type, named: nil)
  }

  private func make(_ type: Any.Type, named identifier: String?) -> UIViewController {
    let screen = identifier.map { "'\($0)'" } ?? "the first screen"
    let kind = type as? UIViewController.Type ?? UIViewController.self
    MissingNib.warn("\(screen) of the storyboard '\(name)'", replacedBy: kind)
    return kind.init(coder: NSCoder()) ?? UIViewController()
  }
}

/// A way from one screen of a storyboard to another. Nobody makes one.
open class UIStoryboardSegue: NSObject {
  /// Its name.
  public final let identifier: String?
  /// The screen that it leaves.
  public final let source: UIViewController
  /// The screen that it leads to.
  public final let destination: UIViewController

  /// A way from one screen to another.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Shows the screen that it leads to.
  open func perform() { source.show(destination, sender: nil) }
}

extension UIViewController {
  /// The storyboard that it comes from; always nil.
  public final var storyboard: UIStoryboard? { nil }

  /// Would go to a screen by a storyboard; the screen is told that there is none.
  ///
  /// - Parameters:
  ///   - identifier: the name of the way.
  ///   - sender: not used.
  public final func performSegue(withIdentifier identifier: String, sender: Any?) {
    MissingNib.warn("the segue '\(identifier)'", replacedBy: nil)
  }
}

// MARK: - Objects in place of those of a nib

extension UINib {
  /// A view of a class, made as a nib makes it.
  ///
  /// - Parameters:
  ///   - owner: not used.
  ///   - options: not used.
  ///   - type: the class; nothing is made of what is no view.
  public func instantiate(
    withOwner owner: Any?, options: [OptionsKey: Any]? = nil, as type: Any.Type
  ) -> [Any] { Self.objects(of: type, named: name) }

  static func objects(of type: Any.Type, named name: String) -> [Any] {
    let object: AnyObject? =
      switch type {
      case let kind as UIView.Type: kind.init(coder: NSCoder())
      case let kind as UIViewController.Type: kind.init(coder: NSCoder())
      default: nil
      }
    MissingNib.warn("the nib '\(name)'", replacedBy: object.map { Swift.type(of: $0) })
    (object as? UIView)?.awakeFromNib()
    return object.map { [$0] } ?? []
  }
}

extension Bundle {
  /// A view of a class, made as a nib makes it.
  ///
  /// - Parameters:
  ///   - name: the nib's name.
  ///   - owner: not used.
  ///   - options: not used.
  ///   - type: the class; nothing is made of what is no view.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, as type: Any.Type
  ) -> [Any]? { UINib.objects(of: type, named: name) }
}

extension UITableView {
  /// A cell that went out of view, or a new one: of the registered class, else of the expected one.
  ///
  /// - Parameters:
  ///   - identifier: the name that cells are used again by.
  ///   - type: the class of a cell that a nib or a storyboard would bring.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, as type: Any.Type
  ) -> UITableViewCell? {
    expect(type, as: identifier)
    return dequeueReusableCell(withIdentifier: identifier)
  }

  /// A cell that went out of view, or a new one: of the registered class, else of the expected one.
  ///
  /// - Parameters:
  ///   - identifier: the name that cells are used again by.
  ///   - indexPath: the row.
  ///   - type: the class of a cell that a nib or a storyboard would bring.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath, as type: Any.Type
  ) -> UITableViewCell {
    expect(type, as: identifier)
    return dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  private func expect(_ type: Any.Type, as identifier: String) {
    guard reuse.classes[identifier] == nil, let type = type as? UITableViewCell.Type
    else { return }
    let nib = nibs[identifier].map { "the nib '\($0)'" }
    // A cell that data sources make themselves stands under no file.
    guard nib != nil || !reuse.isKnown(identifier) else { return }
    MissingNib.warn(nib ?? "the prototype '\(identifier)' of a storyboard", replacedBy: type)
    reuse.register(type, as: identifier)
  }
}
