import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

@Suite("diorama gallery --svg: a frame as a picture") struct FramePictureTests {
  private func picture(_ yaml: String, _ frame: String = "a") throws -> CommandRun {
    let workspace = try Workspace(["screens/a.yaml": yaml])
    return try workspace.run("gallery", "--svg", frame, "screens")
  }

  /// The texts of a picture, each with its position and its length.
  private func texts(_ svg: String) -> [String] {
    svg.matches(of: /<text x="([0-9.]+)" y="([0-9.]+)" textLength="([0-9.]+)"[^>]*>([^<]*)</).map {
      "\($0.1) \($0.2) \($0.3) \($0.4)"
    }
  }

  private let steps = """
    steps:
      - snapshot: before
      - select: u0
      - snapshot: after
    """

  @Test func texts_are_aligned_to_cells_of_equal_size() throws {
    let run = try picture(Screens.invite("Ada", "田中"))
    #expect(run.status == .success)
    // 8.4 per column after a margin of 12, and 18 per line.
    #expect(
      texts(run.output) == [
        "28.8 43 67.2 [Cancel]", "104.4 43 67.2 Invite …", "180 43 67.2 (Invite)",
        "28.8 79 8.4 ○", "45.6 79 25.2 Ada", "222 79 25.2 [ ]", "28.8 97 8.4 ○",
        "45.6 97 33.6 田中", "222 97 25.2 [ ]",
      ])
    #expect(
      run.output.contains(" width=\"276\" height=\"132\" viewBox=\"0 0 276 132\" role=\"img\""))
  }

  @Test func the_picture_has_a_title_and_a_description() throws {
    let run = try picture(Screens.invite("Ada"))
    #expect(
      run.output.contains(
        """
        <title>a</title>
        <desc>[Cancel] Invite … (Invite)
        ○ Ada [ ]</desc>

        """))
  }

  @Test func the_picture_has_the_colors_of_the_screen_s_theme() throws {
    let light = try picture(Screens.invite("Ada"))
    let dark = try picture(Screens.invite("Ada", extra: "theme: dark"))
    #expect(light.output.contains(" rx=\"10\" fill=\"#ffffff\"/>"))
    #expect(light.output.contains("<g fill=\"#000000\" "))
    #expect(!dark.output.contains(" rx=\"10\" fill=\"#ffffff\"/>"))
    #expect(dark.output.contains("<g fill=\"#ffffff\" "))
  }

  @Test func a_frame_is_selected_by_number_or_label() throws {
    let yaml = Screens.invite("Ada", extra: steps)
    let first = try picture(yaml)
    #expect(first.output.contains("<title>a: before</title>"))
    #expect(try picture(yaml, "a:1").output == first.output)
    let second = try picture(yaml, "a:2")
    #expect(second.output.contains("<title>a: after</title>"))
    #expect(second.output.contains(">[x]<"))
    #expect(try picture(yaml, "a:after").output == second.output)
  }

  @Test func an_unknown_frame_or_screen_is_rejected() throws {
    let yaml = Screens.invite("Ada", extra: steps)
    let frame = try picture(yaml, "a:3")
    #expect(frame.status == .usage)
    #expect(frame.transcript == "'a' has no frame '3'; available: 1 (before), 2 (after)\n")
    let screen = try picture(yaml, "b")
    #expect(screen.status == .usage)
    #expect(screen.transcript == "unknown screen 'b'; available: 'a'\n")
  }

  @Test func a_screen_that_fails_has_no_picture() throws {
    let run = try picture("viewController: Nothing\n")
    #expect(run.status == .failure)
    #expect(run.output == "")
    #expect(run.errors.contains("[unknown-type]"))
  }

  @Test func screen_texts_are_escaped_in_the_picture() throws {
    let name = "\"</text><script>x</script>&\\u2028\\u202E\""
    let run = try picture(
      Screens.invite(name).replacing("width: 30", with: "width: 90"))
    #expect(run.output.contains("&lt;/text&gt;&lt;script&gt;x&lt;/script&gt;&amp;"))
    #expect(!run.output.contains("<script"))
    #expect(!run.output.unicodeScalars.contains { ["\u{2028}", "\u{202E}"].contains($0) })
    let data = Data(run.output.utf8)
    let parser = hasBalancedTags(data)
    #expect(parser)
  }

  /// Whether the tags are properly nested, as XML requires.
  private func hasBalancedTags(_ data: Data) -> Bool {
    var open: [Substring] = []
    let text = String(decoding: data, as: UTF8.self)
    for tag in text.matches(of: /<(\/?)([a-z]+)[^>]*?(\/?)>/) {
      if tag.1 == "/" {
        if open.popLast() != tag.2 { return false }
      } else if tag.3.isEmpty {
        open.append(tag.2)
      }
    }
    return open.isEmpty
  }

  @Test func the_picture_is_written_to_the_file_named_with_out() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Ada"), "mine.svg": "mine\n",
    ])
    let out = workspace.path("a.svg")
    let run = try workspace.run("gallery", "--svg", "a", "--out", out, "screens")
    #expect(run.transcript == "wrote a.svg\n")
    #expect(
      try workspace.text(of: "a.svg")
        == workspace.run("gallery", "--svg", "a", "screens").output)
    let again = try workspace.run("gallery", "--svg", "a", "--out", out, "screens")
    #expect(again.status == .success)
    let refused = try workspace.run(
      "gallery", "--svg", "a", "--out", workspace.path("mine.svg"), "screens")
    #expect(refused.status == .usage)
    #expect(try workspace.text(of: "mine.svg") == "mine\n")
  }

  @Test func a_picture_that_differs_from_its_snapshot_prints_a_note() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bo"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alicia"),
      "screens/__Snapshots__/b.txt": Screens.snapshot("b", "Bo"),
    ])
    let run = try workspace.run("gallery", "--svg", "a", "screens")
    #expect(run.status == .success)
    #expect(run.output.contains("Alice") && !run.output.contains("Alicia"))
    #expect(
      run.errors == "'a' differs from its snapshot; the picture shows the current output\n")
    #expect(try workspace.run("gallery", "--quiet", "--svg", "a", "screens").errors == "")
    #expect(try workspace.run("gallery", "--svg", "b", "screens").errors == "")
  }

  @Test func the_picture_in_the_README_is_what_the_command_writes() throws {
    let readme = try String(contentsOfFile: "README.md", encoding: .utf8)
    let images = readme.matches(of: /!\[([^\]]+)\]\((docs\/images\/[a-z-]+\.svg)\)/)
    #expect(images.map(\.1).first == "the channels" && images.count == 4)
    for image in images {
      let run = try CommandRun(["gallery", "--svg", "walk-invite:\(image.1)", "screens"])
      #expect(run.status == .success)
      #expect(try String(contentsOfFile: String(image.2), encoding: .utf8) == run.output)
    }
  }

  @Test func a_screen_name_used_by_two_projects_is_rejected() throws {
    let workspace = try Workspace([
      "one/a.yaml": Screens.invite("Ada"), "two/a.yaml": Screens.invite("Bo"),
      "two/b.yaml": Screens.invite("Bob"),
    ])
    let run = try workspace.run("gallery", "--svg", "a", "one", "two")
    #expect(run.status == .usage)
    #expect(
      run.transcript == "'one' and 'two' each have a screen 'a'; give only one of the paths\n")
    #expect(try workspace.run("gallery", "--svg", "b", "one", "two").output.contains(">Bob</text>"))
  }

  @Test(arguments: ["--filter", "--tag", "--variant"])
  func selection_options_are_rejected_with_svg(option: String) throws {
    let run = try CommandRun(["gallery", "--svg", "a", option, "b"])
    #expect(run.status == .usage)
    #expect(
      run.errors.contains(
        "--svg selects the screen; it cannot be combined with --filter, --tag or --variant"))
  }
}
