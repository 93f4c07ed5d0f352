import DioramaKit
import DioramaSystem

/// The page on which `gallery --serve` shows a project while it runs.
///
/// It is saved in the project's local folder. Only this user can read the file, since its token
/// allows accepting what screens show. The reader makes the address from the port and the token, so
/// a file that came with the project leads to this machine or nowhere.
package struct ServedPage: Sendable, Equatable {
  /// The port on the loopback address.
  package let port: UInt16
  /// The token that each request must contain.
  package let token: String

  /// Creates a page at a port.
  package init(port: UInt16, token: String) {
    self.port = port
    self.token = token
  }

  /// Reads the page of a project; nil if no running process has saved one.
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

  /// Saves the page for this process.
  ///
  /// - Throws: `FileSystem.Failure` if the project's local folder cannot be written to.
  package func save(in project: Project) throws(FileSystem.Failure) {
    try project.createLocalFolder()
    try FileSystem.write(
      Array("\(CurrentProcess.id) \(port) \(token)\n".utf8), to: Self.file(of: project),
      isPrivate: true)
  }

  /// Removes the saved page, unless another process has saved one since.
  package func remove(from project: Project) {
    if ServedPage(of: project) == self { try? FileSystem.removeFile(Self.file(of: project)) }
  }
}
