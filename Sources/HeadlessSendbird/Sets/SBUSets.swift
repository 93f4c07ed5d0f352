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
public enum SBUModuleSet {}

/// The view controllers that the kit shows when one of its screens leads to another.
///
/// ```swift
/// SBUViewControllerSet.GroupUserListViewController = TeamListViewController.self
/// let screen = SBUViewControllerSet.OpenModerationsViewController(channel: channel)
/// ```
///
/// A project's `diorama.yaml` sets the same under the key `SBUViewControllerSet`.
public enum SBUViewControllerSet {
  // The entries hold metatypes, of which Swift makes objects with `.init(...)` only. Pages 001 and
  // 004 write `SBUViewControllerSet.OpenModerationsViewController(channel:)`, so for each
  // initialiser there is a function of the entry's name. The type of a channel that only its URL is
  // known of is that of the entry.
}

/// The view models that view controllers make when they are made themselves.
///
/// A project's `diorama.yaml` sets the same under the key `SBUViewModelSet`.
public enum SBUViewModelSet {}
