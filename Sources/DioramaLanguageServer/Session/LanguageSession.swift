import Diorama
import DioramaKit
import DioramaSystem
import YAML

/// A conversation with an editor, by the Language Server Protocol: bytes in, bytes out.
///
/// ```swift
/// var session = LanguageSession(registry: registry, name: "diorama", version: "1.0")
/// output.write(session.receive(input.readSome()))
/// output.write(session.settle())      // when nothing has come for a moment
/// if let job = session.nextJob() { ... }      // what is run elsewhere
/// ```
///
/// It is asked by one thread. What a client sends that cannot be understood is answered with an
/// error, and never ends it.
public struct LanguageSession {
  private enum Stage {
    case beginning, running, ending
    case ended(isOrderly: Bool)
  }

  private let name: String
  private let version: String
  private var reader: MessageReader
  private(set) var service: LanguageService
  var guides: SchemaGuideCache
  var names: NameRequests
  private(set) var snippets: SnippetSupport?
  private var stage = Stage.beginning
  private(set) var documents: [String: TextDocument] = [:]
  /// The texts of which the client was not told what is wrong.
  var unchecked: Set<String> = []
  /// What the client can.
  private(set) var client = ClientCapabilities()
  /// The process that talks to it and ends with it, as far as the client has named one.
  public private(set) var clientProcess: Int32?
  /// What is wrong in files.
  var publisher = DiagnosticPublisher()
  /// What screens show.
  var runs = RunScheduler()

  /// A conversation that has not begun.
  ///
  /// - Parameters:
  ///   - registry: the types that screens can name.
  ///   - name: what the server is called.
  ///   - version: its version.
  ///   - limit: how many bytes a message may have.
  public init(
    registry: Registry, name: String, version: String, limit: Int = MessageReader.mostBytes
  ) {
    self.name = name
    self.version = version
    reader = MessageReader(limit: limit)
    service = LanguageService(registry: registry, encoding: .utf16)
    guides = SchemaGuideCache(registry)
    names = NameRequests(registry)
  }

  /// Whether the client has said that it is over, and whether it asked before, as it should; nil while
  /// it goes on.
  public var endedCleanly: Bool? {
    if case .ended(let isOrderly) = stage { return isOrderly }
    return nil
  }

  /// Whether there is something to tell once nothing has come for a moment.
  public var hasPendingDiagnostics: Bool {
    !unchecked.isEmpty || publisher.needsPublishing || publisher.hasPendingFiles
  }

  /// Takes bytes of the client.
  ///
  /// - Returns: what is to be sent at once.
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

  /// Says what is wrong in files that a change concerns: of texts only of the versions that the client
  /// has last sent. In a large project that takes several calls; see ``hasPendingDiagnostics``.
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
      // An answer of the client's, to which nothing is said.
      return head.id == nil ? failure(nil, .invalidRequest("the message has no 'method'")) : []
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
    if case .ending = stage { throw .invalidRequest("'\(method)' came behind 'shutdown'") }
    if let output = try answerDeferred(method, id, message) { return output }
    switch method {
    case "initialize": throw .invalidRequest("'initialize' came twice")
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
    // UTF-8 costs least; UTF-16 is what a client knows that says nothing.
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
      serverInfo: InitializeResult.Info(name: name, version: version))
  }

  func openDocument(_ id: DocumentID) throws(RPCError) -> (uri: String, document: TextDocument) {
    guard let document = documents[id.uri] else {
      throw .invalidParams("'\(id.uri)' is not open")
    }
    return (id.uri, document)
  }

  /// Takes a notification; one that says nothing that is understood is passed over, as the protocol
  /// wants it.
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
      // Others may stand on what was saved, and name types that it makes.
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

  /// A text stands in the editor no longer: what is saved counts again.
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

  /// A change came that nobody understands: what stands in the editor is not known until the text is
  /// opened again, and nothing is said of another one.
  private mutating func closeAfterInvalidChange(_ message: [UInt8]) -> [UInt8] {
    guard let id = try? MessageCoding.params(DocumentParams.self, of: message).textDocument else {
      return warning("a change of a text cannot be understood: it does not say of which")
    }
    guard let document = documents.removeValue(forKey: id.uri) else { return [] }
    return close(document, id.uri)
      + warning(
        "a change of '\(id.uri)' cannot be understood; the text is not looked at until it is opened "
          + "again")
  }

  /// Something for the client's log.
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
