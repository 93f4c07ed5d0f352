import ChatBackend
import Diorama
import HeadlessUIKit

extension NCGroupMentionViewController: ScreenViewController {
  static let standardInitializer = ViewControllerInitializer.groupPage(
    "an @mention page", titled: "Select a user to mention"
  ) { type, viewModel in
    (type as? NCGroupMentionViewController.Type)?.init(
      viewModel: viewModel as NCGroupMentionViewModel)
  }

  static let standardSlots: [Slot] = [
    Slot(
      "viewModel", .viewModel, acceptsBeforeInit: NCGroupMentionViewModel.self,
      in: NCGroupMentionViewController.self, "loads the members of the group",
      get: { $0.viewModel },
      prepare: { choice in ScreenEnvironment.current?[ChosenViewModelKey.self].choice = choice })
  ]
}

extension NCGroupMentionViewModel {
  static let standardProperties: PropertyTable = [
    Property("groupId", .groupId, "the group") { (model: NCGroupMentionViewModel, id) in
      model.groupId = id
    },
    Property(
      "pageCount", .integer(in: 1...100), "how many members a page has; by default 50"
    ) { (model: NCGroupMentionViewModel, count) in model.pageCount = count },
  ]
}

extension NCUserListViewController: ScreenViewController {
  /// What a screen says of the view controller itself.
  private struct Arguments: Sendable {
    var groupId = ""
    var title: String?
  }

  static let standardInitializer = ViewControllerInitializer(
    RecordTable<Arguments>(
      "an @mention page of provided profiles",
      [
        Field("groupId", .groupId, required: true, "the group") { $0.groupId = $1 },
        Field(
          "title", .text, "the title of the bar; by default 'Select a user to mention'"
        ) { $0.title = $1 },
      ]),
    startingWith: Arguments(), oneOf: ["groupId"]
  ) { type, arguments in
    guard let type = type as? NCUserListViewController.Type else { return nil }
    let controller = type.init(groupId: arguments.groupId)
    if let title = arguments.title { controller.title = title }
    return controller
  }
}
