import Diorama
import DioramaSystem
import YAML

/// A kind of file that holds a fixture, told by the ending of its name.
struct FixtureFormat: Sendable {
  /// The endings of its files.
  let endings: [String]
  /// Reads the file at a path; the node is where it is named.
  let read: @Sendable (_ path: String, Node, inout Decoding) -> ChatData?

  /// All formats. A new one is added here.
  static let all = [yaml, sqlite]
  /// The endings of all formats.
  static var endings: [String] { all.flatMap(\.endings) }

  /// Reads the file that a node names.
  static func read(_ node: Node, _ decoding: inout Decoding) -> ChatData? {
    let name = node.text
    guard let format = all.first(where: { $0.endings.contains(where: name.hasSuffix) }) else {
      decoding.reportWrongValue(node, wanted: .file(endings: endings))
      return nil
    }
    guard let path = decoding.files.path(at: node, &decoding) else { return nil }
    return format.read(path, node, &decoding)
  }

  /// Reports a file that cannot be read, with the name of one that could be meant.
  static func report(
    _ failure: FileSystem.Failure, _ path: String, at node: Node, _ decoding: inout Decoding
  ) {
    var help: Diagnostic.Help?
    if failure.isMissing {
      let entries = (try? FileSystem.entries(of: path.parentFolder)) ?? []
      let names = entries.map(\.name).filter { endings.contains(where: $0.hasSuffix) }
      let folder = node.text.dropLast(node.text.lastPathComponent.count)
      help = nearestName(to: path.lastPathComponent, among: names).map { .didYouMean(folder + $0) }
    }
    decoding.diagnostics.report(
      .unreadableFile, "the fixture \(node.quoted) cannot be read: \(failure)", at: node.place,
      help: help)
  }
}

extension FixtureFormat {
  /// Databases, opened once for all screens that use the file.
  static let sqlite = FixtureFormat(endings: [".sqlite"]) { path, node, decoding in
    switch decoding.files.cached(path, load: { databaseFixture(path) }) {
    case .success(let data): return data
    case .failure(.file(let failure)): report(failure, path, at: node, &decoding)
    case .failure(.database(let error)):
      decoding.diagnostics.report(
        .unreadableFile, "the fixture \(node.quoted) cannot be read: it \(error.reason)",
        at: node.place)
    }
    return nil
  }

  /// Why a database is no fixture.
  private enum DatabaseFixtureFailure: Error {
    case file(FileSystem.Failure)
    case database(ChatDatabaseError)
  }

  private static func databaseFixture(
    _ path: String
  ) -> Result<ChatData, DatabaseFixtureFailure> {
    do throws(FileSystem.Failure) { try FileSystem.checkReadable(path) } catch {
      return .failure(.file(error))
    }
    do throws(ChatDatabaseError) { return .success(try ChatDatabase.read(path)) } catch {
      return .failure(.database(error))
    }
  }

  /// YAML, parsed once for all screens that use the file.
  static let yaml = FixtureFormat(endings: [".yaml", ".yml"]) { path, node, decoding in
    let (registry, files) = (decoding.registry, decoding.files)
    let file = files.cached(path) {
      FixtureFile(path, Decoding(registry: registry, files: files))
    }
    decoding.diagnostics.append(contentsOf: file.diagnostics)
    if let failure = file.failure { report(failure, path, at: node, &decoding) }
    return file.data
  }
}

/// What was found in a fixture file.
private struct FixtureFile: Sendable {
  var data: ChatData?
  var failure: FileSystem.Failure?
  var diagnostics = Diagnostics()

  init(_ path: String, _ decoding: Decoding) {
    var decoding = decoding
    do throws(FileSystem.Failure) {
      let source = Source(path: path, bytes: try FileSystem.read(path))
      let documents = YAMLReader(limits: .largeData).documents(
        of: source, reporting: &decoding.diagnostics)
      if !decoding.diagnostics.hasErrors { data = Self.data(in: documents, &decoding) }
    } catch {
      failure = error
    }
    diagnostics = decoding.diagnostics
  }

  private static func data(in documents: [Document], _ decoding: inout Decoding) -> ChatData? {
    guard let document = documents.first else { return .empty }
    if documents.count > 1 {
      decoding.diagnostics.report(
        .wrongValue, "a fixture file has one document", at: documents[1].root.place,
        help: Diagnostic.Help("take the '---' out"))
      return nil
    }
    var reader = FixtureReader()
    return reader.data(document.root, &decoding)
  }
}
