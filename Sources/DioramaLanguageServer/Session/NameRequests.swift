import Diorama
import DioramaAuthoring
import DioramaKit
import DioramaSystem
import YAML

/// The requests about names and about effective values.
struct NameRequests {
  private let registry: Registry
  var service: NameService

  init(_ registry: Registry) {
    self.registry = registry
    service = NameService(registry)
  }

  /// A result, and a warning for the user.
  struct Answer {
    let value: any Encodable
    var warning: String?
  }

  /// Answers a request; nil for a request about something else.
  mutating func answer(
    _ method: String, _ message: [UInt8], open: [String: TextDocument],
    _ encoding: PositionEncoding, _ client: ClientCapabilities
  ) throws(RPCError) -> Answer? {
    func document(_ id: DocumentID) throws(RPCError) -> TextDocument {
      guard let document = open[id.uri] else { throw .notOpen(id.uri) }
      return document
    }
    switch method {
    case "textDocument/definition", "textDocument/documentHighlight",
      "textDocument/prepareRename":
      let params = try MessageCoding.params(PositionParams.self, of: message)
      let document = try document(params.textDocument)
      guard let view = service.view(for: document, open: open, encoding) else {
        return Answer(value: NullResult())
      }
      switch method {
      case "textDocument/definition":
        return Answer(value: view.definitions(at: params.position, in: document))
      case "textDocument/documentHighlight":
        return Answer(value: view.highlights(at: params.position, in: document))
      default:
        return Answer(value: try view.prepareRename(at: params.position, in: document, client))
      }
    case "textDocument/references":
      let params = try MessageCoding.params(ReferenceParams.self, of: message)
      let document = try document(params.textDocument)
      let view = service.view(for: document, open: open, encoding)
      let places = view?.references(
        at: params.position, in: document,
        withDefinitions: params.context?.includeDeclaration ?? true)
      return Answer(value: places ?? [])
    case "textDocument/rename":
      let params = try MessageCoding.params(RenameParams.self, of: message)
      let document = try document(params.textDocument)
      guard let view = service.view(for: document, open: open, encoding) else {
        return Answer(value: NullResult())
      }
      let (edit, warning) = try view.renaming(
        at: params.position, in: document, to: params.newName, client)
      return Answer(value: edit, warning: warning)
    case "textDocument/documentLink", "textDocument/semanticTokens/full":
      let params = try MessageCoding.params(DocumentParams.self, of: message)
      let document = try document(params.textDocument)
      let view = service.view(for: document, open: open, encoding)
      if method == "textDocument/documentLink" {
        return Answer(value: view?.links(in: document) ?? [])
      }
      return Answer(value: view?.tokens(in: document) ?? SemanticTokens(data: []))
    case "workspace/willRenameFiles":
      let files = try MessageCoding.params(FileRenames.self, of: message).files
      let moves = files.compactMap { file -> (String, String)? in
        guard let old = FileURI.path(of: file.oldUri), let new = FileURI.path(of: file.newUri)
        else { return nil }
        return (old.withoutDotComponents, new.withoutDotComponents)
      }
      guard let root = moves.first.map({ Project.root(of: $0.0.parentFolder) }),
        let view = service.view(
          for: TextDocument(path: "\(root)/\(Project.fileName)", text: "", version: 0), open: open,
          encoding)
      else { return Answer(value: NullResult()) }
      return Answer(value: view.edit(following: FileMoves(all: moves), client))
    case "workspace/symbol":
      let query = try MessageCoding.params(QueryParams.self, of: message).query
      var roots: Set<String> = []
      let views = open.values.sorted { $0.path < $1.path }.compactMap { document in
        service.view(for: document, open: open, encoding, of: &roots)
      }
      return Answer(value: views.flatMap { $0.symbols(for: query) })
    case "textDocument/inlayHint":
      let params = try MessageCoding.params(RangeParams.self, of: message)
      let document = try document(params.textDocument)
      let range = params.range
      if document.path.lastPathComponent == Project.fileName {
        let view = service.view(for: document, open: open, encoding)
        return Answer(value: view?.projectHints(in: document, range) ?? [])
      }
      let lines = range.start.line...max(range.start.line, range.end.line)
      let values = EffectiveValues(document, in: lines, open: open.values, registry, encoding)
      return Answer(value: values?.hints(in: range) ?? [])
    default: return nil
    }
  }

  /// Returns whether a text is data, because a screen or the project's file refers to it as such.
  mutating func isData(
    _ document: TextDocument, open: [String: TextDocument], _ encoding: PositionEncoding
  ) -> Bool {
    service.view(for: document, open: open, encoding)?.names.purpose(of: document.path) == .fixture
  }

  /// Returns the completions at a position, including those of a schema.
  mutating func completions(
    at position: TextPosition, in document: TextDocument, besides known: [CompletionItem],
    open: [String: TextDocument], _ encoding: PositionEncoding
  ) -> [CompletionItem] {
    let comment = LanguageService(registry: registry, encoding: encoding)
      .suppressionCompletions(at: position, in: document)
    if let comment { return comment }
    // While the user types in a long text, its names may be slightly outdated.
    let isLong = document.bytes.count > EffectiveValues.maxBytes
    let view = service.view(
      for: document, open: open, encoding, keeping: isLong ? document.path : nil)
    return known + (view?.completions(at: position, in: document, besides: known) ?? [])
  }

  /// Returns the hover at a position: the schema's description, the named thing, and the layers
  /// that set the value.
  mutating func hover(
    at position: TextPosition, in document: TextDocument, over known: Hover?,
    open: [String: TextDocument], _ encoding: PositionEncoding
  ) -> Hover? {
    let offset = document.offset(of: position, encoding)
    let named = service.view(for: document, open: open, encoding)?.description(
      at: offset, in: document)
    let place = CursorContext(at: offset, in: document)
    let line = document.lineNumber(of: offset)
    let chain = place?.valueKeys(in: document).flatMap {
      EffectiveValues(document, in: line...line, open: open.values, registry, encoding)?
        .chain(of: $0, inLine: line)
    }
    let parts = [known?.contents.value, named?.text, chain].compactMap { $0 }
    guard !parts.isEmpty,
      let range = known?.range ?? named.map({ document.range(of: $0.range, encoding) })
        ?? place.map({ document.range(of: $0.word, encoding) })
    else { return nil }
    return Hover(
      contents: Hover.Contents(value: parts.joined(separator: "\n\n---\n\n")), range: range)
  }
}

extension CursorContext {
  /// Returns the keys that lead to the value at the cursor, such as `headerComponent` and `title`;
  /// nil in lists.
  fileprivate func valueKeys(in document: TextDocument) -> [String]? {
    var keys: [String] = []
    for step in path {
      guard case .key(let key) = step else { return nil }
      keys.append(key)
    }
    if isKey, !word.isEmpty { keys.append(document.text(in: word)) }
    return keys.isEmpty ? nil : keys
  }
}
