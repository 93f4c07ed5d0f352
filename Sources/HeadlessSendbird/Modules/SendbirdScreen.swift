import DioramaKit
import HeadlessUIKit

/// The parts of a screen in the kit: the types that YAML can name, and the screen's entries in the
/// sets.
///
/// Each screen declares its own next to its view controller; only the kit itself lists all screens.
struct SendbirdScreen: Sendable {
  /// The types that YAML can name.
  private(set) var types: [any Configurable.Type]
  /// The entries of `SBUModuleSet`, each with those of its components.
  private(set) var modules: [TypeSet.Entry]
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
    self.modules = modules.flatMap { module in
      [
        module.entry(.module), Self.header(of: module),
        Self.component("ListComponent", .list, Module.List.self, of: module),
      ]
    }
    self.viewControllers = viewControllers.map { $0.entry(.viewController) }
    self.viewModels = viewModels.map { $0.entry(.viewModel) }
    self.olderModules = olderModules
    self.olderViewControllers = olderViewControllers
  }

  /// Creates the parts of a screen without a list, with one entry in each set.
  init<Module: SBUHeaderModule, ViewController: Configurable, ViewModel: Configurable>(
    headerModule module: SBUTypeEntry<Module>, viewController: SBUTypeEntry<ViewController>,
    viewModel: SBUTypeEntry<ViewModel>
  ) {
    types = [ViewController.self, Module.self, Module.Header.self, ViewModel.self]
    modules = [module.entry(.module), Self.header(of: module)]
    viewControllers = [viewController.entry(.viewController)]
    viewModels = [viewModel.entry(.viewModel)]
    (olderModules, olderViewControllers) = ([:], [:])
  }

  /// Returns the parts with a further component of a module.
  ///
  /// - Parameters:
  ///   - name: the name of the component in the module, such as `InputComponent`.
  ///   - kind: the kind of the component.
  ///   - type: the kit's class.
  ///   - module: the module.
  func adding<Module: SBUModule, Component: Configurable>(
    _ name: String, _ kind: TypeKind, _ type: Component.Type, of module: SBUTypeEntry<Module>
  ) -> SendbirdScreen {
    var screen = self
    screen.types.append(type)
    screen.modules.append(Self.component(name, kind, type, of: module))
    return screen
  }

  private static func component<Module: SBUModule, Component: Configurable>(
    _ name: String, _ kind: TypeKind, _ type: Component.Type, of module: SBUTypeEntry<Module>
  ) -> TypeSet.Entry {
    TypeSet.Entry(
      "\(module.name).\(name)", kind, accepts: type,
      get: {
        SBUTypes.current.inherited(name, of: module.type) ?? ComponentChoice(type: type)
      },
      set: { SBUTypes.current[SBUTypes.Key(module.type, name)] = $0 })
  }

  private static func header<Module: SBUHeaderModule>(
    of module: SBUTypeEntry<Module>
  ) -> TypeSet.Entry { component("HeaderComponent", .header, Module.Header.self, of: module) }

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
    [
      slot("headerComponent", .header, header, headerMeaning),
      slot("listComponent", .list, list, listMeaning), modelSlot(viewModel, modelMeaning),
    ]
  }

  /// Returns the part for a component that YAML can set. Its defaults are the entries of the
  /// component in the screen's modules.
  ///
  /// - Parameters:
  ///   - key: the name of the property, such as `inputComponent`; the module's begins with a capital
  ///     letter.
  ///   - kind: the kind of the component.
  ///   - path: the property.
  ///   - meaning: a one-line description.
  func slot<Screen: UIViewController, Component: ConfigurableComponent>(
    _ key: String, _ kind: TypeKind,
    _ path: any ReferenceWritableKeyPath<Screen, Component?> & Sendable, _ meaning: String
  ) -> Slot {
    let suffix = ".\(key.prefix(1).uppercased())\(key.dropFirst())"
    return Slot(
      key, kind, accepts: Component.self, in: Screen.self, meaning,
      standard: modules.map(\.name).filter { $0.hasSuffix(suffix) }.map { "SBUModuleSet.\($0)" },
      get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Returns the part for the view model that YAML can set. Its default is the screen's entry in the
  /// set.
  func modelSlot<Screen: UIViewController, Model: Configurable>(
    _ path: any ReferenceWritableKeyPath<Screen, Model?> & Sendable, _ meaning: String
  ) -> Slot {
    Slot(
      "viewModel", .viewModel, inSets: Model.self, of: Screen.self, meaning,
      standard: viewModels.map { "SBUViewModelSet.\($0.name)" }, get: { $0[keyPath: path] })
  }
}

extension TypeKind {
  /// A message input.
  static let input: TypeKind = "message input"
}
