import DioramaKit

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
}
