/// The network of an app: each request fails with `URLError(.notConnectedToInternet)`, in the main
/// queue's next turn after it was resumed. The block `log` shows the requests.
open class URLSession: NSObject {
  /// The session of the run; outside of a run, a new one.
  public class var shared: URLSession {
    ScreenEnvironment.current?[Key.self] ?? URLSession(configuration: .default)
  }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> URLSession {
      URLSession(configuration: .default)
    }
  }

  /// The settings. Kept, not used.
  public final let configuration: URLSessionConfiguration
  /// The delegate, which is called at the end of tasks without a closure; kept until the session is
  /// invalid.
  public final private(set) var delegate: (any URLSessionDelegate)?
  /// An app's own name.
  public final var sessionDescription: String?
  private var taskCount = 0
  /// The tasks that have begun and not ended.
  fileprivate final var running: [URLSessionTask] = []
  private var isInvalidated = false
  fileprivate final var isCanceled = false

  /// Makes a session.
  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
    super.init()
  }

  /// Makes a session with a delegate, which is called on the run's queue.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    (self.configuration, self.delegate) = (configuration, delegate)
    super.init()
  }

  /// Ends the session after its running tasks; then the delegate is called for the last time.
  open func finishTasksAndInvalidate() {
    isInvalidated = true
    DispatchQueue.main.async { self.endIfInvalidated() }
  }

  /// Cancels the running tasks, and ends the session after them.
  open func invalidateAndCancel() {
    isCanceled = true
    for task in running { task.cancel() }
    finishTasksAndInvalidate()
  }

  fileprivate final func endIfInvalidated() {
    guard isInvalidated, running.isEmpty, let delegate else { return }
    self.delegate = nil
    delegate.urlSession(self, didBecomeInvalidWithError: nil)
  }

  private func make<Kind: URLSessionTask>(
    _ request: URLRequest, _ kind: Kind.Type, _ end: (((any Error)?) -> Void)?
  ) -> Kind {
    taskCount += 1
    return Kind(request, number: taskCount, in: self, end)
  }

  // MARK: Tasks

  /// Makes a task that loads data.
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    make(request, URLSessionDataTask.self, nil)
  }
  /// Makes a task that loads data.
  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
  /// Makes a task that loads data.
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    make(request, URLSessionDataTask.self) { completionHandler(nil, nil, $0) }
  }
  /// Makes a task that loads data.
  open func dataTask(
    with url: URL,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
  /// Makes a task that sends data.
  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    make(request, URLSessionUploadTask.self, nil)
  }
  /// Makes a task that sends data.
  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    make(request, URLSessionUploadTask.self) { completionHandler(nil, nil, $0) }
  }
  /// Makes a task that sends a file.
  open func uploadTask(
    with request: URLRequest, fromFile fileURL: URL,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    make(request, URLSessionUploadTask.self) { completionHandler(nil, nil, $0) }
  }
  /// Makes a task that loads a file.
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    make(request, URLSessionDownloadTask.self, nil)
  }
  /// Makes a task that loads a file.
  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }
  /// Makes a task that loads a file.
  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    make(request, URLSessionDownloadTask.self) { completionHandler(nil, nil, $0) }
  }
  /// Makes a task that loads a file.
  open func downloadTask(
    with url: URL,
    completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  // MARK: In tasks

  /// Throws the error of a request.
  open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    throw await failure(of: request)
  }
  /// Throws the error of a request.
  open func data(from url: URL) async throws -> (Data, URLResponse) {
    throw await failure(of: URLRequest(url: url))
  }
  /// Throws the error of a request.
  open func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
  {
    throw await failure(of: request)
  }
  /// Throws the error of a request.
  open func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    throw await failure(of: request)
  }
  /// Throws the error of a request.
  open func download(from url: URL) async throws -> (URL, URLResponse) {
    throw await failure(of: URLRequest(url: url))
  }

  private func failure(of request: URLRequest) async -> URLError {
    let number = ScreenEnvironment.current?.runLog?.beginRequest(request.logName)
    await Task.yield()
    let error = URLError.offline(request)
    if let number {
      ScreenEnvironment.current?.runLog?.endRequest(number, result: error.localizedDescription)
    }
    return error
  }
}

extension URLError {
  /// The error of a device without network.
  static func offline(_ request: URLRequest) -> URLError {
    var info: [String: Any] = [
      NSLocalizedDescriptionKey: "The Internet connection appears to be offline."
    ]
    info[NSURLErrorFailingURLErrorKey] = request.url
    return URLError(.notConnectedToInternet, userInfo: info)
  }
}

/// A request on its way; it begins when it is resumed.
public class URLSessionTask: NSObject {
  /// The state of a task.
  public enum State: Int, Sendable {
    /// On its way.
    case running
    /// Not begun, or paused.
    case suspended
    /// Canceled, and not ended yet.
    case canceling
    /// Ended.
    case completed
  }

  /// The number of the task in its session.
  public final let taskIdentifier: Int
  /// The request.
  public final let originalRequest: URLRequest?
  /// The request.
  public final var currentRequest: URLRequest? { originalRequest }
  /// The answer: none.
  public final var response: URLResponse? { nil }
  /// The error, after its end.
  public final private(set) var error: (any Error)?
  /// The state.
  public final private(set) var state = State.suspended
  /// An app's own name.
  public final var taskDescription: String?
  /// The weight among tasks. Kept, not used.
  public final var priority: Float = 0.5
  /// Its progress: none.
  public final let progress = Progress(totalUnitCount: 0)
  private let session: URLSession
  private let end: (((any Error)?) -> Void)?
  private var logNumber: Int?

  required init(
    _ request: URLRequest, number: Int, in session: URLSession,
    _ end: (((any Error)?) -> Void)?
  ) {
    (originalRequest, taskIdentifier) = (request, number)
    (self.session, self.end) = (session, end)
    super.init()
  }

  /// Begins, or continues after a pause.
  public final func resume() {
    guard state == .suspended, let request = originalRequest else { return }
    state = .running
    if !session.running.contains(self) { session.running.append(self) }
    if logNumber == nil {
      logNumber = ScreenEnvironment.current?.runLog?.beginRequest(request.logName)
    }
    if session.isCanceled { return cancel() }
    DispatchQueue.main.async { [self] in
      if state == .running { finish(URLError.offline(request)) }
    }
  }

  /// Pauses it.
  public final func suspend() { if state == .running { state = .suspended } }

  /// Ends it with the error of a canceled task, in the main queue's next turn.
  public final func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    DispatchQueue.main.async { [self] in
      finish(URLError(.cancelled, userInfo: [NSLocalizedDescriptionKey: "cancelled"]))
    }
  }

  private func finish(_ error: URLError) {
    (state, self.error) = (.completed, error)
    if let logNumber {
      ScreenEnvironment.current?.runLog?.endRequest(logNumber, result: error.localizedDescription)
    }
    session.running.removeAll { $0 === self }
    if let end {
      end(error)
    } else {
      (session.delegate as? any URLSessionTaskDelegate)?.urlSession(
        session, task: self, didCompleteWithError: error)
    }
    session.endIfInvalidated()
  }
}

/// A task that loads data.
public class URLSessionDataTask: URLSessionTask {}
/// A task that sends data.
public class URLSessionUploadTask: URLSessionDataTask {}
/// A task that loads a file.
public class URLSessionDownloadTask: URLSessionTask {}

/// Receives events of a session. All methods are optional.
public protocol URLSessionDelegate: AnyObject {
  /// Called when a session has ended; the error is nil.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
}

extension URLSessionDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, didBecomeInvalidWithError error: (any Error)?
  ) {}
}

/// Receives events of tasks. All methods are optional.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// Called when a task has ended; here always with an error.
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError: (any Error)?)
}

/// Receives data of tasks. All methods are optional.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  /// Called with data; never called.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

/// Receives files of tasks.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// Called with a file; never called.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo: URL)
}

extension URLSessionTaskDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError: (any Error)?
  ) {}
}

extension URLSessionDataDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {}
}

/// The settings of a session. Kept, not used.
open class URLSessionConfiguration: NSObject {
  /// Makes the default settings.
  public class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// Makes settings without a cache on disk.
  public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  /// Makes settings for transfers in the background.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration()
  }
  /// The seconds until a request fails.
  public final var timeoutIntervalForRequest: TimeInterval = 60
  /// The seconds until a resource fails.
  public final var timeoutIntervalForResource: TimeInterval = 604_800
  /// Header fields of all requests.
  public final var httpAdditionalHeaders: [AnyHashable: Any]?
  /// Whether tasks wait for a network; here they fail at once.
  public final var waitsForConnectivity = false
  /// Whether a phone network may be used.
  public final var allowsCellularAccess = true
  /// When answers may come from a cache.
  public final var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// The most connections to a host.
  public final var httpMaximumConnectionsPerHost = 6
}
