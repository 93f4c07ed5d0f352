/// A menu for a view or a row, as a value that makes it when it opens.
public final class UIContextMenuConfiguration: NSObject {
  /// Returns the menu.
  ///
  /// - Parameter suggestedActions: the system's choices: none.
  public typealias ActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

  /// The identifier that the app gave it.
  public let identifier: any NSCopying
  private let actionProvider: ActionProvider?

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - identifier: an app's own name.
  ///   - previewProvider: returns a screen that is shown above the menu; never called.
  ///   - actionProvider: returns the menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> AnyObject?)? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.actionProvider = actionProvider
    super.init()
  }

  /// The menu that opens; nil if the provider returns no menu.
  package var menu: UIMenu? { actionProvider?([]) }
}

/// What a view does besides showing itself.
public protocol UIInteraction: AnyObject {
  /// The view that it belongs to.
  var view: UIView? { get }
  /// Called before it moves to a view.
  func willMove(to view: UIView?)
  /// Called after it has moved to a view.
  func didMove(to view: UIView?)
}

/// A menu that a long press on its view opens.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that it belongs to.
  public final private(set) weak var view: UIView?
  /// Makes the menu; a weak reference.
  public final private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before it moves to a view.
  open func willMove(to view: UIView?) {}
  /// Called after it has moved to a view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Returns the position of the press: that of the pressed row, else the origin.
  open func location(in view: UIView?) -> CGPoint { location }
  fileprivate final var location = CGPoint.zero
  /// Would close the menu; does nothing.
  open func dismissMenu() {}
}

/// Makes the menu of a view.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu; nil opens none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UIView {
  /// Adds an interaction, and removes it from its old view.
  public final func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Returns the menu that a long press on the view opens: that of its context menu interaction.
  package final func contextMenu(at location: CGPoint = .zero) -> UIMenu? {
    for case let interaction as UIContextMenuInteraction in interactions {
      interaction.location = location
      let made = interaction.delegate?.contextMenuInteraction(
        interaction, configurationForMenuAtLocation: location)
      if let menu = made?.menu { return menu }
    }
    return nil
  }
}
