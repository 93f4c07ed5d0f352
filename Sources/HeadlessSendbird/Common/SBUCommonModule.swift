import HeadlessUIKit
import Synchronization

/// The classes that all screens of the kit use for action sheets, alerts and the loading indicator.
///
/// The kit's screens call `show`, `start` and `stop` of the classes that are set here, so a
/// subclass can override these methods, and the setup steps of alerts, sheets and toasts.
///
/// ```swift
/// final class QuietSheet: SBUActionSheet {
///   override class func show(...) { ... }
/// }
/// SBUModuleSet.CommonModule.ActionSheet = QuietSheet.self
/// ```
open class SBUCommonModule {
  /// The class of toasts. No screen here shows one.
  public static var ToastView: SBUToastView.Type {
    get { CommonTypes.current.toastView }
    set { CommonTypes.current.toastView = newValue }
  }
  /// The class of action sheets.
  public static var ActionSheet: SBUActionSheet.Type {
    get { CommonTypes.current.actionSheet }
    set { CommonTypes.current.actionSheet = newValue }
  }
  /// The class of alerts.
  public static var AlertView: SBUAlertView.Type {
    get { CommonTypes.current.alertView }
    set { CommonTypes.current.alertView = newValue }
  }
  /// The class of the loading indicator.
  public static var Loading: SBULoading.Type {
    get { CommonTypes.current.loading }
    set { CommonTypes.current.loading = newValue }
  }
}

extension SBUModuleSet {
  /// The module with the classes for sheets, alerts and the loading indicator.
  public static var CommonModule: SBUCommonModule.Type {
    get { CommonTypes.current.module }
    set { CommonTypes.current.module = newValue }
  }
}

private struct CommonTypes: ProcessWide {
  var module = SBUCommonModule.self
  var toastView = SBUToastView.self
  var actionSheet = SBUActionSheet.self
  var alertView = SBUAlertView.self
  var loading = SBULoading.self

  static let ofProcess = Mutex(CommonTypes())
}
