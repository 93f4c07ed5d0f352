// Foundation's networking, whose classes Foundation itself does not have on Linux. A run has no
// network, so each request fails as on a device that is offline.

/// A request of a resource.
public struct URLRequest: Hashable, Sendable {
  /// When answers may come from a cache. Kept, not used.
  public enum CachePolicy: UInt, Sendable {
    /// As the protocol says.
    case useProtocolCachePolicy
    /// Never.
    case reloadIgnoringLocalCacheData
    /// If there is one.
    case returnCacheDataElseLoad
    /// Always.
    case returnCacheDataDontLoad
  }

  /// The address.
  public var url: URL?
  /// The method; nil means `GET`.
  public var httpMethod: String? = "GET"
  /// The body.
  public var httpBody: Data?
  /// When answers may come from a cache.
  public var cachePolicy: CachePolicy
  /// The seconds until it fails.
  public var timeoutInterval: TimeInterval
  /// The header fields.
  public var allHTTPHeaderFields: [String: String]?
  /// Whether it may use a phone network.
  public var allowsCellularAccess = true
  /// Whether cookies are sent.
  public var httpShouldHandleCookies = true

  /// Makes a request.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) {
    (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
  }

  private func name(of field: String) -> String? {
    allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() }
  }

  /// Returns the value of a header field, whatever its case.
  public func value(forHTTPHeaderField field: String) -> String? {
    name(of: field).flatMap { allHTTPHeaderFields?[$0] }
  }

  /// Sets a header field; nil removes it.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[name(of: field) ?? field] = value
    allHTTPHeaderFields = fields
  }

  /// Adds a value to a header field.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = self.value(forHTTPHeaderField: field)
    setValue(old.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }

  /// The request in a log: `GET https://example.com`.
  var logName: String { "\(httpMethod ?? "GET") \(url?.absoluteString ?? "")" }
}

/// What is known of a resource before its data.
open class URLResponse: NSObject {
  /// The address.
  public final let url: URL?
  /// The type of the data.
  public final let mimeType: String?
  /// The number of bytes; -1 if it is not known.
  public final let expectedContentLength: Int64
  /// The name of the text's encoding.
  public final let textEncodingName: String?

  /// Makes a response.
  public init(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?
  ) {
    (self.url, self.mimeType) = (url, mimeType)
    (expectedContentLength, textEncodingName) = (Int64(length), name)
    super.init()
  }

  /// The name of a file for the data: the last part of the address.
  open var suggestedFilename: String? { url?.lastPathComponent }
}

/// What is known of a resource on the web before its data.
open class HTTPURLResponse: URLResponse {
  /// The status, such as 200.
  public final let statusCode: Int
  /// The header fields.
  public final let allHeaderFields: [AnyHashable: Any]

  /// Makes a response; never nil.
  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(
      url: url, mimeType: headerFields?["Content-Type"], expectedContentLength: -1,
      textEncodingName: nil)
  }

  /// Returns the value of a header field, whatever its case.
  open func value(forHTTPHeaderField field: String) -> String? {
    let found = allHeaderFields.first { ($0.key as? String)?.lowercased() == field.lowercased() }
    return found?.value as? String
  }

  /// Returns the meaning of a status in words.
  open class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200: "no error"
    case 200..<300: "success"
    case 300..<400: "redirected"
    case 401: "unauthorized"
    case 403: "forbidden"
    case 404: "not found"
    case 400..<500: "client error"
    default: "server error"
    }
  }
}
