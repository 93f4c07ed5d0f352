/// The files of the page, which the build embeds into the program.
enum PageFiles {
  /// The page with placeholders.
  static let page = PageResources.gallery_html
  /// The style sheet.
  static let style = PageResources.gallery_css
  /// The script: all files in the order of their names, without lines that are comments.
  static let script = scripts.joined().split(separator: "\n", omittingEmptySubsequences: false)
    .filter { !isComment($0.drop { $0 == "\t" }) }.joined(separator: "\n")

  private static func isComment(_ line: Substring) -> Bool {
    line.hasPrefix("//") || line.hasPrefix("/**") && line.hasSuffix("*/")
  }

  private static let scripts = [
    PageResources.gallery_1_model_js, PageResources.gallery_2_draw_js,
    PageResources.gallery_2_phone_js, PageResources.gallery_3_screens_js,
    PageResources.gallery_4_list_js, PageResources.gallery_5_decide_js,
    PageResources.gallery_6_source_js, PageResources.gallery_7_keys_js,
    PageResources.gallery_8_start_js,
  ]
}
