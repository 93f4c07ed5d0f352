import CommandTestSupport
import DioramaCommand
import DioramaGallery
import Foundation
import Testing

@Suite("diorama gallery: the page") struct GalleryPageTests {
  private func page(
    _ workspace: Workspace, _ arguments: String...
  ) throws -> (run: CommandRun, text: String) {
    let out = workspace.path("page.html")
    let run = try CommandRun(
      ["gallery", "--out", out] + arguments + [workspace.path("screens")],
      hiding: [workspace.root])
    return (run, try workspace.text(of: "page.html"))
  }

  /// The text between two other texts.
  private func part(_ text: String, from start: String, to end: String) throws -> String {
    let begin = try #require(text.range(of: start)?.upperBound, "\(start)")
    let finish = try #require(text.range(of: end, range: begin..<text.endIndex)?.lowerBound)
    return String(text[begin..<finish])
  }

  @Test func the_page_is_written_to_one_file_and_reported() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Ada"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Adam"),
    ])
    let (run, text) = try page(workspace)
    #expect(run.transcript == "wrote page.html: 1 screen, 1 changed\n")
    #expect(run.status == .success)
    #expect(text.hasPrefix("<!DOCTYPE html>"))
    #expect(text.hasSuffix("</html>\n<!-- diorama-gallery -->\n"))
    #expect(try part(text, from: "<title>", to: "</title>").hasSuffix(": 1 screen, 1 changed"))
    #expect(text.contains("<li><code>a</code> changed</li>"))
    for place in ["<!--STYLE-->", "<!--SCRIPT-->", "<!--DATA-->", "<!--LIST-->", "CSP-"] {
      #expect(!text.contains(place), "\(place)")
    }
  }

  @Test func a_partial_page_is_marked_in_its_title_and_list() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Ada"), "screens/b.yaml": Screens.invite("Bo"),
      "screens/c.yaml": "viewController: Nothing\n",
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Adam"),
      "screens/__Snapshots__/b.txt": Screens.snapshot("b", "Bo"),
    ])
    let (run, text) = try page(workspace, "--only", "changed")
    #expect(run.output == "wrote page.html: 1 of 3 screens, 1 changed; 1 failed is not included\n")
    #expect(
      try part(text, from: "<title>", to: "</title>")
        == "screens: 1 of 3 screens, 1 changed; 1 failed is not included")
    #expect(
      try part(text, from: "<ul>\n", to: "</ul>") == """
        <li><code>a</code> changed</li>
        <li>2 more are not included: only changed screens are</li>


        """)
    let (failed, _) = try page(workspace, "--only", "failed")
    #expect(
      failed.output == "wrote page.html: 1 of 3 screens, 1 failed; 1 changed is not included\n")
  }

  @Test func invisible_characters_in_names_are_escaped() throws {
    let folder = "scr\u{202E}eens"
    let workspace = try Workspace([
      "\(folder)/a.yaml": Screens.invite("Ada"),
      "\(folder)/__Snapshots__/o\u{2066}ld.txt": Screens.snapshot("old", "Otto"),
    ])
    let out = workspace.path("page.html")
    _ = try CommandRun(["gallery", "--out", out, workspace.path(folder)])
    let text = try workspace.text(of: "page.html")
    #expect(!text.unicodeScalars.contains { ["\u{202E}", "\u{2066}"].contains($0) })
    #expect(
      try part(text, from: "<title>", to: "</title>").hasPrefix("scr\\u{202E}eens: 2 screens"))
    #expect(text.contains("scr\\u{202E}eens/__Snapshots__/o\\u{2066}ld.txt</code> orphaned</li>"))
  }

  @Test func the_content_security_policy_allows_only_its_own_script_and_style() throws {
    let (_, text) = try page(Workspace(["screens/a.yaml": Screens.invite("Ada")]))
    let policy = try part(text, from: "Security-Policy\" content=\"", to: "\"")
    #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
    #expect(policy.contains("connect-src 'none'; base-uri 'none'; form-action 'none'"))
    #expect(!policy.contains("unsafe"))
    // The page contains no address.
    for address in ["http://", "https://", "url(", "@import", " src="] {
      let own = text.replacing("http://www.w3.org/", with: "")
      #expect(!own.contains(address), "\(address)")
    }
  }

  @Test func screen_texts_cannot_inject_markup() throws {
    let hostile = #"</script><script>alert(1)</script><!--\#u{2028}\#u{202E}"#
    let quoted = hostile.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let workspace = try Workspace([
      "screens/a.yaml": """
      description: "\(quoted)"
      viewController: SBUInviteUserViewController
      channelURL: design-team
      tags: ["<b>&amp;"]
      data:
        users: [{ userId: u0, nickname: "\(quoted)" }]
        groupChannels: [{ url: design-team }]
      device: { width: 90 }

      """
    ])
    let (run, text) = try page(workspace)
    #expect(run.status == .success)
    let data = try part(text, from: "id=\"diorama-data\">", to: "</script>")
    #expect(!data.contains("<"))
    #expect(!data.unicodeScalars.contains { ["\u{2028}", "\u{202E}"].contains($0) })
    let model = try JSONDecoder().decode(GalleryModel.self, from: Data(data.utf8))
    #expect(try model.screen("a").description == hostile)
    #expect(try model.screen("a").tags == ["<b>&amp;"])
    #expect(try !model.lines(model.screen("a").frames).filter { $0.contains("alert(1)") }.isEmpty)
    // The page has two scripts: its data and its own code.
    #expect(text.components(separatedBy: "</script>").count == 3)
    #expect(!text.contains("<script>alert"))
  }

  @Test func a_name_of_one_megabyte_does_not_bloat_the_page() throws {
    let name = String(repeating: "long ", count: 200_000)
    let (run, text) = try page(Workspace(["screens/a.yaml": Screens.invite("\"\(name)\"")]))
    #expect(run.status == .success)
    #expect(text.utf8.count < 200_000)
  }

  @Test func a_file_that_is_not_a_gallery_is_not_overwritten() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Ada"), "page.html": "<html>mine</html>\n",
    ])
    let out = workspace.path("page.html")
    let run = try workspace.run("gallery", "--out", out, "screens")
    #expect(run.status == .usage)
    #expect(
      run.transcript
        == "'page.html' exists and is not a gallery of this tool; "
        + "choose another file with --out\n")
    #expect(try workspace.text(of: "page.html") == "<html>mine</html>\n")
    let folder = try workspace.run("gallery", "--out", "screens", "screens")
    #expect(folder.status == .usage)
    #expect(folder.errors == "'screens' is a folder; --out takes a file name\n")
    #expect(try workspace.tree.keys.contains("screens/a.yaml"))
  }

  @Test func an_existing_gallery_is_overwritten() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Ada")])
    _ = try page(workspace)
    try workspace.write(Screens.invite("Bo"), to: "screens/b.yaml")
    let (run, text) = try page(workspace)
    #expect(run.output == "wrote page.html: 2 screens, 2 missing\n")
    #expect(text.contains("<code>b</code>"))
  }

  @Test func failing_screens_are_on_the_page_and_in_the_exit_status() throws {
    let (run, text) = try page(Workspace(["screens/a.yaml": "viewController: Nothing\n"]))
    #expect(run.status == .failure)
    #expect(run.errors.contains("[unknown-type]"))
    #expect(run.output == "wrote page.html: 1 screen, 1 failed\n")
    #expect(text.contains("<li><code>a</code> failed</li>"))
  }

  @Test func without_screens_nothing_is_written() throws {
    let workspace = try Workspace(["screens/diorama.yaml": "{}\n"])
    let out = workspace.path("page.html")
    let run = try workspace.run("gallery", "--out", out, "screens")
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("no screens in 'screens'"))
    #expect(try workspace.tree["page.html"] == nil)
    let none = try workspace.run("gallery", "--out", out, "--filter", "x", "nowhere")
    #expect(none.status != .success)
    #expect(try workspace.tree["page.html"] == nil)
  }

  @Test(arguments: [
    ["--out", "-"], ["--format", "github"], ["--svg", "a", "--format", "json"],
    ["--svg", "a", "--only", "failed"], ["--only", "some"], ["--variant", "a", "--variant", "b"],
  ])
  func invalid_options_are_rejected(arguments: [String]) throws {
    #expect(try CommandRun(["gallery"] + arguments).status == .usage)
  }

  @Test func an_app_s_own_command_has_the_gallery_too() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Ada"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Adam"),
    ])
    let run = try CommandRun(
      ["gallery", "--out", workspace.path("page.html"), workspace.path("screens")],
      hiding: [workspace.root], name: "app-screens")
    #expect(run.output == "wrote page.html: 1 screen, 1 changed\n")
    let help = try CommandRun(["gallery", "--help"], name: "app-screens")
    #expect(help.output.contains("file for 'app-screens review --apply'"))
  }
}
