import DioramaTesting
import Foundation
import Testing

/// Files as public projects write them: UIKit in code, no chat, compiled unchanged by the plugin.
@Suite("An app of plain UIKit") struct UIKitAppTests {
  private static let folder = "Tests/UIKitAppTests"

  @Test(arguments: AppScreens.classes.keys.sorted())
  func screens_of_the_app_match_their_snapshots(name: String) throws {
    assertScreen(name, in: "\(Self.folder)/screens", registry: try AppScreens.registry())
  }

  @Test func app_files_import_only_UIKit_and_do_not_mention_diorama() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(Self.folder)/App")
    #expect(files.count == 20)
    for file in files {
      let text = try String(contentsOfFile: "\(Self.folder)/App/\(file)", encoding: .utf8)
      let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
      #expect(imports == ["import UIKit"], "\(file)")
      for word in ["Headless", "Diorama", "ScreenEnvironment", "Selector("] {
        #expect(!text.contains(word), "\(file) says \(word)")
      }
    }
  }
}
