import Foundation

/// Paths as clients name files: `file:///menus/my%20week.yaml`.
enum FileURI {
  /// The path of a file's or a folder's URI, without a slash at its end; nil for another URI, such as one of a text that nobody has saved.
  static func path(of uri: String) -> String? {
    guard let url = URL(string: uri), url.scheme == "file" else { return nil }
    var path = url.path(percentEncoded: false)
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path.isEmpty || path.contains("\0") ? nil : path
  }

  /// The URI of a path.
  static func uri(of path: String) -> String { URL(filePath: path).absoluteString }
}
