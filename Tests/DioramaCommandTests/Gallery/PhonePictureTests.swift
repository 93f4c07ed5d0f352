import CommandTestSupport
import DioramaCommand
import DioramaGallery
import Foundation
import Testing

@Suite("diorama gallery --svg --phone: a frame as a phone") struct PhonePictureTests {
  private func picture(_ yaml: String, _ frame: String = "a") throws -> CommandRun {
    let workspace = try Workspace(["screens/a.yaml": yaml])
    return try workspace.run("gallery", "--svg", frame, "--phone", "screens")
  }

  /// The texts of a picture, each with its position, its font and its other attributes.
  private func texts(_ svg: String) -> [String] {
    svg.matches(of: /<text x="([0-9.]+)" y="([0-9.]+)"([^>]*)>([^<]*)</)
      .map { "\($0.1) \($0.2)\(String($0.3).replacing("\"", with: "")) \($0.4)" }
  }

  private let selected = "steps: [{ select: u1 }]"

  @Test func texts_have_the_fonts_of_the_theme_in_rows_of_standard_heights() throws {
    let run = try picture(Screens.invite("Ada Moss", "田中", extra: selected))
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("<svg "))
    #expect(run.output.contains(" width=\"390\" height=\"844\" viewBox=\"0 0 390 844\""))
    #expect(
      run.output.contains(
        """
        <title>a</title>
        <desc>Cancel Invite 1 Invite users
        Ada Moss
        田中</desc>

        """))
    // The bar is 64 high with the status area, a row of a user is 48 high.
    #expect(
      texts(run.output) == [
        "16 47.7 font-size=16 font-weight=500 fill=#742ddd Cancel",
        "374 47.7 font-size=16 font-weight=500 text-anchor=end fill=#742ddd Invite 1",
        "195.0 47.7 font-size=16 font-weight=700 text-anchor=middle fill=#1f1f1f Invite users",
        "34.0 93.0 font-size=14 text-anchor=middle fill=#ffffff AM",
        "68 93.7 font-size=16 fill=#1f1f1f Ada Moss",
        "34.0 141.0 font-size=14 text-anchor=middle fill=#ffffff 田",
        "68 141.7 font-size=16 fill=#1f1f1f 田中",
      ])
    #expect(run.output.contains("<rect x=\"68\" y=\"111\" width=\"322\" height=\"1\""))
  }

  @Test func avatars_are_round_and_checkboxes_are_no_text() throws {
    let run = try picture(Screens.invite("Ada Moss", "田中", extra: selected))
    #expect(run.output.contains("<circle cx=\"34.0\" cy=\"88.0\" r=\"18.0\""))
    #expect(run.output.contains("<rect x=\"351\" y=\"77\" width=\"22\" height=\"22\" rx=\"6\""))
    #expect(
      run.output.contains(
        "<rect x=\"350\" y=\"124\" width=\"24\" height=\"24\" rx=\"6\" fill=\"#742ddd\""))
    #expect(!run.output.contains("[x]") && !run.output.contains("[ ]"))
  }

  @Test func the_model_has_the_kinds_of_shapes() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Ada Moss", "田中", extra: selected)
    ])
    let model = try GalleryModel(workspace)
    let phone = try #require(model.phone)
    let numbers = try #require(model.screen("a").frames.first?.phone)
    let bands = numbers.prefix { $0 != 0 }.map { number in
      if number < 0 { return "gap \(-number)" }
      let band = phone.bands[number - 1]
      let shapes = band.pieces.map { piece in
        let style = phone.styles[phone.looks[piece.look].style]
        let text = piece.string > 0 ? model.strings[piece.string - 1] : ""
        return "\(style.shape)\(style.align)\(text)"
      }
      return "\(band.height): \(shapes.joined(separator: ", "))"
    }
    #expect(
      bands == [
        "64: 00Cancel, 02Invite 1, 01Invite users", "48: 20AM, 00Ada Moss, 40",
        "48: 20田, 00田中, 41", "gap 684",
      ])
  }

  @Test func messages_are_in_bubbles_at_the_sides_of_their_senders() throws {
    let run = try CommandRun(["gallery", "--svg", "walk-invite:2", "--phone", "screens"])
    let bubbles = run.output.matches(
      of: /<rect x="([0-9]+)" y="[0-9]+" width="([0-9]+)" height="[0-9]+" rx="16" fill="(.{7})"/)
    // Incoming bubbles begin at the left, outgoing ones end at the right.
    for bubble in bubbles {
      let (x, width) = (Int(bubble.1) ?? 0, Int(bubble.2) ?? 0)
      #expect(bubble.3 == "#742ddd" ? x + width == 378 : x == 52, "\(bubble.0)")
    }
    #expect(bubbles.count == 5 && bubbles.contains { $0.3 == "#742ddd" })
    #expect(!run.output.contains("◂") && !run.output.contains("▸"))
  }

  @Test func an_alert_is_in_the_middle_over_the_whole_dimmed_screen() throws {
    let run = try CommandRun(["gallery", "--svg", "group-settings-edit:2", "--phone", "screens"])
    let words = texts(run.output).map { $0.split(separator: " ").last.map(String.init) ?? "" }
    // The frame covers the row, the picture does not.
    #expect(words.contains("Moderations"))
    #expect(words.suffix(4) == ["name", "Joinery", "Cancel", "OK"])
    #expect(
      run.output.contains(
        "<rect x=\"0\" y=\"0\" width=\"390\" height=\"844\" fill=\"#000000\" fill-opacity=\"0.4\"/>"
      ))
    #expect(run.output.contains("<rect x=\"60\" y=\"350\" width=\"270\" height=\"143\" rx=\"14\""))
  }

  @Test func a_dark_picture_has_the_colors_of_its_theme() throws {
    let dark = try picture(Screens.invite("Ada", extra: "theme: dark"))
    #expect(dark.output.contains("<rect width=\"390\" height=\"844\" fill=\"#161616\"/>"))
    #expect(dark.output.contains("fill=\"#ffffff\" xml:space"))
  }

  @Test(arguments: [
    "</text></svg><script>x</script>", "]]>&lt;\\\"'", "\\u202Egpj.exe\\u2066", "\\e[31m\\u0007\\0",
    "\\u2028\\uFEFF\\x85", "اسم طويل", "",
  ])
  func hostile_texts_stay_texts(name: String) throws {
    let run = try picture(Screens.invite("\"\(name)\"", "\"Ada \(name)\""))
    #expect(run.status == .success, "\(run.errors)")
    #expect(!run.output.contains("<script") && !run.output.contains("]]>"))
    let hidden: Set<Unicode.Scalar> = [
      "\u{202E}", "\u{2066}", "\u{1B}", "\u{7}", "\u{0}", "\u{2028}", "\u{FEFF}", "\u{85}",
    ]
    #expect(!run.output.unicodeScalars.contains(where: hidden.contains))
    #expect(run.output.matches(of: /<svg/).count == 1)
    #expect(run.output.hasSuffix("</g>\n</svg>\n"))
  }

  @Test func a_long_name_ends_in_an_ellipsis_before_its_neighbor() throws {
    let run = try picture(Screens.invite(String(repeating: "Wolfe ", count: 30)))
    let name = try #require(texts(run.output).first { $0.hasPrefix("68 ") })
    #expect(name.hasSuffix("…"))
    #expect(name.count < 100)
    // The widest letters of 16 points need 15.1 each in Arial; the checkbox is at 350.
    let wide = try picture(Screens.invite(String(repeating: "W", count: 1000)))
    let letters = try #require(texts(wide.output).first { $0.hasPrefix("68 ") }).filter {
      $0 == "W"
    }
    #expect(letters.count > 10 && Double(letters.count + 1) * 15.1 < 350 - 68, "\(letters)")
  }

  @Test func a_recorded_frame_has_a_picture_if_it_is_shown_now() throws {
    let workspace = try Workspace([
      "screens/a.yaml": Screens.invite("Alice"), "screens/b.yaml": Screens.invite("Bo"),
      "screens/__Snapshots__/a.txt": Screens.snapshot("a", "Alicia"),
    ])
    let model = try GalleryModel(workspace)
    let screen = try model.screen("a")
    #expect(screen.frames.map { $0.phone == nil } == [false])
    #expect(screen.recorded?.map { $0.phone == nil } == [true])
  }

  @Test func phone_requires_svg() throws {
    let run = try CommandRun(["gallery", "--phone", "screens"])
    #expect(run.status == .usage)
    #expect(run.errors.contains("--phone requires --svg"))
    let png = try CommandRun(["gallery", "--svg", "a", "--out", "a.png"])
    #expect(png.status == .usage)
    #expect(png.errors.contains("a file name that ends in .png requires --phone"))
  }

  @Test func a_png_without_a_browser_is_refused() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Ada")])
    let run = try workspace.run(
      "gallery", "--svg", "a", "--phone", "--out", workspace.path("a.png"), "screens")
    #expect(run.status == .failure)
    #expect(
      run.transcript
        == "a PNG requires Chromium, and none is installed; name an .svg file with --out\n")
    #expect(!FileManager.default.fileExists(atPath: workspace.path("a.png")))
  }

  @Test func another_png_is_not_overwritten() throws {
    let workspace = try Workspace(["screens/a.yaml": Screens.invite("Ada"), "mine.png": "mine\n"])
    let run = try workspace.run(
      "gallery", "--svg", "a", "--phone", "--out", workspace.path("mine.png"), "screens")
    #expect(run.status == .usage)
    #expect(try workspace.text(of: "mine.png") == "mine\n")
  }
}
