import Diorama
import DioramaKit
import DioramaSystem
import YAML

extension Schema.Purpose {
  /// The path of the schema's file, relative to a project's folder.
  public var path: String { "\(Project.localFolderName)/schema/\(rawValue).json" }

  /// Returns the first line of a file that names its schema, for the language servers of editors.
  ///
  /// - Parameter pathToProject: the path from the file to its project's folder: empty, or `../`
  ///   repeated.
  public func modeline(pathToProject: String) -> String {
    "# yaml-language-server: $schema=\(pathToProject)\(path)"
  }
}

/// The schemas of a project as files in `.diorama/schema` of its folder, where editors find them.
///
/// The files are generated: git ignores them, and existing files are overwritten. Each is written
/// completely or not at all, so two commands may write at the same time.
public struct SchemaFolder: Sendable {
  private let suite: ScreenSuite

  /// Creates the schema folder of a project.
  public init(of suite: ScreenSuite) { self.suite = suite }

  /// Returns the path of a schema's file.
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

  /// A Boolean value that indicates whether the schemas are used: they were written before, or a
  /// file names one of them.
  public var isUsed: Bool {
    FileSystem.isFolder(path(of: .screen).parentFolder) || namesSchema
  }

  /// Whether a screen or the project's own file names its schema here. Fixtures are not checked,
  /// since other files of their project name one, too.
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

  /// Returns whether one of the comments at the beginning of a file names its schema in this
  /// folder.
  private func names(_ purpose: Schema.Purpose, in source: Source) -> Bool {
    // Most files do not begin with a comment, and need not be split into lines.
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

  /// Writes the schemas that are not up to date, if they are used. A failure is ignored, since the
  /// user did not request this.
  public func refresh() {
    guard isUsed, isReadable else { return }
    for purpose in Schema.Purpose.allCases {
      let schema = Schema(purpose, of: suite)
      if (try? FileSystem.read(path(of: purpose))) == Array(schema.text.utf8) { continue }
      try? write(schema, of: purpose)
    }
  }

  /// Whether the project's own file can be read. A schema without its types would report correct
  /// files.
  private var isReadable: Bool {
    let projectFile = "\(suite.project.root)/\(Project.fileName)"
    return !suite.diagnostics.sorted.contains { problem in
      problem.place.source.path == projectFile
        && [.yamlSyntax, .mergeConflict, .unreadableFile].contains(problem.code)
    }
  }
}
