import DioramaSystem
import Foundation
import ProjectFolders
import Testing

@testable import DioramaKit

/// Digests of the files that screens depend on.
@Suite("Digests of files") struct FileDigestTests {
  private let project: ProjectFolder
  private let path: String
  private let digests = FileDigests()

  init() throws {
    project = try ProjectFolder(["a.yaml": "one", "b.db": "one"])
    path = "\(project.folder)/a.yaml"
  }

  @Test func are_taken_only_where_somebody_wants_to_know() {
    digests.note(path)
    #expect(digests.digest(of: path) == nil)
    #expect(digests.unchanged().isEmpty)
  }

  @Test func are_those_of_the_first_moment() throws {
    digests.begin(Digester(seed: 1))
    digests.note(path)
    try project.write("two", to: "a.yaml")
    #expect(digests.digest(of: path) == Digester(seed: 1).digest(of: "one"))
  }

  /// What was read while somebody wrote is not known to be what the digest says.
  @Test func of_files_that_have_changed_since_are_not_handed_on() throws {
    digests.begin(Digester(seed: 1))
    digests.note(path)
    #expect(digests.unchanged().keys.sorted() == [path])
    try project.write("two", to: "a.yaml")
    #expect(digests.unchanged().isEmpty)
  }

  @Test func of_a_link_tell_where_it_leads() throws {
    try project.write("one", to: "c.yaml")
    let link = "\(project.folder)/link.yaml"
    func digest(leadingTo target: String) throws -> Digest? {
      try? FileManager.default.removeItem(atPath: link)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      let digests = FileDigests()
      digests.begin(Digester(seed: 1))
      return digests.digest(of: link)
    }
    #expect(try digest(leadingTo: "a.yaml") != digest(leadingTo: "c.yaml"))
  }

  @Test(arguments: ["-wal", "-journal"]) func of_a_database_cover_what_stands_beside_it(
    ending: String
  ) throws {
    digests.begin(Digester(seed: 1))
    let database = "\(project.folder)/b.db"
    let alone = digests.digest(of: database)
    try project.write("log", to: "b.db\(ending)")
    let other = FileDigests()
    other.begin(Digester(seed: 1))
    #expect(other.digest(of: database) != alone)
    #expect(digests.unchanged().isEmpty)
  }
}
