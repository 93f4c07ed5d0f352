import DioramaKit
import HeadlessNexconn
import HeadlessSendbird
import YAML

@testable import Diorama
@testable import DioramaAuthoring

/// Files with suppression comments and names that can be fixed: `lint --fix` adds no YAML errors,
/// and a second fix changes nothing.
struct FixTarget: FuzzTarget {
  private let temporary: TemporaryFolder
  private let registry: Registry

  init() throws {
    temporary = try TemporaryFolder()
    registry = try Registry(.sendbird, .nexconn)
  }

  func run(_ input: [UInt8]) {
    let files = InputFiles(input).files
    temporary.clear()
    for file in files { temporary.write(file.bytes, to: file.name) }
    let before = files.map { faults(in: temporary.read($0.name)) }
    for file in files { checkComments(of: Source(path: file.name, bytes: Array(file.bytes))) }
    var loop = FixLoop(LoadedProjects(ProjectRequest(paths: [temporary.path]), registry), registry)
    // A fixed name may allow a further fix, but not endlessly.
    for _ in 0..<3 { loop.fix { _ in } }
    for (file, faults) in zip(files, before) {
      require(
        self.faults(in: temporary.read(file.name)) <= faults, "\(file.name) is worse YAML now")
    }
    var fixCount = 0
    loop.fix { _ in fixCount += 1 }
    require(fixCount == 0, "fixing never ends")
    PrintedOutput.check(loop.diagnostics.sorted)
  }

  private func faults(in bytes: [UInt8]?) -> Int {
    var diagnostics = Diagnostics()
    _ = YAMLReader(limits: .largeData)
      .documents(of: Source(path: "a.yaml", bytes: bytes ?? []), reporting: &diagnostics)
    return diagnostics.errorCount
  }

  private func checkComments(of source: Source) {
    let reader = SuppressionReader(source)
    let places = reader.suppressions.map(\.place) + reader.problems.sorted.map(\.place)
    // Invalid UTF-8 is an error, and its characters cannot be counted.
    if String(validating: source.bytes, as: UTF8.self) != nil {
      for (place, range) in zip(places, source.byteRanges(of: places)) {
        require(range != nil, "\(place) is not in the file")
      }
    }
    PrintedOutput.check(reader.problems.sorted)
  }
}
