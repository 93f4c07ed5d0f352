import Glibc

extension CurrentProcess {
  /// The bytes of memory that this process can use: the memory of the machine or the limit of one
  /// of its control groups, whichever is lowest; nil if neither is known.
  package static let memoryLimit: Int? = {
    let pages = sysconf(Int32(_SC_PHYS_PAGES))
    let machine = pages > 0 ? pages * sysconf(Int32(_SC_PAGESIZE)) : nil
    let groups = text(of: "/proc/self/cgroup").map { memoryLimits(ofGroups: $0, text(of:)) } ?? []
    return ([machine].compactMap { $0 } + groups).min()
  }()

  /// Returns the limits that control groups set.
  ///
  /// The limits of its parent groups apply to a group, too. In a container with another root the
  /// paths of the groups do not exist, and only the limit of the root is found.
  ///
  /// - Parameters:
  ///   - groups: the groups of a process, as in `/proc/self/cgroup`.
  ///   - text: returns the text of the file at a path; nil if it cannot be read.
  package static func memoryLimits(
    ofGroups groups: String, _ text: (String) -> String?
  ) -> [Int] {
    groups.split(separator: "\n").flatMap { line -> [Int] in
      let words = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      // Only version 2 of control groups, which has no name.
      guard words.count == 3, words[1].isEmpty else { return [] }
      let parts = words[2].split(separator: "/")
      return (0...parts.count).compactMap { count in
        let folder = "/sys/fs/cgroup" + parts.prefix(count).map { "/\($0)" }.joined()
        return text("\(folder)/memory.max").flatMap { Int($0.prefix { $0 != "\n" }) }
      }
    }
  }

  private static func text(of path: String) -> String? {
    (try? FileSystem.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }
}
