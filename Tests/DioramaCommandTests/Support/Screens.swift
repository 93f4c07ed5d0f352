/// Screens that tests write into their workspaces.
enum Screens {
  /// An invite screen with some users of the app.
  static func invite(_ nicknames: String..., extra: String = "") -> String {
    let users = nicknames.enumerated().map { "{ userId: u\($0), nickname: \($1) }" }
    return """
      viewController: SBUInviteUserViewController
      channelURL: design-team
      data:
        users: [\(users.joined(separator: ", "))]
        groupChannels: [{ url: design-team }]
      \(extra)

      """
  }
}
