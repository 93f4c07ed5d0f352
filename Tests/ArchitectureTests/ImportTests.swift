import Foundation
import Testing

/// A module imports only modules above it in this list, which is that of CONTRIBUTING.md.
@Suite("Imports") struct ImportTests {
  private static let modules = [
    "CLibYAML", "CRunHooks", "CRunGuard", "CWorker",
    "DioramaSystem", "TerminalText", "YAML", "HeadlessUIKit",
    "DioramaKit", "DioramaStage", "Diorama", "DioramaAuthoring", "ChatBackend", "HeadlessSendbird",
    "HeadlessNexconn", "DioramaTesting", "DioramaGallery", "DioramaLanguageServer",
    "DioramaCommand", "DioramaTool", "UIKit", "SendbirdUIKit",
    "SendbirdChatSDK", "NexconnChatUI", "AppPorting", "AppPortTool",
  ]
  private static let chat: Set = ["ChatBackend", "HeadlessSendbird", "HeadlessNexconn"]
  /// Rooms above one in the list that it knows nothing of.
  private static let forbiddenImports: [String: Set<String>] = [
    "DioramaSystem": ["CLibYAML"],
    "TerminalText": ["CLibYAML", "DioramaSystem"],
    "YAML": ["DioramaSystem"],
    "HeadlessUIKit": ["CLibYAML", "TerminalText", "YAML"],
    "DioramaKit": ["CLibYAML", "TerminalText"],
    "DioramaStage": ["CLibYAML"],
    "Diorama": ["CLibYAML"],
    "DioramaAuthoring": ["CLibYAML"],
    // What brings kits' data, and kits, know of screens only what the author of a kit does.
    "ChatBackend": ["CLibYAML", "DioramaStage", "Diorama", "DioramaAuthoring"],
    "HeadlessSendbird": ["CLibYAML", "Diorama", "DioramaAuthoring"],
    "HeadlessNexconn": ["CLibYAML", "Diorama", "DioramaAuthoring", "HeadlessSendbird"],
    "DioramaTesting": chat.union(["CLibYAML"]),
    "DioramaGallery": chat.union(["CLibYAML", "DioramaTesting"]),
    "DioramaLanguageServer": chat.union(["CLibYAML", "DioramaTesting", "DioramaGallery"]),
    "DioramaCommand": chat.union(["CLibYAML", "DioramaTesting"]),
    "DioramaTool": ["DioramaTesting"],
  ]

  @Test(arguments: modules.dropFirst())
  func a_module_imports_only_modules_above_it(module: String) throws {
    let position = try #require(Self.modules.firstIndex(of: module))
    let allowed = Set(Self.modules[..<position]).subtracting(Self.forbiddenImports[module] ?? [])
    for (file, imported) in try imports(in: "Sources/\(module)")
    where Self.modules.contains(imported) {
      #expect(allowed.contains(imported), "\(file) imports \(imported)")
    }
  }

  @Test(arguments: [
    "DioramaSystem", "TerminalText", "YAML", "DioramaKit", "DioramaStage", "Diorama", "ChatBackend",
  ])
  func the_path_of_every_screen_is_free_of_Foundation(module: String) throws {
    for (file, imported) in try imports(in: "Sources/\(module)") {
      #expect(!imported.hasPrefix("Foundation"), "\(file) imports \(imported)")
    }
  }

  @Test(arguments: modules.filter { $0 != "DioramaSystem" })
  func only_the_module_of_the_system_imports_the_C_library(module: String) throws {
    for (file, imported) in try imports(in: "Sources/\(module)") {
      #expect(!["Glibc", "Musl", "Darwin", "MachO"].contains(imported), "\(file)")
    }
  }

  @Test(arguments: modules.filter { $0 != "HeadlessUIKit" })
  func only_a_run_hooks_into_the_C_library_and_the_Swift_runtime(module: String) throws {
    for (file, imported) in try imports(in: "Sources/\(module)") {
      #expect(imported != "CRunHooks", "\(file)")
    }
  }

  @Test(arguments: modules.filter { $0 != "DioramaSystem" })
  func only_the_module_of_the_system_imports_its_C(module: String) throws {
    for (file, imported) in try imports(in: "Sources/\(module)") {
      #expect(!["CRunGuard", "CWorker"].contains(imported), "\(file)")
    }
  }

  @Test(arguments: modules.filter { $0 != "DioramaGallery" })
  func only_the_module_of_the_page_serves_anything(module: String) throws {
    for (file, imported) in try imports(in: "Sources/\(module)") {
      #expect(!["FlyingFox", "FlyingSocks", "FoundationNetworking"].contains(imported), "\(file)")
    }
  }

  @Test(arguments: [
    ("UIKit", ["HeadlessUIKit"]), ("SendbirdUIKit", ["HeadlessSendbird"]),
    ("SendbirdChatSDK", ["HeadlessSendbird"]), ("NexconnChatUI", ["HeadlessNexconn"]),
    ("AppPorting", []), ("AppPortTool", ["AppPorting", "DioramaSystem"]),
  ])
  func what_serves_an_app_s_own_files_stands_on_little(module: String, below: [String]) throws {
    let imported = try imports(in: "Sources/\(module)").map(\.module)
    #expect(Set(imported).intersection(Self.modules) == Set(below))
  }

  @Test func every_folder_of_sources_is_a_module() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: "Sources")
    #expect(Set(folders) == Set(Self.modules))
  }

  private func imports(in folder: String) throws -> [(file: String, module: String)] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        .split(separator: "\n")
        .compactMap { line in
          let words = line.split(separator: " ")
          guard words.first?.hasPrefix("//") == false, let index = words.firstIndex(of: "import"),
            index <= 1,
            index + 1 < words.count
          else { return nil }
          return (file, String(words[words.count - 1].split(separator: ".")[0]))
        }
    }
  }
}
