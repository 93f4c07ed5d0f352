import Foundation

/// Conversions between paths and the URIs of clients: `file:///menus/my%20week.yaml`.
enum FileURI {
  /// Returns the path of the URI of a file or folder, without a trailing slash; nil for another
  /// URI, such as that of an unsaved text.
  static func path(of uri: String) -> String? {
    guard let url = URL(string: uri), url.scheme == "file" else { return nil }
    var path = url.path(percentEncoded: false)
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path.isEmpty || path.contains("\0") ? nil : path
  }

  /// Returns the URI of a path.
  static func uri(of path: String) -> String { URL(filePath: path).absoluteString }
}
