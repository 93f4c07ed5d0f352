/// A generated screen as a `Codable` type.
struct ScreenFile: Decodable {
  let screen: String
  let description: String
  let viewController: String
  let channelURL: String
  let headerComponent: String
  let listComponent: String
  let currentUser: String
  let data: Fixture

  /// The chat data of the screen.
  struct Fixture: Decodable {
    let users: [User]
    let groupChannels: [Channel]
  }

  /// A user.
  struct User: Decodable {
    let userId: String
    let nickname: String
    let profileURL: String
  }

  /// A channel.
  struct Channel: Decodable {
    let url: String
    let name: String
    let members: [String]
  }
}
