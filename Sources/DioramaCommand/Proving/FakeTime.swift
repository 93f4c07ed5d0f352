import Diorama

/// libfaketime, which gives a process another wall clock.
enum FakeTime {
  /// Where the library is; nil where it is not installed.
  static let library: String? = {
    let triples = (try? FileSystem.entries(of: "/usr/lib")) ?? []
    return triples.map { "/usr/lib/\($0.name)/faketime/libfaketimeMT.so.1" }
      .first(where: FileSystem.exists)
  }()

  /// The environment in which a process has another time.
  static func variables(_ time: String) -> [String: String] {
    guard let library else { return [:] }
    // Without shared memory each process counts for itself, and leaves nothing behind.
    return ["LD_PRELOAD": library, "FAKETIME": time, "FAKETIME_DISABLE_SHM": "1"]
  }
}
