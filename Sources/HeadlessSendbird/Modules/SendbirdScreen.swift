import DioramaKit
import HeadlessUIKit

/// The parts of a screen in the kit: the types that YAML can name, and the screen's entries in the
/// sets.
///
/// Each screen declares its own next to its view controller; only the kit itself lists all screens.
struct SendbirdScreen: Sendable {
  /// The types that YAML can name.
  let types: [any Configurable.Type]
  /// The entries of `SBUModuleSet`, each with those of its header and list.
  let modules: [TypeSet.Entry]
  /// The entries of `SBUViewControllerSet`.
  let viewControllers: [TypeSet.Entry]
  /// The entries of `SBUViewModelSet`.
  let viewModels: [TypeSet.Entry]
  /// The older names of entries, with the current ones.
  let olderModules: [String: String]
  let olderViewControllers: [String: String]

  /// Creates the parts of a screen, with one entry or with one for each channel type.
  ///
  /// - Parameters:
  ///   - modules: the entries of `SBUModuleSet`, that of group channels first.
  ///   - viewControllers: the entries of `SBUViewControllerSet`, in the same order.
  ///   - viewModels: the entries of `SBUViewModelSet`, in the same order.
  ///   - olderModules: the older names of module entries, with the current ones.
  ///   - olderViewControllers: the older names of view controller entries, with the current ones.
  init<Module: SBUComponentModule, ViewController: Configurable, ViewModel: Configurable>(
    modules: [SBUTypeEntry<Module>], viewControllers: [SBUTypeEntry<ViewController>],
    viewModels: [SBUTypeEntry<ViewModel>], olderModules: [String: String] = [:],
    olderViewControllers: [String: String] = [:]
  ) {
    types = [
      ViewController.self, Module.self, Module.Header.self, Module.List.self, ViewModel.self,
    ]
    self.modules = modules.flatMap(Self.entries)
    self.viewControllers = viewControllers.map { $0.entry(.viewController) }
    self.viewModels = viewModels.map { $0.entry(.viewModel) }
    self.olderModules = olderModules
    self.olderViewControllers = olderViewControllers
  }

  /// Creates the parts of a screen with a message input.
  init<
    Module: SBUComponentModule & SBUInputModule, ViewController: Configurable,
    ViewModel: Configurable
  >(
    inputModule module: SBUTypeEntry<Module>, viewController: SBUTypeEntry<ViewController>,
    viewModel: SBUTypeEntry<ViewModel>, olderViewControllers: [String: String] = [:]
  ) {
    types = [
      ViewController.self, Module.self, Module.Header.self, Module.List.self, Module.Input.self,
      ViewModel.self,
    ]
    modules =
      Self.entries(module) + [
        TypeSet.Entry(
          "\(module.name).InputComponent", .input, accepts: Module.Input.self,
          get: { module.type.inputChoice }, set: { module.type.inputChoice = $0 })
      ]
    viewControllers = [viewController.entry(.viewController)]
    viewModels = [viewModel.entry(.viewModel)]
    olderModules = [:]
    self.olderViewControllers = olderViewControllers
  }

  /// Returns a module's entry, with those of its header and list.
  private static func entries<Module: SBUComponentModule>(
    _ module: SBUTypeEntry<Module>
  ) -> [TypeSet.Entry] {
    [
      module.entry(.module),
      TypeSet.Entry(
        "\(module.name).HeaderComponent", .header, accepts: Module.Header.self,
        get: { module.type.headerChoice }, set: { module.type.headerChoice = $0 }),
      TypeSet.Entry(
        "\(module.name).ListComponent", .list, accepts: Module.List.self,
        get: { module.type.listChoice }, set: { module.type.listChoice = $0 }),
    ]
  }

  /// Returns the parts that YAML can set: header, list and view model, each with a one-line
  /// description. Their defaults are the screen's entries in the sets.
  func slots<
    Screen: UIViewController, Header: ConfigurableComponent, List: ConfigurableComponent,
    Model: Configurable
  >(
    header: any ReferenceWritableKeyPath<Screen, Header?> & Sendable, _ headerMeaning: String,
    list: any ReferenceWritableKeyPath<Screen, List?> & Sendable, _ listMeaning: String,
    viewModel: any ReferenceWritableKeyPath<Screen, Model?> & Sendable, _ modelMeaning: String
  ) -> [Slot] {
    let names = modules.map { "SBUModuleSet.\($0.name)" }
    return [
      Slot(
        "headerComponent", .header, accepts: Header.self, in: Screen.self, headerMeaning,
        standard: names.filter { $0.hasSuffix(".HeaderComponent") },
        get: { $0[keyPath: header] }, set: { $0[keyPath: header] = $1 }),
      Slot(
        "listComponent", .list, accepts: List.self, in: Screen.self, listMeaning,
        standard: names.filter { $0.hasSuffix(".ListComponent") },
        get: { $0[keyPath: list] }, set: { $0[keyPath: list] = $1 }),
      Slot(
        "viewModel", .viewModel, inSets: Model.self, of: Screen.self, modelMeaning,
        standard: viewModels.map { "SBUViewModelSet.\($0.name)" },
        get: { $0[keyPath: viewModel] }),
    ]
  }

  /// Returns the part for the message input of a screen that has one.
  func inputSlot<Screen: UIViewController, Input: ConfigurableComponent>(
    _ input: any ReferenceWritableKeyPath<Screen, Input?> & Sendable, _ meaning: String
  ) -> Slot {
    Slot(
      "inputComponent", .input, accepts: Input.self, in: Screen.self, meaning,
      standard: modules.map(\.name).filter { $0.hasSuffix(".InputComponent") }
        .map { "SBUModuleSet.\($0)" },
      get: { $0[keyPath: input] }, set: { $0[keyPath: input] = $1 })
  }
}

extension TypeKind {
  /// A message input.
  static let input: TypeKind = "message input"
}
