import Foundation
import Testing

/// `Scripts/release-check` in a repository with the files that it reads.
@Suite("Release check", .enabled(if: Git.isAvailable)) struct ReleaseCheckTests {
  /// A release that is ready, in a temporary folder.
  private struct Release: ~Copyable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "release \(UUID())").path

    init() throws {
      let files = [
        "Scripts/release-check", "Scripts/version", "docs/sbom.spdx.json",
        "Editors/vscode/package.json", "Sources/DioramaSystem/Version/DioramaVersion.swift",
      ]
      for file in files {
        let copy = URL(filePath: folder).appending(path: file)
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: URL(filePath: file), to: copy)
      }
      let number = try Self.number()
      try """
      # Changelog

      ## \(number) - 2026-11-27

      ### Added

      - A thing.

      ## 0.0.1 - 2026-11-01

      - The first thing.

      """.write(toFile: "\(folder)/CHANGELOG.md", atomically: true, encoding: .utf8)
      let run = try bash("git init --quiet && \(Self.commit) && git tag v\(number)")
      try #require(run.status == 0, "\(run.printed)")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    static let commit =
      "git add . && git -c user.name=a -c user.email=a@example.com commit --quiet --message x"

    static func number() throws -> String {
      try Tool.shell("Scripts/version", "").printed.trimmingCharacters(in: .newlines)
    }

    func bash(_ line: String) throws -> (status: Int32, printed: String) {
      try Tool.shell("cd \"$1\" && \(line)", folder)
    }
  }

  @Test func a_release_whose_parts_agree_is_ready() throws {
    let release = try Release()
    let run = try release.bash("Scripts/release-check && Scripts/release-check --numbers")
    #expect(run.status == 0, "\(run.printed)")
    #expect(run.printed.contains("is ready: number, changelog, tag and files agree\n"))
  }

  private static let disagreements = [
    (
      "sed -i 's/\"version\": .*/\"version\": \"9.1.0\",/' Editors/vscode/package.json",
      "package.json has version '9.1.0', but Sources"
    ),
    (
      "sed -i 's/\"versionInfo\": .*/\"versionInfo\": \"9.2.0\",/' docs/sbom.spdx.json",
      "sbom.spdx.json has version '9.2.0', but Sources"
    ),
    (
      "sed -i 's/number = .*/number = \"1.x\"/' Sources/*/*/*.swift",
      "has the version '1.x': write three numbers"
    ),
    (
      "sed -i '0,/^## .*/s//## Unreleased/' CHANGELOG.md", "starts with '## Unreleased': write '## "
    ),
    ("sed -i '/^- A thing/d' CHANGELOG.md", "CHANGELOG.md lists no changes under"),
  ]

  @Test(arguments: disagreements)
  func a_file_that_disagrees_is_named(change: String, message: String) throws {
    let release = try Release()
    let number = try Release.number()
    let ready = "\(change) && \(Release.commit) && git tag --force v\(number)"
    #expect(try release.bash(ready).status == 0)
    for scope in ["", " --numbers"] {
      let run = try release.bash("Scripts/release-check\(scope)")
      #expect(run.status == 1)
      #expect(run.printed.contains(message), "\(run.printed)")
      #expect(run.printed.split(separator: "\n").count == 1, "\(run.printed)")
    }
  }

  @Test(arguments: [
    (
      "sed -i '0,/ - 2026.*/s// - unreleased/' CHANGELOG.md && \(Release.commit) && git tag --force v$(Scripts/version)",
      "CHANGELOG.md marks "
    ),
    ("git tag --delete v$(Scripts/version)", "the tag v"),
    ("touch more && \(Release.commit)", ", but the checkout is at commit "),
    ("touch more", "the checkout has files that are not committed: more\n"),
    ("rm -rf .git", "this folder is not a checkout with a commit"),
  ])
  func a_checkout_that_is_not_ready_has_right_numbers(change: String, message: String) throws {
    let release = try Release()
    #expect(try release.bash(change).status == 0)
    let run = try release.bash("Scripts/release-check")
    #expect(run.status == 1)
    #expect(run.printed.contains(message), "\(run.printed)")
    #expect(run.printed.split(separator: "\n").count == 1, "\(run.printed)")
    #expect(try release.bash("Scripts/release-check --numbers").status == 0)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: ".git") && Tool.isAvailable))
  func the_command_prints_the_number_and_the_commit_of_the_checkout() throws {
    let expected = try Tool.shell(
      "echo \"diorama $(Scripts/version) ($(git rev-parse HEAD | cut -c1-8))\"", "")
    #expect(try Tool.run(["--version"]).printed == expected.printed)
  }
}
