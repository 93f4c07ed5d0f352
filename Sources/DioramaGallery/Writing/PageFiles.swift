/// The files of the page, which the build embeds into the program.
enum PageFiles {
  /// The page with placeholders.
  static let page = PageResources.gallery_html
  /// The style sheet.
  static let style = PageResources.gallery_css
  /// The script: all files in the order of their names.
  static let script = scripts.joined()

  private static let scripts = [
    PageResources.gallery_1_model_js, PageResources.gallery_2_draw_js,
    PageResources.gallery_2_phone_js, PageResources.gallery_3_screens_js,
    PageResources.gallery_4_list_js, PageResources.gallery_5_decide_js,
    PageResources.gallery_6_source_js, PageResources.gallery_7_keys_js,
    PageResources.gallery_8_start_js,
  ]
}
