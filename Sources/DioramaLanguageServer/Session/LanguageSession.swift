import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// A Language Server Protocol session with an editor, which takes bytes and returns bytes.
///
/// ```swift
/// var session = LanguageSession(registry: registry, name: "diorama")
/// output.write(session.receive(input.readSome()))
/// output.write(session.settle())      // after a pause in the input
/// if let job = session.nextJob() { ... }      // to run elsewhere
/// ```
///
/// A session is used by one thread. Invalid input is answered with an error and never ends the
/// session.
public struct LanguageSession {
  private enum Stage {
    case beginning, running, ending
    case ended(isOrderly: Bool)
  }

  private let name: String
  private var reader: MessageReader
  private(set) var service: LanguageService
  var guides: SchemaGuideCache
  var names: NameRequests
  private(set) var snippets: SnippetSupport?
  private var stage = Stage.beginning
  private(set) var documents: [String: TextDocument] = [:]
  /// The texts whose diagnostics are not published yet.
  var unchecked: Set<String> = []
  /// The client's capabilities.
  private(set) var client = ClientCapabilities()
  /// The client's process, if the client named one that is running; the server ends with it.
  public private(set) var clientProcess: Int32?
  /// The diagnostics of files.
  var publisher = DiagnosticPublisher()
  /// The output of screens.
  var runs = RunScheduler()

  /// Creates a session that has not started.
  ///
  /// - Parameters:
  ///   - registry: the types that screens can use.
  ///   - name: the server's name.
  ///   - limit: the maximum number of bytes of a message.
  public init(registry: Registry, name: String, limit: Int = MessageReader.maxBytes) {
    self.name = name
    reader = MessageReader(limit: limit)
    service = LanguageService(registry: registry, encoding: .utf16)
    guides = SchemaGuideCache(registry)
    names = NameRequests(registry)
  }

  /// Whether the client ended the session with `shutdown` before `exit`, as it should; nil while
  /// the session continues.
  public var endedCleanly: Bool? {
    if case .ended(let isOrderly) = stage { return isOrderly }
    return nil
  }

  /// Whether there are diagnostics to publish after a pause in the input.
  public var hasPendingDiagnostics: Bool {
    !unchecked.isEmpty || publisher.needsPublishing || publisher.hasPendingFiles
  }

  /// Takes bytes from the client.
  ///
  /// - Returns: the bytes to send at once.
  public mutating func receive(_ bytes: some Collection<UInt8>) -> [UInt8] {
    reader.feed(bytes)
    var items: [MessageReader.Item] = []
    while let item = reader.next() { items.append(item) }
    let cancelled = Set(items.compactMap(Self.cancelledRequest))
    var output: [UInt8] = []
    for item in items {
      if endedCleanly != nil { break }
      switch item {
      case .invalid(let why): output += failure(nil, .parse(why))
      case .message(let message): output += handle(message, cancelled)
      }
    }
    return output
  }

  /// Publishes diagnostics of files that a change affects, for open texts only of the latest
  /// version. A large project takes several calls; see ``hasPendingDiagnostics``.
  public mutating func settle() -> [UInt8] { hasPendingDiagnostics ? publish() : [] }

  // MARK: Messages

  private static func cancelledRequest(_ item: MessageReader.Item) -> RequestID? {
    guard case .message(let bytes) = item,
      let head = try? MessageCoding.envelope(of: bytes), head.method == "$/cancelRequest"
    else { return nil }
    return try? MessageCoding.params(CancelParams.self, of: bytes).id
  }

  private mutating func handle(_ message: [UInt8], _ cancelled: Set<RequestID>) -> [UInt8] {
    let head: MessageEnvelope
    do throws(RPCError) {
      head = try MessageCoding.envelope(of: message)
    } catch {
      return failure(nil, error)
    }
    guard let method = head.method else {
      // A response of the client needs no reply.
      return head.id == nil ? failure(nil, .noMethod) : []
    }
    guard let id = head.id else { return take(method, message) }
    if cancelled.contains(id) { return failure(id, .cancelled) }
    do throws(RPCError) {
      return try answer(method, id, message)
    } catch {
      return failure(id, error)
    }
  }

  /// Answers a request.
  private mutating func answer(
    _ method: String, _ id: RequestID, _ message: [UInt8]
  ) throws(RPCError) -> [UInt8] {
    if case .beginning = stage {
      guard method == "initialize" else { throw .notInitialized }
      let params = try MessageCoding.params(InitializeParams.self, of: message)
      client =
        (try? MessageCoding.params(ClientCapabilities.self, of: message)) ?? ClientCapabilities()
      return reply(id, begin(params))
    }
    if case .ending = stage { throw .shutDown(method) }
    if let output = try answerDeferred(method, id, message) { return output }
    switch method {
    case "initialize": throw .initializedTwice
    case "shutdown":
      stage = .ending
      return reply(id, NullResult())
    case "textDocument/completion":
      let params = try MessageCoding.params(PositionParams.self, of: message)
      let (_, document) = try openDocument(params.textDocument)
      let items = guide(for: document).map {
        service.completions(
          at: params.position, in: document, $0, snippets: snippets)
      }
      return reply(
        id,
        names.completions(
          at: params.position, in: document, besides: items ?? [], open: documents,
          service.encoding))
    case "textDocument/hover":
      let params = try MessageCoding.params(PositionParams.self, of: message)
      let (_, document) = try openDocument(params.textDocument)
      let hover = guide(for: document).flatMap {
        service.hover(at: params.position, in: document, $0)
      }
      return reply(
        id,
        names.hover(
          at: params.position, in: document, over: hover, open: documents, service.encoding))
    case "textDocument/documentSymbol":
      let params = try MessageCoding.params(DocumentParams.self, of: message)
      return reply(id, service.symbols(in: try openDocument(params.textDocument).document))
    case "textDocument/foldingRange":
      let params = try MessageCoding.params(DocumentParams.self, of: message)
      return reply(id, service.folds(in: try openDocument(params.textDocument).document))
    default:
      let answer = try names.answer(method, message, open: documents, service.encoding, client)
      guard let answer else { throw .unknownMethod(method) }
      let warning = answer.warning.map {
        notification("window/showMessage", ShowMessageParams(type: 2, message: $0))
      }
      return reply(id, answer.value) + (warning ?? [])
    }
  }

  private mutating func begin(_ params: InitializeParams) -> InitializeResult {
    let offered = params.capabilities.general?.positionEncodings ?? []
    // UTF-8 is the fastest; UTF-16 is the default of clients that name no encoding.
    let known = offered.compactMap(PositionEncoding.init(rawValue:))
    let encoding = known.contains(.utf8) ? .utf8 : known.first ?? .utf16
    service = LanguageService(registry: service.registry, encoding: encoding)
    clientProcess = params.processId.flatMap { Int32(exactly: $0) }.flatMap { process in
      process > 0 && CurrentProcess.isRunning(process) ? process : nil
    }
    let item = params.capabilities.textDocument?.completion?.completionItem
    if item?.snippetSupport ?? false {
      snippets = SnippetSupport(
        sendsInsertTextMode: item?.insertTextModeSupport?.valueSet?.contains(2) ?? false)
    }
    stage = .running
    return InitializeResult(
      capabilities: InitializeResult.Capabilities(positionEncoding: encoding.rawValue),
      serverInfo: InitializeResult.Info(name: name, version: DioramaVersion.number))
  }

  func openDocument(_ id: DocumentID) throws(RPCError) -> (uri: String, document: TextDocument) {
    guard let document = documents[id.uri] else { throw .notOpen(id.uri) }
    return (id.uri, document)
  }

  /// Handles a notification; unknown ones are ignored, as the protocol requires.
  private mutating func take(_ method: String, _ message: [UInt8]) -> [UInt8] {
    if method == "exit" {
      if case .ending = stage {
        stage = .ended(isOrderly: true)
      } else {
        stage = .ended(isOrderly: false)
      }
      return []
    }
    guard case .running = stage else { return [] }
    switch method {
    case "textDocument/didOpen":
      guard let item = try? MessageCoding.params(OpenParams.self, of: message).textDocument,
        let path = FileURI.path(of: item.uri)
      else { return [] }
      let document = TextDocument(path: path, text: item.text, version: item.version)
      documents[item.uri] = document
      unchecked.insert(item.uri)
      syncChecks()
      defer { scheduleRun(of: document) }
      return noteChange(of: [path])
    case "textDocument/didChange":
      guard let params = try? MessageCoding.params(ChangeParams.self, of: message) else {
        return closeAfterInvalidChange(message)
      }
      let id = params.textDocument
      for change in params.contentChanges {
        documents[id.uri]?.apply(change, version: id.version, service.encoding)
      }
      guard let document = documents[id.uri] else { return [] }
      unchecked.insert(id.uri)
      if let line = params.contentChanges.last?.range?.start.line { follow(document, line) }
      defer { scheduleRun(of: document) }
      return noteChange(of: [document.path])
    case "textDocument/didSave":
      // Other texts may depend on the saved file, or use types that it defines.
      unchecked.formUnion(documents.keys)
      guides.forget()
      let saved = try? MessageCoding.params(DocumentParams.self, of: message).textDocument.uri
      if let path = saved.flatMap(FileURI.path) { syncChecks(saved: [path]) }
      documents.values.forEach { scheduleRun(of: $0) }
    case "textDocument/didClose":
      guard let id = try? MessageCoding.params(DocumentParams.self, of: message).textDocument,
        let document = documents.removeValue(forKey: id.uri)
      else { return [] }
      return close(document, id.uri)
    default: return handleOtherNotification(method, message)
    }
    return []
  }

  /// Closes a text: the saved file is used again.
  private mutating func close(_ document: TextDocument, _ uri: String) -> [UInt8] {
    unchecked.remove(uri)
    publisher.published[uri] = nil
    publisher.needsPublishing = true
    syncChecks()
    return forgetRuns(of: document.path) + noteChange(of: [document.path])
      + notification(
        "textDocument/publishDiagnostics",
        PublishedDiagnostics(uri: uri, version: nil, diagnostics: []))
  }

  /// Closes a text after an invalid change: its content is unknown until it is opened again, and it
  /// gets no more diagnostics until then.
  private mutating func closeAfterInvalidChange(_ message: [UInt8]) -> [UInt8] {
    guard let id = try? MessageCoding.params(DocumentParams.self, of: message).textDocument else {
      return warning("invalid change: it names no document")
    }
    guard let document = documents.removeValue(forKey: id.uri) else { return [] }
    return close(document, id.uri)
      + warning(
        "invalid change of '\(id.uri)'; the document is ignored until it is opened again")
  }

  /// Returns a warning for the client's log.
  public func warning(_ words: String) -> [UInt8] {
    notification("window/logMessage", ShowMessageParams(type: 2, message: words))
  }

  func reply(_ id: RequestID, _ result: some Encodable) -> [UInt8] {
    MessageCoding.framed(Reply(id: id, result: .success(result)))
  }

  func failure(_ id: RequestID?, _ error: RPCError) -> [UInt8] {
    MessageCoding.framed(Reply<NullResult>(id: id, result: .failure(error)))
  }

  func notification(_ method: String, _ params: some Encodable) -> [UInt8] {
    MessageCoding.framed(Notification(method: method, params: params))
  }
}
