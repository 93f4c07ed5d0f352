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
///
/// ``show(title:message:needInputField:placeHolder:centerYRatio:oneTimetheme:confirmButtonItem:cancelButtonItem:delegate:dismissHandler:)``
/// creates an alert, fills its views, calls the three setup steps and shows what the views have
/// then. So an app's subclass can change texts, colors and the text field in these steps.
open class SBUAlertView: NSObject {
  /// The theme: one for this alert, else that of the kit.
  public var theme: SBUComponentTheme = SBUTheme.componentTheme
  /// The title.
  public private(set) var titleLabel = UILabel()
  /// The text below the title.
  public private(set) var detailLabel = UILabel()
  /// The text field, shown if the alert needs one.
  public private(set) var inputField = UITextField()
  /// The confirm button.
  public private(set) var confirmButton = UIButton()
  /// The cancel button, shown if the alert has a cancel item.
  public private(set) var cancelButton = UIButton()
  /// The view of all parts. Not shown.
  public private(set) var baseView = UIView()
  /// The view below the alert. Not shown.
  public private(set) var backgroundView = UIButton()
  /// The item of the confirm button.
  public var confirmItem: SBUAlertButtonItem?
  /// The item of the cancel button; nil for none.
  public var cancelItem: SBUAlertButtonItem?
  /// Whether there is a text field.
  public var needInputField = false
  /// The delegate, which is called when the alert is dismissed.
  public weak var delegate: (any SBUAlertViewDelegate)?
  /// Is called when the alert is dismissed.
  public var dismissHandler: (() -> Void)?

  /// Creates an empty alert.
  public required override init() { super.init() }

  /// Fills the texts of the views; called before the alert appears.
  open func setupViews() {
    confirmButton.setTitle(confirmItem?.title, for: .normal)
    cancelButton.setTitle(cancelItem?.title, for: .normal)
  }
  /// Places the views; does nothing.
  open func setupLayouts() {}
  /// Applies the colors of the theme and of the items.
  open func setupStyles() {
    titleLabel.textColor = theme.alertTitleColor
    titleLabel.font = theme.alertTitleFont
    detailLabel.textColor = theme.alertDetailColor
    detailLabel.font = theme.alertDetailFont
    confirmButton.setTitleColor(confirmItem?.color, for: .normal)
    cancelButton.setTitleColor(cancelItem?.color, for: .normal)
  }
  /// Applies the colors again.
  open func updateStyles() { setupStyles() }

  /// Shows an alert over the current screen.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - message: the text below the title.
  ///   - needInputField: whether there is a text field; the button's handler receives its text.
  ///   - placeHolder: the placeholder of the text field.
  ///   - centerYRatio: the vertical position; not used.
  ///   - oneTimetheme: other colors for this alert.
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
    let alert = Self.init()
    if let oneTimetheme { alert.theme = oneTimetheme }
    (alert.titleLabel.text, alert.detailLabel.text) = (title, message)
    (alert.needInputField, alert.inputField.placeholder) = (needInputField, placeHolder)
    (alert.confirmItem, alert.cancelItem) = (confirmButtonItem, cancelButtonItem)
    (alert.delegate, alert.dismissHandler) = (delegate, dismissHandler)
    alert.show()
  }

  /// Shows the alert with its items over the current screen.
  open func show() {
    setupViews()
    setupLayouts()
    setupStyles()
    let shown = UIAlertController(
      title: titleLabel.text, message: detailLabel.text, preferredStyle: .alert)
    if needInputField {
      shown.addTextField { [inputField] in
        ($0.placeholder, $0.text) = (inputField.placeholder, inputField.text)
      }
    }
    func add(_ item: SBUAlertButtonItem?, _ button: UIButton, _ style: UIAlertAction.Style) {
      guard let item else { return }
      let action = UIAlertAction(title: button.title(for: .normal), style: style) {
        [self, weak shown] _ in
        inputField.text = shown?.textFields?.first?.text
        item.completionHandler(inputField.text)
        didDismiss()
      }
      action.color = item.color.map { button.titleColor(for: .normal) ?? $0 }
      shown.addAction(action)
    }
    add(confirmItem, confirmButton, confirmItem?.isDestructive == true ? .destructive : .default)
    add(cancelItem, cancelButton, .cancel)
    Self.present(shown)
  }

  /// Notifies the handler and the delegate that the alert was dismissed.
  open func didDismiss() {
    dismissHandler?()
    delegate?.didDismissAlertView()
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

/// An item of a sheet, a menu or a toast.
open class SBUCommonItem {
  /// The title.
  public var title: String?
  /// The color, shown in `styles`; nil for the system's.
  public var color: UIColor?
  /// The icon. Kept, not shown.
  public var image: UIImage?
  /// The font. Kept, not shown.
  public var font: UIFont?
  /// The color of the icon. Kept, not shown.
  public var tintColor: UIColor?
  /// The alignment of the title. Kept, not shown.
  public var textAlignment: NSTextAlignment
  /// A number of the app's. Kept, not used.
  public var tag: Int?
  /// Whether the item deletes something.
  var isDestructive = false

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: the title, by which steps find the item.
  ///   - color: the color; nil for the system's.
  ///   - image: the icon.
  ///   - font: the font.
  ///   - tintColor: the color of the icon.
  ///   - textAlignment: the alignment of the title.
  ///   - tag: a number of the app's.
  public init(
    title: String? = nil, color: UIColor? = nil, image: UIImage? = nil, font: UIFont? = nil,
    tintColor: UIColor? = nil, textAlignment: NSTextAlignment = .left, tag: Int? = nil
  ) {
    (self.title, self.color, self.image, self.font) = (title, color, image, font)
    (self.tintColor, self.textAlignment, self.tag) = (tintColor, textAlignment, tag)
  }
}

/// An item of an ``SBUActionSheet``.
public class SBUActionSheetItem: SBUCommonItem {
  /// The action of a tap.
  public var completionHandler: (() -> Void)?

  /// Creates an item with an action.
  public init(
    title: String? = nil, color: UIColor? = nil, image: UIImage? = nil, font: UIFont? = nil,
    tintColor: UIColor? = nil, textAlignment: NSTextAlignment = .left, tag: Int? = nil,
    completionHandler: (() -> Void)?
  ) {
    self.completionHandler = completionHandler
    super.init(
      title: title, color: color, image: image, font: font, tintColor: tintColor,
      textAlignment: textAlignment, tag: tag)
  }

  /// Creates an item without an action.
  public override init(
    title: String? = nil, color: UIColor? = nil, image: UIImage? = nil, font: UIFont? = nil,
    tintColor: UIColor? = nil, textAlignment: NSTextAlignment = .left, tag: Int? = nil
  ) {
    super.init(
      title: title, color: color, image: image, font: font, tintColor: tintColor,
      textAlignment: textAlignment, tag: tag)
  }
}

/// An item of a message's menu.
public class SBUMenuItem: SBUActionSheetItem {
  /// Whether the item can be chosen.
  public var isEnabled = true
  /// Whether the menu stays open when the item is chosen, because it changes.
  public var transitionsWhenSelected = false
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
///
/// ``show(items:cancelItem:identifier:oneTimetheme:delegate:dismissHandler:)`` creates a sheet,
/// calls the three setup steps and shows the items that it has then.
open class SBUActionSheet: NSObject {
  /// The theme: one for this sheet, else that of the kit.
  public var theme: SBUComponentTheme = SBUTheme.componentTheme
  /// The items, in order.
  public var items: [SBUActionSheetItem] = []
  /// The cancel item; nil for none.
  public var cancelItem: SBUActionSheetItem?
  /// A number that identifies the sheet to the delegate.
  public var identifier = -1
  /// The view of all items. Not shown.
  public private(set) var baseView = UIView()
  /// The view below the sheet. Not shown.
  public private(set) var backgroundView = UIButton()
  /// The height of an item, in points. Not used: text has lines.
  public var itemHeight: CGFloat = 56
  /// The margin at the bottom, in points. Not used.
  public var bottomMargin: CGFloat = 48
  /// The margin at the sides, in points. Not used.
  public var sideMargin: CGFloat = 8
  /// The margin inside of items, in points. Not used.
  public var insideMargin: CGFloat = 16
  /// The delegate, which is called with the selection.
  public weak var delegate: (any SBUActionSheetDelegate)?
  /// Is called when the sheet is dismissed.
  public var dismissHandler: (() -> Void)?

  /// Creates an empty sheet.
  public required override init() { super.init() }

  /// Changes the items before they are shown; does nothing.
  open func setupViews() {}
  /// Places the items; does nothing.
  open func setupLayouts() {}
  /// Applies the colors; the kit's screens set those of their items.
  open func setupStyles() {}
  /// Applies the colors again.
  open func updateStyles() { setupStyles() }

  /// Shows an action sheet over the current screen.
  ///
  /// - Parameters:
  ///   - items: the items, in order.
  ///   - cancelItem: the cancel item.
  ///   - identifier: a number that identifies the sheet to the delegate.
  ///   - oneTimetheme: other colors for this sheet.
  ///   - delegate: the delegate, notified of the selection.
  ///   - dismissHandler: called when the sheet is dismissed.
  open class func show(
    items: [SBUActionSheetItem], cancelItem: SBUActionSheetItem, identifier: Int = -1,
    oneTimetheme: SBUComponentTheme? = nil, delegate: (any SBUActionSheetDelegate)? = nil,
    dismissHandler: (() -> Void)? = nil
  ) {
    let sheet = Self.init()
    if let oneTimetheme { sheet.theme = oneTimetheme }
    (sheet.items, sheet.cancelItem, sheet.identifier) = (items, cancelItem, identifier)
    (sheet.delegate, sheet.dismissHandler) = (delegate, dismissHandler)
    sheet.show()
  }

  /// Shows the sheet with its items over the current screen.
  open func show() {
    setupViews()
    setupLayouts()
    setupStyles()
    let shown = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    func add(_ item: SBUActionSheetItem, _ style: UIAlertAction.Style, _ run: @escaping () -> Void)
    {
      let action = UIAlertAction(title: item.title, style: style) { _ in run() }
      action.color = item.color
      action.isEnabled = (item as? SBUMenuItem)?.isEnabled ?? true
      shown.addAction(action)
    }
    for (index, item) in items.enumerated() {
      add(item, item.isDestructive ? .destructive : .default) { [self] in
        delegate?.didSelectActionSheetItem(index: index, identifier: identifier)
        item.completionHandler?()
        dismissHandler?()
      }
    }
    if let cancelItem {
      add(cancelItem, .cancel) { [self] in
        cancelItem.completionHandler?()
        dismissHandler?()
        delegate?.didDismissActionSheet()
      }
    }
    SBUAlertView.present(shown)
  }

  /// Dismisses the alert or action sheet on screen.
  open class func dismiss() { SBUAlertView.dismiss() }
}
