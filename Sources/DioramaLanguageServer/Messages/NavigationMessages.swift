// The messages about names, as far as they are used here.

/// A stretch of a file.
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

  /// Of which files and folders the server wants to know before they get another name.
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

/// Something in a project.
struct WorkspaceSymbol: Encodable, Hashable {
  let name: String
  let kind: Int
  let location: Location
  /// What it is, and the file.
  let containerName: String
}

struct RangeParams: Decodable {
  let textDocument: DocumentID
  let range: TextRange
}

/// What may be renamed, and what it is called.
struct PrepareRenameResult: Encodable {
  let range: TextRange
  let placeholder: String
}

/// Changes of several files.
struct WorkspaceEdit: Encodable {
  /// A step of it.
  enum Change: Encodable {
    /// Changes of a text; the version is that of one that is open.
    case edit(uri: String, version: Int?, edits: [TextEdit])
    /// Another name for a file.
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

  /// For clients that know no versions.
  let changes: [String: [TextEdit]]?
  /// The steps, in order.
  let documentChanges: [Change]?
}

struct DocumentHighlight: Encodable, Hashable {
  let range: TextRange
  /// 2 where a thing is named, 3 where it is made.
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

  /// Five numbers for each: lines and characters behind the one before, its length, what it is, and
  /// whether it is made here.
  let data: [Int]
}

/// What is said to the person at the editor.
struct ShowMessageParams: Encodable {
  /// 1 an error, 2 a warning, 3 a hint.
  let type: Int
  let message: String
}
