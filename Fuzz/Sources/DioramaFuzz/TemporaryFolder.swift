import Foundation

/// A folder for the files of each input in turn.
///
/// It is in the folder of temporary files, which should be in memory.
struct TemporaryFolder: Sendable {
  let path: String

  init() throws {
    // An earlier run of this target may have left files.
    path =
      NSTemporaryDirectory() + "diorama-fuzz-" + (CommandLine.arguments.dropFirst().first ?? "")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    clear()
  }

  /// Removes all files.
  func clear() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
  }

  /// Writes a file and creates its folders; ignores failures, since an input may contain any file
  /// name.
  func write(_ bytes: some Collection<UInt8>, to name: String) {
    let path = "\(self.path)/\(name)"
    if name.contains("/") {
      let folder = URL(filePath: path).deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    guard let file = fopen(path, "w") else { return }
    _ = Array(bytes).withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    fclose(file)
  }

  /// The bytes of a file; nil if it does not exist.
  func read(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init)
  }
}

/// The files of one input, separated by lines such as `%%%% fixtures/team.yaml`. The text before
/// the first such line is `a.yaml`.
struct InputFiles {
  private(set) var files: [(name: String, bytes: ArraySlice<UInt8>)] = []

  /// Further files are ignored.
  private static let maxFiles = 6
  private static let mark = Array("%%%% ".utf8)

  init(_ input: [UInt8]) {
    var name = "a.yaml"
    var (start, line) = (0, 0)
    while line < input.count {
      let end = input[line...].firstIndex(of: 10) ?? input.count
      if input[line..<end].starts(with: Self.mark) {
        add(name, input[start..<line])
        name = Self.name(input[(line + Self.mark.count)..<end])
        start = min(end + 1, input.count)
      }
      line = end + 1
    }
    add(name, input[start...])
  }

  private mutating func add(_ name: String, _ bytes: ArraySlice<UInt8>) {
    if files.count < Self.maxFiles { files.append((name, bytes)) }
  }

  /// Makes a path below the folder from any bytes.
  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    let letters = bytes.prefix(60).filter { byte in
      switch byte {
      case 48...57, 65...90, 97...122: true
      default: "-_./".utf8.contains(byte)
      }
    }
    let words = String(decoding: letters, as: UTF8.self).split(separator: "/")
      .filter { $0 != "." && $0 != ".." }
    return words.isEmpty ? "b.yaml" : words.joined(separator: "/")
  }
}
