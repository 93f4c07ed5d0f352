import Foundation
import Testing

/// A module imports only modules above it in this list, which is the one in CONTRIBUTING.md.
@Suite("Imports") struct ImportTests {
  private static let modules = [
    "CLibYAML", "CRunHooks", "CRunGuard", "CWorker",
    "DioramaSystem", "TerminalText", "AppPorting", "YAML", "HeadlessUIKit",
    "DioramaKit", "DioramaStage", "Diorama", "ChatBackend", "HeadlessSendbird",
    "HeadlessNexconn", "DioramaExplanation", "DioramaTesting", "DioramaAuthoring", "DioramaGallery",
    "DioramaLanguageServer",
    "DioramaCommand", "DioramaTool", "UIKit", "SendbirdUIKit",
    "SendbirdChatSDK", "NexconnChatSDK", "NexconnChatUI", "SendBirdUIKit", "SendBirdSDK",
    "AppPortTool",
  ]
  private static let chat: Set = ["ChatBackend", "HeadlessSendbird", "HeadlessNexconn"]
  /// The modules above a module in the list that it must not import.
  private static let forbiddenImports: [String: Set<String>] = [
    "DioramaSystem": ["CLibYAML"],
    "TerminalText": ["CLibYAML", "DioramaSystem"],
    "YAML": ["DioramaSystem"],
    "HeadlessUIKit": ["CLibYAML", "TerminalText", "YAML"],
    "DioramaKit": ["CLibYAML", "TerminalText"],
    "DioramaStage": ["CLibYAML"],
    "Diorama": ["CLibYAML"],
    "DioramaExplanation": chat.union(["CLibYAML"]),
    "DioramaAuthoring": chat.union(["CLibYAML", "DioramaTesting"]),
    // Kits and the module of their data use only the interface for authors of kits.
    "ChatBackend": ["CLibYAML", "DioramaStage", "Diorama"],
    "HeadlessSendbird": ["CLibYAML", "Diorama"],
    "HeadlessNexconn": ["CLibYAML", "Diorama", "HeadlessSendbird"],
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
  func modules_used_by_every_screen_do_not_import_Foundation(module: String) throws {
    for (file, imported) in try imports(in: "Sources/\(module)") {
      #expect(!imported.hasPrefix("Foundation"), "\(file) imports \(imported)")
    }
  }

  @Test(arguments: modules.filter { $0 != "DioramaSystem" })
  func only_DioramaSystem_imports_the_C_library(module: String) throws {
    for (file, imported) in try imports(in: "Sources/\(module)") {
      #expect(!["Glibc", "Musl", "Darwin", "MachO"].contains(imported), "\(file)")
    }
  }

  @Test(arguments: modules.filter { $0 != "HeadlessUIKit" })
  func only_HeadlessUIKit_imports_CRunHooks(module: String) throws {
    for (file, imported) in try imports(in: "Sources/\(module)") {
      #expect(imported != "CRunHooks", "\(file)")
    }
  }

  @Test(arguments: modules.filter { $0 != "DioramaSystem" })
  func only_DioramaSystem_imports_CRunGuard_and_CWorker(module: String) throws {
    for (file, imported) in try imports(in: "Sources/\(module)") {
      #expect(!["CRunGuard", "CWorker"].contains(imported), "\(file)")
    }
  }

  @Test(arguments: modules.filter { $0 != "DioramaGallery" })
  func only_DioramaGallery_imports_a_web_server(module: String) throws {
    for (file, imported) in try imports(in: "Sources/\(module)") {
      #expect(!["FlyingFox", "FlyingSocks", "FoundationNetworking"].contains(imported), "\(file)")
    }
  }

  @Test(
    arguments: [
      ("UIKit", ["HeadlessUIKit"]), ("SendbirdUIKit", ["HeadlessSendbird"]),
      ("SendbirdChatSDK", ["HeadlessSendbird"]), ("NexconnChatUI", ["NexconnChatSDK"]),
      ("NexconnChatSDK", ["HeadlessNexconn"]), ("SendBirdUIKit", ["HeadlessSendbird"]),
      ("SendBirdSDK", ["HeadlessSendbird"]),
      ("AppPorting", []), ("AppPortTool", ["AppPorting", "DioramaSystem"]),
    ])
  func modules_for_an_app_s_own_files_import_only_the_listed_modules(
    module: String, below: [String]
  ) throws {
    let imported = try imports(in: "Sources/\(module)").map(\.module)
    #expect(Set(imported).intersection(Self.modules) == Set(below))
  }

  @Test func every_folder_in_Sources_is_a_listed_module() throws {
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
