import CommandTestSupport
import Diorama
import DioramaGallery
import Foundation
import Testing

@Suite("diorama gallery: colors of snapshots") struct RecordedStylesTests {
  /// A copy of the shipped screens, all with styles, whose snapshots differ only in their heads.
  private func shippedScreens() throws -> Workspace {
    let workspace = try Workspace()
    try FileManager.default.copyItem(atPath: "screens", toPath: workspace.path("screens"))
    for (path, text) in try workspace.tree where path.hasSuffix(".yaml") {
      let showing = text.replacing("show: [styles]", with: "show: []")
        .replacing("show: []", with: "show: [styles]").replacing(/show: \[(log|acc)/) {
          "show: [styles, \($0.output.1)"
        }
      try workspace.write(
        path == "screens/diorama.yaml" ? showing + "show: [styles]\n" : showing, to: path)
    }
    _ = try workspace.run("record", "screens", "--timeout", "0")
    for (path, text) in try workspace.tree where text.hasPrefix("screen: ") {
      try workspace.write(
        text.replacing("\n\n", with: "\nadded: line\n\n", maxReplacements: 1), to: path)
    }
    return workspace
  }

  /// The texts of a row with their styles, regardless of their sources.
  private func looks(ofRow row: Int, of model: GalleryModel) -> [String] {
    var looks: [(style: Int, text: String)] = []
    for run in model.rows[row] {
      if let last = looks.last, last.style == run.style {
        looks[looks.count - 1].text += model.strings[run.string]
      } else {
        looks.append((run.style, model.strings[run.string]))
      }
    }
    return looks.map { "\($0.text) \($0.style)" }
  }

  @Test func snapshots_alone_contain_the_colors_of_the_shipped_screens() throws {
    let workspace = try shippedScreens()
    let model = try GalleryModel(workspace, "--timeout", "0")
    var rows = 0
    var others: [String: Int] = [:]
    for screen in model.screens {
      #expect(screen.state == .changed, "\(screen.id)")
      #expect(screen.recordedPlain == nil, "\(screen.id)")
      #expect(screen.recordedTheme == nil, "\(screen.id)")
      for (frame, recorded) in zip(screen.frames, screen.recorded ?? []) {
        #expect(recorded.rows.count == frame.rows.count)
        rows += frame.rows.count
        let count = zip(frame.rows, recorded.rows).count {
          looks(ofRow: $0, of: model) != looks(ofRow: $1, of: model)
        }
        if count > 0 { others[screen.id, default: 0] += count }
      }
    }
    #expect(model.screens.count > 200)
    #expect(rows > 5000)
    // A box cuts a text, whose color goes on below the box; buttons of an alert in one line have
    // the color of the last one; a menu's buttons of the system's color look like an alert's; the
    // background below a picture that is not quite opaque has no text.
    #expect(
      others == [
        "channel-types@two": 3, "friend-requests-menu": 3, "channel-reacting": 2,
        "channel-editing": 2, "channel-deleting": 1, "channel-crew": 1, "open-settings-delete": 1,
        "walk-invite": 2, "walk-operators": 1, "group-settings-edit": 1,
      ])
  }

  /// A screen whose snapshot has other styles than the screen.
  private func project(_ styles: String, theme: String? = nil) throws -> Workspace {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Ada", extra: "show: [styles]"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Ada").dropLast() + "\n── styles ──\n"
        + styles + "\n",
    ])
    if let theme { try workspace.write(theme, to: "screens/__Snapshots__/theme.txt") }
    return workspace
  }

  private let theme = """
    \(ProjectPalette.head)

    sky        #0000FF
    ghost      #000000 50%
    title      18 bold
    """

  private func recorded(_ row: Int, _ styles: String, theme: String?) throws -> [String] {
    let model = try GalleryModel(project(styles, theme: theme))
    let screen = try model.screen("a")
    let frame = try #require(screen.recorded?.first)
    #expect(screen.recordedPlain == (theme == nil ? true : nil))
    return model.styledTexts(ofRow: frame.rows[row]).filter { !$0.hasPrefix("│") }
  }

  @Test func names_have_the_values_of_the_recorded_theme_file() throws {
    let styles = "bar    'Cancel' sky title · 'Invite users' ghost on sky"
    #expect(
      try recorded(1, styles, theme: theme)
        == ["[Cancel]  #0000ff bold", "Invite … #000080 on #0000ff"])
  }

  @Test func values_of_the_screen_itself_precede_those_of_the_file() throws {
    let styles = "sky is #FF0000\ntitle is 18\nbar    'Cancel' sky title"
    #expect(try recorded(1, styles, theme: theme).first == "[Cancel]  #ff0000")
  }

  @Test func a_snapshot_without_a_theme_file_is_plain() throws {
    let rows = try recorded(1, "bar    'Cancel' #FF0000", theme: nil)
    #expect(!rows.contains { $0.contains("#ff0000") })
  }

  @Test(arguments: [
    "bar", "bar 'Cancel", "bar 'Cancel'", "bar 'Cancel' nothing", "bar 'Cancel' sky on", "'",
    "bar x99999999999999999999 'Cancel' sky", "bar '' sky",
    "bar 'x' on sky 101%",
    "row x9223372036854775807 'Ben' sky", "row x-3 'Ada' sky", "sky is sky", " is ",
    "bar on #12345",
    "row 'it's' sky · 'a · b' sky · ''' sky", "screen on nothing", "bar 'Cancel' 1e999",
    "bar 'Cancel' nan",
  ])
  func damaged_styles_give_no_colors(line: String) throws {
    let rows = try recorded(1, line, theme: theme)
    #expect(!rows.contains { $0.hasPrefix("[Cancel]") && $0.contains("#0000ff") }, "\(rows)")
  }

  @Test func a_damaged_theme_file_has_only_the_values_that_can_be_read() throws {
    let damaged =
      "sky\nsky #\nsky  #GG0000\nghost  50%\n\u{0}\ntitle  bold\nsky        #00FF00, dark\n"
    #expect(
      try recorded(1, "bar    'Cancel' sky", theme: damaged).allSatisfy { !$0.contains("#00ff00") })
  }
}
