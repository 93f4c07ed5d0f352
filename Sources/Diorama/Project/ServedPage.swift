import DioramaKit
import DioramaSystem

/// Where `gallery --serve` shows a project, as long as it does.
///
/// It is noted in the project's own folder, in a file that nobody else on the machine may read, since
/// its token lets whoever says it accept what screens show. Who reads it makes the address itself: a
/// file that came with the project leads to this machine or nowhere.
package struct ServedPage: Sendable, Equatable {
  /// The port on the loopback address.
  package let port: UInt16
  /// What each request has to say.
  package let token: String

  /// A page at a port.
  package init(port: UInt16, token: String) {
    self.port = port
    self.token = token
  }

  /// The page that a project is shown on; nil where no process that runs has noted one.
  package init?(of project: Project) {
    let file = Self.file(of: project)
    guard project.files.contains(file),
      let bytes = try? FileSystem.read(file, atMost: Self.maxBytes)
    else { return nil }
    let words = String(decoding: bytes, as: UTF8.self).split { $0 == " " || $0 == "\n" }
    guard words.count == 3, let process = Int32(words[0]), process > 0,
      CurrentProcess.isRunning(process), let port = UInt16(words[1]), port > 0,
      words[2].allSatisfy({ $0.isHexDigit })
    else { return nil }
    self.init(port: port, token: String(words[2]))
  }

  private static let maxBytes = 200

  private static func file(of project: Project) -> String {
    "\(project.root)/\(Project.localFolderName)/gallery"
  }

  /// The address of the page.
  package var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  /// The address of a screen on the page.
  ///
  /// - Parameter name: the screen's name, with its variant; names need no escapes.
  package func address(of name: String) -> String { "\(address)#\(name)" }

  /// Notes it, for this process.
  ///
  /// - Throws: `FileSystem.Failure` where the project's own folder cannot be written to.
  package func save(in project: Project) throws(FileSystem.Failure) {
    try project.createLocalFolder()
    try FileSystem.write(
      Array("\(CurrentProcess.id) \(port) \(token)\n".utf8), to: Self.file(of: project),
      isPrivate: true)
  }

  /// Takes the note back, unless another process has made one since.
  package func remove(from project: Project) {
    if ServedPage(of: project) == self { try? FileSystem.removeFile(Self.file(of: project)) }
  }
}
