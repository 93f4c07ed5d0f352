import Foundation

/// Screens that tests write into their workspaces, and the snapshots of these.
public enum Screens {
  /// An invite screen with some users of the app, on a device of 30 columns.
  ///
  /// - Parameters:
  ///   - nicknames: the names of the users; their ids are `u0`, `u1` and so on.
  ///   - extra: other keys of the screen, as YAML.
  public static func invite(_ nicknames: String..., extra: String = "") -> String {
    let users = nicknames.enumerated().map { "{ userId: u\($0), nickname: \($1) }" }
    return """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data:
        users: [\(users.joined(separator: ", "))]
        groupChannels: [{ url: design-team }]
      device: { width: 30 }
      \(extra)

      """
  }

  /// The snapshot of such a screen, with a row for each user.
  public static func snapshot(
    _ name: String, theme: String = "light", _ rows: String...
  ) -> String {
    """
    screen: \(name)
    viewController: SBUInviteUserViewController
    headerComponent: SBUInviteUserModule.Header
    listComponent: SBUInviteUserModule.List
    viewModel: SBUInviteUserViewModel
    theme: \(theme)

    ┌────────────────────────────┐
    │ [Cancel] Invite … (Invite) │
    ├────────────────────────────┤
    \(rows.map { "│ ○ \($0.padding(toLength: 20, withPad: " ", startingAt: 0)) [ ] │\n" }.joined())\
    └────────────────────────────┘

    """
  }
}
