import HeadlessUIKit
import Synchronization

/// What all screens of the kit show things with: sheets, alerts, the loading indicator.
///
/// The kit's screens call `show`, `start` and `stop` of the classes that are set here, so what a
/// subclass overrides of these happens. What it overrides of their looks is not asked for.
///
/// ```swift
/// final class QuietSheet: SBUActionSheet {
///   override class func show(...) { ... }
/// }
/// SBUModuleSet.CommonModule.ActionSheet = QuietSheet.self
/// ```
open class SBUCommonModule {
  /// The class of short notices. No screen here shows one.
  public static var ToastView: SBUToastView.Type {
    get { CommonTypes.current.toastView }
    set { CommonTypes.current.toastView = newValue }
  }
  /// The class of sheets.
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
  /// What all screens show things with.
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

/// A short notice over a screen. No screen here shows one, so it has nothing but its name.
open class SBUToastView: NSObject {
  /// A notice.
  public required override init() { super.init() }
}
