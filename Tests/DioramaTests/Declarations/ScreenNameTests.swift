import Diorama
import ProjectFolders
import Testing

/// The names of screens and variants are parts of file names, which every system can store.
@Suite("Names of screens") struct ScreenNameTests {
  private static let screen = "viewController: ForecastViewController\ncity: oslo\n"

  /// The problems of a project with one more screen in a file of its own.
  private func problems(inFile name: String, _ keys: String = "") throws -> [String] {
    let folder = try ProjectFolder(
      weather: Self.screen, [name: "\(keys)\(Self.screen)"])
    return folder.lines(of: try folder.suite().diagnostics)
  }

  @Test(arguments: ["aux-1", "auxiliary", "com0", "com10", "lpt", "1.2", "v1.aux", "Oslo"])
  func ids_can_be_stored_as_file_names(id: String) {
    #expect(ScreenDeclaration.idFault(of: id) == nil)
  }

  @Test(arguments: ["aux", "CON", "Nul", "prn.v2", "com1", "LPT9.x.y"])
  func names_of_devices_on_windows_are_no_ids(id: String) {
    #expect(ScreenDeclaration.idFault(of: id) == .reserved)
    // The snapshot of a variant begins with the id.
    #expect(ScreenDeclaration.isName(id))
  }

  @Test func other_invalid_ids_have_their_own_fault() {
    #expect(ScreenDeclaration.idFault(of: "oslo.") == .finalDot)
    #expect(ScreenDeclaration.idFault(of: "") == .characters)
    #expect(ScreenDeclaration.idFault(of: "-oslo") == .characters)
    #expect(ScreenDeclaration.idFault(of: "blå") == .characters)
    #expect(ScreenDeclaration.idFault(of: String(repeating: "a", count: 200)) == nil)
    let long = String(repeating: "a", count: 201)
    #expect(ScreenDeclaration.idFault(of: long) == .length(201, most: 200))
    #expect(!ScreenDeclaration.isName(long))
  }

  /// The names of a screen and its variant are in the name of one file, of at most 255 bytes.
  @Test func the_name_of_a_variant_and_the_id_have_a_limit_together() throws {
    let id = String(repeating: "a", count: 200)
    func fault(_ count: Int, _ id: String) -> ScreenDeclaration.NameFault? {
      ScreenDeclaration.nameFault(of: String(repeating: "b", count: count), of: id)
    }
    #expect(fault(50, id) == nil && fault(51, id) == .length(51, most: 50))
    #expect(fault(200, "oslo") == nil && fault(201, "oslo") == .length(201, most: 200))
    let folder = try ProjectFolder(
      weather: "screen: \(id)\nvariants: { \(id.prefix(50)): { theme: dark } }\n\(Self.screen)")
    let longest = try #require(try folder.suite().declarations.last)
    #expect(longest.snapshotPath.split(separator: "/").last?.utf8.count == 255)
  }

  @Test(arguments: [
    "aux.yaml", "Nul.yml", "con.txt.yaml", "LPT9.v2.yaml", "com¹.yaml", "prn .yaml",
  ])
  func a_file_name_that_windows_reserves_is_reported(name: String) throws {
    let report =
      "\(name):1:1 error wrong-value: Windows cannot store a file with the name '\(name)' (rename the "
      + "file: use another word; Windows reserves this one for a device)"
    #expect(try problems(inFile: name) == [report])
    // The screen's own id does not help.
    #expect(try problems(inFile: name, "screen: b\n") == [report])
  }

  @Test(arguments: ["aux", "CON", "nul.v2", "com1.x.y", "lpt³", "conin$"])
  func a_folder_that_windows_reserves_is_reported(name: String) throws {
    for path in ["\(name)/b.yaml", "people/\(name)/b.yaml", "\(name)/people/b.yaml"] {
      #expect(
        try problems(inFile: path) == [
          "\(path):1:1 error wrong-value: Windows cannot store a folder with the name '\(name)' "
            + "(rename the folder: use another word; Windows reserves this one for a device)"
        ])
    }
  }

  @Test(arguments: ["people.", "people ", "a:b", "a?b", "a*", "<a>", "a|b", "a\"b", "a\\b", "a\tb"])
  func a_folder_whose_name_windows_cannot_store_is_reported(name: String) throws {
    let folder = try problems(inFile: "\(name)/b.yaml").first
    #expect(folder?.contains("Windows cannot store a folder with the name '") == true, "\(name)")
  }

  @Test(arguments: ["a:b.yaml", "a?.yaml"])
  func a_file_name_with_characters_that_windows_cannot_store_is_reported(name: String) throws {
    #expect(
      try problems(inFile: name, "screen: b\n") == [
        "\(name):1:1 error wrong-value: Windows cannot store a file with the name '\(name)' (rename "
          + "the file: use letters, digits, '.', '_' and '-', and begin with a letter or digit)"
      ])
  }

  @Test(arguments: [
    "auxiliary/b.yaml", "my aux/b.yaml", "v1.aux/b.yaml", "com0/b.yaml", "b c.yaml",
  ])
  func other_folders_and_files_are_valid(path: String) throws {
    #expect(try problems(inFile: path, "screen: b\n").isEmpty)
  }

  @Test func a_file_name_that_is_too_long_for_an_id_is_reported_with_its_length() throws {
    let name = String(repeating: "b", count: 201)
    #expect(
      try problems(inFile: "\(name).yaml") == [
        "\(name).yaml:1:1 error missing-key: missing key 'screen': the file's name is not a valid "
          + "screen id (add 'screen: ' and an id; use at most 200 characters; the file's name has "
          + "201)"
      ])
    #expect(try problems(inFile: "\(name).yaml", "screen: b\n").isEmpty)
  }
}
