import Foundation
import Testing

/// `Scripts/tour`, which `make run` starts.
@Suite("Tour", .enabled(if: Tool.isAvailable, "needs the built tool")) struct TourTests {
  @Test func the_tour_shows_a_screen_of_each_system_and_the_next_command() throws {
    let run = try Tool.shell("Scripts/tour \"$0\"", ".")
    #expect(run.status == 0)
    let parts = run.printed.split(separator: "\n\n").filter { $0.contains("\n┌──") }
    let names = run.printed.matches(of: #/\n?[A-Z][^()\n]+ \(([a-z-]+)\)\n/#).map { String($0.1) }
    #expect(names.count == 7 && parts.count >= 7, "\(names)")
    let lines = run.printed.split(separator: "\n", omittingEmptySubsequences: false)
    #expect((180...260).contains(lines.count))
    #expect(!run.printed.contains("viewController:"))
    #expect(run.printed.contains("`swift run diorama render screens` shows them all"))
    let text = try String(contentsOfFile: "screens/README.md", encoding: .utf8)
    for name in names { #expect(text.contains("[\(name)]("), "\(name)") }
  }
}
