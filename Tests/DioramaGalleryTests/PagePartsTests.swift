import Foundation
import Testing

@testable import DioramaGallery

/// The parts of a page.
@Suite("Parts of a gallery's page") struct PagePartsTests {
  @Test func a_digest_distinguishes_shown_from_recorded_text() {
    let (a, b) = (Array("a".utf8), Array("b".utf8))
    let digests = [
      GalleryDigest.text(shown: a, recorded: b), GalleryDigest.text(shown: b, recorded: a),
      GalleryDigest.text(shown: a, recorded: nil), GalleryDigest.text(shown: nil, recorded: a),
      GalleryDigest.text(shown: a, recorded: []), GalleryDigest.text(shown: a + b, recorded: []),
    ]
    #expect(Set(digests).count == digests.count)
    #expect(digests.allSatisfy { $0.utf8.count == 32 })
  }

  @Test(arguments: [
    "</script>", "<!--", "<script>", "]]>", "a\u{2028}b\u{2029}c", "\u{202E}gpj.exe\u{2066}",
    "\u{FEFF}\u{85}\u{7F}\u{200E}\u{61C}", "👨‍👩‍👧‍👦 \\u003c & \" \\", "é ﷺ 한글", "â\u{80}¨",
  ])
  func script_safe_json_decodes_to_the_same_value_without_special_characters(text: String) throws {
    let json = try JSONEncoder().encode([text])
    let safe = ScriptSafeJSON.bytes(Array(json))
    #expect(try JSONDecoder().decode([String].self, from: Data(safe)) == [text])
    let hidden: Set<Unicode.Scalar> = [
      "<", ">", "&", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{85}",
      "\u{80}", "\u{7F}", "\u{200E}", "\u{61C}",
    ]
    let written = String(decoding: safe, as: UTF8.self)
    #expect(!written.unicodeScalars.contains(where: hidden.contains), "\(written)")
  }

  @Test func all_page_files_are_embedded() throws {
    let folder = "Sources/DioramaGallery/Page"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    func text(_ ending: String) throws -> String {
      try names.filter { $0.hasSuffix(ending) }.map {
        try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
      }.joined()
    }
    #expect(try text(".html") == PageFiles.page)
    #expect(try text(".css") == PageFiles.style)
    // The program's script has no lines that are comments.
    #expect(
      try text(".js").replacing(/(?m)^\t*(\/\/.*|\/\*\*.*\*\/)\n/, with: "") == PageFiles.script)
    #expect(names.allSatisfy { [".html", ".css", ".js"].contains(where: $0.hasSuffix) })
  }

  @Test func a_page_has_the_lines_of_the_first_changes() {
    let groups = ["aaaa", "bb", "é", "d"].map {
      GalleryModel.Group(title: "", screens: [], hunk: [$0, $0])
    }
    func hunks(_ most: Int) -> [Int] {
      GalleryBuilder.limited(groups, toHunkBytes: most).map(\.hunk.count)
    }
    #expect(hunks(0) == [2, 0, 0, 0])
    #expect(hunks(12) == [2, 2, 0, 0] && hunks(16) == [2, 2, 2, 0] && hunks(18) == [2, 2, 2, 2])
  }

  @Test func the_page_s_files_are_80_kB_at_most() {
    let all = PageFiles.page.utf8.count + PageFiles.style.utf8.count + PageFiles.script.utf8.count
    #expect(all <= 80_000)
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"format":"diorama-gallery","version":1}"#,
    #"{"format":"diorama-decisions","version":3,"project":"a","decisions":[]}"#,
    #"{"format":"diorama-decisions","version":0,"project":"a","decisions":[]}"#,
    #"{"format":"diorama-decisions","version":1,"project":"a"}"#,
    #"{"format":"diorama-decisions","version":1,"project":"a","decisions":[{"screen":"a"}]}"#,
    #"{"format":"diorama-decisions","version":1,"project":"a","decisions":"#
      + #"[{"screen":"a","decision":"maybe","digest":""}]}"#,
  ])
  func an_invalid_decision_file_is_rejected(text: String) {
    #expect(throws: GalleryDecisions.FormatError.self) {
      try GalleryDecisions(json: Array(text.utf8))
    }
  }

  @Test func decisions_are_read_as_they_are_written() throws {
    let written = GalleryDecisions(
      project: "screens",
      [
        GalleryDecisions.Decision(screen: "a@dark", decision: .accept, digest: "0f"),
        GalleryDecisions.Decision(
          screen: "</script>", decision: .reject, digest: "", changes: ["0123abcd"]),
      ])
    let read = try GalleryDecisions(json: try written.json())
    #expect(read.decisions.map(\.screen) == ["a@dark", "</script>"])
    #expect(read.decisions.map(\.decision) == [.accept, .reject])
    #expect(read.decisions.map(\.digest) == ["0f", ""])
    #expect(read.decisions.map(\.changes) == [nil, ["0123abcd"]])
    #expect(read.project == "screens" && read.version == 2)
    let older = #"{"format":"diorama-decisions","version":1,"project":"a","decisions":[]}"#
    #expect(try GalleryDecisions(json: Array(older.utf8)).decisions.isEmpty)
  }
}
