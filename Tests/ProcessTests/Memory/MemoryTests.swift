import CommandTestSupport
import Diorama
import Foundation
import Testing

/// The memory of a process does not grow with its work: at the end it has at most a tenth more
/// than after the first tenth of the work.
///
/// Child processes are measured from outside, since tests that run in parallel need memory, too.
@Suite(
  "Memory",
  .enabled(if: LongCheck.isEnabled && Memory.isReadable, "takes minutes; see make check-long"),
  .serialized)
struct MemoryTests {
  @Test(.timeLimit(.minutes(30)))
  func memory_stays_flat_over_ten_thousand_screens_in_one_process() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--filter", "ManyScreensChild"]
    var environment = ProcessInfo.processInfo.environment
    environment[ManyScreensChild.variable] = "10000"
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let sizes = said.split(separator: "\n").compactMap { line in
      line.hasPrefix("kilobytes ") ? Int(line.dropFirst("kilobytes ".count)) : nil
    }
    try #require(sizes.count == 10, "\(said)")
    print("10,000 screens, kilobytes after each tenth: \(sizes)")
    #expect(sizes[9] * 10 <= sizes[0] * 11)
  }

  @Test(.enabled(if: Tool.isAvailable, "needs the built tool"), .timeLimit(.minutes(30)))
  func memory_stays_flat_over_five_hundred_saves_of_a_watched_project() throws {
    let folder = try Workspace(WatchedProject.files)
    let watch = Process()
    watch.executableURL = URL(filePath: Tool.path)
    watch.arguments = ["watch", "--format", "json", folder.root]
    let pipe = Pipe()
    watch.standardOutput = pipe
    watch.standardError = FileHandle.nullDevice
    try watch.run()
    defer {
      watch.terminate()
      watch.waitUntilExit()
    }
    var lines = LineCounter(pipe.fileHandleForReading)
    try lines.wait(for: 2)
    var sizes: [Int] = []
    for save in 1...500 {
      // Every fifth save changes the project file, the others the fixture.
      switch save % 5 {
      case 0:
        let width = 30 + save % 3
        try folder.write("currentUser: alice\ndevice: { width: \(width) }\n", to: "diorama.yaml")
        try lines.wait(for: 2)
      default:
        let people = WatchedProject.people.replacing("Bob", with: "Bob \(save)")
        try folder.write(people, to: "fixtures/people.yaml")
        try lines.wait(for: 1)
      }
      if save % 50 == 0 { sizes.append(try Memory.kilobytes(of: watch.processIdentifier)) }
    }
    print("500 saves, kilobytes after each tenth: \(sizes)")
    #expect(sizes[9] * 10 <= sizes[0] * 11)
  }
}

/// The memory of a process.
private enum Memory {
  /// Whether the system shows it in files.
  static let isReadable = FileManager.default.fileExists(atPath: "/proc/self/status")

  /// The resident memory of a process.
  static func kilobytes(of process: Int32) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
    return try #require(Int(line.filter(\.isNumber)))
  }
}

/// Waits until a process has printed some more lines.
private struct LineCounter {
  private let file: FileHandle

  init(_ file: FileHandle) { self.file = file }

  mutating func wait(for count: Int) throws {
    var found = 0
    while found < count {
      let data = file.availableData
      try #require(!data.isEmpty, "the process has ended")
      found += data.count { $0 == 10 }
    }
  }
}

/// The test that the child process runs; it is skipped in this process.
@Suite("Many screens") struct ManyScreensChild {
  static let variable = "DIORAMA_MANY_SCREENS"

  @Test(.enabled(if: ProcessInfo.processInfo.environment["DIORAMA_MANY_SCREENS"] != nil))
  func runs_the_shipped_screens_until_the_count_is_reached() throws {
    let wanted = try #require(Int(ProcessInfo.processInfo.environment[Self.variable] ?? ""))
    let registry = try CommandRun.registry()
    var (count, tenth) = (0, 1)
    while tenth <= 10 {
      // Everything is read again each time, as a long-running process does.
      let suite = ScreenSuite(try Project(at: "screens"), registry: registry)
      for screen in suite.selected {
        let outcome = suite.outcome(of: screen)
        try #require(outcome.snapshot != nil, "\(screen.name)")
        count += 1
        guard count == wanted * tenth / 10 else { continue }
        let size = try Memory.kilobytes(of: ProcessInfo.processInfo.processIdentifier)
        FileHandle.standardError.write(Data("kilobytes \(size)\n".utf8))
        tenth += 1
      }
    }
  }
}
