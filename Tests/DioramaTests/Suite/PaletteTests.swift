import DioramaKit
import Foundation
import HeadlessUIKit
import Testing

@testable import Diorama

/// Color names belong to the registry, also in projects without a configuration file.
@Suite("Palettes of projects") struct PaletteTests {
  @Test func projects_without_a_configuration_file_share_no_palette() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "palette-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func names(_ registry: Registry) throws -> [String] {
      ScreenSuite(try Project(at: folder), registry: registry).palette.entries.map(\.name)
    }
    #expect(try names(Registry()) == [])
    let named = Kit("named", palette: Palette { [.color("sky", .blue)] })
    #expect(try names(Registry(named)) == ["sky"])
  }
}
