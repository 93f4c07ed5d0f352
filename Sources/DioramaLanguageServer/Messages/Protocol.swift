// The messages of the Language Server Protocol 3.17 that this server uses, reduced to the members
// that it uses: https://microsoft.github.io/language-server-protocol

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
  /// The process that started the server; the server ends when that process ends.
  let processId: Int?
}

struct InitializeResult: Encodable {
  struct Capabilities: Encodable {
    struct Sync: Encodable {
      let openClose = true
      /// 2 means that clients send only the changes.
      let change = 2
      let save = true
    }
    struct Completion: Encodable {
      /// The characters before a value or an item.
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
      /// The problem's range. Neovim 0.7 sends its own record of a problem, which has no range
      /// here.
      let range: TextRange?
    }
    let only: [String]?
    let diagnostics: [Shown]?
  }
  let textDocument: DocumentID
  let range: TextRange
  let context: Context?

  /// The requested range and the ranges of the problems in the context; some clients send all
  /// problems of a line.
  var ranges: [TextRange] { [range] + (context?.diagnostics ?? []).compactMap(\.range) }
}

extension [TextRange] {
  /// Returns whether one of the ranges has a position in common with another range.
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

/// A problem in the form that a client shows.
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
  /// 1 for something unnecessary, 2 for something deprecated.
  let tags: [Int]?
  let relatedInformation: [Related]?
}

struct TextEdit: Encodable, Hashable {
  let range: TextRange
  let newText: String
}

/// A client's support for snippets, which have several lines and a place for the cursor.
struct SnippetSupport {
  /// Whether completions ask the client to indent further lines like the first one. Clients that
  /// don't receive this mode do so anyway.
  let sendsInsertTextMode: Bool
}

/// A completion.
struct CompletionItem: Encodable {
  let label: String
  /// 10 for a key, 12 for a value; clients choose an icon by it.
  let kind: Int
  let documentation: String?
  let sortText: String
  /// 1 for plain text, 2 for a snippet with `$0` at the cursor's place.
  let insertTextFormat: Int
  /// 2 if the client indents further lines like the first one.
  var insertTextMode: Int?
  let textEdit: TextEdit
}

/// The explanation of a word.
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
  /// 5 for a class, 7 for a property, 12 for a function; clients choose an icon by it.
  let kind: Int
  let range: TextRange
  let selectionRange: TextRange
  let children: [DocumentSymbol]
}

struct FoldingRange: Encodable {
  let startLine: Int
  let endLine: Int
}
