import DioramaKit

/// The modules that create the header and list of view controllers.
///
/// Each screen has an entry; those of group channels and of open channels may differ. Setting an
/// entry inside a run changes that run only; outside of a run, it applies to all later runs.
///
/// ```swift
/// SBUModuleSet.InviteUserModule.HeaderComponent = TeamHeader.self
/// SBUModuleSet.OpenModerationsModule = LiveModerationsModule.self
/// ```
///
/// YAML sets the same entries under the key `SBUModuleSet`.
@dynamicMemberLookup
public enum SBUModuleSet {
  /// The class of a module, such as `SBUModuleSet.InviteUserModule`.
  public static subscript<Base: Configurable>(
    dynamicMember entry: KeyPath<SBUModules, SBUTypeEntry<Base>>
  ) -> Base.Type {
    get { entries[keyPath: entry].type }
    set { entries[keyPath: entry].type = newValue }
  }

  static let entries = SBUModules()
}

/// The view controllers that the kit shows when one of its screens opens another.
///
/// ```swift
/// SBUViewControllerSet.GroupUserListViewController = TeamListViewController.self
/// let screen = SBUViewControllerSet.OpenModerationsViewController(channel: channel)
/// ```
///
/// YAML sets the same entries under the key `SBUViewControllerSet`.
@dynamicMemberLookup
public enum SBUViewControllerSet {
  /// The class of a view controller, such as `SBUViewControllerSet.GroupChannelViewController`.
  public static subscript<Base: Configurable>(
    dynamicMember entry: KeyPath<SBUViewControllers, SBUTypeEntry<Base>>
  ) -> Base.Type {
    get { entries[keyPath: entry].type }
    set { entries[keyPath: entry].type = newValue }
  }

  static let entries = SBUViewControllers()

  // Page 004 writes `SBUViewControllerSet.OpenModerationsViewController(channel:)`, and pages 000
  // and 001 create screens in the same way. So these entries have a function for each initializer.
  // Swift does not look up a dynamic member if a function has its name, so these entries are
  // properties of this type.
}

/// The view models that view controllers create in their initializers.
///
/// YAML sets the same entries under the key `SBUViewModelSet`.
@dynamicMemberLookup
public enum SBUViewModelSet {
  /// The class of a view model, such as `SBUViewModelSet.InviteUserViewModel`.
  public static subscript<Base: Configurable>(
    dynamicMember entry: KeyPath<SBUViewModels, SBUTypeEntry<Base>>
  ) -> Base.Type {
    get { entries[keyPath: entry].type }
    set { entries[keyPath: entry].type = newValue }
  }

  static let entries = SBUViewModels()
}

/// The entries of ``SBUModuleSet``; each screen adds its own in an extension.
public struct SBUModules: Sendable {
  /// Returns an entry with the name of the calling property and the class of its type.
  func entry<Base: Configurable>(
    _ standard: Base.Type = Base.self, name: String = #function
  ) -> SBUTypeEntry<Base> { SBUTypeEntry(SBUModuleSet.self, name, standard) }
}

/// The entries of ``SBUViewControllerSet``; each screen adds its own in an extension.
public struct SBUViewControllers: Sendable {
  /// Returns an entry with the name of the calling property and the class of its type.
  func entry<Base: Configurable>(name: String = #function) -> SBUTypeEntry<Base> {
    SBUTypeEntry(SBUViewControllerSet.self, name, Base.self)
  }
}

/// The entries of ``SBUViewModelSet``; each screen adds its own in an extension.
public struct SBUViewModels: Sendable {
  /// Returns an entry with the name of the calling property and the class of its type.
  func entry<Base: Configurable>(name: String = #function) -> SBUTypeEntry<Base> {
    SBUTypeEntry(SBUViewModelSet.self, name, Base.self)
  }
}
