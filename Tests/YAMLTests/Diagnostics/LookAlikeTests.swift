import Testing
import YAML

@Suite("Look-alikes") struct LookAlikeTests {
  private func help(_ written: String, _ names: String...) -> String? {
    Diagnostic.Help.nearest(to: written, among: names)?.text
  }

  @Test func a_letter_of_another_script_is_named_with_its_position_and_code_point() {
    #expect(
      help("th\u{435}me", "theme", "data")
        == "did you mean 'theme'? character 3 is Cyrillic small letter ie (U+0435)")
    #expect(
      help("\u{391}dd", "Add")
        == "did you mean 'Add'? character 1 is Greek capital letter alpha (U+0391)")
  }

  @Test func typographic_quotes_are_named_together_with_the_quotes_of_YAML() {
    #expect(
      help("“olga”", "olga", "rye")
        == "did you mean 'olga'? characters 1 and 6 are typographic quotes (U+201C, U+201D); "
        + "YAML uses \" and '")
  }

  @Test func a_space_outside_of_ASCII_is_named() {
    #expect(
      help("dark\u{A0}", "light", "dark")
        == "did you mean 'dark'? character 5 is no-break space (U+00A0)")
    #expect(
      help("da\u{200B}rk", "dark")
        == "did you mean 'dark'? character 3 is zero width space (U+200B)")
  }

  @Test(arguments: [
    ("dark\u{3000}", "character 5 is ideographic space (U+3000)"),
    (
      "dark\u{A0}\u{A0}",
      "character 5 is no-break space (U+00A0), character 6 is no-break space (U+00A0)"
    ),
    ("\u{FF44}ark", "character 1 is fullwidth latin small letter d (U+FF44)"),
    ("da\u{AD}rk", "character 3 is soft hyphen (U+00AD)"),
    ("d\u{3B1}rk", "character 2 is Greek small letter alpha (U+03B1)"),
    ("“dark", "character 1 is a typographic quote (U+201C); YAML uses \" and '"),
    (
      "“d\u{430}rk",
      "character 1 is left double quotation mark (U+201C), character 3 is Cyrillic small letter a "
        + "(U+0430); YAML uses the quotes \" and '"
    ),
  ])
  func every_look_alike_character_is_named(written: String, explanation: String) {
    #expect(help(written, "light", "dark") == "did you mean 'dark'? \(explanation)")
    #expect(
      Diagnostic.Help.nearest(to: written, among: ["light", "dark"])?.replacement == "dark")
  }

  @Test func a_name_with_a_look_alike_and_a_typo_is_still_matched() {
    #expect(help("h\u{435}aderComponnt", "headerComponent")?.contains("(U+0435)") == true)
  }

  @Test func only_the_first_two_of_many_look_alikes_are_named() {
    #expect(
      help("\u{441}\u{43E}\u{441}o", "coco")
        == "did you mean 'coco'? character 1 is Cyrillic small letter es (U+0441), character 2 is "
        + "Cyrillic small letter o (U+043E), 1 more is a look-alike")
    #expect(
      help("\u{441}\u{43E}\u{441}\u{43E}", "coco")?.hasSuffix(", 2 more are look-alikes") == true)
  }

  @Test func text_in_another_script_without_a_similar_name_gets_no_help() {
    #expect(help("Ольга", "olga") == nil)
    #expect(Array("Ольга".lookAlikes.map(\.position)) == [1, 5])
    #expect("plain".lookAlikes.isEmpty)
  }

  @Test func a_name_that_swaps_Id_and_URL_wins_over_a_similar_spelling() {
    #expect(help("channelId", "channel", "channelURL") == "did you mean 'channelURL'?")
    #expect(help("userURL", "users", "userId") == "did you mean 'userId'?")
    #expect(help("chanelURL", "channel", "channelURL") == "did you mean 'channelURL'?")
  }
}
