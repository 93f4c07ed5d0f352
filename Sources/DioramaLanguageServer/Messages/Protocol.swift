// The messages of the Language Server Protocol 3.17 that are used here, with those of their members
// that are: https://microsoft.github.io/language-server-protocol

struct InitializeParams: Decodable {
  struct Capabilities: Decodable {
    struct General: Decodable {
      let positionEncodings: [String]?
    }
    struct TextDocument: Decodable {
      struct Completion: Decodable {
        struct Item: Decodable {
          struct Modes: Decodable { let valueSet: [Int]? }
          let snippetSupport: Bool?
          let insertTextModeSupport: Modes?
        }
        let completionItem: Item?
      }
      let completion: Completion?
    }
    let general: General?
    let textDocument: TextDocument?
  }
  let capabilities: Capabilities
  /// The process that has started the server, which ends with it.
  let processId: Int?
}

struct InitializeResult: Encodable {
  struct Capabilities: Encodable {
    struct Sync: Encodable {
      let openClose = true
      /// Only what changes.
      let change = 2
      let save = true
    }
    struct Completion: Encodable {
      /// What is typed before a value or an item.
      let triggerCharacters = [" ", ".", "/"]
    }
    struct Actions: Encodable {
      let codeActionKinds = ["quickfix", "refactor", "source.fixAll"]
    }
    let positionEncoding: String
    let textDocumentSync = Sync()
    let codeActionProvider = Actions()
    let completionProvider = Completion()
    let hoverProvider = true
    let documentSymbolProvider = true
    let workspaceSymbolProvider = true
    let workspace = ["fileOperations": ["willRename": FileRenames.Options()]]
    let foldingRangeProvider = true
    let definitionProvider = true
    let referencesProvider = true
    let documentHighlightProvider = true
    let renameProvider = ["prepareProvider": true]
    let documentLinkProvider = ["resolveProvider": false]
    let inlayHintProvider = true
    let semanticTokensProvider = SemanticTokens.Options()
    let codeLensProvider = RunCapabilities.Lenses()
    let executeCommandProvider = RunCapabilities.Commands()
    let diagnosticProvider = RunCapabilities.Diagnostics()
  }
  struct Info: Encodable {
    let name: String
    let version: String
  }
  let capabilities: Capabilities
  let serverInfo: Info
}

struct DocumentID: Decodable {
  let uri: String
}

struct OpenParams: Decodable {
  struct Item: Decodable {
    let uri: String
    let version: Int
    let text: String
  }
  let textDocument: Item
}

struct ChangeParams: Decodable {
  struct ID: Decodable {
    let uri: String
    let version: Int
  }
  let textDocument: ID
  let contentChanges: [TextChange]
}

struct DocumentParams: Decodable {
  let textDocument: DocumentID
}

struct PositionParams: Decodable {
  let textDocument: DocumentID
  let position: TextPosition
}

struct CodeActionParams: Decodable {
  struct Context: Decodable {
    struct Shown: Decodable {
      /// Neovim 0.7 hands back what it has kept of a problem, which is not where it stands.
      let range: TextRange?
    }
    let only: [String]?
    let diagnostics: [Shown]?
  }
  let textDocument: DocumentID
  let range: TextRange
  let context: Context?

  /// The stretch, and those of the problems that the client asks about: some ask about a whole line's.
  var ranges: [TextRange] { [range] + (context?.diagnostics ?? []).compactMap(\.range) }
}

extension [TextRange] {
  /// Whether one of them and another stretch have a place in common.
  func touch(_ other: TextRange) -> Bool {
    contains { other.start <= $0.end && $0.start <= other.end }
  }
}

struct CancelParams: Decodable {
  let id: RequestID
}

struct PublishedDiagnostics: Encodable {
  let uri: String
  let version: Int?
  let diagnostics: [PublishedDiagnostic]
}

/// What is wrong, as a client shows it.
struct PublishedDiagnostic: Encodable, Hashable {
  struct Related: Encodable, Hashable {
    let location: Location
    let message: String
  }
  let range: TextRange
  /// 1 for an error, 2 for a warning.
  let severity: Int
  let code: String
  let source = "diorama"
  let message: String
  /// 1 for what is of no use, 2 for an older spelling.
  let tags: [Int]?
  let relatedInformation: [Related]?
}

struct TextEdit: Encodable, Hashable {
  let range: TextRange
  let newText: String
}

/// How a client puts in a text of several lines, with the cursor where that says.
struct SnippetSupport {
  /// Whether it is told that further lines get the spaces of the first one, which the others do by
  /// themselves.
  let sendsInsertTextMode: Bool
}

/// Something that may be written.
struct CompletionItem: Encodable {
  let label: String
  /// 10 a key, 12 a value, as clients draw them.
  let kind: Int
  let documentation: String?
  let sortText: String
  /// 1 plain, 2 a snippet with `$0` where the cursor goes.
  let insertTextFormat: Int
  /// 2 where further lines get the spaces that the first one begins with.
  var insertTextMode: Int?
  let textEdit: TextEdit
}

/// What is said of a word.
struct Hover: Encodable {
  struct Contents: Encodable {
    let kind = "markdown"
    let value: String
  }
  let contents: Contents
  let range: TextRange
}

struct CodeAction: Encodable {
  struct Edit: Encodable {
    let changes: [String: [TextEdit]]
  }
  let title: String
  var kind = "quickfix"
  let diagnostics: [PublishedDiagnostic]
  var isPreferred = true
  var edit: Edit?
  var command: EditorCommand?
}

struct DocumentSymbol: Encodable {
  let name: String
  let detail: String?
  /// 5 a class, 7 a property, 12 a function, as clients draw them.
  let kind: Int
  let range: TextRange
  let selectionRange: TextRange
  let children: [DocumentSymbol]
}

struct FoldingRange: Encodable {
  let startLine: Int
  let endLine: Int
}
