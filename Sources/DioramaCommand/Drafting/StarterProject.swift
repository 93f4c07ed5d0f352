import Diorama

/// The files of a new project, its screen apart.
struct StarterProject {
  let registry: Registry
  let root: String

  /// The files with their texts.
  var files: [(path: String, text: String)] {
    var files = [(path: "\(root)/\(Project.fileName)", text: projectFile)]
    if !fixture.isEmpty { files.append(("\(root)/fixtures/team.yaml", fixture)) }
    let folder = repository == "." ? "" : "\(repository)/"
    files.append(("\(folder).github/workflows/\(workflowName).yml", workflow))
    return files
  }

  /// The folder of the git repository that the project is in; where there is none, the current
  /// folder, or that of a project which does not lie in it.
  private var repository: String {
    var folder = fullPath.parentFolder
    if FileSystem.exists("\(fullPath)/.git") { return root }
    while folder != "/" {
      if FileSystem.exists("\(folder)/.git") { return shortPath(of: folder) }
      folder = folder.parentFolder
    }
    return root.hasPrefix("/") || "\(root)/".hasPrefix("../") ? root : "."
  }

  /// The project's path in the repository.
  private var pathInRepository: String {
    guard let start = FileSystem.realPath(repository) else { return "." }
    return fullPath.hasPrefix("\(start)/") ? String(fullPath.dropFirst(start.count + 1)) : "."
  }

  /// The project's path without links and dots; of what is not there yet, as it is written.
  private var fullPath: String {
    var (known, rest) = (root, "")
    while true {
      if let real = FileSystem.realPath(known) { return real + rest }
      if known == "." || known == "/" { return root }
      rest = "/\(known.lastPathComponent)\(rest)"
      known = known.parentFolder
    }
  }

  /// A folder as somebody would write it who wrote the project's path.
  private func shortPath(of folder: String) -> String {
    guard !root.hasPrefix("/"), let current = FileSystem.realPath(".") else { return folder }
    if folder == current { return "." }
    if folder.hasPrefix("\(current)/") { return String(folder.dropFirst(current.count + 1)) }
    guard current.hasPrefix("\(folder)/") else { return folder }
    let depth = current.dropFirst(folder.count).count { $0 == "/" }
    return Array(repeating: "..", count: depth).joined(separator: "/")
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
      \(Schema.Purpose.project.modeline(wayUp: ""))
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
      \(Schema.Purpose.fixture.modeline(wayUp: "../"))
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
    (
      "friendApplications",
      """
        - { userId: frida, name: Frida Lund, operationTime: now - 1h, extra: We met in town. }
      """
    ),
  ]

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
        runs-on: ubuntu-latest
        container: swift:6.3
        timeout-minutes: 30
        steps:
          - uses: actions/checkout@v4
          - run: apt-get update && apt-get install --yes libyaml-dev libsqlite3-dev
          - run: swift run diorama lint --format github \(pathInRepository)
          - run: swift run diorama test \(pathInRepository)

    """
  }
}
