import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// Shards of `test`, set with an option or with the variables of Bazel and GitLab.
@Suite("Shards") struct ShardTests {
  /// A project with passing, different, missing and orphaned snapshots.
  private func project() throws -> Workspace {
    var files = ["two/other.yaml": Screens.invite("Zoe")]
    for name in ["a", "b", "c", "d", "e"] {
      files["one/\(name).yaml"] = Screens.invite("Alice", extra: "variants: { v: {} }")
    }
    for name in ["old-1", "old-2", "old-3", "a"] { files["one/__Snapshots__/\(name).txt"] = "" }
    files["one/__Snapshots__/b.txt"] = Screens.snapshot("b", "Alice")
    return try Workspace(files)
  }

  private func snapshots(_ run: CommandRun) throws -> [String] {
    try #require(try run.json() as? [[String: Any]]).compactMap {
      "\($0["status"] ?? "") \($0["snapshot"] ?? "")"
    }
  }

  @Test func screens_are_distributed_to_shards_in_turn() throws {
    let workspace = try project()
    func part(_ shard: String) throws -> [String] {
      try snapshots(workspace.run("test", "--format", "json", "--shard", shard, "two", "one"))
        .map { String($0.split(separator: "/").last ?? "") }
    }
    #expect(try part("1/4") == ["other.txt", "b@v.txt", "d@v.txt", "old-2.txt"])
    #expect(try part("2/4") == ["a.txt", "c.txt", "e.txt", "old-3.txt"])
  }

  @Test(arguments: 1...16) func shards_together_cover_every_snapshot_exactly_once(count: Int) throws
  {
    let workspace = try project()
    let whole = try snapshots(workspace.run("test", "--format", "json", "one", "two"))
    let parts = try (1...count).map { index in
      try snapshots(
        workspace.run("test", "--format", "json", "--shard", "\(index)/\(count)", "one", "two"))
    }
    #expect(whole.count == 14)
    #expect(parts.flatMap { $0 }.sorted() == whole.sorted())
    // All shards have nearly the same size.
    let sizes = parts.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  /// CI systems merge the JUnit files of all jobs.
  @Test(arguments: [2, 3, 5]) func shards_together_report_every_JUnit_test_case(count: Int) throws {
    let workspace = try project()
    func cases(_ options: String...) throws -> [String] {
      let file = workspace.path("report.xml")
      let run = try CommandRun(
        ["test", "--no-pending", "--junit", file] + options
          + [workspace.path("one"), workspace.path("two")])
      let text = try workspace.text(of: "report.xml")
      // A shard only fails because of its own screens.
      #expect((run.status == .findings) == text.contains("<failure "), "\(run.output)")
      return text.matches(of: #/<testcase .*? time=/#).map { String($0.output) }
    }
    let whole = try cases()
    let parts = try (1...count).flatMap { try cases("--shard", "\($0)/\(count)") }
    #expect(whole.count == 14)
    #expect(parts.sorted() == whole.sorted())
  }

  @Test(arguments: [
    (
      ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3"], "TEST_SHARD_INDEX and TEST_TOTAL_SHARDS"
    ),
    (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], "CI_NODE_INDEX and CI_NODE_TOTAL"),
  ])
  func environment_variables_select_the_shard(variables: [String: String], names: String) throws {
    let workspace = try project()
    var environment = Console.Environment()
    environment.variables = variables
    let expected = try workspace.run("test", "--no-pending", "--shard", "2/3", "one")
    let run = try workspace.run("test", "--no-pending", "one", environment: environment)
    #expect(run.output == expected.output)
    #expect(run.errors == "shard 2 of 3, from \(names)\n")
    let all = try workspace.run(
      "test", "--no-pending", "--shard", "1/1", "one", environment: environment)
    #expect(all.transcript == (try workspace.run("test", "--no-pending", "one").transcript))
  }

  @Test func a_single_GitLab_job_runs_all_screens() throws {
    var environment = Console.Environment()
    environment.variables = ["CI_NODE_TOTAL": "1"]
    let workspace = try project()
    let run = try workspace.run("test", "one", environment: environment)
    #expect(run.output.contains("\n1 passed, 1 differs, 8 missing, 3 orphaned\n"))
  }

  @Test(arguments: [
    ["CI_NODE_TOTAL": "3"], ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"],
    ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"],
    ["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "3"],
    ["TEST_SHARD_INDEX": "-1", "TEST_TOTAL_SHARDS": "x"],
  ])
  func invalid_shard_variables_are_wrong_usage(variables: [String: String]) throws {
    var environment = Console.Environment()
    environment.variables = variables
    let run = try project().run("test", "one", environment: environment)
    #expect(
      run.errors.hasSuffix(
        "are not a valid shard; correct them, or use --shard 1/1 for all screens\n"))
    #expect(run.output == "")
    #expect(run.status == .usage)
  }

  @Test(arguments: ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/3"])
  func an_invalid_shard_option_is_wrong_usage(text: String) throws {
    #expect(try project().run("test", "--shard=\(text)", "one").status == .usage)
  }

  @Test func the_shard_status_file_of_Bazel_is_written() throws {
    let workspace = try project()
    var environment = Console.Environment()
    environment.variables = [
      "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2",
      "TEST_SHARD_STATUS_FILE": workspace.path("status/shard"),
    ]
    _ = try workspace.run("test", "one", environment: environment)
    #expect(try workspace.text(of: "status/shard") == "")
  }

  @Test func a_shard_keeps_pending_snapshots_of_other_shards() throws {
    let workspace = try project()
    _ = try workspace.run("test", "one")
    let list = try workspace.run("review", "--list", "one").output
    _ = try workspace.run("test", "--shard", "1/4", "one")
    #expect(try workspace.run("review", "--list", "one").output == list)
  }
}
