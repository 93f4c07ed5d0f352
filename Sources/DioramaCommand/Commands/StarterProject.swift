import Diorama

/// The files of a new project, its screen apart.
struct StarterProject {
  let registry: Registry
  let root: String

  /// The files with their texts.
  var files: [(path: String, text: String)] {
    var files = [(path: "\(root)/\(Project.fileName)", text: projectFile)]
    if !fixture.isEmpty { files.append(("\(root)/fixtures/team.yaml", fixture)) }
    files += Schema.Purpose.allCases.map { purpose in
      ("\(root)/\(purpose.fileName)", Schema(purpose, registry: registry).text)
    }
    let folder = repository == "." ? "" : "\(repository)/"
    files.append(("\(folder).github/workflows/\(workflowName).yml", workflow))
    return files
  }

  /// The folder of the git repository that the project is in; where there is none, the current
  /// folder, or that of a project which does not lie in it.
  private var repository: String {
    var folder = root
    while true {
      if FileSystem.exists("\(folder)/.git") { return folder }
      guard folder != ".", folder != "/", folder.lastPathComponent != ".." else { break }
      folder = folder.parentFolder
    }
    return folder == "." ? "." : root
  }

  /// The project's path in the repository.
  private var pathInRepository: String {
    if root == repository { return "." }
    return root.hasPrefix("\(repository)/") ? String(root.dropFirst(repository.count + 1)) : root
  }

  /// A screen's id from its view controller's name: `user-list` of `SBUUserListViewController`.
  static func screenID(of viewController: String) -> String {
    var name = viewController[...]
    if name.hasSuffix("ViewController") { name = name.dropLast("ViewController".count) }
    // A kit's prefix ends before the last of the capitals that the name begins with.
    let capitals = name.prefix { $0.isUppercase }
    if capitals.count > 2 { name = name.dropFirst(capitals.count - 1) }
    var id = ""
    for character in name {
      if character.isUppercase, !id.isEmpty, id.last != "-" { id += "-" }
      id += character == "." ? "-" : character.lowercased()
    }
    return ScreenSuite.isScreenID(id) ? id : "start"
  }

  private var projectFile: String {
    var text = """
      # yaml-language-server: $schema=\(Schema.Purpose.project.fileName)
      # What all screens share. A screen, or one of its variants, may say otherwise.

      """
    guard !fixture.isEmpty, let key = registry.fixtureKey?.key else { return text }
    text += "\(key.name): fixtures/team.yaml\n"
    for key in registry.keys where key.description.shape == .reference("user") {
      text += "\(key.name): alice  # \(key.description.meaning)\n"
    }
    return text
  }

  /// The lists of people and channels that the kits' fixtures have.
  private var fixture: String {
    let known = registry.fixtureKey?.lists.map(\.name) ?? []
    let shown = Self.lists.filter { known.contains($0.name) }
    if shown.isEmpty { return "" }
    return """
      # yaml-language-server: $schema=../\(Schema.Purpose.fixture.fileName)
      # The people and channels that screens are run on.

      """ + shown.map { "\($0.name):\n\($0.items)\n" }.joined()
  }

  private static let lists: [(name: String, items: String)] = [
    (
      "users",
      """
        - { userId: alice, nickname: Alice Kim }
        - { userId: bob, nickname: Bob Okafor }
        - { userId: chloe, nickname: Chloé Dubois }
        - { userId: dana, nickname: Dana Whitfield }
        - { userId: emre, nickname: Emre Yılmaz }
      """
    ),
    (
      "groupChannels",
      """
        - url: design-team
          name: Design team
          members: [{ userId: alice, isOperator: true }, bob, { userId: chloe, isMuted: true }]
      """
    ),
    (
      "openChannels",
      """
        - url: town-hall
          name: Town hall
          participants: [alice, bob, dana]
          operators: [alice]
      """
    ),
    (
      "groups",
      """
        - groupId: crew
          groupName: The crew
          members: [{ userId: alice, role: owner }, { userId: bob }, { userId: dana }]
      """
    ),
    (
      "friendApplications",
      """
        - { userId: frida, name: Frida Lund, operationTime: now - 1h, extra: We met in town. }
      """
    ),
  ]

  /// What the example is called: as the folder, if that has a name.
  private var workflowName: String {
    ScreenSuite.isScreenID(root.lastPathComponent) ? root.lastPathComponent : "screens"
  }

  private var workflow: String {
    """
    # An example: compares the screens with their snapshots on every push. It runs the package's own
    # `diorama` command; where yours has another name, write that.
    name: \(workflowName)
    on: [push, pull_request]
    jobs:
      compare:
    (
      "conversations",
      """
        - { channelId: bob, unreadCount: 1 }
        - { channelType: group, channelId: crew, isPinned: true }
      """
    ),
    (
      "messages",
      """
        - channelId: bob
          messages:
            - { sender: alice, text: Lunch at one?, sentTime: now - 2h }
            - { sender: bob, text: I am on my way., sentTime: now - 1h }
        - channelType: group
          channelId: crew
          messages:
            - { sender: dana, text: The boat is booked., sentTime: now - 3h }
      """
    ),
        runs-on: ubuntu-latest
        container: swift:6.2
        timeout-minutes: 30
        steps:
          - uses: actions/checkout@v4
          - run: apt-get update && apt-get install --yes libyaml-dev libsqlite3-dev
          - run: swift run diorama lint --format github \(pathInRepository)
          - run: swift run diorama test \(pathInRepository)
  /// What screens need that ask the app itself for its people, in lines below the key.
  static let settings: [(name: String, value: String)] = [
    (
      "NCChatUI",
      """

        currentDataSourceType: infoProvider
        providers:
          groupMember: { groups: [{ groupId: crew, userIds: [alice, bob, dana] }] }
          userInfo:
            users: [{ userId: bob, name: Bob Okafor }, { userId: dana, name: Dana Whitfield }]
      """
    )
  ]


    """
  }
}
