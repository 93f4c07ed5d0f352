import Foundation
import Testing

/// The limits on lines of Swift and C; CONTRIBUTING.md explains the reasons and the goal.
@Suite("Size") struct SizeTests {
  private static let withKits = [
    "HeadlessUIKit", "ChatBackend", "HeadlessSendbird", "HeadlessNexconn", "AppPorting",
    "AppPortTool", "DioramaGallery", "DioramaLanguageServer",
  ]

  /// The lines of a module's sources.
  private func lines(of module: String) throws -> Int {
    let folder = "Sources/\(module)"
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
      [".swift", ".c", ".h"].contains(where: path.hasSuffix)
    }
    return try paths.reduce(0) { sum, path in
      let bytes = try Data(contentsOf: URL(filePath: "\(folder)/\(path)"))
      return sum + bytes.count { $0 == UInt8(ascii: "\n") }
    }
  }

  @Test func the_modules_stay_within_their_line_limits() throws {
    let modules = try FileManager.default.contentsOfDirectory(atPath: "Sources")
    var (kitFree, all) = (0, 0)
    for module in modules {
      let lines = try lines(of: module)
      all += lines
      if !Self.withKits.contains(module) { kitFree += lines }
    }
    #expect(kitFree > 30_000 && kitFree <= 44_100)
    #expect(try lines(of: "HeadlessSendbird") <= 34_400)
    #expect(all <= 132_400)
  }
}
