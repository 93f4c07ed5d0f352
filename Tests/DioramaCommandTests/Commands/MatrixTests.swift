import CommandTestSupport
import DioramaCommand
import Testing

/// Variants that a matrix defines, and variants that are combined on the command line.
@Suite("Matrix") struct MatrixTests {
  private let files = [
    "diorama.yaml": "currentUser: alice\n",
    "requests.yaml": """
    viewController: NCApplyFriendListViewController
    data: { users: [{ userId: alice }], friendApplications: [{ userId: kim, name: Kim }] }
    matrix: { theme: [light, dark], width: [30, 44] }
    variants:
      titled: { title: New here }
      none: { title: No one, data: { users: [{ userId: alice }], friendApplications: [] } }
    """,
  ]

  private func run(_ arguments: String...) throws -> CommandRun {
    let workspace = try Workspace(files)
    return try CommandRun(arguments + [workspace.root], hiding: [workspace.root])
  }

  @Test func each_combination_is_a_variant_named_after_its_values() throws {
    let names = try run("list").output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(
      names == [
        "requests", "requests@titled", "requests@none", "requests@light-30", "requests@light-44",
        "requests@dark-30", "requests@dark-44",
      ])
  }

  @Test func a_combination_has_the_values_of_its_axes() throws {
    let shown = try run("render", "--filter", "requests@dark-30").output
    #expect(
      shown == """
        screen: requests@dark-30
        viewController: NCApplyFriendListViewController
        listComponent: NCApplyFriendListView
        viewModel: NCApplyFriendListViewModel
        theme: dark

        ┌────────────────────────────┐
        │ [‹]    New friends     [⋯] │
        ├────────────────────────────┤
        │ ○ Kim   [Decline] [Accept] │
        │   I'd like to ad… [Expand] │
        └────────────────────────────┘

        """)
  }

  @Test func a_locale_is_an_axis_too() throws {
    let workspace = try Workspace([
      "a.yaml": "viewController: NCApplyFriendListViewController\nmatrix: { locale: [de_DE, ar] }"
    ])
    let names = try CommandRun(["list", workspace.root]).output.split(separator: "\n")
      .map { $0.prefix { $0 != " " } }
    #expect(names == ["a", "a@de_DE", "a@ar"])
  }

  @Test func explain_shows_the_location_in_the_matrix() throws {
    let workspace = try Workspace(files)
    let run = try CommandRun(
      ["explain", "requests@dark-30", "device", "--in", workspace.root], hiding: [workspace.root])
    #expect(run.output.contains("{width: 30}  variant      requests.yaml:3:41\n"), "\(run.output)")
  }

  @Test func combined_variants_are_applied_in_order_and_the_last_one_wins() throws {
    let shown = try run("render", "--variant", "titled", "--variant", "dark-30").output
    #expect(shown.hasPrefix("screen: requests@titled+dark-30\n"))
    #expect(shown.contains("theme: dark\n"))
    #expect(shown.contains("│ [‹]      New here      [⋯] │"), "\(shown)")
    let last = try run("render", "--variant", "titled", "--variant", "none").output
    #expect(last.contains("No one") && !last.contains("New here"))
    let first = try run("render", "--variant", "none", "--variant", "titled").output
    #expect(first.contains("New here") && first.contains("No friend requests"))
  }

  @Test func a_single_variant_keeps_its_name() throws {
    let shown = try run("render", "--variant", "titled").output
    #expect(shown.hasPrefix("screen: requests@titled\n"))
  }

  @Test func an_unknown_variant_suggests_the_closest_name() throws {
    let run = try run("render", "--variant", "titlde")
    #expect(run.status == .usage)
    #expect(run.errors == "no screen matches --variant 'titlde'; did you mean 'titled'?\n")
  }

  @Test(arguments: ["test", "record"])
  func combined_variants_cannot_be_tested_or_recorded(command: String) throws {
    let run = try run(command, "--variant", "titled", "--variant", "none")
    #expect(run.status == .usage)
    #expect(
      run.errors.contains(
        "combined variants have no snapshots; use one --variant, or the command render"))
  }

  @Test(arguments: [(["36", "wide"], 60), (["wide", "36"], 36)])
  func the_last_of_combined_variants_sets_the_width(names: [String], width: Int) throws {
    let workspace = try Workspace([
      "a.yaml": """
      viewController: SBUInviteUserViewController
      channel: { url: c }
      variants: { wide: { device: { width: 60 } } }
      matrix: { width: [36] }

      """
    ])
    let run = try workspace.run("render", "a.yaml", "--variant", names[0], "--variant", names[1])
    let frame = run.output.split(separator: "\n").filter { $0.hasPrefix("│") }
    #expect(frame.first?.count == width, "\(run.transcript)")
  }
}
