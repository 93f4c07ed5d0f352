import DioramaKit

/// The modules that view controllers take their header and list from.
///
/// Each screen has an entry, and those of group and of open channels may differ. Setting an entry
/// inside a run changes that run only; outside, it is what all later runs start with.
///
/// ```swift
/// SBUModuleSet.InviteUserModule.HeaderComponent = TeamHeader.self
/// SBUModuleSet.OpenModerationsModule = LiveModerationsModule.self
/// ```
///
/// A project's `diorama.yaml` sets the same under the key `SBUModuleSet`.
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

/// The view controllers that the kit shows when one of its screens leads to another.
///
/// ```swift
/// SBUViewControllerSet.GroupUserListViewController = TeamListViewController.self
/// let screen = SBUViewControllerSet.OpenModerationsViewController(channel: channel)
/// ```
///
/// A project's `diorama.yaml` sets the same under the key `SBUViewControllerSet`.
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

  // Page 004 writes `SBUViewControllerSet.OpenModerationsViewController(channel:)`, and screens of
  // pages 000 and 001 are made likewise, so these have a function for each initializer. Swift finds
  // no dynamic member where a function has its name, so their entries are properties of this type.
}

/// The view models that view controllers make when they are made themselves.
///
/// A project's `diorama.yaml` sets the same under the key `SBUViewModelSet`.
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
  /// An entry of the name of the property that calls this, and of the class of its type.
  func entry<Base: Configurable>(
    _ standard: Base.Type = Base.self, name: String = #function
  ) -> SBUTypeEntry<Base> { SBUTypeEntry(SBUModuleSet.self, name, standard) }
}

/// The entries of ``SBUViewControllerSet``; each screen adds its own in an extension.
public struct SBUViewControllers: Sendable {
  /// An entry of the name of the property that calls this, and of the class of its type.
  func entry<Base: Configurable>(name: String = #function) -> SBUTypeEntry<Base> {
    SBUTypeEntry(SBUViewControllerSet.self, name, Base.self)
  }
}

/// The entries of ``SBUViewModelSet``; each screen adds its own in an extension.
public struct SBUViewModels: Sendable {
  /// An entry of the name of the property that calls this, and of the class of its type.
  func entry<Base: Configurable>(name: String = #function) -> SBUTypeEntry<Base> {
    SBUTypeEntry(SBUViewModelSet.self, name, Base.self)
  }
}
