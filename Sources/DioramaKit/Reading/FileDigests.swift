import DioramaSystem
import Synchronization

/// Digests of the files that screens depend on, each taken before the first screen reads it.
///
/// Nothing is done until somebody wants to know.
package final class FileDigests: Sendable {
  fileprivate struct State {
    let digester: Digester
    /// Whether a file may be read at all.
    let mayRead: @Sendable (String) -> Bool
    var known: [String: Digest?] = [:]
  }

  private let state = Mutex<State?>(nil)

  /// From now on a digest is taken of each file that is noted.
  ///
  /// - Parameters:
  ///   - digester: makes the digests.
  ///   - mayRead: whether a file may be read, however its content is: a folder on the way to it may
  ///     be a link by now that leads out of the project. Asked once for each file.
  package func begin(
    _ digester: Digester, mayRead: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    state.withLock { $0 = State(digester: digester, mayRead: mayRead) }
  }

  /// A screen is about to depend on a file.
  func note(_ path: String) {
    state.withLock { state in _ = state?.digest(of: path) }
  }

  /// The digest of a file, as it was when it was first noted or asked for; nil where it could not be
  /// read, or nobody wanted to know.
  package func digest(of path: String) -> Digest? {
    state.withLock { state in state?.digest(of: path) }
  }

  /// The files that hold today what they held when they were noted.
  package func unchanged() -> [String: Digest] {
    guard let state = state.withLock({ $0 }) else { return [:] }
    return state.known.compactMapValues { $0 }
      .filter { path, digest in state.digester.digest(ofFile: path) == digest }
  }
}

extension FileDigests.State {
  fileprivate mutating func digest(of path: String) -> Digest? {
    if let known = known[path] { return known }
    let digest = mayRead(path) ? digester.digest(ofFile: path) : nil
    known[path] = .some(digest)
    return digest
  }
}

extension Digester {
  /// The digest of what a file holds; of a database, with the changes that stand beside it; nil
  /// where it cannot be read.
  fileprivate func digest(ofFile path: String) -> Digest? {
    guard let bytes = try? FileSystem.read(path) else { return nil }
    let own = digest(of: bytes)
    var parts = [own]
    // Where a link leads decides whether it may be read at all.
    if FileSystem.isLink(path) { parts.append(digest(of: FileSystem.realPath(path) ?? "")) }
    for (ending, path) in SourceFiles.companions(of: path) {
      guard let bytes = try? FileSystem.read(path) else { return nil }
      parts += [digest(of: ending), digest(of: bytes)]
    }
    return digest(of: parts)
  }

  private func digest(of parts: [Digest]) -> Digest {
    if parts.count == 1, let only = parts.first { return only }
    return digest(of: parts.map(\.description).joined())
  }
}
