/// The page's own files, which the build has put into the program.
enum PageFiles {
  /// The page with places for all else.
  static let page = text(PackageResources.gallery_html)
  /// Its looks.
  static let style = text(PackageResources.gallery_css)
  /// What makes it go: all scripts in the order of their names.
  static let script = scripts.map(text).joined()

  private static let scripts = [
    PackageResources.gallery_1_model_js,
    PackageResources.gallery_2_draw_js,
    PackageResources.gallery_3_screens_js,
    PackageResources.gallery_4_list_js,
    PackageResources.gallery_5_decide_js,
    PackageResources.gallery_6_beside_js,
    PackageResources.gallery_7_keys_js,
    PackageResources.gallery_8_start_js,
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
