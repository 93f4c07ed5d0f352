import Testing

/// What a command makes of its standard input.
@Suite("Standard input", .enabled(if: Tool.isAvailable, "needs the built tool"))
struct StandardInputTests {
  @Test func without_an_end_is_refused() throws {
    let run = try Tool.shell("\"$0\" lint - < /dev/zero", "")
    #expect(run.status == 2)
    #expect(run.printed == "standard input has more than the 67108864 bytes allowed\n")
  }
}
