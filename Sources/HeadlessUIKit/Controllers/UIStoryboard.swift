/// A file with screens, whose content is never read.
///
/// It makes a requested screen from its class, if that is known, with `init(coder:)`, as a
/// storyboard does; otherwise an empty one. The run gets a warning, `missing-nib`.
public final class UIStoryboard: NSObject {
  private let name: String

  /// Makes a storyboard with a name.
  ///
  /// - Parameters:
  ///   - name: the name, which a warning uses.
  ///   - bundle: not used.
  public init(name: String, bundle: Bundle?) { self.name = name }

  /// Returns an empty screen.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(UIViewController.self, named: identifier)
  }

  /// Makes a screen of a class.
  ///
  /// - Parameters:
  ///   - identifier: the name in the storyboard.
  ///   - type: the class; any type that is not a view controller gives an empty screen.
  public func instantiateViewController(
    withIdentifier identifier: String, as type: Any.Type
  ) -> UIViewController { make(type, named: identifier) }

  /// Makes a screen of the expected class.
  public func instantiateViewController<Screen: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Screen?)? = nil
  ) -> Screen? {
    if let creator, let made = creator(NSCoder()) {
      ScreenEnvironment.current?.warn(
        .missingScreen(identifier, ofStoryboard: name, replacedBy: Screen.self))
      return made
    }
    return make(Screen.self, named: identifier) as? Screen
  }

  /// Returns an empty screen.
  public func instantiateInitialViewController() -> UIViewController? {
    make(UIViewController.self, named: nil)
  }

  /// Makes a screen of a class.
  public func instantiateInitialViewController(as type: Any.Type) -> UIViewController? {
    make(type, named: nil)
  }

  private func make(_ type: Any.Type, named identifier: String?) -> UIViewController {
    let kind = type as? UIViewController.Type ?? UIViewController.self
    ScreenEnvironment.current?.warn(
      .missingScreen(identifier, ofStoryboard: name, replacedBy: kind))
    return kind.init(coder: NSCoder()) ?? UIViewController()
  }
}

/// A segue from one screen of a storyboard to another. Never made here.
open class UIStoryboardSegue: NSObject {
  /// The name.
  public final let identifier: String?
  /// The screen at which it starts.
  public final let source: UIViewController
  /// The screen to which it leads.
  public final let destination: UIViewController

  /// Makes a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Shows the screen to which it leads.
  open func perform() { source.show(destination, sender: nil) }
}

extension UIViewController {
  /// The storyboard that it comes from; always nil.
  public final var storyboard: UIStoryboard? { nil }

  /// Would show a screen by a segue; only adds a warning.
  ///
  /// - Parameters:
  ///   - identifier: the segue's name.
  ///   - sender: not used.
  public final func performSegue(withIdentifier identifier: String, sender: Any?) {
    ScreenEnvironment.current?.warn(.missingSegue(identifier))
  }
}

// MARK: - Objects in place of those of a nib

extension UINib {
  /// Makes a view of a class, as a nib makes it.
  ///
  /// - Parameters:
  ///   - owner: not used.
  ///   - options: not used.
  ///   - type: the class; any other than a view or a view controller gives an empty array.
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
    ScreenEnvironment.current?.warn(
      .missingNib(name, replacedBy: object.map { Swift.type(of: $0) }))
    (object as? UIView)?.awakeFromNib()
    return object.map { [$0] } ?? []
  }
}

extension Bundle {
  /// Makes a view of a class, as a nib makes it.
  ///
  /// - Parameters:
  ///   - name: the nib's name.
  ///   - owner: not used.
  ///   - options: not used.
  ///   - type: the class; any other than a view or a view controller gives an empty array.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, as type: Any.Type
  ) -> [Any]? { UINib.objects(of: type, named: name) }
}

extension UITableView {
  /// Returns a reused cell or a new one: of the registered class, else of the expected one.
  ///
  /// - Parameters:
  ///   - identifier: the reuse identifier.
  ///   - type: the class of a cell that a nib or a storyboard would provide.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, as type: Any.Type
  ) -> UITableViewCell? {
    expect(type, as: identifier)
    return dequeueReusableCell(withIdentifier: identifier)
  }

  /// Returns a reused cell or a new one: of the registered class, else of the expected one.
  ///
  /// - Parameters:
  ///   - identifier: the reuse identifier.
  ///   - indexPath: the row.
  ///   - type: the class of a cell that a nib or a storyboard would provide.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath, as type: Any.Type
  ) -> UITableViewCell {
    expect(type, as: identifier)
    return dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  private func expect(_ type: Any.Type, as identifier: String) {
    guard reuse.classes[identifier] == nil, let type = type as? UITableViewCell.Type
    else { return }
    let nib = nibs[identifier]
    // Cells that data sources make themselves come from no file.
    guard nib != nil || !reuse.isKnown(identifier) else { return }
    ScreenEnvironment.current?.warn(
      nib.map { .missingNib($0, replacedBy: type) }
        ?? .missingPrototype(identifier, replacedBy: type))
    reuse.register(type, as: identifier)
  }
}
