/// The notice that a row took last; the same again is no news (N137, N146).
struct ShownNotice {
  private struct Names: Equatable {
    let userId: String?
    let name: String?
    let avatarUrl: String?
    let alias: String?
  }

  private var last: Names?

  /// Whether somebody is another one than in the notice before; from now on it is that notice.
  mutating func isNews(_ user: NCChatUIUserInfo) -> Bool {
    let names = Names(
      userId: user.userId, name: user.name, avatarUrl: user.avatarUrl, alias: user.alias)
    if names == last { return false }
    last = names
    return true
  }
}
