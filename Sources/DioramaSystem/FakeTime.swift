/// libfaketime, which gives a process another wall clock.
package enum FakeTime {
  /// Where the library is; nil where it is not installed.
  package static let library: String? = candidates.first(where: FileSystem.exists)

  /// Where the system's or Homebrew's packages put it.
  private static var candidates: [String] {
    #if canImport(Darwin)
      ["/opt/homebrew", "/usr/local"].map {
        "\($0)/opt/libfaketime/lib/faketime/libfaketime.1.dylib"
      }
    #else
      ((try? FileSystem.entries(of: "/usr/lib")) ?? []).map {
        "/usr/lib/\($0.name)/faketime/libfaketimeMT.so.1"
      }
    #endif
  }

  /// The environment in which a process has another time; nothing where the library is not
  /// installed.
  ///
  /// - Parameter time: in the library's own words, such as `+4018d` or `@1996-02-29 23:59:58`.
  package static func variables(_ time: String) -> [String: String] {
    guard let library else { return [:] }
    #if canImport(Darwin)
      let loading = ["DYLD_INSERT_LIBRARIES": library, "DYLD_FORCE_FLAT_NAMESPACE": "1"]
    #else
      let loading = ["LD_PRELOAD": library]
    #endif
    // Without shared memory each process counts for itself, and leaves nothing behind.
    return loading.merging(["FAKETIME": time, "FAKETIME_DISABLE_SHM": "1"]) { $1 }
  }
}
