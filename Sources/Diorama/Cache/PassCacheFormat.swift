import DioramaSystem
import YAML

/// The file of a ``PassCache``: a head with the seed of its digests and what they hold for, the files
/// of the project with their screens, and the digest of all that at the end.
///
/// Numbers are of eight bytes, the lowest first; texts have their length before them.
enum PassCacheFormat {
  static let head = Array("diorama passes 3\n".utf8)
}

/// Writes the file.
struct PassCacheWriter {
  private var bytes = PassCacheFormat.head
  private let seed: UInt64

  init(seed: UInt64, conditions: Digest) {
    self.seed = seed
    append(seed)
    append(conditions)
  }

  /// The whole file.
  func bytes(of files: [String: PassCache.File]) -> [UInt8] {
    var writer = self
    writer.append(files.count)
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      writer.append(path)
      writer.append(file.digest)
      writer.append(file.stamp)
      writer.append(file.screens.count)
      for screen in file.screens { writer.append(screen) }
    }
    writer.append(Digester(seed: seed).digest(of: writer.bytes))
    return writer.bytes
  }

  private mutating func append(_ screen: PassCache.Screen) {
    let heading = screen.heading
    append(heading.id)
    append(heading.variant ?? "")
    append(heading.showsStyles ? 1 : 0)
    append(heading.tags.count)
    for tag in heading.tags { append(tag) }
    for mark in [heading.idPlace.start, heading.idPlace.end] {
      append(Int(mark.line))
      append(Int(mark.column))
    }
    guard let pass = screen.pass else {
      append(0)
      return
    }
    append(1 + pass.files.count)
    append(pass.snapshot)
    append(pass.stamp)
    for file in pass.files {
      append(file.path)
      append(file.digest)
    }
  }

  private mutating func append(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private mutating func append(_ number: Int) { append(UInt64(number)) }

  private mutating func append(_ digest: Digest) {
    append(digest.high)
    append(digest.low)
  }

  private mutating func append(_ stamp: PlainFileStamp?) {
    append(stamp == nil ? 0 : 1)
    for number in stamp?.numbers ?? [] { append(UInt64(bitPattern: Int64(number))) }
  }

  private mutating func append(_ text: String) {
    append(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }
}

/// Reads the file; nothing in it is taken for true before its digest is.
struct PassCacheReader {
  private let bytes: [UInt8]
  private var offset = 0
  private let end: Int
  /// The seed of its digests.
  let seed: UInt64

  /// - Parameter bytes: the file; nil is returned where it is none, or damaged.
  init?(_ bytes: [UInt8]) {
    let head = PassCacheFormat.head
    self.bytes = bytes
    end = bytes.count - 16
    guard end >= head.count + 8, bytes.starts(with: head) else { return nil }
    seed = Self.number(in: bytes, at: head.count)
    offset = head.count + 8
    let digest = Digest(
      high: Self.number(in: bytes, at: end), low: Self.number(in: bytes, at: end + 8))
    guard Digester(seed: seed).digest(of: bytes[..<end]) == digest else { return nil }
  }

  /// The files; nil where they are known for other conditions, or the file is not as it should be.
  func files(under conditions: Digest) -> [String: PassCache.File]? {
    var reader = self
    guard reader.digest() == conditions, let count = reader.count() else { return nil }
    var files: [String: PassCache.File] = Dictionary(minimumCapacity: count)
    for _ in 0..<count {
      guard let path = reader.text(), let digest = reader.digest(), let stamp = reader.stamp(),
        let screens = reader.count()
      else { return nil }
      let source = Source(path: path, bytes: [])
      var found: [PassCache.Screen] = []
      found.reserveCapacity(screens)
      for _ in 0..<screens {
        guard let screen = reader.screen(in: source) else { return nil }
        found.append(screen)
      }
      files[path] = PassCache.File(digest: digest, stamp: stamp.value, screens: found)
    }
    return files
  }

  private mutating func screen(in source: Source) -> PassCache.Screen? {
    guard let id = text(), let variant = text(), let showsStyles = number(),
      let tagCount = count()
    else { return nil }
    var tags: [String] = []
    for _ in 0..<tagCount {
      guard let tag = text() else { return nil }
      tags.append(tag)
    }
    guard let start = mark(), let end = mark(), let parts = count() else { return nil }
    let heading = ScreenHeading(
      id: id, variant: variant.isEmpty ? nil : variant, tags: tags,
      idPlace: Place(source: source, start: start, end: end), showsStyles: showsStyles == 1)
    guard parts > 0 else { return PassCache.Screen(heading: heading, pass: nil) }
    guard let snapshot = digest(), let stamp = stamp() else { return nil }
    var files: [PassCache.Dependency] = []
    for _ in 1..<parts {
      guard let path = text(), let digest = digest() else { return nil }
      files.append(PassCache.Dependency(path: path, digest: digest))
    }
    return PassCache.Screen(
      heading: heading, pass: PassCache.Pass(snapshot: snapshot, stamp: stamp.value, files: files))
  }

  private mutating func mark() -> Mark? {
    guard let line = number().flatMap({ Int32(exactly: $0) }),
      let column = number().flatMap({ Int32(exactly: $0) })
    else { return nil }
    return Mark(line: line, column: column)
  }

  private mutating func number() -> UInt64? {
    guard offset + 8 <= end else { return nil }
    defer { offset += 8 }
    return Self.number(in: bytes, at: offset)
  }

  /// A number of things that follow, each of a byte at least.
  private mutating func count() -> Int? {
    number().flatMap { Int(exactly: $0) }.flatMap { $0 <= end - offset ? $0 : nil }
  }

  private mutating func digest() -> Digest? {
    guard let high = number(), let low = number() else { return nil }
    return Digest(high: high, low: low)
  }

  /// A stamp, or that there is none; nil where neither stands there.
  private mutating func stamp() -> KeptStamp? {
    guard let isThere = number() else { return nil }
    if isThere == 0 { return KeptStamp(value: nil) }
    var numbers: [Int] = []
    numbers.reserveCapacity(PlainFileStamp.count)
    for _ in 0..<PlainFileStamp.count {
      guard let number = number() else { return nil }
      numbers.append(Int(Int64(bitPattern: number)))
    }
    return KeptStamp(value: PlainFileStamp(numbers: numbers))
  }

  private struct KeptStamp {
    let value: PlainFileStamp?
  }

  private mutating func text() -> String? {
    guard let length = count() else { return nil }
    defer { offset += length }
    return String(decoding: bytes[offset..<(offset + length)], as: UTF8.self)
  }

  private static func number(in bytes: [UInt8], at offset: Int) -> UInt64 {
    bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }
}
