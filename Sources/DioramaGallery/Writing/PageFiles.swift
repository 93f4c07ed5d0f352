/// The page's own files, which the build has put into the program.
enum PageFiles {
  /// The page with places for all else.
  static let page = text(PackageResources.gallery_html)
  /// Its looks.
  static let style = text(PackageResources.gallery_css)
  /// What makes it go.
  static let script = text(PackageResources.gallery_js)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
