import ChatBackend
import Diorama
import HeadlessUIKit

extension NCProfileViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.groupPage(
    "a group info page", titled: "Group info"
  ) { type, viewModel in
    (type as? NCProfileViewController.Type)?.init(viewModel: viewModel as NCGroupProfileViewModel)
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
