import ChatBackend
import DioramaKit
import HeadlessUIKit
import YAML

/// The view model that a screen has chosen, until its view controller is made.
final class ChosenViewModel {
  var choice: ComponentChoice?
}

enum ChosenViewModelKey: EnvironmentKey {
  static func makeDefault(in environment: ScreenEnvironment) -> ChosenViewModel {
    ChosenViewModel()
  }
}

/// The view model of a page of a group.
protocol GroupPageViewModel: ConfigurableComponent {
  /// The group.
  var groupId: String { get set }
}

/// What a screen says of a page of a group.
private struct GroupPageArguments: Sendable {
  var groupId: String?
  var title: String?
}

extension ViewControllerInitializer {
  /// The initialiser of a page of a group: which one, and the title of its bar.
  ///
  /// - Parameters:
  ///   - what: what messages call the page.
  ///   - title: the title that it has by itself.
  ///   - make: makes a view controller of a class over a view model; nil for another kit's class.
  static func groupPage<ViewModel: GroupPageViewModel>(
    _ what: String, titled title: String,
    make: @escaping @Sendable (any ScreenViewController.Type, ViewModel) -> UIViewController?
  ) -> ViewControllerInitializer {
    ViewControllerInitializer(
      RecordTable<GroupPageArguments>(
        what,
        [
          Field("groupId", .groupId, "the group; it may stand in 'viewModel', too") {
            $0.groupId = $1
          },
          Field("title", .text, "the title of the bar; by default '\(title)'") { $0.title = $1 },
        ]),
      startingWith: GroupPageArguments(),
      check: { arguments, nodes, decoding in
        nodes.reportMissingGroup(arguments.groupId, &decoding)
      }
    ) { type, arguments in
      let chosen = ScreenEnvironment.current?[ChosenViewModelKey.self].choice?.make()
      let viewModel = chosen as? ViewModel ?? ViewModel()
      if let groupId = arguments.groupId { viewModel.groupId = groupId }
      let controller = make(type, viewModel)
      if let title = arguments.title { controller?.title = title }
      return controller
    }
  }
}

extension ArgumentNodes {
  /// Reports that a page of a group is told of none: neither by itself nor by its view model.
  ///
  /// A view model of another type may know its group by itself.
  ///
  /// - Returns: whether all is well.
  func reportMissingGroup(_ groupId: String?, _ decoding: inout Decoding) -> Bool {
    if groupId != nil { return true }
    if let viewModel = self["viewModel"] {
      if viewModel.kind != .mapping { return true }
      if viewModel["groupId"] != nil || viewModel["type"] != nil { return true }
    }
    decoding.diagnostics.report(
      .missingKey, "the screen needs 'groupId'", at: screen,
      help: Diagnostic.Help("groupId: the group; it may stand in 'viewModel', too"))
    return false
  }
}
