import ChatBackend
import Diorama
import HeadlessUIKit

/// The view model of a page of a group.
protocol GroupPageViewModel: ConfigurableComponent {
  /// The group.
  var groupId: String { get set }
}

extension NCGroupProfileViewModel: GroupPageViewModel {}
extension NCGroupMentionViewModel: GroupPageViewModel {}

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
