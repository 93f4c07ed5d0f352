// Messages about what screens show, and about what is wrong where a client asks for it.

/// What a client can, as far as answers depend on it.
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
    /// Whether a file follows the screen that the cursor is in.
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
  /// Whether it takes the versions of texts that it has open.
  var supportsVersionedEdits: Bool {
    capabilities?.workspace?.workspaceEdit?.documentChanges ?? false
  }
  /// Whether it moves files.
  var movesFiles: Bool {
    supportsVersionedEdits
      && capabilities?.workspace?.workspaceEdit?.resourceOperations?.contains("rename") ?? false
  }
  var showsDocuments: Bool { capabilities?.window?.showDocument?.support ?? false }
  var followsCursor: Bool { initializationOptions?.preview ?? false }
}

/// What the server asks of the client.
struct ServerRequest<Params: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let id: RequestID
  let method: String
  let params: Params
}

/// The commands of lenses and actions.
enum ScreenCommandName: String, CaseIterable {
  /// Shows what differs, or the frames.
  case show = "diorama.show"
  /// Records what is shown.
  case accept = "diorama.accept"
  /// Leaves what is recorded as it is.
  case reject = "diorama.reject"
  /// Lets the file of the preview follow a place of a text.
  case preview = "diorama.preview"
  /// Shows a screen on the page that `gallery --serve` serves.
  case gallery = "diorama.gallery"
}

/// What a command is about.
struct ScreenArgument: Codable, Hashable {
  let uri: String
  var screen: String?
  /// What was seen, for who decides on it.
  var digest: String?
  /// Where the cursor is, for a preview.
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
  /// Whether lines come in parts with colours, too.
  let styles: Bool?
}

struct ShowDocumentParams: Encodable {
  let uri: String
  /// Whether another program shows it, as a browser does.
  var external: Bool?
  let takeFocus = false
}

struct WatchedFilesParams: Decodable {
  struct Change: Decodable { let uri: String }
  let changes: [Change]
}

/// What the server wants to be told of files.
struct RegistrationParams: Encodable {
  struct Registration: Encodable {
    struct Options: Encodable {
      struct Watcher: Encodable {
        let globPattern: String
        /// 4 for what is removed; nil for all.
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

/// What is wrong in a text, or that it is what it was.
struct DiagnosticReport: Encodable {
  let kind: String
  let resultId: String
  let items: [PublishedDiagnostic]?
  /// The file, where many are told of.
  var uri: String?
  /// The number of the text; null for a file that is not open.
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

/// What of the server's abilities stands on runs and checks.
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
