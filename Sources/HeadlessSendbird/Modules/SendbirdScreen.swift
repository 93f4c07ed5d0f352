import DioramaKit
import HeadlessUIKit

/// What a screen brings to the kit: the types that YAML can name, and its entries in the sets.
///
/// Each screen declares its own beside its view controller, so that no list knows all of them but
/// the kit's at the very top.
struct SendbirdScreen: Sendable {
  /// The types that YAML can name.
  let types: [any Configurable.Type]
  /// The entries of `SBUModuleSet`, each with those of its header and its list.
  let modules: [TypeSet.Entry]
  /// The entries of `SBUViewControllerSet`.
  let viewControllers: [TypeSet.Entry]
  /// The entries of `SBUViewModelSet`.
  let viewModels: [TypeSet.Entry]
  /// What entries were called in older versions, and what they are called today.
  let olderModules: [String: String]
  let olderViewControllers: [String: String]

  /// A screen for channels of one sort, or with one entry for each sort.
  ///
  /// - Parameters:
  ///   - modules: the entries of `SBUModuleSet`, that of group channels first.
  ///   - viewControllers: the entries of `SBUViewControllerSet`, in the same order.
  ///   - viewModels: the entries of `SBUViewModelSet`, in the same order.
  ///   - olderModules: older spellings of entries, and today's.
  ///   - olderViewControllers: the same for view controllers.
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

  /// A module's entry, with those of its header and its list.
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

  /// The parts that YAML may choose: header, list and view model. What stands there otherwise is
  /// what the screen's entries say. Each part comes with what it is, in one line.
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
}
