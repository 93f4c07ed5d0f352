/// The page's own files, which the build has put into the program.
enum PageFiles {
  /// The page with places for all else.
  static let page = PageResources.gallery_html
  /// Its looks.
  static let style = PageResources.gallery_css
  /// What makes it go: all scripts in the order of their names.
  static let script = scripts.joined()

  private static let scripts = [
    PageResources.gallery_1_model_js,
    PageResources.gallery_2_draw_js,
    PageResources.gallery_3_screens_js,
    PageResources.gallery_4_list_js,
    PageResources.gallery_5_decide_js,
    PageResources.gallery_6_source_js,
    PageResources.gallery_7_keys_js,
    PageResources.gallery_8_start_js,
  ]
}
