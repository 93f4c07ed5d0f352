import DioramaKit
import HeadlessNexconn
import HeadlessSendbird
import YAML

@testable import Diorama
@testable import DioramaAuthoring

/// Files with comments that silence and names that can be mended: what `lint --fix` writes is as
/// good YAML as before, and mended again it stays as it is.
struct FixTarget: FuzzTarget {
  private let scratch: Scratch
  private let registry: Registry

  init() throws {
    scratch = try Scratch()
    registry = try Registry(.sendbird, .nexconn)
  }

  func run(_ input: [UInt8]) {
    let files = InputFiles(input).files
    scratch.clear()
    for file in files { scratch.write(file.bytes, to: file.name) }
    let before = files.map { faults(in: scratch.read($0.name)) }
    for file in files { checkComments(of: Source(path: file.name, bytes: Array(file.bytes))) }
    var loop = FixLoop(LoadedProjects(ProjectRequest(paths: [scratch.path]), registry), registry)
    // What stands behind a mended name may be mended next, but not for ever.
    for _ in 0..<3 { loop.mend { _ in } }
    for (file, faults) in zip(files, before) {
      promise(self.faults(in: scratch.read(file.name)) <= faults, "\(file.name) is worse YAML now")
    }
    var mended = 0
    loop.mend { _ in mended += 1 }
    promise(mended == 0, "mending never ends")
    Printed.check(loop.diagnostics.sorted)
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
    // What is not UTF-8 is an error, and its characters cannot be counted.
    if String(validating: source.bytes, as: UTF8.self) != nil {
      for (place, range) in zip(places, source.byteRanges(of: places)) {
        promise(range != nil, "\(place) is not in the file")
      }
    }
    Printed.check(reader.problems.sorted)
  }
}
