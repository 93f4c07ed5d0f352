import ChatBackend
import DioramaKit
import HeadlessUIKit
import YAML

/// Something that YAML may set on a page: at the top level of a screen, or in a component that is
/// made of the page's class. The screen's word counts more.
struct PageKey: Sendable {
  /// The key of a screen.
  let field: Field<PageArguments>
  /// The same as a property of the class.
  let property: Property

  init<Page: NCBaseViewController, Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, _ meaning: String,
    set: @escaping @Sendable (Page, Value) -> Void
  ) {
    field = Field(name, shape, meaning) { arguments, value in
      arguments.settings.append { controller in
        guard let page = controller as? Page else { return }
        page.keysOfScreen.insert(name.description)
        set(page, value)
      }
    }
    property = Property(name, shape, meaning) { (page: Page, value: Value) in
      if !page.keysOfScreen.contains(name.description) { set(page, value) }
    }
  }

  /// A key whose value goes into a property of the page.
  init<Page: NCBaseViewController, Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, _ meaning: String,
    _ path: any ReferenceWritableKeyPath<Page, Value> & Sendable
  ) {
    self.init(name, shape, meaning) { (page: Page, value: Value) in page[keyPath: path] = value }
  }

  /// A key whose value goes into a property of the page that is nil without it.
  init<Page: NCBaseViewController, Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, _ meaning: String,
    _ path: any ReferenceWritableKeyPath<Page, Value?> & Sendable
  ) {
    self.init(name, shape, meaning) { (page: Page, value: Value) in page[keyPath: path] = value }
  }

  /// The title of the bar, which no Swift code changes then.
  ///
  /// - Parameter standard: what the bar says by itself, in words.
  static func title(_ standard: String) -> PageKey {
    PageKey("title", .text, "the title of the bar; \(standard)", \NCBaseViewController.chosenTitle)
  }
}

extension PropertyTable {
  /// What a component that is made of a page's class may say.
  static func page(_ keys: [PageKey]) -> PropertyTable { PropertyTable("", keys.map(\.property)) }
}

/// What a screen says of a page: what its initialiser takes, and what is set on it afterwards.
struct PageArguments: Sendable {
  /// The group of a page of one.
  var groupId: String?
  /// The sort of a chat's channel.
  var channelKind = ConversationKey.Kind.direct
  /// Where the id of a chat's channel stands, which is that of a person or a group.
  var channel: Node?
  /// The id of a chat's channel.
  var channelId = ""
  /// The sorts of channels of a list.
  var channelTypes: [NCChannelType] = [.direct, .group, .system]
  fileprivate(set) var settings: [@Sendable (UIViewController) -> Void] = []

  /// Sets on a page what the screen says, and hands it on.
  func configure<Page: UIViewController>(_ page: Page?) -> Page? {
    guard let page else { return nil }
    for set in settings { set(page) }
    return page
  }

  /// The view model that the screen chose, or one as it is.
  func viewModel<ViewModel: ConfigurableComponent>(_ type: ViewModel.Type) -> ViewModel {
    let chosen = ScreenEnvironment.current?[ChosenViewModelKey.self].choice?.make()
    return chosen as? ViewModel ?? TypeSubstitutions.current.make(type)
  }
}

/// The view model that a screen has chosen, until its view controller is made.
final class ChosenViewModel {
  var choice: ComponentChoice?
}

enum ChosenViewModelKey: EnvironmentKey {
  static func makeDefault(in environment: ScreenEnvironment) -> ChosenViewModel {
    ChosenViewModel()
  }

  /// Notes the view model that a screen chooses, for the page that is about to be made.
  static let chooseViewModel: @Sendable (ComponentChoice) -> Void = { choice in
    ScreenEnvironment.current?[ChosenViewModelKey.self].choice = choice
  }
}

/// The view model of a page of a group.
protocol GroupPageViewModel: ConfigurableComponent {
  /// The group.
  var groupId: String { get set }
}

extension ViewControllerInitializer {
  /// The initialiser of a page of a group: which one, and what is set on the page.
  ///
  /// - Parameters:
  ///   - what: what messages call the page.
  ///   - keys: what YAML may set on it.
  ///   - make: makes a view controller of a class over a view model; nil for another kit's class.
  static func groupPage<ViewModel: GroupPageViewModel>(
    _ what: String, _ keys: [PageKey],
    make: @escaping @Sendable (any ScreenViewController.Type, ViewModel) -> UIViewController?
  ) -> ViewControllerInitializer {
    ViewControllerInitializer(
      RecordTable<PageArguments>(
        what,
        [
          Field(
            "groupId", .groupId, "the group; it may stand in 'viewModel', too",
            \PageArguments.groupId)
        ] + keys.map(\.field)),
      startingWith: PageArguments(),
      check: { arguments, nodes, decoding in
        nodes.reportMissingGroup(arguments.groupId, &decoding)
      }
    ) { type, arguments in
      let viewModel = arguments.viewModel(ViewModel.self)
      if let groupId = arguments.groupId { viewModel.groupId = groupId }
      return arguments.configure(make(type, viewModel))
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
