import Diorama
import DioramaKit
import Foundation
import HeadlessSendbird
import Testing

/// The origin of a part's type; `AppSetupTests` cover parts set in Swift.
@Suite("Part origins") struct PartOriginTests {
  private static func origins(screen: String, project: String = "{}") throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = "viewController: SBUInviteUserViewController\nchannelURL: a\n\(screen)\n"
    let data = "data: { groupChannels: [{ url: a }] }\n"
    try (text + data).write(toFile: "\(folder)/a.yaml", atomically: true, encoding: .utf8)
    try project.write(toFile: "\(folder)/diorama.yaml", atomically: true, encoding: .utf8)
    let suite = ScreenSuite(try Project(at: folder), registry: try Registry(.sendbird))
    let plan = try #require(suite.plans().first?.plan)
    return suite.partOrigins(of: plan).map { part in
      let layers = part.origin.overridden.map(\.layer.name) + [part.origin.layer.name]
      return "\(part.name): \(layers.joined(separator: " < "))"
    }
  }

  @Test func an_unset_part_has_the_kit_default_as_its_origin() throws {
    #expect(
      try Self.origins(screen: "theme: dark") == [
        "headerComponent: kit default", "listComponent: kit default", "viewModel: kit default",
      ])
  }

  @Test func project_and_screen_parts_override_the_kit_default() throws {
    #expect(
      try Self.origins(
        screen: "headerComponent: SBUInviteUserModule.Header",
        project: """
          SBUModuleSet: { InviteUserModule: { HeaderComponent: SBUInviteUserModule.Header } }
          listComponent: SBUInviteUserModule.List
          """) == [
          "headerComponent: kit default < project < screen",
          "listComponent: kit default < project", "viewModel: kit default",
        ])
  }
}
