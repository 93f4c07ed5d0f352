// Messages about rendered screens, and about diagnostics that a client requests.

/// The capabilities of a client that responses depend on.
struct ClientCapabilities: Decodable {
  struct Capabilities: Decodable {
    struct Workspace: Decodable {
      struct Refresh: Decodable { let refreshSupport: Bool? }
      struct Registration: Decodable { let dynamicRegistration: Bool? }
      struct Edit: Decodable {
        let documentChanges: Bool?
        let resourceOperations: [String]?
      }
      let codeLens: Refresh?
      let diagnostics: Refresh?
      let inlayHint: Refresh?
      let semanticTokens: Refresh?
      let didChangeWatchedFiles: Registration?
      let workspaceEdit: Edit?
    }
    struct Window: Decodable {
      struct ShowDocument: Decodable { let support: Bool? }
      let showDocument: ShowDocument?
    }
    let workspace: Workspace?
    let window: Window?
  }
  struct Options: Decodable {
    /// Whether a preview file follows the screen at the cursor.
    let preview: Bool?
  }
  let capabilities: Capabilities?
  let initializationOptions: Options?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    capabilities = try? container.decode(Capabilities.self, forKey: .capabilities)
    initializationOptions = try? container.decode(Options.self, forKey: .initializationOptions)
  }

  init() { (capabilities, initializationOptions) = (nil, nil) }

  private enum Key: String, CodingKey { case capabilities, initializationOptions }

  var refreshesLenses: Bool { capabilities?.workspace?.codeLens?.refreshSupport ?? false }
  var refreshesDiagnostics: Bool { capabilities?.workspace?.diagnostics?.refreshSupport ?? false }
  var refreshesHints: Bool { capabilities?.workspace?.inlayHint?.refreshSupport ?? false }
  var refreshesTokens: Bool { capabilities?.workspace?.semanticTokens?.refreshSupport ?? false }
  var watchesFiles: Bool {
    capabilities?.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
  }
  /// Whether the client accepts edits with document versions.
  var supportsVersionedEdits: Bool {
    capabilities?.workspace?.workspaceEdit?.documentChanges ?? false
  }
  /// Whether the client can rename files.
  var movesFiles: Bool {
    supportsVersionedEdits
      && capabilities?.workspace?.workspaceEdit?.resourceOperations?.contains("rename") ?? false
  }
  var showsDocuments: Bool { capabilities?.window?.showDocument?.support ?? false }
  var followsCursor: Bool { initializationOptions?.preview ?? false }
}

/// A request from the server to the client.
struct ServerRequest<Params: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let id: RequestID
  let method: String
  let params: Params
}

/// The commands of code lenses and code actions.
enum ScreenCommandName: String, CaseIterable {
  /// Shows the difference, or the frames.
  case show = "diorama.show"
  /// Records the current output.
  case accept = "diorama.accept"
  /// Keeps the recorded snapshot.
  case reject = "diorama.reject"
  /// Makes the preview file follow a position in a text.
  case preview = "diorama.preview"
  /// Shows a screen on the page that `gallery --serve` serves.
  case gallery = "diorama.gallery"
}

/// The argument of a command.
struct ScreenArgument: Codable, Hashable {
  let uri: String
  var screen: String?
  /// The digest of the output that the user saw, for a command that accepts or rejects it.
  var digest: String?
  /// The position of the cursor, for a preview.
  var position: TextPosition?
}

struct EditorCommand: Encodable {
  let title: String
  let command: String
  let arguments: [ScreenArgument]
}

struct CodeLens: Encodable {
  let range: TextRange
  let command: EditorCommand
}

struct ExecuteParams: Decodable {
  let command: String
  let arguments: [ScreenArgument]?
}

struct PreviewParams: Decodable {
  let textDocument: DocumentID
  let position: TextPosition?
  let screen: String?
  /// Whether the reply also contains lines as parts with colors.
  let styles: Bool?
}

struct ShowDocumentParams: Encodable {
  let uri: String
  /// Whether another program shows the document, such as a browser.
  var external: Bool?
  let takeFocus = false
}

struct WatchedFilesParams: Decodable {
  struct Change: Decodable { let uri: String }
  let changes: [Change]
}

/// The files whose changes the client reports to the server.
struct RegistrationParams: Encodable {
  struct Registration: Encodable {
    struct Options: Encodable {
      struct Watcher: Encodable {
        let globPattern: String
        /// 4 for deletions only; nil for all changes.
        var kind: Int?
      }
      let watchers: [Watcher]
    }
    let id: String
    let method: String
    let registerOptions: Options
  }
  let registrations: [Registration]
}

struct DocumentDiagnosticParams: Decodable {
  let textDocument: DocumentID
  let previousResultId: String?
}

struct WorkspaceDiagnosticParams: Decodable {
  struct Previous: Decodable {
    let uri: String
    let value: String
  }
  let previousResultIds: [Previous]?
}

/// The diagnostics of a text, or the information that they have not changed.
struct DiagnosticReport: Encodable {
  let kind: String
  let resultId: String
  let items: [PublishedDiagnostic]?
  /// The file, in a report about several files.
  var uri: String?
  /// The version of the text; null for a file that is not open.
  var version: Int?
  private let isOfWorkspace: Bool

  init(
    _ items: [PublishedDiagnostic], previous: String?, uri: String? = nil, version: Int? = nil
  ) {
    resultId = Self.id(of: items)
    let isSame = previous == resultId
    kind = isSame ? "unchanged" : "full"
    self.items = isSame ? nil : items
    self.uri = uri
    self.version = version
    isOfWorkspace = uri != nil
  }

  private static func id(of items: [PublishedDiagnostic]) -> String {
    MessageCoding.digest(of: items)
  }

  private enum Key: String, CodingKey { case kind, resultId, items, uri, version }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(resultId, forKey: .resultId)
    try container.encodeIfPresent(items, forKey: .items)
    guard isOfWorkspace else { return }
    try container.encodeIfPresent(uri, forKey: .uri)
    try container.encode(version, forKey: .version)
  }
}

struct WorkspaceDiagnosticReport: Encodable {
  let items: [DiagnosticReport]
}

/// The server's capabilities that concern runs and checks.
struct RunCapabilities: Encodable {
  struct Diagnostics: Encodable {
    let interFileDependencies = true
    let workspaceDiagnostics = true
  }
  struct Commands: Encodable {
    let commands = ScreenCommandName.allCases.map(\.rawValue)
  }
  struct Lenses: Encodable {
    let resolveProvider = false
  }
}
