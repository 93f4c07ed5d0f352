import Diorama
import DioramaKit
import DioramaSystem
import Foundation
import ProjectFolders
import Testing
import WeatherKit
import YAML

/// What passed passes again without being run, until something changes that it depended on.
@Suite("Passes that are remembered") struct PassCacheTests {
  private let project = try? RememberingProject()

  private func remembering() throws -> RememberingProject { try #require(project) }

  @Test func what_has_passed_is_not_run_again() throws {
    let project = try remembering()
    #expect(try project.test() == "6 passed")
    #expect(try project.test() == "6 passed (cached)")
  }

  @Test func what_differs_fails_each_time() throws {
    let project = try remembering()
    try project.folder.write("another text\n", to: "__Snapshots__/a.txt")
    #expect(try project.test() == "5 passed, 1 differs")
    #expect(try project.test() == "5 passed (cached), 1 differs")
  }

  /// What is changed, and how many of the six screens are not run for it.
  private static let changes: [(path: String, old: String, new: String, summary: String)] = [
    // The variant shows Rome as before.
    ("a.yaml", "city: oslo", "city: rome", "5 passed (4 cached), 1 differs"),
    ("a.yaml", "# a word", "# another", "6 passed (4 cached)"),
    // Five screens have the file; two of them show Oslo.
    ("fixtures/cities.yaml", "degrees: 17", "degrees: 18", "3 passed (1 cached), 3 differs"),
    ("fixtures/own.yaml", "degrees: 4", "degrees: 5", "5 passed (cached), 1 differs"),
    ("diorama.yaml", "# a word", "# another", "6 passed"),
    // There is no Rome in it.
    ("diorama.yaml", "fixtures/cities", "fixtures/own", "1 passed, 2 differs, 3 failed"),
    ("__Snapshots__/b.txt", "Rome", "Roma", "5 passed (cached), 1 differs"),
  ]

  @Test(arguments: changes.indices)
  func a_change_reaches_the_screens_that_depend_on_it(index: Int) throws {
    let project = try remembering()
    _ = try project.test()
    let change = Self.changes[index]
    let text = try project.folder.text(at: change.path)
    try #require(text.contains(change.old))
    try project.folder.write(text.replacing(change.old, with: change.new), to: change.path)
    let summary = try project.test()
    #expect(summary == change.summary)
    #expect(try project.difference() == nil)
  }

  @Test func what_is_not_asked_for_is_remembered_still() throws {
    let project = try remembering()
    _ = try project.test()
    try project.folder.write(
      project.folder.text(at: "a.yaml").replacing("a word", with: "b"), to: "a.yaml")
    #expect(try project.test(filter: "b") == "1 passed (cached)")
    #expect(try project.test() == "6 passed (4 cached)")
    #expect(try project.test() == "6 passed (cached)")
  }

  @Test func a_warning_is_said_each_time() throws {
    let project = try remembering()
    try project.folder.write(
      "viewController: OldForecast\ncity: rome\nshow: styles\n", to: "b.yaml")
    let kit = Kit("Older names", olderNames: ["OldForecast": "ForecastViewController"])
    for _ in 0..<3 {
      let run = try project.run(kits: [kit]).result
      #expect(run.findings.count { $0.status == .passed } == 6)
      #expect(
        project.folder.lines(of: run.diagnostics).map { $0.prefix(42) } == [
          "b.yaml:1:17 warning deprecated-spelling: '"
        ])
    }
  }

  @Test func of_two_screens_with_one_name_the_second_is_told_each_time() throws {
    let project = try remembering()
    _ = try project.test()
    try project.folder.write(
      "screen: b\nviewController: ForecastViewController\ncity: rome\n", to: "z.yaml")
    for _ in 0..<2 {
      let run = try project.run()
      #expect(
        project.folder.lines(of: run.result.diagnostics) == [
          "z.yaml:1:9 error duplicate-screen: two screens are called 'b' (give each its own "
            + "'screen: ...')"
        ])
      #expect(run.result.findings.count == 6)
    }
  }

  @Test func other_options_are_another_test() throws {
    let project = try remembering()
    _ = try project.test()
    #expect(try project.test(width: 60).contains("differs"))
    #expect(try project.test() == "6 passed (cached)")
  }

  @Test func a_damaged_file_is_as_good_as_none() throws {
    let project = try remembering()
    _ = try project.test()
    let whole = try FileSystem.read(try #require(project.caches.first))
    // Where this process has loaded another library meanwhile, there is another file.
    func damage(_ bytes: [UInt8]) throws {
      for path in project.caches { try FileSystem.write(bytes, to: path) }
    }
    for index in stride(from: 0, to: whole.count, by: 7) {
      var bytes = whole
      bytes[index] ^= 0x10
      try damage(bytes)
      #expect(try project.test() == "6 passed", "byte \(index)")
    }
    for count in stride(from: 0, to: whole.count, by: 11) {
      try damage(Array(whole[..<count]))
      #expect(try project.test() == "6 passed", "\(count) bytes")
    }
  }

  @Test func a_project_has_eight_of_them_at_most() throws {
    let project = try remembering()
    for width in 40..<52 { _ = try project.test(width: width) }
    #expect(project.caches.count == 8)
    #expect(try project.test(width: 51).hasSuffix("(cached)") == false)
  }

  @Test func a_folder_that_cannot_be_written_does_no_harm() throws {
    let project = try remembering()
    try project.folder.write("no folder", to: ".diorama/cache")
    #expect(try project.test() == "6 passed")
    #expect(try project.test() == "6 passed")
  }
}

/// A project of six screens that are all recorded.
struct RememberingProject {
  let folder: ProjectFolder

  init() throws {
    folder = try ProjectFolder(
      weather:
        "viewController: ForecastViewController # a word\ncity: oslo\nvariants: { v: { city: rome } }\n",
      project: "# a word\n",
      [
        "b.yaml": "viewController: ForecastViewController\ncity: rome\nshow: styles\n",
        "c.yaml": "viewController: ForecastViewController\ncity: oslo\ndata: fixtures/own.yaml\n",
        "d.yaml":
          "screen: d1\nviewController: ForecastViewController\ncity: oslo\n---\nscreen: d2\n"
          + "viewController: ForecastViewController\ncity: rome\n",
        "fixtures/own.yaml": "cities: [{ id: oslo, name: Oslo, degrees: 4 }]\n",
      ])
    try record()
  }

  /// Records all screens, and what the names of colours stand for where one shows them.
  func record() throws {
    let suite = try folder.suite()
    let store = SnapshotStore(suite.project)
    var isWanted = false
    for outcome in suite.outcomes() {
      if let snapshot = outcome.snapshot {
        try store.record(snapshot, of: outcome.declaration, replacing: .anything)
      }
      if outcome.showsStyles { isWanted = true }
    }
    let projects = OpenedProjects(ProjectRequest(paths: [folder.folder]), try Registry(.weather))
    guard isWanted, let palette = projects.projects.first?.palette else { return }
    try store.record(palette.text, at: store.themePath, replacing: .anything)
  }

  /// Tests the screens.
  func run(
    remembers: Bool = true, filter: String? = nil, width: Int? = nil, kits: [Kit] = []
  ) throws -> TestRun {
    var registry = try Registry(.weather)
    for kit in kits { try registry.register(kit) }
    var request = ProjectRequest(paths: [folder.folder])
    request.selection.filters = filter.map { [$0] } ?? []
    request.overrides = CommandOverrides(width: width)
    return TestRun(
      of: OpenedProjects(request, registry), by: "weather", TestPolicies(),
      remembers: remembers)
  }

  /// Tests the screens, in a line.
  func test(filter: String? = nil, width: Int? = nil) throws -> String {
    try run(filter: filter, width: width).result.summary
  }

  /// How a test that remembers differs from one that does not; nil where it does not.
  func difference() throws -> String? {
    let (kept, fresh) = (try said(by: run()), try said(by: run(remembers: false)))
    return kept == fresh ? nil : "\(kept)\n--- should be\n\(fresh)"
  }

  private func said(by run: TestRun) -> String {
    (run.result.findings.map { "\($0.summary) \($0.status) \($0.fails) \($0.diff?.text ?? "")" }
      + folder.lines(of: run.result.diagnostics)).joined(separator: "\n")
  }

  /// The files of the cache.
  var caches: [String] {
    let path = "\(folder.folder)/.diorama/cache"
    return ((try? FileSystem.entries(of: path)) ?? []).filter { !$0.name.hasPrefix(".") }
      .map { "\(path)/\($0.name)" }
  }
}

/// Files that nobody has touched for a while are not read again; whoever touches one is noticed.
@Suite("Stamps of files") struct FileStampTests {
  /// All changes that leave a file as long as it was.
  private static let changes = [
    ("a.yaml", "oslo", "rome"), ("fixtures/cities.yaml", "17", "18"),
    ("__Snapshots__/b.txt", "Rome", "Roma"), ("diorama.yaml", "fixtures/cities", "fixtures/citiez"),
  ]

  @Test(arguments: changes.indices) func a_change_in_place_is_noticed(index: Int) throws {
    let (path, old, new) = Self.changes[index]
    let project = try RememberingProject()
    // Until then the stamps of files are too fresh to be trusted.
    Thread.sleep(forTimeInterval: 4.5)
    #expect(try project.test() == "6 passed")
    #expect(try project.test() == "6 passed (cached)")
    let text = try project.folder.text(at: path)
    let changed = Array(text.replacing(old, with: new).utf8)
    try #require(changed.count == text.utf8.count && changed != Array(text.utf8))
    // The same file, and not one in its place.
    let file = try FileHandle(forWritingTo: URL(filePath: "\(project.folder.folder)/\(path)"))
    try file.write(contentsOf: changed)
    try file.close()
    #expect(try project.test() != "6 passed (cached)")
    #expect(try project.difference() == nil)
  }

  @Test func a_file_that_is_written_as_it_was_is_read_and_passes() throws {
    let project = try RememberingProject()
    Thread.sleep(forTimeInterval: 4.5)
    _ = try project.test()
    for path in ["a.yaml", "__Snapshots__/b.txt", "fixtures/cities.yaml", "diorama.yaml"] {
      try project.folder.write(project.folder.text(at: path), to: path)
      #expect(try project.test() == "6 passed (cached)")
    }
  }
}
