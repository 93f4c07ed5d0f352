import HeadlessUIKit

/// A button of an ``SBUAlertView``.
public struct SBUAlertButtonItem {
  /// What it says.
  public let title: String
  /// Its colour, shown in `styles`; nil for the system's.
  public let color: UIColor?
  /// What a touch does, with what was typed, if the alert has a field.
  public let completionHandler: (Any?) -> Void

  /// A button.
  ///
  /// - Parameters:
  ///   - title: what it says, and what a step calls it.
  ///   - color: its colour; nil for the theme's.
  ///   - completionHandler: what a touch does, with what was typed.
  public init(
    title: String, color: UIColor? = nil, completionHandler: @escaping (Any?) -> Void
  ) {
    (self.title, self.color, self.completionHandler) = (title, color, completionHandler)
  }
}

/// Hears that an alert has gone.
public protocol SBUAlertViewDelegate: AnyObject {
  /// It has gone.
  func didDismissAlertView()
}

/// The kit's question over a screen; in text an alert like the system's.
open class SBUAlertView: NSObject {
  /// A question. Its looks are not asked for; `show` shows one.
  public required override init() { super.init() }

  /// Asks a question over what shows.
  ///
  /// - Parameters:
  ///   - title: the first line.
  ///   - message: what stands below it.
  ///   - needInputField: whether there is a field to type in; its text goes to the first button.
  ///   - placeHolder: what the field shows while it is empty.
  ///   - centerYRatio: where it would stand; not used.
  ///   - oneTimetheme: other colours for this once; not shown.
  ///   - confirmButtonItem: the button that does it.
  ///   - cancelButtonItem: the button that does not; nil for none.
  ///   - delegate: hears that it has gone.
  ///   - dismissHandler: called when it has gone.
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
    add(confirmButtonItem, .default)
    if let cancelButtonItem { add(cancelButtonItem, .cancel) }
    present(alert)
  }

  /// Takes away the alert or sheet that shows.
  open class func dismiss() {
    (ScreenEnvironment.current?.window.topViewController as? UIAlertController)?
      .dismiss(animated: false)
  }

  /// Shows an alert or sheet over what shows; one that shows already goes first.
  fileprivate final class func present(_ alert: UIAlertController) {
    guard let top = ScreenEnvironment.current?.window.topViewController else { return }
    guard let old = top as? UIAlertController else { return top.present(alert, animated: true) }
    old.dismiss(animated: false) {
      ScreenEnvironment.current?.window.topViewController?.present(alert, animated: true)
    }
  }
}

/// A line of an ``SBUActionSheet``.
public class SBUActionSheetItem {
  /// What it says.
  public var title: String?
  /// Its colour, shown in `styles`; nil for the system's.
  public var color: UIColor?
  /// Its picture. Kept, not shown.
  public var image: UIImage?
  /// Its font. Kept, not shown.
  public var font: UIFont?
  /// At which side the text stands. Kept, not shown.
  public var textAlignment: NSTextAlignment
  /// What a touch does.
  public var completionHandler: (() -> Void)?

  /// A line.
  ///
  /// - Parameters:
  ///   - title: what it says, and what a step calls it.
  ///   - color: its colour; nil for the theme's.
  ///   - image: its picture.
  ///   - font: its font; nil for the theme's.
  ///   - textAlignment: at which side the text stands.
  ///   - completionHandler: what a touch does.
  public init(
    title: String? = nil, color: UIColor? = nil, image: UIImage? = nil, font: UIFont? = nil,
    textAlignment: NSTextAlignment = .left, completionHandler: (() -> Void)? = nil
  ) {
    (self.title, self.color, self.image, self.font) = (title, color, image, font)
    self.textAlignment = textAlignment
    self.completionHandler = completionHandler
  }
}

/// Hears which line of a sheet was taken.
public protocol SBUActionSheetDelegate: AnyObject {
  /// A line was taken.
  ///
  /// - Parameters:
  ///   - index: the line, from 0.
  ///   - identifier: the sheet's number, as it was shown.
  func didSelectActionSheetItem(index: Int, identifier: Int)
  /// The sheet has gone without that.
  func didDismissActionSheet()
}

extension SBUActionSheetDelegate {
  /// Does nothing.
  public func didDismissActionSheet() {}
}

/// The kit's sheet of choices; in text a sheet like the system's.
open class SBUActionSheet: NSObject {
  /// A sheet. Its looks are not asked for; `show` shows one.
  public required override init() { super.init() }

  /// Offers choices over what shows.
  ///
  /// - Parameters:
  ///   - items: the choices, in order.
  ///   - cancelItem: the one that changes nothing.
  ///   - identifier: a number by which the delegate tells sheets apart.
  ///   - oneTimetheme: other colours for this once; not shown.
  ///   - delegate: hears which was taken.
  ///   - dismissHandler: called when it has gone.
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

  /// Takes away the alert or sheet that shows.
  open class func dismiss() { SBUAlertView.dismiss() }
}
