import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// A device without a height is as tall as the content of its screen, with or without a list.
@Suite("Screens without a list") struct TallScreenTests {
  private static let whole = [
    "Faults", "[Squeeze]", "[Untie]", "[Misspell]", "[Unpack]", "[Part]", "[Stray]", "[Doze]",
    "[Reorder]", "[Follow]",
  ].map { "│ \($0)".padded(to: 31) + "│" }

  /// The lines between the bar and the lower border of the last frame.
  private func content(_ files: [String: String], _ options: String...) throws -> [String] {
    let workspace = try Workspace(files)
    let run = try CommandRun(["render"] + options + [workspace.path("app")])
    #expect(run.errors == "")
    let frame = run.output.components(separatedBy: "├").last ?? ""
    return frame.split(separator: "\n").map(String.init).filter { $0.hasPrefix("│") }
  }

  private static func screen(_ extra: String = "") -> String {
    "viewController: WarningViewController\ndevice: { width: 32 }\n\(extra)\n"
  }

  @Test func a_screen_without_a_list_is_drawn_in_full() throws {
    #expect(try content(["app/a.yaml": Self.screen()]) == Self.whole)
  }

  @Test func a_variant_project_or_option_sets_the_size_of_a_screen_without_a_list() throws {
    let variant = Self.screen("variants: { low: { device: { width: 32, height: 9 } } }")
    #expect(try content(["app/a.yaml": variant], "--variant", "low") == Array(Self.whole.prefix(5)))
    let low = variant.replacing("width: 32 }\n", with: "width: 32, height: 9 }\n")
      .replacing("low: { device: { width: 32, height: 9 } }", with: "dark: { theme: dark }")
    #expect(try content(["app/a.yaml": low], "--variant", "dark") == Array(Self.whole.prefix(5)))
    let plain = "viewController: WarningViewController\n"
    #expect(
      try content(["app/a.yaml": plain, "app/diorama.yaml": "device: { width: 32 }\n"])
        == Self.whole)
    #expect(try content(["app/a.yaml": plain], "--width", "32") == Self.whole)
  }

  @Test func an_empty_list_has_seven_rows() throws {
    let emptyList = """
      viewController: SBUInviteUserViewController
      channelURL: club
      data: { groupChannels: [{ url: club }] }
      device: { width: 32 }

      """
    #expect(try content(["app/a.yaml": emptyList]).count == 7)
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    padding(toLength: count, withPad: " ", startingAt: 0)
  }
}
