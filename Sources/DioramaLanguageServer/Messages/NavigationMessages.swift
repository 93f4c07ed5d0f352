// The protocol's messages about names, reduced to the members that this server uses.

/// A range in a file.
struct Location: Encodable, Hashable {
  let uri: String
  let range: TextRange
}

struct ReferenceParams: Decodable {
  struct Context: Decodable {
    let includeDeclaration: Bool?
  }
  let textDocument: DocumentID
  let position: TextPosition
  let context: Context?
}

struct RenameParams: Decodable {
  let textDocument: DocumentID
  let position: TextPosition
  let newName: String
}

struct FileRenames: Decodable {
  struct Item: Decodable {
    let oldUri: String
    let newUri: String
  }
  let files: [Item]

  /// The kinds of files and folders whose renames the client announces to the server.
  struct Options: Encodable {
    struct Filter: Encodable {
      struct Pattern: Encodable {
        let glob: String
        let matches: String
      }
      let scheme = "file"
      let pattern: Pattern
    }
    let filters = [("**/*.*", "file"), ("**", "folder")].map {
      Filter(pattern: Filter.Pattern(glob: $0.0, matches: $0.1))
    }
  }
}

struct QueryParams: Decodable {
  let query: String
}

/// A symbol of a project.
struct WorkspaceSymbol: Encodable, Hashable {
  let name: String
  let kind: Int
  let location: Location
  /// The symbol's kind and its file.
  let containerName: String
}

struct RangeParams: Decodable {
  let textDocument: DocumentID
  let range: TextRange
}

/// The range of a name that can be renamed, and its present text.
struct PrepareRenameResult: Encodable {
  let range: TextRange
  let placeholder: String
}

/// Changes to several files.
struct WorkspaceEdit: Encodable {
  /// A step of the edit.
  enum Change: Encodable {
    /// Edits of a text; the version is set if the text is open.
    case edit(uri: String, version: Int?, edits: [TextEdit])
    /// A rename of a file.
    case move(old: String, new: String)

    private enum Key: String, CodingKey { case textDocument, edits, kind, oldUri, newUri }
    private enum DocumentKey: String, CodingKey { case uri, version }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      switch self {
      case .edit(let uri, let version, let edits):
        var document = container.nestedContainer(keyedBy: DocumentKey.self, forKey: .textDocument)
        try document.encode(uri, forKey: .uri)
        try document.encode(version, forKey: .version)
        try container.encode(edits, forKey: .edits)
      case .move(let old, let new):
        try container.encode("rename", forKey: .kind)
        try container.encode(old, forKey: .oldUri)
        try container.encode(new, forKey: .newUri)
      }
    }
  }

  /// The edits by file, for clients that don't support versions.
  let changes: [String: [TextEdit]]?
  /// The steps, in order.
  let documentChanges: [Change]?
}

struct DocumentHighlight: Encodable, Hashable {
  let range: TextRange
  /// 2 if the thing is used there, 3 if it is defined there.
  let kind: Int
}

struct DocumentLink: Encodable {
  let range: TextRange
  let target: String
}

struct InlayHint: Encodable {
  let position: TextPosition
  let label: String
  let tooltip: String
  let paddingLeft = true
}

struct SemanticTokens: Encodable {
  struct Options: Encodable {
    struct Legend: Encodable {
      let tokenTypes = SemanticTokens.types
      let tokenModifiers = ["declaration"]
    }
    let legend = Legend()
    let full = true
  }

  static let types = ["class", "variable", "enumMember", "namespace", "keyword", "string"]

  /// Five numbers for each token: the distance in lines and in characters from the previous token,
  /// the length, the index of the type, and 1 if the token is a declaration.
  let data: [Int]
}

/// A message to the user of the editor.
struct ShowMessageParams: Encodable {
  /// 1 for an error, 2 for a warning, 3 for information.
  let type: Int
  let message: String
}
