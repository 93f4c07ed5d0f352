/// libfaketime, which gives a process another wall clock.
package enum FakeTime {
  /// The path of the library; nil if it is not installed.
  package static let library: String? = candidates.first(where: FileSystem.exists)

  /// The paths at which the system's or Homebrew's packages install it.
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

  /// Returns the environment variables that give a process another time; empty if the library is
  /// not installed.
  ///
  /// - Parameter time: the time as the library expects it, such as `+4018d` or
  ///   `@1996-02-29 23:59:58`.
  package static func variables(_ time: String) -> [String: String] {
    guard let library else { return [:] }
    #if canImport(Darwin)
      let loading = ["DYLD_INSERT_LIBRARIES": library, "DYLD_FORCE_FLAT_NAMESPACE": "1"]
    #else
      let loading = ["LD_PRELOAD": library]
    #endif
    // Without shared memory each process counts for itself, and leaves no files.
    return loading.merging(["FAKETIME": time, "FAKETIME_DISABLE_SHM": "1"]) { $1 }
  }
}
