import Testing

/// How commands read standard input.
@Suite("Standard input", .enabled(if: Tool.isAvailable, "needs the built tool"))
struct StandardInputTests {
  @Test func endless_standard_input_is_rejected() throws {
    let run = try Tool.shell("\"$0\" lint - < /dev/zero", "")
    #expect(run.status == 2)
    #expect(run.printed == "standard input exceeds the limit of 67108864 bytes\n")
  }
}
