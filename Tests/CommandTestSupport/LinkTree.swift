import Foundation

/// Folder trees made of symbolic links, such as those in which Bazel runs tests.
public enum LinkTree {
  /// A project with one recorded screen in `source`, and the same folders in `tree`, with a link
  /// for each file.
  public static func workspace() throws -> Workspace {
    let workspace = try Workspace([
      "source/diorama.yaml": "currentUser: alice\n",
      "source/people/a.yaml": Screens.invite("Alice").replacing(
        /data:\n(  .*\n)*/, with: "data: ../fixtures/team.yaml\n"),
      "source/fixtures/team.yaml": """
      users: [{ userId: alice, nickname: Alice }]
      groupChannels: [{ url: design-team }]

      """,
      "source/people/__Snapshots__/a.txt": "",
    ])
    _ = try workspace.run("record", "source")
    for (path, _) in try workspace.tree where path.hasPrefix("source/") {
      let copy = "tree/" + path.dropFirst("source/".count)
      try FileManager.default.createDirectory(
        atPath: workspace.path(copy.split(separator: "/").dropLast().joined(separator: "/")),
        withIntermediateDirectories: true)
      try workspace.link(copy, to: workspace.path(path))
    }
    return workspace
  }
}
