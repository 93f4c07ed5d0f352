import CommandTestSupport
import Foundation
import MutatedFiles
import Testing

/// Files and folders without read permission.
@Suite("Unreadable files") struct UnreadableFileTests {
  @Test func an_unreadable_file_or_folder_is_reported_and_the_rest_is_checked() async {
    // In a child process, which drops the privileges of root.
    await #expect(processExitsWith: .success) {
      let workspace = try Workspace([
        "screens/secret.yaml": "", "screens/secrets/invite.yaml": "",
        "screens/typo.yaml": "viewControler: x",
      ])
      let secrets = ["screens/secret.yaml", "screens/secrets"].map(workspace.path)
      try #require(dropPrivileges(keeping: [workspace.root, workspace.path("screens")] + secrets))
      for path in secrets { #expect(chmod(path, 0) == 0) }
      defer { _ = chmod(workspace.path("screens/secrets"), 0o755) }
      let run = try workspace.run("lint", "--quiet", "screens")
      #expect(
        run.output == """
          screens/secret.yaml:1:1: error: the file cannot be read: permission denied [unreadable-file]
          screens/secrets:1:1: error: the folder cannot be read: permission denied [unreadable-file]
          screens/typo.yaml:1:1: error: 'viewControler' is not a key of the screen 'typo' \
          [unknown-key]
            |
          1 | viewControler: x
            | ^~~~~~~~~~~~~
            = help: did you mean 'viewController'?

          """)
    }
  }
}
