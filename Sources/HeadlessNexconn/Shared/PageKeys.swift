import ChatBackend
import DioramaKit
import HeadlessUIKit
import YAML

/// A value that YAML can set on a page: at the top level of a screen, or in a component of the
/// page's class. The value in the screen overrides the one in the component.
struct PageKey: Sendable {
  /// The key of a screen.
  let field: Field<PageArguments>
  /// The same key as a property of the class.
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

  /// Creates a key whose value is assigned to a property of the page.
  init<Page: NCBaseViewController, Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, _ meaning: String,
    _ path: any ReferenceWritableKeyPath<Page, Value> & Sendable
  ) {
    self.init(name, shape, meaning) { (page: Page, value: Value) in page[keyPath: path] = value }
  }

  /// Creates a key whose value is assigned to an optional property of the page.
  init<Page: NCBaseViewController, Value: Sendable>(
    _ name: String, _ shape: ValueShape<Value>, _ meaning: String,
    _ path: any ReferenceWritableKeyPath<Page, Value?> & Sendable
  ) {
    self.init(name, shape, meaning) { (page: Page, value: Value) in page[keyPath: path] = value }
  }

  /// The title of the bar, which Swift code can then no longer change.
  ///
  /// - Parameter standard: A description of the default title.
  static func title(_ standard: String) -> PageKey {
    PageKey(
      "title", .text, "the title of the navigation bar; \(standard)",
      \NCBaseViewController.chosenTitle)
  }
}

extension PropertyTable {
  /// The properties of a component that is made of a page's class.
  static func page(_ keys: [PageKey]) -> PropertyTable { PropertyTable("", keys.map(\.property)) }
}

/// The values that a screen sets on a page: the arguments of its initializer and later settings.
struct PageArguments: Sendable {
  /// The group, if the page shows a group.
  var groupId: String?
  /// The kind of a chat's channel.
  var channelKind = ConversationKey.Kind.direct
  /// The YAML node with the id of a chat's channel: the id of a person or a group.
  var channel: Node?
  /// The id of a chat's channel.
  var channelId = ""
  /// The types of channels in a list.
  var channelTypes: [NCChannelType] = [.direct, .group, .system]
  fileprivate(set) var settings: [@Sendable (UIViewController) -> Void] = []

  /// Applies the screen's settings to a page and returns the page.
  func configure<Page: UIViewController>(_ page: Page?) -> Page? {
    guard let page else { return nil }
    for set in settings { set(page) }
    return page
  }

  /// Returns the view model that the screen chose, or the default one.
  func viewModel<ViewModel: ConfigurableComponent>(_ type: ViewModel.Type) -> ViewModel {
    let chosen = ScreenEnvironment.current?[ChosenViewModelKey.self].choice?.make()
    return chosen as? ViewModel ?? TypeSubstitutions.current.make(type)
  }
}

/// The view model that a screen chose, until its view controller is created.
final class ChosenViewModel {
  var choice: ComponentChoice?
}

enum ChosenViewModelKey: EnvironmentKey {
  static func makeDefault(in environment: ScreenEnvironment) -> ChosenViewModel {
    ChosenViewModel()
  }

  /// Stores the view model that a screen chose, for the page that is created next.
  static let chooseViewModel: @Sendable (ComponentChoice) -> Void = { choice in
    ScreenEnvironment.current?[ChosenViewModelKey.self].choice = choice
  }
}

/// The view model of a page that shows a group.
protocol GroupPageViewModel: ConfigurableComponent {
  /// The id of the group.
  var groupId: String { get set }
}

extension ViewControllerInitializer {
  /// Returns the initializer of a page that shows a group.
  ///
  /// - Parameters:
  ///   - what: The name of the page in messages.
  ///   - keys: The keys that YAML can set on the page.
  ///   - make: Creates a view controller of a class with a view model; nil for a class of another
  ///     kit.
  static func groupPage<ViewModel: GroupPageViewModel>(
    _ what: String, _ keys: [PageKey],
    make: @escaping @Sendable (any ScreenViewController.Type, ViewModel) -> UIViewController?
  ) -> ViewControllerInitializer {
    ViewControllerInitializer(
      RecordTable<PageArguments>(
        what,
        [
          Field(
            "groupId", .groupId, "the id of the group, here or in 'viewModel'",
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
  /// Reports a missing group if neither the page nor its view model has a group id.
  ///
  /// A view model of another type may set its group itself.
  ///
  /// - Returns: Whether no error was reported.
  func reportMissingGroup(_ groupId: String?, _ decoding: inout Decoding) -> Bool {
    if groupId != nil { return true }
    if let viewModel = self["viewModel"] {
      if viewModel.kind != .mapping { return true }
      if viewModel["groupId"] != nil || viewModel["type"] != nil { return true }
    }
    decoding.diagnostics.append(
      .missingId("groupId", of: "the group, here or in 'viewModel'", in: screen))
    return false
  }
}
