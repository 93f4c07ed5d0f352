import Testing

/// What the lexer reads as code, and what as text.
@Suite("Swift lexer") struct SwiftLexerTests {
  private func words(_ source: String) -> [String] { SwiftLexer.words(of: source).map(\.text) }

  @Test func words_are_identifiers_and_keywords() {
    #expect(words("let a_1: [Int]? = b + 0xFF") == ["let", "a_1", "Int", "b"])
    #expect(words("func größe() -> Größe { 1e3 }") == ["func", "größe", "Größe"])
  }

  @Test func comments_are_left_out() {
    #expect(words("a // B \" C\nd /// E\nf") == ["a", "d", "f"])
    #expect(words("a /* B\n C */ d / e") == ["a", "d", "e"])
  }

  @Test func comments_can_be_nested() {
    #expect(words("a /* B /* C */ D */ e /**/ f") == ["a", "e", "f"])
  }

  @Test func the_text_of_strings_is_left_out() {
    #expect(words(#"a "B // C" d "" e "\"F" g"#) == ["a", "d", "e", "g"])
    #expect(words(#"a "\\" b "C\\" d"#) == ["a", "b", "d"])
  }

  @Test func multiline_strings_end_at_three_quotes() {
    let source = #"""
      a("""
        B "C" ""
        \""" D
        E \
        F
        """) g
      """#
    #expect(words(source) == ["a", "g"])
    #expect(SwiftLexer.words(of: source).map(\.line) == [1, 6])
  }

  @Test func raw_strings_end_at_their_hashes() {
    #expect(words(##"a #"B " C \(D) \"# e"##) == ["a", "e"])
    #expect(words(###"a ##"B "# C"## d"###) == ["a", "d"])
    #expect(words("a #\"\"\"\n B \"\"\" C\n \"\"\"# d") == ["a", "d"])
  }

  @Test func interpolated_code_is_read() {
    #expect(words(#""A \(b) C \(d(e) + "F \(g) H") I" j"#) == ["b", "d", "e", "g", "j"])
    #expect(words(##"#"A \(B) \#(c) D"# e"##) == ["c", "e"])
    #expect(words("\"\"\"\n A \\(b.map { \"C\" }) D\n \"\"\" e") == ["b", "map", "e"])
  }

  @Test func directives_and_macros_are_read_as_code() {
    #expect(words("#if os(Linux)\nA\n#endif") == ["if", "os", "Linux", "A", "endif"])
    #expect(words("#expect(a == #file)") == ["expect", "a", "file"])
  }

  @Test func lines_count_from_one() {
    let source = "a\n/* \n */ b \"\"\"\n\n\"\"\" c\n// d\n\ne"
    #expect(SwiftLexer.words(of: source).map(\.line) == [1, 3, 5, 8])
  }

  @Test func every_word_has_its_brace_depth() {
    let source = #"a { b "}" { c } \#n// } "# + "\nd } e"
    #expect(SwiftLexer.words(of: source).map(\.depth) == [0, 1, 2, 1, 0])
  }

  @Test func a_word_after_a_dot_is_a_member_and_one_after_a_range_is_not() {
    let words = SwiftLexer.words(of: "a.b .c 0...d 0..<e.f")
    #expect(words.filter(\.isMember).map(\.text) == ["b", "c", "f"])
  }

  @Test func words_in_backticks_are_not_keywords() {
    let words = SwiftLexer.words(of: "case `class`, `some words` a")
    #expect(words.map(\.text) == ["case", "class", "some words", "a"])
    #expect(words.map(\.isQuoted) == [false, true, true, false])
  }

  @Test(arguments: ["\"a", "\"\"\"", "/* a", "`a", "#\"a\"", "\"\\(", "\"\\", "}", "\"\\(a))"])
  func an_unterminated_source_is_read_without_a_trap(source: String) {
    #expect(words("b " + source).first == "b")
  }
}
