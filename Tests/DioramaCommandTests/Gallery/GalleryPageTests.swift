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

  /// What stands between two texts.
  private func part(_ text: String, from start: String, to end: String) throws -> String {
    let begin = try #require(text.range(of: start)?.upperBound, "\(start)")
    let finish = try #require(text.range(of: end, range: begin..<text.endIndex)?.lowerBound)
    return String(text[begin..<finish])
  }

  @Test func one_file_is_written_and_said() throws {
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

  @Test func a_page_that_leaves_screens_out_says_so_in_its_title_and_its_list() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Ada"), "screens/b.yaml": Screens.invite("Bo"),
      "screens/c.yaml": "viewController: Nothing\n",
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Adam"),
      "screens/__Snapshots__/b.txt": Screens.snapshot("b", "Bo"),
    ])
    let (run, text) = try page(workspace, "--only", "changed")
    #expect(run.output == "wrote page.html: 1 of 3 screens, 1 changed; 1 failed is not here\n")
    #expect(
      try part(text, from: "<title>", to: "</title>")
        == "screens: 1 of 3 screens, 1 changed; 1 failed is not here")
    #expect(
      try part(text, from: "<ul>\n", to: "</ul>") == """
        <li><code>a</code> changed</li>
        <li>2 more are not here: only what has changed is</li>


        """)
    let (failed, _) = try page(workspace, "--only", "failed")
    #expect(failed.output == "wrote page.html: 1 of 3 screens, 1 failed; 1 changed is not here\n")
  }

  @Test func what_cannot_be_seen_in_names_acts_nowhere() throws {
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
    #expect(text.contains("scr\\u{202E}eens/__Snapshots__/o\\u{2066}ld.txt</code> left over</li>"))
  }

  @Test func its_policy_forbids_all_but_its_own_script_and_looks() throws {
    let (_, text) = try page(Workspace(["screens/a.yaml": Screens.invite("Ada")]))
    let policy = try part(text, from: "Security-Policy\" content=\"", to: "\"")
    #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
    #expect(policy.contains("connect-src 'none'; base-uri 'none'; form-action 'none'"))
    #expect(!policy.contains("unsafe"))
    // Nothing in it leads anywhere.
    for address in ["http://", "https://", "url(", "@import", " src="] {
      let own = text.replacing("http://www.w3.org/", with: "")
      #expect(!own.contains(address), "\(address)")
    }
  }

  @Test func texts_of_screens_stay_texts() throws {
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
    // The scripts of the page are its data and its own.
    #expect(text.components(separatedBy: "</script>").count == 3)
    #expect(!text.contains("<script>alert"))
  }

  @Test func a_name_of_a_megabyte_makes_no_page_of_megabytes() throws {
    let name = String(repeating: "long ", count: 200_000)
    let (run, text) = try page(Workspace(["screens/a.yaml": Screens.invite("\"\(name)\"")]))
    #expect(run.status == .success)
    #expect(text.utf8.count < 200_000)
  }

  @Test func what_is_no_gallery_is_never_written_over() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Ada"), "page.html": "<html>mine</html>\n",
    ])
    let out = workspace.path("page.html")
    let run = try workspace.run("gallery", "--out", out, "screens")
    #expect(run.status == .usage)
    #expect(
      run.transcript
        == "'page.html' is no gallery, and is left as it is; name another file with --out\n")
    #expect(try workspace.text(of: "page.html") == "<html>mine</html>\n")
    let folder = try workspace.run("gallery", "--out", "screens", "screens")
    #expect(folder.status == .usage)
    #expect(folder.errors == "'screens' is a folder; --out takes the name of a file\n")
    #expect(try workspace.tree.keys.contains("screens/a.yaml"))
  }

  @Test func a_gallery_is_written_over() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Ada")])
    _ = try page(workspace)
    try workspace.write(Screens.invite("Bo"), to: "screens/b.yaml")
    let (run, text) = try page(workspace)
    #expect(run.output == "wrote page.html: 2 screens, 2 missing\n")
    #expect(text.contains("<code>b</code>"))
  }

  @Test func screens_that_fail_are_in_it_and_in_the_status() throws {
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
  func nonsense_is_refused(arguments: [String]) throws {
    #expect(try CommandRun(["gallery"] + arguments).status == .usage)
  }

  @Test func a_command_of_an_app_s_own_has_it_too() throws {
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
