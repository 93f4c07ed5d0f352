import HeadlessUIKit

/// A button of an ``SBUAlertView``.
public struct SBUAlertButtonItem {
  /// The title.
  public let title: String
  /// The color, shown in `styles`; nil for the system's.
  public let color: UIColor?
  /// The action of a tap; it receives the text of the alert's field, if there is one.
  public let completionHandler: (Any?) -> Void
  /// Whether the button deletes something.
  var isDestructive = false

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: the title, by which steps find the button.
  ///   - color: the color; nil for the system's.
  ///   - completionHandler: the action of a tap; it receives the text of the field.
  public init(
    title: String, color: UIColor? = nil, completionHandler: @escaping (Any?) -> Void
  ) {
    (self.title, self.color, self.completionHandler) = (title, color, completionHandler)
  }
}

/// A delegate for the dismissal of an alert.
public protocol SBUAlertViewDelegate: AnyObject {
  /// The alert was dismissed.
  func didDismissAlertView()
}

/// The kit's alert; in text it looks like the system's.
open class SBUAlertView: NSObject {
  /// Creates an alert. Its appearance is not used; `show` shows an alert.
  public required override init() { super.init() }

  /// Shows an alert over the current screen.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - message: the text below the title.
  ///   - needInputField: whether there is a text field; the button's handler receives its text.
  ///   - placeHolder: the placeholder of the text field.
  ///   - centerYRatio: the vertical position; not used.
  ///   - oneTimetheme: other colors for this alert; not used.
  ///   - confirmButtonItem: the confirm button.
  ///   - cancelButtonItem: the cancel button; nil for none.
  ///   - delegate: the delegate, notified when the alert is dismissed.
  ///   - dismissHandler: called when the alert is dismissed.
  open class func show(
    title: String, message: String? = nil, needInputField: Bool = false,
    placeHolder: String? = "", centerYRatio: CGFloat? = 1.0,
    oneTimetheme: SBUComponentTheme? = nil, confirmButtonItem: SBUAlertButtonItem,
    cancelButtonItem: SBUAlertButtonItem? = nil, delegate: (any SBUAlertViewDelegate)? = nil,
    dismissHandler: (() -> Void)? = nil
  ) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    if needInputField { alert.addTextField { $0.placeholder = placeHolder } }
    func add(_ item: SBUAlertButtonItem, _ style: UIAlertAction.Style) {
      let action = UIAlertAction(title: item.title, style: style) { [weak alert, weak delegate] _ in
        item.completionHandler(alert?.textFields?.first?.text)
        dismissHandler?()
        delegate?.didDismissAlertView()
      }
      action.color = item.color
      alert.addAction(action)
    }
    add(confirmButtonItem, confirmButtonItem.isDestructive ? .destructive : .default)
    if let cancelButtonItem { add(cancelButtonItem, .cancel) }
    present(alert)
  }

  /// Dismisses the alert or action sheet on screen.
  open class func dismiss() {
    (ScreenEnvironment.current?.window.topViewController as? UIAlertController)?
      .dismiss(animated: false)
  }

  /// Presents an alert or action sheet over the current screen; dismisses one on screen first.
  fileprivate final class func present(_ alert: UIAlertController) {
    guard let top = ScreenEnvironment.current?.window.topViewController else { return }
    guard let old = top as? UIAlertController else { return top.present(alert, animated: true) }
    old.dismiss(animated: false) {
      ScreenEnvironment.current?.window.topViewController?.present(alert, animated: true)
    }
  }
}

/// An item of an ``SBUActionSheet``.
public class SBUActionSheetItem {
  /// The title.
  public var title: String?
  /// The color, shown in `styles`; nil for the system's.
  public var color: UIColor?
  /// The icon. Kept, not shown.
  public var image: UIImage?
  /// The font. Kept, not shown.
  public var font: UIFont?
  /// The alignment of the title. Kept, not shown.
  public var textAlignment: NSTextAlignment
  /// The action of a tap.
  public var completionHandler: (() -> Void)?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: the title, by which steps find the item.
  ///   - color: the color; nil for the system's.
  ///   - image: the icon.
  ///   - font: the font.
  ///   - textAlignment: the alignment of the title.
  ///   - completionHandler: the action of a tap.
  public init(
    title: String? = nil, color: UIColor? = nil, image: UIImage? = nil, font: UIFont? = nil,
    textAlignment: NSTextAlignment = .left, completionHandler: (() -> Void)? = nil
  ) {
    (self.title, self.color, self.image, self.font) = (title, color, image, font)
    self.textAlignment = textAlignment
    self.completionHandler = completionHandler
  }
}

/// A delegate for the selection in an action sheet.
public protocol SBUActionSheetDelegate: AnyObject {
  /// An item was selected.
  ///
  /// - Parameters:
  ///   - index: the item's index, from 0.
  ///   - identifier: the identifier that the sheet was shown with.
  func didSelectActionSheetItem(index: Int, identifier: Int)
  /// The action sheet was canceled.
  func didDismissActionSheet()
}

extension SBUActionSheetDelegate {
  /// Does nothing.
  public func didDismissActionSheet() {}
}

/// The kit's action sheet; in text it looks like the system's.
open class SBUActionSheet: NSObject {
  /// Creates an action sheet. Its appearance is not used; `show` shows an action sheet.
  public required override init() { super.init() }

  /// Shows an action sheet over the current screen.
  ///
  /// - Parameters:
  ///   - items: the items, in order.
  ///   - cancelItem: the cancel item.
  ///   - identifier: a number that identifies the sheet to the delegate.
  ///   - oneTimetheme: other colors for this sheet; not used.
  ///   - delegate: the delegate, notified of the selection.
  ///   - dismissHandler: called when the sheet is dismissed.
  open class func show(
    items: [SBUActionSheetItem], cancelItem: SBUActionSheetItem, identifier: Int = -1,
    oneTimetheme: SBUComponentTheme? = nil, delegate: (any SBUActionSheetDelegate)? = nil,
    dismissHandler: (() -> Void)? = nil
  ) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for (index, item) in items.enumerated() {
      let action = UIAlertAction(title: item.title, style: .default) { [weak delegate] _ in
        delegate?.didSelectActionSheetItem(index: index, identifier: identifier)
        item.completionHandler?()
        dismissHandler?()
      }
      action.color = item.color
      sheet.addAction(action)
    }
    let cancel = UIAlertAction(title: cancelItem.title, style: .cancel) { [weak delegate] _ in
      cancelItem.completionHandler?()
      dismissHandler?()
      delegate?.didDismissActionSheet()
    }
    cancel.color = cancelItem.color
    sheet.addAction(cancel)
    SBUAlertView.present(sheet)
  }

  /// Dismisses the alert or action sheet on screen.
  open class func dismiss() { SBUAlertView.dismiss() }
}
