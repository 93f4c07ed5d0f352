import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

@testable import DioramaTesting

/// Snapshots of single views, such as a cell or a header.
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

  /// The snapshot of a view, or the message of the failure.
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

  @Test func a_view_is_drawn_alone_in_a_frame_of_its_width() throws {
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

  @Test func a_view_without_a_width_has_the_width_of_the_device() throws {
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

  @Test func steps_can_tap_elements_of_a_view() throws {
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

  @Test func a_cell_is_drawn_as_a_row() throws {
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

  @Test func a_cell_of_the_kit_uses_the_data_and_the_theme() throws {
    let text = try shown(width: 30, keys: "theme: dark\nshow: styles") {
      let cell = SBUUserCell()
      cell.configure(
        type: .invite, user: SBUUser(userId: "ada", nickname: "Ada"), isChecked: true)
      return cell
    }
    #expect(text.contains("view: SBUUserCell\ntheme: dark\n"), "\(text)")
    #expect(text.contains("\n│ ○ Ada (You)                [x] │\n"), "\(text)")
    // It is drawn as a row of a list.
    #expect(text.contains("\nrow    '○' "), "\(text)")
    #expect(text.contains(" · 'Ada (You)' onDarkTextHighEmphasis subtitle2 · "), "\(text)")
  }

  @Test func a_header_is_drawn_as_a_navigation_bar() throws {
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

  @Test func a_task_that_is_due_at_once_finishes_before_the_frame_is_drawn() throws {
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

  @Test(arguments: [0, -1, 197]) func an_invalid_width_is_rejected(width: Int) throws {
    #expect(
      try shown(width: width) { Badge("new") }
        == "expected a width from 1 to 196 columns, found \(width)")
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
