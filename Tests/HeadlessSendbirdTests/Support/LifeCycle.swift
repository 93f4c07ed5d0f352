import DioramaKit
import HeadlessSendbird
import HeadlessUIKit

/// A screen that logs its life cycle, its parts and its bar.
///
/// Each screen of the kit declares view model, header and list with its own types. So a recorder
/// overrides the methods of its own class in one line each; this protocol has the logging code.
protocol LifeCycleRecording: SBUBaseViewController {
  associatedtype ViewModel: AnyObject
  associatedtype Header: SBUModuleHeader
  associatedtype List: SBUModuleList
  var viewModel: ViewModel? { get }
  var headerComponent: Header? { get }
  var listComponent: List? { get }
}

extension LifeCycleRecording {
  /// The parts that exist so far.
  var parts: String {
    let parts: [(String, AnyObject?)] = [
      ("viewModel", viewModel), ("header", headerComponent), ("list", listComponent),
    ]
    return "[\(parts.filter { $0.1 != nil }.map(\.0).joined(separator: " "))]"
  }

  /// Records the creation of a view model.
  func recordViewModel(_ by: String, method: String = #function, _ body: () -> Void) {
    record("", "\(by) \(parts)", end: " \(parts)", method: method, body)
  }

  /// Records the creation of the view model of a select screen.
  func recordViewModel(
    of channel: BaseChannel?, _ channelURL: String?, _ channelType: ChannelType,
    method: String = #function, _ body: () -> Void
  ) {
    let by = channel.map { "object \($0.channelURL)" } ?? "URL \(channelURL ?? "nil")"
    recordViewModel("by \(by), \(channelType)", method: method, body)
  }

  /// Records `loadView`.
  func recordLoading(_ body: () -> Void) {
    record("", parts, end: "", method: "loadView", body)
  }

  /// Records `setupViews`, and whether items and list are in place afterwards (S6).
  ///
  /// - Parameter alsoHolds: A further condition that must hold afterwards.
  func recordViews(alsoHolds: @autoclosure () -> Bool = true, _ body: () -> Void) {
    record("", end: ", all in place: \(isInPlace && alsoHolds())", method: "setupViews", body)
  }

  private var isInPlace: Bool {
    guard let headerComponent, let listComponent else { return false }
    return navigationItem.titleView === headerComponent.titleView
      && navigationItem.leftBarButtonItem === headerComponent.leftBarButton
      && navigationItem.rightBarButtonItem === headerComponent.rightBarButton
      && listComponent.superview === view && headerComponent.superview == nil
  }

  /// Records `viewWillAppear`, and whether the screen is its stack's delegate afterwards (S10).
  func recordAppearing(_ body: () -> Void) {
    record(
      "", end: ", delegate: \(navigationController?.delegate === self)", method: "viewWillAppear",
      body)
  }
}

/// Whether a header or a list has a delegate and a theme when its views are set up.
func known(_ delegate: AnyObject?, _ theme: Any?) -> String {
  "delegate \(delegate != nil), theme \(theme != nil)"
}

/// Logs the number of rows of a list.
func recordRows(_ count: Int) -> Int { record(as: "list rows: \(count)") { count } }

/// The events that a select screen logs from `loadView` to its first appearance.
///
/// - Parameter list: The event that its list logs when it is configured.
func appearanceOfASelectScreen(list: String = "list configure") -> String {
  """
  loadView [viewModel header list]
  setupViews
  header configure
  header setupViews delegate true, theme true
  header setupLayouts
  header setupStyles
  header updateRightBarButton
  \(list)
  list setupViews delegate true, theme true
  list setupLayouts
  list setupStyles
  setupViews ends, all in place: true
  setupLayouts
  loadView ends
  viewDidLoad
  viewWillAppear
  updateStyles
  setupStyles
  header setupStyles
  header updateRightBarButton
  list setupStyles
  viewWillAppear ends, delegate: true
  list rows: 0
  viewDidLayoutSubviews
  setupStyles
  header setupStyles
  header updateRightBarButton
  list setupStyles
  viewDidAppear
  """
}
