import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

@testable import DioramaTesting

/// A cell, a header, or any other view by itself.
@Suite("assertView") struct ViewAssertionTests {
  private final class Badge: UIView {
    let label = UILabel()
    let button = UIButton()

    init(_ text: String) {
      super.init(frame: .zero)
      label.text = text
      button.setTitle("More", for: .normal)
      button.addAction(UIAction { [label] _ in label.text = "more of it" }, for: .touchUpInside)
      addSubview(label)
      addSubview(button)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Header: SBUInviteUserModule.Header {
    override func setupViews() {
      super.setupViews()
      (titleView as? SBUNavigationTitleView)?.text = "Team"
    }
  }

  /// The snapshot of a view, or what is wrong.
  private func shown<View: UIView>(
    width: Int? = nil, steps: [ScreenStep] = [], keys: String = "", files: [String: String] = [:],
    of make: @escaping @Sendable () throws -> View
  ) throws -> String {
    let project = try TestProject(files: files)
    let settings = DioramaSettings(registry: try Registry(.sendbird), folder: project.folder)
    let yaml = BuiltScreenKeys(steps: steps, others: keys)
    let found = Environment.$current.withValue(Environment([:])) {
      ScreenChecker(settings, at: site).failure(ofBuilt: "one", from: yaml) { name in
        BuiltScreen(name, keys: yaml.text, width: width, view: make)
      }
    }
    return project.recorded("__Snapshots__/swift/one.txt") ?? found?.message ?? ""
  }

  @Test func a_view_stands_by_itself_in_a_frame_of_its_width() throws {
    let text = try shown(width: 12) { Badge("new") }
    #expect(
      text == """
        screen: one
        view: ViewAssertionTests.Badge
        theme: light

        ┌──────────────┐
        │ new          │
        │ [More]       │
        └──────────────┘

        """, "\(text)")
  }

  @Test func without_a_width_it_has_what_the_project_s_device_leaves() throws {
    let text = try shown(keys: "device: {width: 24, height: 10}") { Badge("new") }
    #expect(
      text.hasSuffix(
        """

        ┌──────────────────────┐
        │ new                  │
        │ [More]               │
        └──────────────────────┘

        """), "\(text)")
  }

  @Test func steps_touch_it() throws {
    let text = try shown(width: 20, steps: [.tap("More"), .snapshot("touched")]) { Badge("new") }
    #expect(
      text.hasSuffix(
        """

        ── touched ─────────────
        ┌──────────────────────┐
        │ more of it           │
        │ [More]               │
        └──────────────────────┘

        """), "\(text)")
  }

  @Test func a_cell_is_the_row_of_a_list() throws {
    let text = try shown(width: 30) {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Members"
      cell.detailTextLabel?.text = "12"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    #expect(
      text == """
        screen: one
        view: UITableViewCell
        theme: light

        ┌────────────────────────────────┐
        │ Members                   12 › │
        └────────────────────────────────┘

        """, "\(text)")
  }

  @Test func a_cell_of_the_kit_knows_the_data_and_the_theme() throws {
    let text = try shown(width: 30, keys: "theme: dark\nshow: styles") {
      let cell = SBUUserCell()
      cell.configure(
        type: .invite, user: SBUUser(userId: "ada", nickname: "Ada"), isChecked: true)
      return cell
    }
    #expect(text.contains("view: SBUUserCell\ntheme: dark\n"), "\(text)")
    #expect(text.contains("\n│ ○ Ada (You)                [x] │\n"), "\(text)")
    // It is a row, as in a list.
    #expect(text.contains("\nrow    '○' "), "\(text)")
    #expect(text.contains(" · 'Ada (You)' onDarkTextHighEmphasis subtitle2 · "), "\(text)")
  }

  @Test func a_header_is_the_bar_that_it_fills() throws {
    let text = try shown(width: 40) { Header() }
    #expect(
      text == """
        screen: one
        view: ViewAssertionTests.Header
        theme: light

        ┌──────────────────────────────────────────┐
        │ [Cancel]          Team          [Invite] │
        └──────────────────────────────────────────┘

        """, "\(text)")
  }

  @Test func what_is_due_at_once_is_done_before_the_frame() throws {
    let text = try shown(width: 20) {
      let badge = Badge("asking")
      nonisolated(unsafe) let label = badge.label
      Task { @MainActor in
        await Task.yield()
        label.text = "an answer"
      }
      return badge
    }
    #expect(text.contains("│ an answer            │"), "\(text)")
  }

  @Test(arguments: [0, -1, 197]) func a_width_that_no_view_has_is_refused(width: Int) throws {
    #expect(
      try shown(width: width) { Badge("new") }
        == "a view is 1 to 196 columns wide, and not \(width)")
  }

  @Test func a_view_that_cannot_be_built_fails_with_the_error() throws {
    struct BuildError: Error, CustomStringConvertible { let description = "no data" }
    let text = try shown { () throws -> Badge in throw BuildError() }
    #expect(text.contains("the screen could not be built: no data"), "\(text)")
  }

  @Test func it_is_asserted_at_the_caller_s_line_and_named_after_the_test() throws {
    let project = try TestProject()
    let line = #line + 3
    withKnownIssue {
      Environment.$current.withValue(Environment([:])) {
        assertView(of: { Badge("new") }, in: project.folder, registry: try? Registry(.sendbird))
      }
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
    let name = "it-is-asserted-at-the-caller-s-line-and-named-after-the-test"
    #expect(project.recorded("__Snapshots__/swift/\(name).txt")?.contains("│ new ") == true)
    #expect(project.recorded("__Snapshots__/swift/screens.list")?.contains("\n\(name)\n") == true)
  }
}
