import Diorama
import HeadlessUIKit

/// What the kit's screens have in common: the four steps of setting up, loading, going back.
open class SBUBaseViewController: UIViewController, UINavigationControllerDelegate,
  SBUCommonViewModelDelegate
{
  // MARK: Life cycle

  /// Makes the view, sets up what is in it and places it; colours come when it appears (S5).
  open override func loadView() {
    super.loadView()
    setupViews()
    setupLayouts()
  }

  /// The screen is coming: its navigation controller's delegate from now on, and in colour (S10).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    setNeedsStatusBarAppearanceUpdate()
    navigationController?.delegate = self
    updateStyles()
  }

  /// Colours run again whenever the view was laid out (S11).
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    setupStyles()
  }

  /// The screen is going: the loading indicator goes with it (S12).
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    SBULoading.stop()
  }

  /// Puts the components into the screen.
  open func setupViews() {}
  /// Places them.
  open func setupLayouts() {}
  /// Places them again.
  open func updateLayouts() { setupLayouts() }
  /// Colours them.
  open func setupStyles() {}
  /// Colours them again.
  open func updateStyles() { setupStyles() }

  // MARK: Going back

  /// Goes back: off the stack if something is below, else away (S77).
  open func onClickBack() {
    if let stack = navigationController, stack.viewControllers.count > 1 {
      stack.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }

  // MARK: What view models say

  /// Shows or hides the one loading indicator (S40).
  open func shouldUpdateLoadingState(_ isLoading: Bool) {
    if isLoading { SBULoading.start() } else { SBULoading.stop() }
  }

  /// Hides the loading indicator and hands the message to ``errorHandler(_:_:)`` (S41).
  open func didReceiveError(_ error: SBError?, isBlocker: Bool) {
    SBULoading.stop()
    errorHandler(error?.localizedDescription, error?.code)
  }

  /// The connection came or went; nothing is done.
  open func connectionStateDidChange(_ isConnected: Bool) {}

  /// A place for an app's own handling of errors; the kit itself only logs (S41).
  open func errorHandler(_ message: String?, _ code: Int? = nil) {}
}
