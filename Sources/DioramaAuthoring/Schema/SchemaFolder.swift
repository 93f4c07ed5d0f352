import Diorama
import DioramaKit
import DioramaSystem
import YAML

extension Schema.Purpose {
  /// The path of the schema's file from a project's folder on.
  public var path: String { "\(Project.localFolderName)/schema/\(rawValue).json" }

  /// The first line of a file that names its schema, for the language servers of editors.
  ///
  /// - Parameter pathToProject: what leads from the file to its project's folder: nothing, or `../` some
  ///   times.
  public func modeline(pathToProject: String) -> String {
    "# yaml-language-server: $schema=\(pathToProject)\(path)"
  }
}

/// The schemas of a project as files in `.diorama/schema` of its folder, where editors find them.
///
/// They are made, not kept: git does not see them, and whatever stands there is written over. Each
/// is written whole or not at all, so two commands may write at once.
public struct SchemaFolder: Sendable {
  private let suite: ScreenSuite

  /// The schemas of a project.
  public init(of suite: ScreenSuite) { self.suite = suite }

  /// The path of a schema's file.
  public func path(of purpose: Schema.Purpose) -> String {
    "\(suite.project.root)/\(purpose.path)"
  }

  /// Writes a schema.
  ///
  /// - Throws: `FileSystem.Failure` when it cannot be written.
  public func write(_ purpose: Schema.Purpose) throws(FileSystem.Failure) {
    try write(Schema(purpose, of: suite), of: purpose)
  }

  private func write(
    _ schema: Schema, of purpose: Schema.Purpose
  ) throws(FileSystem.Failure) {
    let path = path(of: purpose)
    guard suite.project.files.contains(path) else { throw .outside }
    try suite.project.createLocalFolder()
    try FileSystem.write(Array(schema.text.utf8), to: path)
  }

  /// Whether anybody wants the schemas: they were written once, or a file names one of them.
  public var isUsed: Bool {
    FileSystem.isFolder(path(of: .screen).parentFolder) || namesSchema
  }

  /// Whether a screen or the project's own file names its schema here. A fixture that does stands
  /// in a project where others do.
  private var namesSchema: Bool {
    if let source = suite.configuration.root?.place.source, names(.project, in: source) {
      return true
    }
    var last: Source?
    for screen in suite.declarations where screen.root.place.source !== last {
      last = screen.root.place.source
      if names(.screen, in: screen.root.place.source) { return true }
    }
    return false
  }

  /// Whether one of the comments that a file begins with names its schema in this folder.
  private func names(_ purpose: Schema.Purpose, in source: Source) -> Bool {
    // Most files begin with no comment, and need not be cut into lines.
    guard source.bytes.first == UInt8(ascii: "#") else { return false }
    let below = source.path.dropFirst(suite.project.root.utf8.count + 1)
    let pathToProject = String(repeating: "../", count: below.count { $0 == "/" })
    let modeline = Array(purpose.modeline(pathToProject: pathToProject).utf8)
    let newline = UInt8(ascii: "\n")
    for line in source.bytes.split(separator: newline, omittingEmptySubsequences: false) {
      guard line.first == UInt8(ascii: "#") else { return false }
      if line.starts(with: modeline) { return true }
    }
    return false
  }

  /// Writes the schemas that are not up to date, if anybody wants them. What cannot be written
  /// stays as it is: nobody has asked for it.
  public func refresh() {
    guard isUsed, isReadable else { return }
    let known = "\(path(of: .screen).parentFolder)/\(Self.stateName)"
    // To make them takes longer than to check a hundred screens.
    if let state = try? FileSystem.read(known), state == Array(self.state.utf8) { return }
    let before = FileStamp(of: projectFile)
    var isWritten = true
    for purpose in Schema.Purpose.allCases {
      let schema = Schema(purpose, of: suite)
      if (try? FileSystem.read(path(of: purpose))) == Array(schema.text.utf8) { continue }
      isWritten = (try? write(schema, of: purpose)) != nil && isWritten
    }
    // A file that was saved meanwhile may not be the one that was read.
    guard isWritten, FileStamp(of: projectFile) == before, suite.project.files.contains(known)
    else { return }
    try? FileSystem.write(Array(state.utf8), to: known)
  }

  private static let stateName = ".state"

  private var projectFile: String { "\(suite.project.root)/\(Project.fileName)" }

  /// What the schemas were made of, and the files that they are: the program with its types, the
  /// project's own file, and each schema as it stands there.
  private var state: String {
    let registry = suite.registry
    let files = [CurrentProcess.program, projectFile] + Schema.Purpose.allCases.map(path)
    let lines = [registry.commandName] + registry.all.map(\.name)
    return (lines + files.map { FileStamp(of: $0).text }).joined(separator: "\n") + "\n"
  }

  /// Whether the project's own file can be read; a schema without what it makes would be wrong
  /// about all that is right.
  private var isReadable: Bool {
    !suite.diagnostics.sorted.contains { problem in
      problem.place.source.path == projectFile
        && [.yamlSyntax, .unreadableFile].contains(problem.code)
    }
  }
}
