import DioramaKit
import HeadlessUIKit

/// Hears of errors of a header, a list or a view model; every screen of the kit does.
public protocol SBUCommonDelegate: AnyObject {
  /// Something failed.
  ///
  /// - Parameters:
  ///   - error: the reason and its number; nil where nobody said one.
  ///   - isBlocker: whether the screen cannot go on; then lists show the text for errors, with
  ///     Retry.
  func didReceiveError(_ error: SBError?, isBlocker: Bool)
}

extension SBUCommonDelegate {
  /// Hands on an error after which the screen goes on.
  func receive(_ error: SBError) {
    ScreenEnvironment.log("didReceiveError \(error.code) \(error.localizedDescription)")
    didReceiveError(error, isBlocker: false)
  }

  /// Something failed, and the screen goes on.
  public func didReceiveError(_ error: SBError?) { didReceiveError(error, isBlocker: false) }
}

/// Hears what every view model says, whatever its screen.
public protocol SBUCommonViewModelDelegate: SBUCommonDelegate {
  /// The connection came or went.
  func connectionStateDidChange(_ isConnected: Bool)
  /// Loading began (true) or ended (false); calls are not counted, the last one decides (S40).
  func shouldUpdateLoadingState(_ isLoading: Bool)
}

extension SBUCommonViewModelDelegate {
  /// Does nothing.
  public func connectionStateDidChange(_ isConnected: Bool) {}
}

/// What the kit's screens have in common: the four steps of setting up, loading, going back.
///
/// The steps run in this order: `setupView()`, which calls `setupViews()`, and `setupLayouts()` once,
/// as the view loads; `setupStyles()` whenever the screen comes into view or was laid out. A subclass
/// overrides a step and calls super:
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

  /// Makes the view, sets up what is in it and places it; colours come when it appears (S5).
  open override func loadView() {
    super.loadView()
    setupView()
    setupLayouts()
  }

  /// The screen is coming: its navigation controller's delegate from now on, and in colour (S10).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    setNeedsStatusBarAppearanceUpdate()
    navigationController?.delegate = self
    restoreCustomTexts?()
    restoreCustomTexts = nil
    updateStyles()
  }

  /// Puts what YAML says of the bar over what `viewDidLoad` has set; done once, as the screen first
  /// appears.
  var restoreCustomTexts: (() -> Void)?

  /// Colours run again whenever the view was laid out (S11).
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    setupStyles()
  }

  /// The screen is going: the loading indicator goes with it (S12).
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    SBUModuleSet.CommonModule.Loading.stop()
  }

  /// What pages 000, 001 and 004 call ``setupViews()``, which it calls; called once, as the view
  /// loads (S205). An app overrides either, or both: with super, nothing is put in twice. One that
  /// overrides this without super puts the components in itself.
  open func setupView() { setupViews() }
  /// Puts the components into the screen; called once, as the view loads (S5).
  open func setupViews() {}
  /// Places the components; called once, after ``setupViews()``. Text needs no constraints, so they
  /// may be set or not.
  open func setupLayouts() {}
  /// Places them again.
  open func updateLayouts() { setupLayouts() }
  /// Colours the components by the theme; called whenever the screen appears or was laid out (S11).
  open func setupStyles() {}
  /// Colours the components again; screens with rows ask for them again, too (S10).
  open func updateStyles() { setupStyles() }

  /// Colours the components again, and lays them out again on request.
  ///
  /// - Parameter needsToLayout: whether they are laid out, too.
  open func updateStyles(needsToLayout: Bool) {
    updateStyles()
    if needsToLayout { view.setNeedsLayout() }
  }

  /// Whether the bar gets back the colours that it had before this screen. Kept, not used.
  public var needRollbackNavigationBarSetting = false

  /// A place for an app's own colours of the bar; a frame shows none of them.
  ///
  /// - Parameters:
  ///   - backgroundColor: behind the bar.
  ///   - shadowColor: of the line below it.
  open func setupNavigationBar(backgroundColor: UIColor, shadowColor: UIColor) {
    navigationController?.navigationBar.backgroundColor = backgroundColor
  }

  /// A place for an app's own bar of glass. There is no glass here, so nobody calls it.
  ///
  /// - Parameter gradientBackgroundTint: behind the bar.
  open func setupLiquidGlassNavigationBar(gradientBackgroundTint: UIColor) {}

  /// Shows or hides the loading indicator, by its older name.
  open func showLoading(_ isLoading: Bool) { shouldUpdateLoadingState(isLoading) }

  /// The text in the middle of the bar that YAML set for the screen, where its header says none.
  var customTitle: String?

  /// What YAML may set on every screen of the kit beyond its parameters and parts.
  static let commonProperties: PropertyTable = [
    Property(
      "title", .text, "the text in the middle of the bar, where the header's own is not set"
    ) { (screen: SBUBaseViewController, title: String) in
      screen.title = title
      screen.customTitle = title
    }
  ]

  // MARK: Going back

  /// Goes back: off the stack if something is below, else away (S77).
  open func onClickBack() { leave() }

  /// Goes off the stack if something is below, else away.
  ///
  /// - Parameter isToFirst: whether it goes back to the first screen of the stack, not just one.
  final func leave(toFirst isToFirst: Bool = false) {
    guard let stack = navigationController, stack.viewControllers.count > 1 else {
      return dismiss(animated: true)
    }
    if isToFirst {
      stack.popToRootViewController(animated: true)
    } else {
      stack.popViewController(animated: true)
    }
  }

  // MARK: What view models say

  /// Shows or hides the one loading indicator (S40).
  open func shouldUpdateLoadingState(_ isLoading: Bool) {
    if isLoading {
      SBUModuleSet.CommonModule.Loading.start()
    } else {
      SBUModuleSet.CommonModule.Loading.stop()
    }
  }

  /// Hides the loading indicator and hands the message to ``errorHandler(_:_:)`` (S41).
  ///
  /// - Parameters:
  ///   - error: the reason and its number.
  ///   - isBlocker: whether the screen cannot go on; nothing is done with it here.
  open func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    SBUModuleSet.CommonModule.Loading.stop()
    errorHandler(error?.localizedDescription, error?.code)
  }

  /// The connection came or went; nothing is done.
  open func connectionStateDidChange(_ isConnected: Bool) {}

  /// A place for an app's own handling of errors; the kit itself only logs (S41).
  ///
  /// - Parameters:
  ///   - message: the reason, as the service says it.
  ///   - code: the service's number for it, such as 400108 for what only operators may do.
  open func errorHandler(_ message: String?, _ code: Int? = nil) {}
}
