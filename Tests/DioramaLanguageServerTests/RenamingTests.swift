import Foundation
import Testing

@testable import DioramaLanguageServer

/// Renaming of the names of a project.
@Suite("Renaming in an editor") struct RenamingTests {
  private static let invite = NamesEditor.invite

  @Test func a_component_is_renamed_in_all_files_and_styles() throws {
    let editor = try NamesEditor([
      "a.yaml": Self.invite + "headerComponent: { title: 👍, type: T<>op }\n",
      "b.yaml": Self.invite + "headerComponent: Top\n---\nscreen: c\n" + Self.invite
        + "components: { Mine: { extends: 'Top' } }\nvariants: { v: { headerComponent: \"Top\" } }\n",
    ])
    #expect(
      try editor.rename(to: "Head") == ["a.yaml of 7", "b.yaml", "diorama.yaml"])
    #expect(
      try editor.text("a.yaml") == Self.invite + "headerComponent: { title: 👍, type: Head }\n")
    #expect(
      try editor.text("b.yaml") == Self.invite + "headerComponent: Head\n---\nscreen: c\n"
        + Self.invite
        + "components: { Mine: { extends: 'Head' } }\nvariants: { v: { headerComponent: \"Head\" } }\n"
    )
    #expect(try editor.text("diorama.yaml").contains("  Head: { extends: SBUInvite"))
  }

  @Test func a_user_is_renamed_wherever_the_id_is_written() throws {
    let editor = try NamesEditor([
      "fixtures/crew.yaml": NamesEditor.crew.replacing("userId: ada,", with: "userId: a<>da,"),
      "a.yaml": Self.invite + "currentUser: &me ada\nsteps: [{ select: [ben, ada] }]\n"
        + "variants: { v: { currentUser: *me } }\n",
      "fixtures/other.yaml": NamesEditor.crew,
      "b.yaml": Self.invite
        + "data: fixtures/other.yaml\ncurrentUser: ada\nsteps: [{ select: ada }]\n",
    ])
    #expect(
      try editor.rename(to: "ada, the first") == [
        "a.yaml", "diorama.yaml", "fixtures/crew.yaml of 7",
      ])
    #expect(
      try editor.text("a.yaml") == Self.invite
        + "currentUser: &me 'ada, the first'\nsteps: [{ select: [ben, 'ada, the first'] }]\n"
        + "variants: { v: { currentUser: *me } }\n")
    let crew = try editor.text("fixtures/crew.yaml")
    #expect(crew.contains("{ userId: 'ada, the first', nickname: Ada Berg }"))
    #expect(crew.contains("members: ['ada, the first', { userId: ben }]"))
    #expect(try editor.text("diorama.yaml").hasPrefix("currentUser: 'ada, the first'\n"))
    // The id `ada` in another file is a different user.
    #expect(try editor.text("b.yaml").hasSuffix("currentUser: ada\nsteps: [{ select: ada }]\n"))
    #expect(try editor.text("fixtures/other.yaml") == NamesEditor.crew)
  }

  /// Some characters can be written only as escapes, which single quotes don't have.
  @Test(arguments: [
    ("a\u{0}", "a\\u0000"), ("\u{1B}[1m", "\\u001B[1m"), ("a\u{1}b", "a\\u0001b"),
    ("\u{7F}", "\\u007F"), ("a\u{9F}", "a\\u009F"), ("a\u{202E}b", "a\\u202Eb"),
    ("\u{FEFF}a", "\\uFEFFa"), ("a\u{FFFE}", "a\\uFFFE"), ("a\u{FFFF}", "a\\uFFFF"),
    ("a\u{E0001}", "a\\U000E0001"), ("a\tb", "a\\tb"), ("\u{1}\"\\'", "\\u0001\\\"\\\\'"),
  ])
  func a_name_with_invisible_characters_is_written_with_escapes(new: String, text: String) throws {
    let user = try NamesEditor([
      "fixtures/crew.yaml": NamesEditor.crew.replacing("userId: ada,", with: "userId: a<>da,"),
      "a.yaml": Self.invite + "currentUser: 'ada'\nsteps: [{ select: \"ada\" }]\n",
    ])
    _ = try user.rename(to: new)
    #expect(
      try user.text("a.yaml") == Self.invite
        + "currentUser: \"\(text)\"\nsteps: [{ select: \"\(text)\" }]\n")
    #expect(try user.text("fixtures/crew.yaml").contains("members: [\"\(text)\", { userId: ben }]"))
    let component = try NamesEditor(["a.yaml": Self.invite + "headerComponent: T<>op\n"])
    _ = try component.rename(to: new)
    #expect(try component.text("a.yaml") == Self.invite + "headerComponent: \"\(text)\"\n")
    #expect(try component.text("diorama.yaml").contains("  \"\(text)\": { extends:"))
    let channel = try NamesEditor([
      "a.yaml": "viewController: SBUInviteUserViewController\nchannelURL: 'cr<>ew'\n"
    ])
    _ = try channel.rename(to: new)
    #expect(try channel.text("a.yaml").hasSuffix("channelURL: \"\(text)\"\n"))
  }

  @Test func a_renamed_name_with_escapes_keeps_its_anchor() throws {
    let editor = try NamesEditor([
      "a.yaml": Self.invite + "currentUser: &me \"\\x61<>da\"\nsteps: [{ select: *me }]\n"
    ])
    _ = try editor.rename(to: "eve")
    #expect(
      try editor.text("a.yaml") == Self.invite
        + "currentUser: &me eve\nsteps: [{ select: *me }]\n")
  }

  /// The known locations of names are those of the text that was read.
  @Test func a_rename_fails_if_a_file_was_changed_meanwhile() throws {
    let editor = try NamesEditor([
      "a.yaml": Self.invite + "tags: [one]\n", "b.yaml": Self.invite + "tags: one\n",
    ])
    let path = "\(editor.folder)/a.yaml"
    let text = try editor.text("a.yaml")
    let document = TextDocument(path: path, text: text, version: 1)
    var service = NameService(editor.registry)
    let before = service.view(for: document, open: [path: document], .utf8)
    let view = try #require(before)
    try editor.save("b.yaml", "# A line more\n" + Self.invite + "tags: one\n")
    let name = try #require(text.range(of: "one"))
    let position = document.position(
      of: text.utf8.distance(from: text.startIndex, to: name.lowerBound), .utf8)
    let failure = #expect(throws: RPCError.self) {
      _ = try view.renaming(at: position, in: document, to: "two", ClientCapabilities())
    }
    #expect(failure?.message == "b.yaml has changed; rename again")
    // The next request reads the file again.
    let after = service.view(for: document, open: [path: document], .utf8)
    let edit = try #require(after).renaming(
      at: position, in: document, to: "two", ClientCapabilities()
    ).edit
    #expect(edit.changes?.count == 2)
  }

  @Test func a_channel_and_a_tag_are_renamed() throws {
    let channel = try NamesEditor([
      "a.yaml": "viewController: SBUInviteUserViewController\nchannelURL: cr<>ew\n"
    ])
    #expect(try channel.rename(to: "team") == ["a.yaml of 7", "fixtures/crew.yaml"])
    #expect(try channel.text("fixtures/crew.yaml").contains("{ url: team, name: The crew,"))
    let tag = try NamesEditor([
      "a.yaml": Self.invite + "tags: [on<>e, two]\n",
      "b.yaml": Self.invite + "tags: one\nvariants: { v: { tags: ['one'] } }\n",
    ])
    #expect(try tag.rename(to: "slow one") == ["a.yaml of 7", "b.yaml"])
    #expect(try tag.text("a.yaml").hasSuffix("tags: [slow one, two]\n"))
    #expect(
      try tag.text("b.yaml").hasSuffix("tags: slow one\nvariants: { v: { tags: ['slow one'] } }\n"))
  }

  private static let snapshots = [
    "in/__Snapshots__/hello.txt": "screen: hello\nbody\n",
    "in/__Snapshots__/hello@b.txt": "screen: hello@b\nbody\n",
    "in/__Snapshots__/hello2.txt": "screen: hello2\n",
  ]
  private static let hello =
    "screen: hello\n" + invite + "variants:\n  b: { theme: dark }\n  c: { theme: dark }\n"

  @Test func the_snapshots_of_a_renamed_screen_are_moved_and_contain_its_name() throws {
    let editor = try NamesEditor(
      Self.snapshots.merging(["in/a.yaml": Self.hello.replacing("hello", with: "he<>llo")]) { $1 })
    #expect(
      try editor.rename(to: "hi") == [
        "in/__Snapshots__/hello.txt → in/__Snapshots__/hi.txt",
        "in/__Snapshots__/hello@b.txt → in/__Snapshots__/hi@b.txt",
        "in/__Snapshots__/hi.txt", "in/__Snapshots__/hi@b.txt", "in/a.yaml of 7",
      ])
    #expect(try editor.text("in/a.yaml") == Self.hello.replacing("hello", with: "hi"))
    #expect(try editor.text("in/__Snapshots__/hi@b.txt") == "screen: hi@b\nbody\n")
    #expect(editor.messages == [])
  }

  @Test func a_screen_without_a_name_is_renamed_with_its_file_and_snapshots() throws {
    let text = Self.hello.replacing("screen: hello\n", with: "")
    let files = Self.snapshots.merging(["in/hello.yaml": text.replacing("view", with: "vi<>ew")]) {
      $1
    }
    let editor = try NamesEditor(files)
    let place = try #require(
      try editor.requestAtCursor("prepareRename")["result"] as? [String: Any])
    #expect(place["placeholder"] as? String == "hello")
    #expect(
      try editor.rename(to: "hi") == [
        "in/__Snapshots__/hello.txt → in/__Snapshots__/hi.txt",
        "in/__Snapshots__/hello@b.txt → in/__Snapshots__/hi@b.txt",
        "in/__Snapshots__/hi.txt", "in/__Snapshots__/hi@b.txt", "in/hello.yaml → in/hi.yaml",
      ])
    #expect(try editor.text("in/hi.yaml") == text)
    #expect(try editor.text("in/__Snapshots__/hi@b.txt") == "screen: hi@b\nbody\n")
    // An editor that cannot move files cannot rename the screen.
    for edits in [[:], ["documentChanges": true]] {
      let plain = try NamesEditor(files, edits: edits)
      #expect(try plain.requestAtCursor("prepareRename")["result"] is NSNull)
      #expect(
        try plain.errorMessage("rename", ["newName": "hi"]) == "there is no name at this position")
    }
  }

  @Test(
    arguments: [
      ("other", "screen 'other' already exists in other.yaml"),
      ("named", "file 'named.yaml' already exists"),
      ("typed", "file 'typed.yaml' already exists"),
      ("diorama", "'diorama.yaml' is reserved for the project's own file"),
      (
        "../x",
        "'../x' is not a valid name of a screen; use letters, digits, '.', '_' and '-', and begin "
          + "with a letter or digit"
      ),
    ])
  func a_screen_file_cannot_get_a_taken_or_invalid_name(new: String, why: String) throws {
    let editor = try NamesEditor([
      "a.yaml": "<>" + Self.invite, "other.yaml": Self.invite,
      "named.yaml": "screen: x\n" + Self.invite,
    ])
    // This file exists only in the editor.
    try editor.open("typed.yaml", "screen: y\n" + Self.invite)
    #expect(try editor.errorMessage("rename", ["newName": new]) == why)
  }

  @Test func an_unsaved_file_cannot_be_renamed() throws {
    let editor = try NamesEditor(["new.yaml": "<>" + Self.invite])
    try FileManager.default.removeItem(atPath: "\(editor.folder)/new.yaml")
    #expect(
      try editor.errorMessage("rename", ["newName": "x"])
        == "'new.yaml' is not saved yet; save it under the new name")
  }

  @Test func renaming_a_variant_of_a_screen_or_the_project_moves_its_snapshots() throws {
    let own = try NamesEditor(
      Self.snapshots.merging(["in/a.yaml": Self.hello.replacing("  b:", with: "  b<>:")]) { $1 })
    #expect(
      try own.rename(to: "night") == [
        "in/__Snapshots__/hello@b.txt → in/__Snapshots__/hello@night.txt",
        "in/__Snapshots__/hello@night.txt", "in/a.yaml of 7",
      ])
    #expect(try own.text("in/__Snapshots__/hello@night.txt") == "screen: hello@night\nbody\n")
    let project = try NamesEditor([
      "diorama.yaml": NamesEditor.projectFile + "variants: { <>b: { theme: dark } }\n",
      "a.yaml": Self.invite, "in/c.yaml": Self.invite,
      "__Snapshots__/a@b.txt": "screen: a@b\n", "in/__Snapshots__/c@b.txt": "screen: c@b\n",
    ])
    #expect(
      try project.rename(to: "x").filter { $0.contains("→") } == [
        "__Snapshots__/a@b.txt → __Snapshots__/a@x.txt",
        "in/__Snapshots__/c@b.txt → in/__Snapshots__/c@x.txt",
      ])
  }

  @Test func a_client_that_cannot_move_files_gets_only_edits_and_a_message() throws {
    let text = Self.hello.replacing("hello", with: "he<>llo")
    let plain = try NamesEditor(Self.snapshots.merging(["in/a.yaml": text]) { $1 }, edits: [:])
    #expect(try plain.rename(to: "hi") == ["in/a.yaml"])
    #expect(plain.messages.count == 1)
    #expect(plain.messages.first?.hasPrefix("this editor cannot move files; ") == true)
    #expect(try plain.text("in/__Snapshots__/hello.txt") == "screen: hello\nbody\n")
    let versions = try NamesEditor(
      Self.snapshots.merging(["in/a.yaml": text]) { $1 }, edits: ["documentChanges": true])
    #expect(try versions.rename(to: "hi") == ["in/a.yaml of 7"])
    #expect(versions.messages.count == 1)
  }

  @Test func prepareRename_returns_a_range_only_for_a_name() throws {
    let editor = try NamesEditor(["a.yaml": Self.invite + "currentUser: 'a<>da'\n"])
    let result = try #require(
      try editor.requestAtCursor("prepareRename")["result"] as? [String: Any])
    #expect(result["placeholder"] as? String == "ada")
    #expect(try editor.stretch(result["range"], of: "a.yaml").words == "ada")
    let nothing = try NamesEditor(["a.yaml": Self.invite + "description: a<>da\n"])
    #expect(try nothing.requestAtCursor("prepareRename")["result"] is NSNull)
    #expect(
      try nothing.errorMessage("rename", ["newName": "x"]) == "there is no name at this position")
  }

  @Test(arguments: [
    (
      "headerComponent: T<>op\n", "SBUUserListModule.Header",
      "'SBUUserListModule.Header' is the name of a registered type"
    ),
    (
      "headerComponent: T<>op\ncomponents: { Mine: { extends: Top } }\n", "Mine",
      "component 'Mine' already exists"
    ),
    ("currentUser: a<>da\n", "ben", "user 'ben' already exists"),
    ("currentUser: a<>da\n", "", "'' is not a valid name of a user"),
    ("currentUser: zo<>e\n", "ben", "no user 'zoe' in the data"),
    (
      "tags: [o<>ne, two]\n", "two",
      "tag 'two' already exists; renaming would merge the two tags"
    ),
    (
      "variants: { <>a: { theme: dark }, b: { theme: dark } }\n", "b",
      "variant 'b' already exists"
    ),
    (
      "variants: { <>a: { theme: dark } }\n", "a b",
      "'a b' is not a valid name of a variant; use letters, digits, '.', '_' and '-', and begin "
        + "with a letter or digit"
    ),
    ("screen: o<>ne\n", "Other", "screen 'Other' already exists in other.yaml"),
    (
      "headerComponent: SBUInvite<>UserModule.Header\n", "X",
      "'SBUInviteUserModule.Header' is a Swift type; rename it in Swift"
    ),
    (
      "data: fixtures/cr<>ew.yaml\n", "X",
      "a file cannot be renamed here; move the file, then change its path"
    ),
  ])
  func a_taken_or_invalid_name_is_rejected(rest: String, new: String, why: String) throws {
    let editor = try NamesEditor(["a.yaml": Self.invite + rest, "other.yaml": Self.invite])
    #expect(try editor.errorMessage("rename", ["newName": new]) == why)
  }

  @Test func the_name_of_a_snapshot_file_limits_the_names_of_a_screen_and_a_variant() throws {
    func long(_ count: Int) -> String { String(repeating: "i", count: count) }
    /// Why a name in a screen's file cannot be changed, if the project has a variant, too.
    func error(_ text: String, to new: String, variant: String = "night") throws -> String? {
      let project = NamesEditor.projectFile + "variants: { \(variant): { theme: dark } }\n"
      let editor = try NamesEditor(["diorama.yaml": project, "a.yaml": text + Self.invite])
      return try editor.errorMessage("rename", ["newName": new])
    }
    func hint(_ error: String?) -> String? {
      guard let error, let mark = error.firstRange(of: "; ") else { return nil }
      return String(error[mark.upperBound...])
    }
    let variant = "screen: \(long(200))\nvariants: { <>a: { theme: dark } }\n"
    #expect(try error(variant, to: long(50)) == nil)
    #expect(
      try hint(error(variant, to: long(51))) == "use at most 50 characters; it has 51")
    let screen = "screen: o<>ne\nvariants: { \(long(150)): { theme: dark } }\n"
    #expect(try error(screen, to: long(100)) == nil)
    #expect(
      try hint(error(screen, to: long(101))) == "use at most 100 characters; it has 101")
    #expect(try error("screen: o<>ne\n", to: long(150), variant: long(100)) == nil)
    #expect(
      try hint(error("screen: o<>ne\n", to: long(151), variant: long(100)))
        == "use at most 150 characters; it has 151")
    #expect(
      try hint(error("screen: o<>ne\n", to: "aux"))
        == "use another word; Windows reserves this one for a device")
  }

  @Test func an_existing_snapshot_or_an_unreadable_file_prevents_a_rename() throws {
    let files = Self.snapshots.merging([
      "in/a.yaml": Self.hello.replacing("hello", with: "he<>llo"),
      "in/__Snapshots__/hi.txt": "screen: hi\n",
    ]) { $1 }
    #expect(
      try NamesEditor(files).errorMessage("rename", ["newName": "hi"])
        == "hi.txt already exists as the snapshot of another screen")
    let broken = try NamesEditor([
      "a.yaml": Self.invite + "currentUser: a<>da\n", "in/b.yaml": "currentUser: [ada\n",
    ])
    #expect(
      try broken.errorMessage("rename", ["newName": "eve"])
        == "in/b.yaml cannot be read, and may contain 'ada'; fix it first")
  }

  // MARK: Files

  /// The edits that a client gets before files are renamed.
  private func moving(
    _ editor: NamesEditor, _ files: [(old: String, new: String)]
  ) throws -> [String] {
    let answer = try editor.request(
      "workspace/willRenameFiles",
      ["files": files.map { ["oldUri": editor.uri($0.old), "newUri": editor.uri($0.new)] }])
    let result = answer["result"] as? [String: Any]
    let plain = (result?["changes"] as? [String: [[String: Any]]] ?? [:]).sorted { $0.key < $1.key }
    let versioned = (result?["documentChanges"] as? [[String: Any]] ?? [])
    return try plain.flatMap { try words(of: $0.value, in: editor.path($0.key), editor) }
      + versioned.flatMap { change -> [String] in
        if change["kind"] as? String == "rename" {
          return ["\(editor.path(change["oldUri"])) → \(editor.path(change["newUri"]))"]
        }
        let document = change["textDocument"] as? [String: Any]
        return try words(
          of: change["edits"] as? [[String: Any]] ?? [], in: editor.path(document?["uri"]), editor)
      }
  }

  private func words(
    of edits: [[String: Any]], in file: String, _ editor: NamesEditor
  ) throws -> [String] {
    try edits.map { edit in
      let new = edit["newText"] as? String ?? ""
      guard FileManager.default.fileExists(atPath: "\(editor.folder)/\(file)") else {
        return "\(file) says \(new)"
      }
      let (line, old) = try editor.stretch(edit["range"], of: file)
      return "\(file):\(line + 1) \(old) → \(new)"
    }
  }

  private static let files = [
    "a.yaml": "<>" + invite + "data: fixtures/crew.yaml\nvariants: { x: { theme: dark } }\n",
    "__Snapshots__/a.txt": "screen: a\n", "__Snapshots__/a@x.txt": "screen: a@x\n",
    "people/b.yaml": "screen: c\n" + invite + "data: ../fixtures/crew.yaml\n",
    "people/__Snapshots__/c.txt": "screen: c\n",
  ]

  @Test func moving_a_fixture_updates_the_paths_in_screens() throws {
    let editor = try NamesEditor(Self.files)
    #expect(
      try moving(editor, [("fixtures/crew.yaml", "fixtures/the team.yaml")]) == [
        "a.yaml:3 fixtures/crew.yaml → fixtures/the team.yaml",
        "diorama.yaml:2 fixtures/crew.yaml → fixtures/the team.yaml",
        "people/b.yaml:4 ../fixtures/crew.yaml → ../fixtures/the team.yaml",
      ])
    // The same holds if its folder is moved.
    #expect(
      try moving(editor, [("fixtures", "people/data")]) == [
        "a.yaml:3 fixtures/crew.yaml → people/data/crew.yaml",
        "diorama.yaml:2 fixtures/crew.yaml → people/data/crew.yaml",
        "people/b.yaml:4 ../fixtures/crew.yaml → data/crew.yaml",
      ])
  }

  @Test func moving_a_screen_file_moves_its_snapshots_and_updates_its_paths() throws {
    let editor = try NamesEditor(Self.files)
    #expect(
      try moving(editor, [("a.yaml", "team.yaml")]) == [
        "__Snapshots__/a.txt → __Snapshots__/team.txt", "__Snapshots__/team.txt says team",
        "__Snapshots__/a@x.txt → __Snapshots__/team@x.txt",
        "__Snapshots__/team@x.txt says team@x",
      ])
    #expect(
      try moving(editor, [("a.yaml", "people/a.yaml")]) == [
        "a.yaml:3 fixtures/crew.yaml → ../fixtures/crew.yaml",
        "__Snapshots__/a.txt → people/__Snapshots__/a.txt",
        "__Snapshots__/a@x.txt → people/__Snapshots__/a@x.txt",
      ])
    // A screen with an explicit name keeps it.
    #expect(try moving(editor, [("people/b.yaml", "people/d.yaml")]) == [])
    // The snapshots of a folder are moved with the folder.
    #expect(
      try moving(editor, [("people", "more/people")]) == [
        "people/b.yaml:4 ../fixtures/crew.yaml → ../../fixtures/crew.yaml"
      ])
  }

  @Test func an_editor_that_cannot_move_files_gets_only_changed_paths() throws {
    let editor = try NamesEditor(Self.files, edits: [:])
    #expect(
      try moving(editor, [("a.yaml", "people/team.yaml")])
        == ["a.yaml:3 fixtures/crew.yaml → ../fixtures/crew.yaml"])
  }
}
