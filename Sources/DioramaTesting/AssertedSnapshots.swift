import Synchronization

/// Which assertion of this process a snapshot belongs to.
///
/// It is kept for as long as the process lives, since assertions that would write one file may
/// stand in different suites. A test that is run again, or with other arguments, keeps its claims.
enum AssertedSnapshots {
  private static let owners = Mutex<[String: String]>([:])

  /// The assertion that has claimed a snapshot before; nil when it is this one, or none.
  static func owner(of path: String, claimedBy site: String) -> String? {
    owners.withLock { owners in
      if let owner = owners[path] { return owner == site ? nil : owner }
      owners[path] = site
      return nil
    }
  }
}
