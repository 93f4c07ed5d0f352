import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

@Suite("diorama gallery --svg --phone: a frame as a phone") struct PhonePictureTests {
  private func picture(_ yaml: String, _ frame: String = "a") throws -> CommandRun {
    let workspace = try Workspace(["screens/a.yaml": yaml])
    return try workspace.run("gallery", "--svg", frame, "--phone", "screens")
  }

  /// The texts of a picture, each with its position, the size of its font and what follows.
  private func texts(_ svg: String) -> [String] {
    svg.matches(of: /<text x="([0-9.]+)" y="([0-9.]+)" font-size="([0-9]+)"([^>]*)>([^<]*)</)
      .map { "\($0.1) \($0.2) \($0.3)\($0.4) \($0.5)" }
  }

  @Test func texts_are_in_the_sizes_and_the_rows_of_a_phone() throws {
    let run = try picture(Screens.invite("Ada Moss", "田中"))
    #expect(run.status == .success)
    #expect(run.output.contains(" width=\"390\" height=\"844\" viewBox=\"0 0 390 844\""))
    print(texts(run.output), run.output)
  }
}
