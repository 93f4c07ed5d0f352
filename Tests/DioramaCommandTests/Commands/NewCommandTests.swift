import CommandTestSupport
import DioramaCommand
import DioramaKit
import DioramaSystem
import Foundation
import HeadlessNexconn
import HeadlessSendbird
import Testing
import YAML

@Suite("diorama init and new") struct NewCommandTests {
  private static let screenTypes: [String] =
    ((try? Registry(.sendbird, .nexconn))?.entries(of: .viewController) ?? []).map(\.name)

  /// A project as `init` writes it.
  private func project() throws -> Workspace {
    let workspace = try Workspace([".git/HEAD": ""])
    let run = try CommandRun(["init", workspace.path("screens")], hiding: [workspace.root])
    #expect(run.status == .success)
    return workspace
  }

  @Test func a_new_project_renders_and_is_clean() throws {
    let workspace = try project()
    let files = try workspace.tree.keys.sorted()
    for file in [
      ".github/workflows/screens.yml", "screens/diorama.yaml",
      "screens/.diorama/schema/screen.json",
      "screens/fixtures/team.yaml",
    ] {
      #expect(files.contains(file), "\(files)")
    }
    #expect(
      try workspace.run("lint", "screens").transcript
        == "1 screen checked: 0 errors, 0 warnings\n")
    let run = try workspace.run("render", "screens")
    #expect(run.errors == "" && run.output.hasPrefix("screen: "))
  }

  @Test func the_CI_example_is_written_to_the_repository_or_else_to_the_project() throws {
    let inside = try Workspace([".git/HEAD": "", "Package.swift": ""])
    _ = try CommandRun(["init", inside.path("ios/app/screens")])
    let workflow = try inside.text(of: ".github/workflows/screens.yml")
    #expect(
      workflow.contains(
        "\n        run: swift run diorama test --strict --format github ios/app/screens\n"))
    let alone = try Workspace()
    _ = try CommandRun(["init", alone.path("screens")])
    let own = try alone.text(of: "screens/.github/workflows/screens.yml")
    #expect(own.contains("\n        run: diorama test --strict --format github .\n"))
  }

  @Test func a_build_is_saved_before_the_tests_run() throws {
    let package = try Workspace([".git/HEAD": "", "Package.swift": ""])
    _ = try CommandRun(["init", package.path("screens")])
    let workflow = try Self.yaml(package.text(of: ".github/workflows/screens.yml"))
    let steps = try #require(workflow["jobs"]?["compare"]?["steps"]).items.map { step in
      step["run"]?.text ?? step["uses"]?.text ?? ""
    }
    #expect(
      Array(steps.dropFirst().prefix(6)) == [
        "apt-get update && apt-get install --yes libyaml-dev libsqlite3-dev",
        "actions/cache/restore@v4", "swift run diorama --version", "actions/cache/save@v4",
        "swift run diorama lint --strict --format github screens",
        "swift run diorama test --strict --format github screens",
      ])
  }

  /// What CI installs: the address and the SHA-256 of the files that `init` writes.
  private func pins(_ options: [String]) throws -> (gitHub: String, gitLab: Node, hook: String) {
    let workspace = try Workspace([".git/HEAD": ""])
    let run = try CommandRun(["init", workspace.path("screens")] + options)
    #expect(run.status == .success, "\(run.transcript)")
    let pipeline = try Self.yaml(workspace.text(of: ".gitlab-ci.yml"))
    return (
      try workspace.text(of: ".github/workflows/screens.yml"),
      try #require(pipeline["variables"]), try workspace.text(of: ".pre-commit-config.yaml")
    )
  }

  @Test func CI_checks_the_SHA_256_of_the_program_that_wrote_its_files() throws {
    let (gitHub, gitLab, hook) = try pins([])
    let digest = try #require(CurrentProcess.programDigest)
    #expect(digest.contains(#/^[0-9a-f]{64}$/#))
    #expect(gitLab["DIORAMA_URL"]?.text == "" && gitLab["DIORAMA_SHA256"]?.text == digest)
    #expect(gitLab["DIORAMA_VERSION"]?.text == DioramaVersion.number)
    #expect(gitHub.contains("\n  DIORAMA_URL: ${{ vars.DIORAMA_URL }}\n"))
    #expect(gitHub.contains("\n  DIORAMA_SHA256: \"\(digest)\"\n"))
    #expect(gitHub.contains("/$name/bin/diorama\" | sha256sum --check"))
    #expect(hook.contains("\n        language: system\n"))
  }

  @Test func init_can_pin_an_archive_and_its_address() throws {
    let digest = String(repeating: "0A", count: 32)
    let address = "https://example.com/v1"
    let (gitHub, gitLab, hook) = try pins(["--url", "\(address)/", "--sha256", digest])
    #expect(gitLab["DIORAMA_URL"]?.text == address)
    #expect(gitLab["DIORAMA_SHA256"]?.text == digest.lowercased())
    #expect(gitHub.contains("\n  DIORAMA_URL: ${{ vars.DIORAMA_URL || '\(address)' }}\n"))
    #expect(gitHub.contains("  .diorama-new/$name.tar.xz\" | sha256sum --check"))
    #expect(
      hook.contains("- \"\(address)/diorama-\(DioramaVersion.number)-py3-none-manylinux_2_36_"))
    #expect(hook.contains("append #sha256=HEX"))
    let source = try pins(["--url", "git@example.com:diorama.git"])
    #expect(source.hook.contains("\n        language: system\n"))
  }

  @Test(arguments: [
    ["--sha256", "0a"], ["--sha256", String(repeating: "x", count: 64)], ["--sha256", ""],
    ["--url", "https://example.com/a b"], ["--url", "https://example.com/'"], ["--url", "$x"],
  ])
  func an_invalid_pin_is_rejected(options: [String]) throws {
    let workspace = try Workspace([".git/HEAD": ""])
    let run = try CommandRun(["init", workspace.path("screens")] + options)
    #expect(
      run.status == .usage && run.errors.contains("\(options[0]) takes "), "\(run.transcript)")
    #expect(try workspace.tree.keys.sorted() == [".git/HEAD"])
  }

  @Test func CI_runs_the_command_of_the_nearest_package() throws {
    let targets = """
      .executableTarget(name: "Other", dependencies: ["ArgumentParser"]),
      .executableTarget(
        name: "AppScreens", dependencies: [.product(name: "DioramaCommand", package: "diorama")]),
      .testTarget(name: "Tests", dependencies: ["DioramaCommand"]),
      """
    let second = ".executableTarget(name: \"More\", dependencies: [\"DioramaCommand\"])"
    for (manifest, command) in [
      (targets, "AppScreens"), ("\(targets) \(second)", "diorama"), (second, "More"),
      (".executable(name: \"app-screens\", targets: [\"AppScreens\"]), \(targets)", "app-screens"),
    ] {
      let workspace = try Workspace([".git/HEAD": "", "ios/Package.swift": manifest])
      _ = try CommandRun(["init", workspace.path("ios/ui/screens")])
      let workflow = try workspace.text(of: ".github/workflows/screens.yml")
      let line =
        "swift run --package-path ios \(command) test --strict --format github ios/ui/screens"
      #expect(workflow.contains("        run: \(line)\n"), "\(workflow)")
      #expect(workflow.contains("\n          path: ios/.build\n"))
    }
  }

  @Test func init_configures_git_and_pre_commit() throws {
    let workspace = try project()
    #expect(
      try workspace.text(of: "screens/.gitattributes")
        .hasSuffix("\n**/__Snapshots__/** text eol=lf\n"))
    let hook = try workspace.text(of: ".pre-commit-config.yaml")
    #expect(hook.contains("\n        entry: diorama lint --strict --quiet screens\n"))
    #expect(hook.contains("\n        always_run: true\n"))
  }

  @Test(arguments: ["UI Tests/screens", "it's/sc#reens", "a 'q' $x/s; é", "-dash/[x]+(1)"])
  func init_quotes_the_path_of_the_project(path: String) throws {
    let workspace = try Workspace([".git/HEAD": ""])
    let run = try CommandRun(["init", workspace.path(path)], hiding: [workspace.root])
    #expect(run.status == .success, "\(run.transcript)")
    let next = try #require(run.output.split(separator: "\n").last)
    #expect(Self.words(next) == ["next:", "diorama", "render", path])
    let operands = path.hasPrefix("-") ? ["--", path] : [path]

    let workflow = try Self.yaml(workspace.text(of: ".github/workflows/screens.yml"))
    let steps = try #require(workflow["jobs"]?["compare"]?["steps"])
    let gitHub = steps.items.compactMap { $0["run"]?.text }.filter { $0.hasPrefix("diorama ") }
    #expect(
      gitHub.map(Self.words)
        == [
          ["lint", "--strict", "--format", "github"], ["test", "--strict", "--format", "github"],
          ["gallery", "--out", "gallery.html"],
        ].map { ["diorama"] + $0 + operands })
    let pipeline = try Self.yaml(workspace.text(of: ".gitlab-ci.yml"))
    let script = try #require(pipeline["compare"]?["script"]).items.map(\.text)
    #expect(
      script.filter { $0.hasPrefix("diorama ") }.map(Self.words)
        == [["lint", "--strict"], ["test", "--strict", "--junit", "report.xml"]].map {
          ["diorama"] + $0 + operands
        })

    let config = try Self.yaml(workspace.text(of: ".pre-commit-config.yaml"))
    let repository = try #require(config["repos"]?.items.first { _ in true })
    let hook = try #require(repository["hooks"]?.items.first { _ in true })
    #expect(
      Self.words(try #require(hook["entry"]).text)
        == ["diorama", "lint", "--strict", "--quiet"] + operands)
    #expect(hook["always_run"]?.text == "true" && hook["files"] == nil)
  }

  @Test(arguments: [
    ("ui:x", "Windows cannot store a folder with the name 'ui:x': use letters, digits, "),
    ("aux/screens", "Windows cannot store a folder with the name 'aux': use another word; "),
    ("ios/nul.v2", "Windows cannot store a folder with the name 'nul.v2': use another word; "),
    ("a${{ b }}/screens", "GitHub's workflows evaluate the '${{' in 'a${{ b }}/screens'; "),
  ])
  func init_rejects_a_path_that_others_cannot_use(path: String, message: String) throws {
    let workspace = try Workspace([".git/HEAD": ""])
    let run = try CommandRun(["init", workspace.path(path)], hiding: [workspace.root])
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(run.errors.hasSuffix("; nothing was written\n"))
    #expect(run.status == .usage)
    #expect(try workspace.tree == [".git/HEAD": ""])
  }

  /// The only document of a text.
  private static func yaml(_ text: String) throws -> Node {
    var problems = Diagnostics()
    let source = Source(path: "file.yaml", bytes: Array(text.utf8))
    let documents = YAMLReader().documents(of: source, reporting: &problems)
    #expect(problems.isEmpty && documents.count == 1, "\(text)")
    return try #require(documents.first).root
  }

  /// The words of a command line, as a shell splits them.
  private static func words(_ line: some StringProtocol) -> [String] {
    var words = [""]
    var (isQuoted, isEscaped) = (false, false)
    for character in line {
      switch character {
      case "'" where !isEscaped: isQuoted.toggle()
      case "\\" where !isQuoted && !isEscaped: isEscaped = true
      case " " where !isQuoted && !isEscaped: words.append("")
      default:
        words[words.count - 1].append(character)
        isEscaped = false
      }
    }
    return words
  }

  @Test func existing_files_are_kept() throws {
    let own = [
      ".git/HEAD": "", ".pre-commit-config.yaml": "repos: []\n", ".gitlab-ci.yml": "x: {}\n",
      "screens/.gitattributes": "* text\n", ".github/workflows/screens.yml": "on: push\n",
    ]
    let workspace = try Workspace(own)
    let run = try workspace.run("init", "screens")
    #expect(run.status == .success, "\(run.transcript)")
    for (path, text) in own {
      #expect(try workspace.text(of: path) == text)
      #expect(path == ".git/HEAD" || run.output.contains("kept  \(path)\n"), "\(run.output)")
    }
    #expect(
      run.output.contains(
        """
        kept  .gitlab-ci.yml
              add: - diorama lint --strict screens
              add: - diorama test --strict --junit report.xml screens
        kept  .pre-commit-config.yaml
              add: entry: diorama lint --strict --quiet screens
        kept  screens/.gitattributes

        """), "\(run.output)")
  }

  @Test func the_files_of_another_project_lack_the_commands_of_a_second_one() throws {
    let workspace = try Workspace([".git/HEAD": ""])
    let first = try CommandRun(["init", workspace.path("a/screens")])
    #expect(first.status == .success && !first.output.contains("add: "), "\(first.transcript)")
    for path in ["b/screens", "screens"] {
      let output = try CommandRun(["init", workspace.path(path)]).output
      let added = output.split(separator: "\n").filter { $0.contains("add: ") }
      #expect(added.count == 5 && added.allSatisfy { $0.hasSuffix(" \(path)") }, "\(output)")
    }
  }

  @Test func the_first_screen_shows_its_component_types() throws {
    let workspace = try project()
    let output = try workspace.run("render", "screens").output
    for key in ["headerComponent", "listComponent", "viewModel"] {
      #expect(output.contains("\n\(key): "), "\(output)")
    }
  }

  @Test func init_never_overwrites_a_project() throws {
    let workspace = try project()
    let before = try workspace.tree
    let run = try workspace.run("init", "screens")
    #expect(run.status == .success)
    #expect(
      run.output == """
        kept  .github/workflows/screens.yml
        kept  .gitlab-ci.yml
        kept  .pre-commit-config.yaml
        kept  screens/.gitattributes

        """)
    #expect(try workspace.tree == before)
  }

  @Test func init_writes_the_files_for_CI_that_a_project_lacks() throws {
    let workspace = try project()
    let before = try workspace.tree
    try FileManager.default.removeItem(atPath: workspace.path(".gitlab-ci.yml"))
    let run = try workspace.run("init", "screens")
    #expect(run.output.contains("wrote .gitlab-ci.yml\n"), "\(run.transcript)")
    #expect(try workspace.tree == before)
  }

  @Test func the_CI_example_uses_the_Swift_version_of_the_README() throws {
    let workflow = try project().text(of: ".github/workflows/screens.yml")
    let readme = try String(contentsOfFile: "README.md", encoding: .utf8)
    let version = try #require(workflow.firstMatch(of: #/'swift:(\S+)'/#)).1
    #expect(readme.contains("with Swift \(version),"))
  }

  @Test func a_new_screen_can_be_named_with_a_file_extension() throws {
    for ending in ["yaml", "yml"] {
      let workspace = try project()
      let run = try CommandRun(
        [
          "new", "people/x.\(ending)", "--view-controller", "SBUUserListViewController", "--in",
          workspace.path("screens"),
        ], hiding: [workspace.root])
      #expect(run.transcript == "wrote screens/people/x.yaml\n")
    }
  }

  @Test func a_new_screen_can_be_named_with_the_path_of_the_project() throws {
    let workspace = try project()
    let run = try CommandRun(
      [
        "new", workspace.path("screens/deep/muted"), "--view-controller",
        "SBUModerationsViewController", "--in", workspace.path("screens"),
      ], hiding: [workspace.root])
    #expect(run.transcript == "wrote screens/deep/muted.yaml\n")
  }

  @Test func nothing_is_written_if_no_fixture_fits() throws {
    let workspace = try Workspace(["app/diorama.yaml": "data: { users: [{ userId: ann }] }"])
    let run = try CommandRun([
      "new", "people/x", "--view-controller", "NCProfileViewController", "--in",
      workspace.path("app"),
    ])
    #expect(
      run.errors == "no fixture of the project has data for 'NCProfileViewController'\n")
    #expect(run.status == .failure)
    #expect(!FileManager.default.fileExists(atPath: workspace.path("app/people")))
  }

  @Test(arguments: [
    ("data: [a.yaml\n", "1:7: error: missing ']' to close the list that begins here"),
    ("dta: a.yaml\n", "1:1: error: 'dta' is not a key of the project"),
  ])
  func the_errors_of_the_project_file_are_shown_if_no_fixture_fits(
    project: String, message: String
  ) throws {
    let workspace = try Workspace(["app/diorama.yaml": project])
    let run = try CommandRun([
      "new", "x", "--view-controller", "NCProfileViewController", "--in", workspace.path("app"),
    ])
    #expect(run.errors.contains("app/diorama.yaml:\(message)"))
    #expect(run.status == .failure)
  }

  /// Some systems do not distinguish the case of file names.
  @Test(arguments: ["team", "Team", "TEAM"])
  func the_id_of_another_screen_is_refused_in_any_case(name: String) throws {
    let workspace = try Workspace([
      "app/crew.yaml": "screen: team\nviewController: SBUInviteUserViewController\n"
    ])
    let run = try CommandRun([
      "new", name, "--view-controller", "SBUModerationsViewController", "--in",
      workspace.path("app"),
    ])
    #expect(run.status == .usage)
    #expect(run.errors.contains("a screen 'team' already exists at "), "\(run.errors)")
    #expect(try workspace.tree.count == 1)
  }

  @Test func a_new_screen_references_a_fixture_that_is_not_the_project_default() throws {
    let workspace = try Workspace([
      "app/fixtures/crew.yaml": """
      users: [{ userId: ann, nickname: Ann }, { userId: ben, nickname: Ben }]
      groupChannels: [{ url: crew, members: [ann, ben] }]
      """,
      "app/diorama.yaml": "theme: dark",
    ])
    let run = try CommandRun([
      "new", "people/x", "--view-controller", "SBUUserListViewController", "--in",
      workspace.path("app"),
    ])
    #expect(run.status == .success, "\(run.errors)")
    let text = try workspace.text(of: "app/people/x.yaml")
    #expect(text.contains("\ndata: ../fixtures/crew.yaml  # "))
    #expect(try workspace.run("lint", "-q", "app").transcript == "")
  }

  @Test func an_unsuitable_project_folder_is_reported() throws {
    let workspace = try Workspace([
      "notes.txt": "", "old/a.yaml": Screens.invite("Alice"), "app/deep/down/b.yaml": "a: 1",
    ])
    let before = try workspace.tree
    func errors(_ path: String) throws -> String { try workspace.run("init", path).errors }
    #expect(try errors("notes.txt") == "'notes.txt' is a file; nothing was written\n")
    #expect(
      try errors("old")
        == "'old' is already a project: it contains 'old/a.yaml'; nothing was written\n")
    #expect(
      try errors("app")
        == "'app/deep/down/b.yaml' would become a screen of the project; "
        + "use a separate folder; nothing was written\n")
    #expect(try workspace.tree == before)
  }

  @Test func an_empty_folder_name_is_not_the_root_of_the_file_system() throws {
    let run = try CommandRun(["init", ""])
    #expect(run.errors.contains("the name of the project folder is empty"), "\(run.transcript)")
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: "/diorama.yaml"))
  }

  @Test func the_CI_example_is_called_screens_if_the_folder_has_no_name() throws {
    let workspace = try Workspace()
    try FileManager.default.createDirectory(
      atPath: workspace.path("here"), withIntermediateDirectories: true)
    let run = try CommandRun(["init", workspace.path("here/.")], hiding: [workspace.root])
    #expect(run.status == .success, "\(run.transcript)")
    #expect(try workspace.tree.keys.contains { $0.hasSuffix(".github/workflows/screens.yml") })
  }

  @Test(arguments: screenTypes)
  func every_view_controller_has_a_screen_to_start_from(name: String) throws {
    let workspace = try project()
    let new = try CommandRun(
      ["new", "people/start", "--view-controller", name, "--in", workspace.path("screens")],
      hiding: [workspace.root])
    #expect(new.transcript == "wrote screens/people/start.yaml\n")
    let text = try workspace.text(of: "screens/people/start.yaml")
    #expect(text.hasPrefix("# yaml-language-server: $schema=../.diorama/schema/screen.json\n"))
    #expect(try workspace.run("lint", "-q", "screens").transcript == "")
    let run = try workspace.run("render", "screens/people/start.yaml")
    #expect(run.errors == "" && run.output.contains("viewController: \(name)\n"))
  }

  private static let characters =
    "use letters, digits, '.', '_' and '-', and begin with a letter or digit"
  private static let end = "end with a letter, a digit, '_' or '-'"
  private static let device = "use another word; Windows reserves this one for a device"
  private static let long = String(repeating: "a", count: 201)

  @Test func new_reports_invalid_names_and_types_and_writes_nothing() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Alice")])
    let before = try workspace.tree
    func new(_ name: String, _ type: String = "SBUInviteUserViewController") throws -> CommandRun {
      try CommandRun(
        ["new", name, "--view-controller", type, "--in", workspace.path("screens")],
        hiding: [workspace.root])
    }
    #expect(
      try new("a").errors == "'screens/a.yaml' already exists; nothing was written\n")
    #expect(
      try new("people/a").errors
        == "a screen 'a' already exists at screens/a.yaml:1:1; nothing was written\n")
    #expect(try new("../b").status == .usage)
    for (name, part, advice) in [
      ("two words", "two words", Self.characters), ("people/-b", "-b", Self.characters),
      ("people/", "people/", Self.characters), ("people/b.", "b.", Self.end),
      ("people/aux/b", "aux", Self.device), ("NUL.v2", "NUL.v2", Self.device),
      (Self.long, Self.long, "use at most 200 characters; it has 201"),
      ("people/\(Self.long)", Self.long, "use at most 200 characters; it has 201"),
    ] {
      let run = try new(name)
      #expect(run.errors == "'\(part)' is not a valid name of a screen or folder; \(advice)\n")
      #expect(run.status == .usage)
    }
    #expect(
      try new("b", "SBUInviteUserViewControler").errors
        == "unknown view controller 'SBUInviteUserViewControler'; "
        + "did you mean 'SBUInviteUserViewController'?\n")
    #expect(try workspace.tree == before)
  }
}
