import DioramaKit
import HeadlessUIKit

/// The errors of a header, a list or a view model; every screen of the kit handles them.
public protocol SBUCommonDelegate: AnyObject {
  /// An error occurred.
  ///
  /// - Parameters:
  ///   - error: the error; nil if it is unknown.
  ///   - isBlocker: whether the screen cannot continue; then lists show the text for errors, with
  ///     Retry.
  func didReceiveError(_ error: SBError?, isBlocker: Bool)
}

extension SBUCommonDelegate {
  /// Logs an error after which the screen continues, and passes it to the delegate.
  func receive(_ error: SBError) {
    ScreenEnvironment.log("didReceiveError \(error.code) \(error.localizedDescription)")
    didReceiveError(error, isBlocker: false)
  }

  /// Reports an error after which the screen continues.
  public func didReceiveError(_ error: SBError?) { didReceiveError(error, isBlocker: false) }
}

/// The events of every view model.
public protocol SBUCommonViewModelDelegate: SBUCommonDelegate {
  /// The connection state changed.
  func connectionStateDidChange(_ isConnected: Bool)
  /// Loading started (true) or ended (false). Calls are not counted; the last one counts (S40).
  func shouldUpdateLoadingState(_ isLoading: Bool)
}

extension SBUCommonViewModelDelegate {
  /// Does nothing.
  public func connectionStateDidChange(_ isConnected: Bool) {}
}

/// The base class of the kit's screens: the four setup steps, loading and going back.
///
/// The steps run in this order: `setupView()`, which calls `setupViews()`, and `setupLayouts()` run
/// once, when the view loads; `setupStyles()` runs whenever the screen appears or was laid out. A
/// subclass overrides a step and calls super:
///
/// ```swift
/// final class TeamListViewController: SBUUserListViewController {
///   override func setupStyles() {
///     super.setupStyles()
///     view.backgroundColor = .systemBackground
///   }
/// }
/// ```
open class SBUBaseViewController: UIViewController, UINavigationControllerDelegate,
  SBUCommonViewModelDelegate
{
  // MARK: Life cycle

  /// Creates a screen; the kit's screens have initializers of their own.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Unavailable: screens are never decoded. So subclasses need not repeat it.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates the view and runs the setup steps except the styles, which follow when it appears
  /// (S5).
  open override func loadView() {
    super.loadView()
    setupView()
    absentNotice?.show(in: view)
    setupLayouts()
  }

  /// Prepares the screen to appear: makes it the navigation controller's delegate and updates the
  /// styles (S10).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    setNeedsStatusBarAppearanceUpdate()
    navigationController?.delegate = self
    restoreCustomTexts?()
    restoreCustomTexts = nil
    updateStyles()
    absentNotice?.warn(about: self)
  }

  /// What the screen shows and reports if it is not implemented; nil for all others.
  var absentNotice: AbsentNotice?

  /// Applies YAML's texts of the bar again, over the values that `viewDidLoad` set; called once,
  /// when the screen first appears.
  var restoreCustomTexts: (() -> Void)?

  /// Runs ``setupStyles()`` after each layout (S11).
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    setupStyles()
  }

  /// Hides the loading indicator when the screen disappears (S12).
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    SBUModuleSet.CommonModule.Loading.stop()
  }

  /// Calls ``setupViews()``; called once, when the view loads (S205). Pages 000, 001 and 004
  /// override this method. An app can override either or both: with super, no view is added twice.
  /// An override of this method without super adds the components itself.
  open func setupView() { setupViews() }
  /// Adds the components to the screen; called once, when the view loads (S5).
  open func setupViews() {}
  /// Places the components; called once, after ``setupViews()``. Text needs no constraints, so
  /// setting them is optional.
  open func setupLayouts() {}
  /// Places the components again.
  open func updateLayouts() { setupLayouts() }
  /// Applies the theme's colors to the components; called whenever the screen appears or was laid
  /// out (S11).
  open func setupStyles() {}
  /// Applies the colors again; screens with rows also reload them (S10).
  open func updateStyles() { setupStyles() }

  /// Applies the colors again, and optionally lays out the screen again.
  ///
  /// - Parameter needsToLayout: whether to lay out the screen again.
  open func updateStyles(needsToLayout: Bool) {
    updateStyles()
    if needsToLayout { view.setNeedsLayout() }
  }

  /// Whether to restore the previous colors of the bar. Kept, not used.
  public var needRollbackNavigationBarSetting = false

  /// Sets the colors of the bar; a frame shows none of them.
  ///
  /// - Parameters:
  ///   - backgroundColor: the background of the bar.
  ///   - shadowColor: the line below the bar; not used.
  open func setupNavigationBar(backgroundColor: UIColor, shadowColor: UIColor) {
    navigationController?.navigationBar.backgroundColor = backgroundColor
  }

  /// Sets the colors of the bar; a frame shows none of them.
  ///
  /// - Parameters:
  ///   - backgroundColor: the background of the bar.
  ///   - gradientBackgroundTint: the background of a Liquid Glass bar; not used.
  ///   - shadowColor: the line below the bar; not used.
  open func setupNavigationBar(
    backgroundColor: UIColor, gradientBackgroundTint: UIColor, shadowColor: UIColor
  ) { setupNavigationBar(backgroundColor: backgroundColor, shadowColor: shadowColor) }

  /// A screen of the navigation controller was shown; does nothing by default.
  open func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Sets up a Liquid Glass bar in an app's override. The kit never calls it, because Liquid Glass
  /// is not implemented.
  ///
  /// - Parameter gradientBackgroundTint: the background of the bar.
  open func setupLiquidGlassNavigationBar(gradientBackgroundTint: UIColor) {}

  /// Shows or hides the loading indicator; an older name of ``shouldUpdateLoadingState(_:)``.
  open func showLoading(_ isLoading: Bool) { shouldUpdateLoadingState(isLoading) }

  /// The title of the bar that YAML sets for the screen, used if its header sets none.
  var customTitle: String?

  /// The properties that YAML can set, besides parameters and parts; a subclass can add more.
  open class var properties: PropertyTable {
    [
      Property(
        "title", .text, "the title of the navigation bar, unless the header sets one"
      ) { (screen: SBUBaseViewController, title: String) in
        screen.title = title
        screen.customTitle = title
      }
    ]
  }

  // MARK: Going back

  /// Goes back: pops the screen if there is another below it, else dismisses it (S77).
  open func onClickBack() { leave() }

  /// A kind of screen to which the kit's screens return.
  enum Landmark: String {
    case channel = "the channel"
    case channelList = "the channel list"
  }

  /// The kind of this screen, if others return to it.
  var landmark: Landmark? { nil }

  /// Pops the screen if there is another below it, else dismisses it.
  ///
  /// - Parameter landmark: the kind of screen to pop to; nil for the screen below.
  final func leave(to landmark: Landmark? = nil) {
    guard let stack = navigationController, stack.viewControllers.count > 1 else {
      dismissalDestination = landmark?.rawValue
      dismissOverlay()
      return dismiss(animated: true)
    }
    if let landmark { pop(to: landmark) } else { stack.popViewController(animated: true) }
  }

  /// Closes the alert, sheet or menu over this screen, which would be dismissed in its place.
  final func dismissOverlay() {
    if presentedViewController?.isOverlay == true { dismiss(animated: false) }
  }

  /// Pops to the first screen of a kind in the stack; without one, to the first screen.
  final func pop(to landmark: Landmark) {
    guard let stack = navigationController else { return }
    let screens = stack.viewControllers
    let end = screens.first { ($0 as? SBUBaseViewController)?.landmark == landmark }
    if let screen = end ?? screens.first { stack.popToViewController(screen, animated: true) }
  }

  // MARK: View model events

  /// Shows or hides the one loading indicator (S40).
  open func shouldUpdateLoadingState(_ isLoading: Bool) {
    if isLoading {
      SBUModuleSet.CommonModule.Loading.start()
    } else {
      SBUModuleSet.CommonModule.Loading.stop()
    }
  }

  /// Hides the loading indicator and passes the error to ``errorHandler(_:_:)`` (S41).
  ///
  /// - Parameters:
  ///   - error: the error.
  ///   - isBlocker: whether the screen cannot continue; ignored here.
  open func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    SBUModuleSet.CommonModule.Loading.stop()
    errorHandler(error?.localizedDescription, error?.code)
  }

  /// The connection state changed; does nothing.
  open func connectionStateDidChange(_ isConnected: Bool) {}

  /// Handles an error in an app's override; does nothing by default, because the kit only logs
  /// errors (S41).
  ///
  /// - Parameters:
  ///   - message: the description from the service.
  ///   - code: the error code, such as 400108 for requests that only operators may send.
  open func errorHandler(_ message: String?, _ code: Int? = nil) {}
}

extension UIImagePickerControllerDelegate where Self: SBUBaseViewController {
  /// Opens the system's camera or photos.
  func showPicker(of source: UIImagePickerController.SourceType) {
    let picker = UIImagePickerController()
    picker.sourceType = source
    picker.delegate = self
    present(picker, animated: true)
  }
}
