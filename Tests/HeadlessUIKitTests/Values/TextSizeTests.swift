import HeadlessUIKit
import Testing

@Suite("Text sizes and font descriptors") struct TextSizeTests {
  @Test func fonts_of_a_style_have_the_size_of_the_run() {
    inRun { environment in
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
      environment.preferredContentSizeCategory = .accessibilityLarge
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
      #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 24)
      #expect(UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory)
      #expect(UIView().traitCollection.preferredContentSizeCategory == .accessibilityLarge)
      let screen = UIViewController()
      screen.overrideUserInterfaceStyle = .dark
      #expect(screen.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
      #expect(screen.traitCollection.userInterfaceStyle == .dark)
    }
  }

  @Test func metrics_scale_fonts_and_numbers_as_the_fonts_of_their_style() {
    inRun { environment in
      let own = UIFont.systemFont(ofSize: 20, weight: .bold)
      #expect(UIFontMetrics.default.scaledFont(for: own) == own)
      environment.preferredContentSizeCategory = .extraExtraExtraLarge
      let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: own)
      #expect(scaled == .systemFont(ofSize: 27, weight: .bold))
      #expect(UIFontMetrics.default.scaledFont(for: own, maximumPointSize: 22).pointSize == 22)
      #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 17) == 23)
    }
  }

  @Test func categories_have_an_order_and_unknown_ones_the_default_size() {
    #expect(UIContentSizeCategory.extraSmall < .large && .large < .accessibilityMedium)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    let traits = UITraitCollection(preferredContentSizeCategory: .init(rawValue: "?"))
    #expect(UIFont.preferredFont(forTextStyle: .title1, compatibleWith: traits).pointSize == 28)
  }

  @Test func a_descriptor_adds_traits_to_a_font() throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(body.symbolicTraits == [] && body.pointSize == 17)
    let both = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: both, size: 0)
    #expect(font.weight == .bold && font.pointSize == 17)
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(font != .boldSystemFont(ofSize: 17))
    #expect(UIFont.italicSystemFont(ofSize: 12) != .systemFont(ofSize: 12))
    let weighted = body.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy], .size: 30.0,
    ])
    #expect(UIFont(descriptor: weighted, size: 0) == .systemFont(ofSize: 30, weight: .heavy))
    #expect(UIFont(descriptor: weighted, size: 12).pointSize == 12)
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12)
  }
}
