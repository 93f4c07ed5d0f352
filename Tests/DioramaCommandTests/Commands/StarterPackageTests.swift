import CommandTestSupport
import DioramaCommand
import Foundation
import Testing

/// The package that `init --swift` writes; the target AppScreensTests compiles its sources and runs
/// its test.
@Suite("diorama init --swift") struct StarterPackageTests {
  private static let source = "https://example.com/tools/Diorama.git"

  @Test func the_files_are_those_of_the_tested_package() throws {
    let workspace = try Workspace([".git/HEAD": ""])
    let run = try CommandRun(
      ["init", "--swift", "--url", Self.source, workspace.path("App")], hiding: [workspace.root])
    #expect(run.status == .success)
    #expect(run.output.hasSuffix("next: cd App && swift test\n"), "\(run.output)")
    let template = "Tests/AppPackage"
    for path in try FileManager.default.subpathsOfDirectory(atPath: template)
    where path.hasSuffix(".swift") || path.hasSuffix(".yaml") || path.hasSuffix(".txt") {
      let text = try String(contentsOfFile: "\(template)/\(path)", encoding: .utf8)
      #expect(try workspace.text(of: "App/\(path)") == text, "\(path)")
    }
    let manifest = try workspace.text(of: "App/Package.swift")
    let dependency = #".package(url: "\#(Self.source)", exact: "0.2.0", traits: [])"#
    #expect(manifest.contains(dependency))
    #expect(manifest.contains(#".product(name: "DioramaTesting", package: "Diorama")"#))
    #expect(!manifest.contains("@"))
    #expect(try workspace.text(of: "App/.gitignore").hasPrefix("/.build/\n"))
    let workflow = try workspace.text(of: ".github/workflows/screens.yml")
    #expect(
      workflow.contains("swift run --package-path App app-screens lint --strict"), "\(workflow)")
  }

  @Test func the_folder_of_a_clone_is_a_path_in_the_manifest() throws {
    let workspace = try Workspace(["my \"clone\"/Package.swift": ""])
    let run = try CommandRun(
      ["init", "--swift", "--url", workspace.path("my \"clone\""), workspace.path("App")])
    #expect(run.status == .usage)
    #expect(run.errors.contains("--url"), "quotes are in no address: \(run.errors)")
    try workspace.write("", to: "clone/Package.swift")
    let other = try CommandRun(
      ["init", "--swift", "--url", workspace.path("clone"), workspace.path("App")])
    #expect(other.status == .success, "\(other.errors)")
    let manifest = try workspace.text(of: "App/Package.swift")
    #expect(manifest.contains("/clone\", traits: [])],") && manifest.contains(".package(path: \"/"))
  }

  @Test func nothing_is_written_into_a_package_or_a_project() throws {
    for path in ["App/Package.swift", "App/screens/diorama.yaml"] {
      let workspace = try Workspace([path: ""])
      let run = try CommandRun(
        ["init", "--swift", "--url", Self.source, workspace.path("App")], hiding: [workspace.root])
      #expect(run.status == .usage)
      #expect(run.errors.contains("is already a"), "\(run.errors)")
      #expect(try workspace.tree.keys.sorted() == [path])
    }
  }

  @Test(arguments: [[], ["--url", "https://example.com/releases"], ["--url", "/no/such/folder"]])
  func the_address_of_the_repository_is_needed(options: [String]) throws {
    let workspace = try Workspace()
    let run = try CommandRun(["init", "--swift"] + options + [workspace.path("App")])
    #expect(run.status == .usage)
    #expect(run.errors.contains("address of Diorama's repository (.git), or its folder"))
    #expect(try workspace.tree.isEmpty)
  }
}
