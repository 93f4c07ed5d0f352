import DioramaKit
import DioramaSystem
import Synchronization
import YAML

/// Which screens of a project have passed a test, and all that their passing depended on: as long as
/// that is the same, they pass again.
///
/// A screen depends on its file, on the project's own file and on the fixtures that its keys name, on
/// its snapshot, on what the command line says for all screens, and on the program with its libraries.
/// That it depends on nothing else is what `prove` shows. Only passes are kept, without a warning.
///
/// Each combination of a program and what its command line says has a file of its own in
/// `.diorama/cache`. One that is damaged, or of another format, is as good as none.
package struct PassCache: Sendable {
  /// The files of the project, as they were.
  private let known: [String: File]
  private let digester: Digester
  private let conditions: Digest
  private let path: String
  private let folder: String
  private let touches = Touches()
  /// When this test began, in seconds since 1970.
  private let start = PlainFileStamp.currentSecond()
  private let digests: FileDigests

  /// A file of screens.
  struct File: Sendable, Equatable {
    /// What it held.
    let digest: Digest
    /// The file's state then; nil where it had just been changed.
    var stamp: PlainFileStamp?
    /// Its screens, in order.
    let screens: [Screen]
  }

  /// A screen of such a file.
  struct Screen: Sendable, Equatable {
    let heading: ScreenHeading
    /// What its passing depended on beside its file; nil where it did not pass.
    let pass: Pass?

    /// Whoever reads a file again gets other places for the same words.
    static func == (left: Screen, right: Screen) -> Bool {
      let (one, other) = (left.heading, right.heading)
      return left.pass == right.pass && one.name == other.name && one.tags == other.tags
        && one.showsStyles == other.showsStyles && one.idPlace.start == other.idPlace.start
        && one.idPlace.end == other.idPlace.end
    }
  }

  /// What a pass depended on beside the screen's file.
  package struct Pass: Sendable, Equatable {
    /// The digest of what is recorded.
    let snapshot: Digest
    /// The state of the file with it; nil where it had just been changed.
    var stamp: PlainFileStamp?
    /// The other files that it was made from, sorted.
    let files: [Dependency]
  }

  /// A file that a pass depended on.
  struct Dependency: Sendable, Hashable {
    let path: String
    let digest: Digest
  }

  /// How many caches a project has at most; the oldest go first.
  static let mostFiles = 8
  /// How many bytes each of them has at most.
  static let mostBytes = 64 << 20

  /// What is known of a project's screens under some conditions.
  ///
  /// - Parameters:
  ///   - project: the project.
  ///   - configuration: the text of its own file; none without one.
  ///   - conditions: all else that is the same for all its screens, a line each.
  package init(of project: Project, configuration: [UInt8], under conditions: [String]) {
    folder = "\(project.root)/\(Project.ownFolderName)/cache"
    // Its name says for which conditions it is, whatever the seed of its digests.
    let name = Digester(seed: 0).digest(of: conditions.joined(separator: "\n"))
    path = "\(folder)/passes-\(name)"
    let stored = (try? FileSystem.read(path, atMost: Self.mostBytes)).flatMap(PassCacheReader.init)
    digester = Digester(seed: stored?.seed ?? .random(in: .min ... .max))
    self.conditions = digester.digest(
      of: Array(conditions.joined(separator: "\n").utf8) + [0] + configuration)
    known = stored?.files(under: self.conditions) ?? [:]
    digests = project.files.digests
    digests.begin(digester) { [weak files = project.files] in files?.contains($0) ?? false }
  }

  // MARK: Asking

  /// The digest of a file's bytes.
  func digest(of bytes: [UInt8]) -> Digest { digester.digest(of: bytes) }

  /// What is known of a file that nobody has touched since; nil where nothing is.
  func untouchedFile(at path: String) -> File? {
    guard let file = known[path] else { return nil }
    if let stamp = file.stamp, stamp == PlainFileStamp(of: path) { return file }
    touches.note()
    return nil
  }

  /// What is known of a file that holds some text; nil where nothing is.
  func file(at path: String, holding digest: Digest) -> File? {
    known[path].flatMap { $0.digest == digest ? $0 : nil }
  }

  /// Whether what a pass depended on is still the same.
  func holds(_ screen: Screen) -> Bool {
    guard let pass = screen.pass,
      pass.files.allSatisfy({ digests.digest(of: $0.path) == $0.digest })
    else { return false }
    let path = screen.heading.snapshotPath
    if let stamp = pass.stamp, stamp == PlainFileStamp(of: path) { return true }
    touches.note()
    guard let recorded = try? FileSystem.readPlain(path, atMost: Project.mostSnapshotBytes) else {
      return false
    }
    return digester.digest(of: recorded) == pass.snapshot
  }

  /// What a screen's passing depends on.
  ///
  /// - Parameters:
  ///   - snapshot: what it shows, and what is recorded.
  ///   - files: what its plan was made from, beside its file and the project's.
  /// - Returns: nil where one of the files cannot be told from another.
  package func pass(_ snapshot: [UInt8], of files: Set<String>) -> Pass? {
    var dependencies: [Dependency] = []
    for path in files.sorted() {
      guard let digest = digests.digest(of: path) else { return nil }
      dependencies.append(Dependency(path: path, digest: digest))
    }
    return Pass(snapshot: digester.digest(of: snapshot), stamp: nil, files: dependencies)
  }

  // MARK: Keeping

  /// What a test has found out about a file.
  package struct Finding: Sendable {
    let path: String
    /// What it holds; nil where the file has its problems, or was not read.
    let digest: Digest?
    /// Its screens, in order: whether one passes as before, and the pass of one that was run and has
    /// passed without a word.
    let screens: [(heading: ScreenHeading, isRecalled: Bool, pass: Pass?)]
  }

  /// Keeps what a test has found out; what it did not ask for stays as it was.
  ///
  /// That it cannot be kept does no harm but to the next test's speed.
  ///
  /// - Parameters:
  ///   - findings: the files that the test has gone through.
  ///   - isWhole: whether these are all files of the project, so that others can be forgotten.
  ///   - isAsBefore: whether it is known already that all screens of these files pass as before.
  package func keep(
    _ findings: some Collection<Finding>, of project: Project, isWhole: Bool, isAsBefore: Bool
  ) {
    let isOfAll = findings.count == known.count || !isWhole
    if isOfAll, !touches.isNoted, isAsBefore || findings.allSatisfy(isKnown) { return }
    let unchanged = digests.unchanged()
    func isSafe(_ pass: Pass) -> Bool {
      pass.files.allSatisfy { unchanged[$0.path] == $0.digest }
    }
    let isTouched = touches.isNoted
    var files = isWhole ? [:] : known
    for finding in findings {
      guard let digest = finding.digest else {
        files[finding.path] = nil
        continue
      }
      let before = file(at: finding.path, holding: digest)
      files[finding.path] = File(
        digest: digest,
        stamp: isTouched || before == nil ? settledStamp(of: finding.path) : before?.stamp,
        screens: finding.screens.enumerated().map { index, screen in
          let old = before.flatMap {
            $0.screens.indices.contains(index) ? $0.screens[index].pass : nil
          }
          let new = screen.pass.flatMap { isSafe($0) ? $0 : nil }
          var pass = new ?? old
          // What is recorded was compared in this test, whose start the stamp is older than.
          if new != nil || isTouched && screen.isRecalled {
            pass?.stamp = settledStamp(of: screen.heading.snapshotPath)
          }
          return Screen(heading: screen.heading, pass: pass)
        })
    }
    if files == known { return }
    write(files, of: project)
  }

  /// Whether a test has found out nothing about a file but what was known.
  private func isKnown(_ finding: Finding) -> Bool {
    guard let digest = finding.digest else { return false }
    return known[finding.path]?.digest == digest && finding.screens.allSatisfy(\.isRecalled)
  }

  /// The state of a file that nobody has touched since this test began, nor just before.
  private func settledStamp(of path: String) -> PlainFileStamp? {
    PlainFileStamp(of: path).flatMap { $0.isSettled(at: start) ? $0 : nil }
  }

  private func write(_ files: [String: File], of project: Project) {
    let bytes = PassCacheWriter(seed: digester.seed, conditions: conditions).bytes(of: files)
    guard bytes.count <= Self.mostBytes, project.files.contains(path),
      (try? project.hideOwnFolder()) != nil,
      (try? FileSystem.write(bytes, to: path)) != nil
    else { return }
    FileSystem.removeOldest(of: folder, beyond: Self.mostFiles)
  }
}

/// Whether a file was met that somebody has touched since its stamp was kept.
private final class Touches: Sendable {
  private let state = Atomic(false)

  var isNoted: Bool { state.load(ordering: .relaxed) }

  func note() { state.store(true, ordering: .relaxed) }
}
