import Foundation

/// Paths as clients name files: `file:///menus/my%20week.yaml`.
enum FileURI {
  /// The path of a file's URI; nil for another URI, such as one of a text that nobody has saved.
  static func path(of uri: String) -> String? {
    guard let url = URL(string: uri), url.scheme == "file" else { return nil }
    let path = url.path(percentEncoded: false)
    return path.isEmpty || path.contains("\0") ? nil : path
  }

  /// The URI of a path.
  static func uri(of path: String) -> String { URL(filePath: path).absoluteString }
}
