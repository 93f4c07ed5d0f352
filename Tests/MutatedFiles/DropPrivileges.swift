#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// From here on the process has no more rights than anybody, where the superuser runs it, whom nobody
/// keeps from writing. For a process of a test's own: it cannot take them back.
///
/// - Parameter paths: what belongs to it afterwards.
/// - Returns: whether it has no rights now.
public func dropPrivileges(keeping paths: [String]) -> Bool {
  if geteuid() != 0 { return true }
  let nobody: uid_t = 65534
  return paths.allSatisfy { chown($0, nobody, nobody) == 0 } && setuid(nobody) == 0
}
