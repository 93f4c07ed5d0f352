#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension CurrentProcess {
  /// How many bytes of memory this process can have at the most: what the machine has, or what one of
  /// the control groups that it is in may have, whichever is least; nil where nobody says.
  package static let memoryLimit: Int? = {
    let pages = sysconf(Int32(_SC_PHYS_PAGES))
    let machine = pages > 0 ? pages * sysconf(Int32(_SC_PAGESIZE)) : nil
    let groups = text(of: "/proc/self/cgroup").map { memoryLimits(ofGroups: $0, text(of:)) } ?? []
    return ([machine].compactMap { $0 } + groups).min()
  }()

  /// The limits that control groups set.
  ///
  /// A group is bound by those that it is in, too. Where a container has moved the root, the paths
  /// of its groups lead nowhere, and the root is what remains.
  ///
  /// - Parameters:
  ///   - groups: the groups of a process, as `/proc/self/cgroup` has them.
  ///   - text: the text of a file by its path; nil where there is none.
  package static func memoryLimits(
    ofGroups groups: String, _ text: (String) -> String?
  ) -> [Int] {
    groups.split(separator: "\n").flatMap { line -> [Int] in
      let words = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard words.count == 3 else { return [] }
      let isFirst = words[1].split(separator: ",").contains("memory")
      guard isFirst || words[1].isEmpty else { return [] }
      let root = isFirst ? "/sys/fs/cgroup/memory" : "/sys/fs/cgroup"
      let file = isFirst ? "memory.limit_in_bytes" : "memory.max"
      let parts = words[2].split(separator: "/")
      return (0...parts.count).compactMap { count in
        let folder = ([root[...]] + parts.prefix(count)).joined(separator: "/")
        return text("\(folder)/\(file)").flatMap { Int($0.prefix { $0 != "\n" }) }
      }
    }
  }

  private static func text(of path: String) -> String? {
    (try? FileSystem.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }
}
