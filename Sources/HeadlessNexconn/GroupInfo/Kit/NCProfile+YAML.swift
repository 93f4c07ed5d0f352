import ChatBackend
import Diorama
import HeadlessUIKit

extension NCProfileViewController: ScreenViewController {
  /// What a screen says of the view controller itself.
  private struct Arguments: Sendable {
    var groupId: String?
    var title: String?
  }

  static let standardInitializer = ViewControllerInitializer(
    RecordTable<Arguments>(
      "a group info page",
      [
        Field("groupId", .groupId, "the group; it may stand in 'viewModel', too") {
          $0.groupId = $1
        },
        Field("title", .text, "the title of the bar; by default 'Group info'") { $0.title = $1 },
      ]),
    startingWith: Arguments(),
    check: { arguments, nodes, decoding in
      nodes.reportMissingGroup(arguments.groupId, &decoding)
    }
  ) { type, arguments in
    guard let type = type as? NCProfileViewController.Type else { return nil }
    let chosen = ScreenEnvironment.current?[ChosenViewModelKey.self].choice?.make()
    let viewModel = chosen as? NCGroupProfileViewModel ?? NCGroupProfileViewModel()
    if let groupId = arguments.groupId { viewModel.groupId = groupId }
    let controller = type.init(viewModel: viewModel)
    if let title = arguments.title { controller.title = title }
    return controller
  }

  static let standardSlots: [Slot] = [
    Slot(
      "viewModel", .viewModel, acceptsBeforeInit: NCGroupProfileViewModel.self,
      in: NCProfileViewController.self, "loads the group",
      get: { $0.viewModel as? NCGroupProfileViewModel },
      prepare: { choice in ScreenEnvironment.current?[ChosenViewModelKey.self].choice = choice })
  ]
}

extension NCGroupProfileViewModel {
  static let standardProperties: PropertyTable = [
    Property("groupId", .groupId, "the group") { (model: NCGroupProfileViewModel, id) in
      model.groupId = id
    },
    Property(
      "displayMaxMemberCount", .integer(in: 5...50),
      "how many members the grid shows at most; by default 30"
    ) { (model: NCGroupProfileViewModel, count) in model.displayMaxMemberCount = count },
    Property(
      "invitePermission", ValueShape<NCGroupOperationPermission>.choice,
      "who may add members; by default owner and admins"
    ) { (model: NCGroupProfileViewModel, value) in model.invitePermission = value },
    Property(
      "removeMemberPermission", ValueShape<NCGroupOperationPermission>.choice,
      "who may take members out; by default owner and admins"
    ) { (model: NCGroupProfileViewModel, value) in model.removeMemberPermission = value },
    Property(
      "groupInfoEditPermission", ValueShape<NCGroupOperationPermission>.choice,
      "who may change the group's name; by default owner and admins"
    ) { (model: NCGroupProfileViewModel, value) in model.groupInfoEditPermission = value },
  ]
}
