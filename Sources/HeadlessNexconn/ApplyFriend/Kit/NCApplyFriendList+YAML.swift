import ChatBackend
import Diorama
import HeadlessUIKit
import YAML

extension NCApplyFriendListViewController: ScreenViewController {
  /// What a screen says of the view controller itself.
  private struct Arguments: Sendable {
    var title: String?
  }

  static let standardInitializer = ViewControllerInitializer(
    RecordTable<Arguments>(
      "a friend request list",
      [Field("title", .text, "the title of the bar; by default 'New friends'") { $0.title = $1 }]),
    startingWith: Arguments()
  ) { type, arguments in
    guard let type = type as? NCApplyFriendListViewController.Type else { return nil }
    let chosen = ScreenEnvironment.current?[ChosenViewModelKey.self].choice?.make()
    let controller = type.init(
      viewModel: chosen as? NCApplyFriendListViewModel ?? NCApplyFriendListViewModel())
    if let title = arguments.title { controller.title = title }
    return controller
  }

  static let standardSlots: [Slot] = [
    Slot(
      "viewModel", .viewModel, acceptsBeforeInit: NCApplyFriendListViewModel.self,
      in: NCApplyFriendListViewController.self, "loads the requests and puts them into sections",
      get: { $0.viewModel },
      prepare: { choice in
        ScreenEnvironment.current?[ChosenViewModelKey.self].choice = choice
      })
  ]
}

/// The option as YAML writes it.
private struct OptionDraft: Sendable {
  var pageSize = 100

  static let table = RecordTable<OptionDraft>(
    "an option",
    [
      Field("pageSize", .integer(in: 1...10_000), "how many requests a page has; by default 100") {
        $0.pageSize = $1
      }
    ])
}

extension NCApplyFriendListViewModel {
  static let standardProperties: PropertyTable = {
    let table: PropertyTable = [
      Property(
        "types", .list(of: ValueShape<ChatFriendApplication.Kind>.choice),
        "who sent the requests; by default anybody"
      ) { (model: NCApplyFriendListViewModel, types) in
        model.types = types.map { NSNumber(value: NCFriendApplicationType($0).rawValue) }
      },
      Property(
        "status", .list(of: ValueShape<ChatFriendApplication.Status>.choice),
        "what became of them; by default anything"
      ) { (model: NCApplyFriendListViewModel, statuses) in
        model.status = statuses.map { NSNumber(value: NCFriendApplicationStatus($0).rawValue) }
      },
      Property(
        "option", .record(OptionDraft.table, startingWith: OptionDraft()), "how they are read"
      ) { (model: NCApplyFriendListViewModel, draft) in
        let option = NCFriendApplicationsQueryParams()
        option.pageSize = draft.pageSize
        model.option = option
      },
      Property(
        "items", .list(of: SectionDraft.shape), "the sections, by time; by default one of all"
      ) { (model: NCApplyFriendListViewModel, drafts) in
        guard let environment = ScreenEnvironment.current else { return }
        model.sectionItems = drafts.map { $0.makeItem(in: environment) }
      },
      Property(
        "customRows", .list(of: OwnRow.shape), "rows at the end of each page, as an app may add"
      ) { (model: NCApplyFriendListViewModel, rows) in model.ownRows = rows },
    ]
    return table.checking { settings, decoding in
      SectionCheck(settings, decoding)?.report(&decoding)
    }
  }()
}
