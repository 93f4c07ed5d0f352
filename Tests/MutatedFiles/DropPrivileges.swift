import Glibc

/// Drops the superuser's privileges, which would allow every write. Only for a test's own process,
/// because it cannot regain them.
///
/// - Parameter paths: the files that the process owns afterwards.
/// - Returns: whether the process now runs without these privileges.
public func dropPrivileges(keeping paths: [String]) -> Bool {
  if geteuid() != 0 { return true }
  let unprivileged: uid_t = 65534
  return paths.allSatisfy { chown($0, unprivileged, unprivileged) == 0 }
    && setuid(unprivileged) == 0
}
