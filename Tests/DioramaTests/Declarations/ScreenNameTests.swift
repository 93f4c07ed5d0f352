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
    #expect(ScreenDeclaration.idFault(of: long) == .length(201))
    #expect(!ScreenDeclaration.isName(long))
  }

  @Test func a_file_name_that_windows_reserves_is_reported() throws {
    #expect(
      try problems(inFile: "aux.yaml") == [
        "aux.yaml:1:1 error wrong-value: the file's name 'aux' is reserved on Windows, which cannot "
          + "store the file (rename the file)"
      ])
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
