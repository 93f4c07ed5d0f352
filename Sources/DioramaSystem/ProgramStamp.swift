import CLoadedImages

/// What tells this program from another, and from the same one built otherwise.
package enum ProgramStamp {
  /// The program, the libraries that it has loaded, the files that were built beside it, and the
  /// system's table of time zones, a line each.
  ///
  /// What has a number of its build is known by that, wherever it stands; other files by place, size
  /// and time.
  package static func lines() -> [String] {
    let program = FileSystem.realPath(CurrentProcess.program) ?? CurrentProcess.program
    return images(of: program) + resources(beside: program) + [line(of: zoneTable)]
  }

  /// The build of the program itself, whatever machine it runs on: the number that the linker gave it,
  /// or where it has none, what its file holds.
  package static func build() -> String {
    let program = FileSystem.realPath(CurrentProcess.program) ?? CurrentProcess.program
    let first = images(of: program).first ?? ""
    guard first.contains("/"), let bytes = try? FileSystem.read(program) else { return first }
    return Digester(seed: 0).digest(of: bytes).description
  }

  private static let zoneTable = "/usr/share/zoneinfo/tzdata.zi"

  private static func images(of program: String) -> [String] {
    var images = Images(program: program)
    withUnsafeMutablePointer(to: &images) { images in
      diorama_visit_images(images) { context, path, id, count in
        guard let images = context?.assumingMemoryBound(to: Images.self) else { return }
        let id = UnsafeBufferPointer(start: id, count: count)
        images.pointee.add(path.map { String(cString: $0) } ?? "", id)
      }
    }
    return images.lines
  }

  private struct Images {
    let program: String
    var lines: [String] = []

    mutating func add(_ path: String, _ id: UnsafeBufferPointer<UInt8>) {
      guard id.isEmpty else {
        lines.append(id.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
        return
      }
      lines.append(line(of: path.isEmpty ? program : path))
    }
  }

  /// The folders of resources that the package manager lays beside a program: a new text in one of
  /// them does not change the program.
  private static func resources(beside program: String) -> [String] {
    let folder = program.parentFolder
    return entries(of: folder).filter {
      $0.kind == .folder && ($0.name.hasSuffix(".resources") || $0.name.hasSuffix(".bundle"))
    }.flatMap { lines(in: "\(folder)/\($0.name)") }
  }

  private static func lines(in folder: String) -> [String] {
    entries(of: folder).flatMap { entry in
      let path = "\(folder)/\(entry.name)"
      return entry.kind == .folder ? lines(in: path) : [line(of: path)]
    }
  }

  private static func entries(
    of folder: String
  ) -> [(name: String, kind: FileSystem.EntryKind)] {
    (try? FileSystem.entries(of: folder)) ?? []
  }

  private static func line(of path: String) -> String { "\(path) \(FileStamp(of: path).text)" }
}
