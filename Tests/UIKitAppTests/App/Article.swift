import UIKit

/// A long text in a scroll view, in fonts that follow the text size.
final class ArticleViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let content = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Article"
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    content.translatesAutoresizingMaskIntoConstraints = false
    content.axis = .vertical
    content.spacing = UIStackView.spacingUseSystem
    view.addSubview(scrollView)
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    addLabel("The tide", font(.largeTitle, traits: .traitBold))
    addLabel("By Ada, in March", font(.subheadline, traits: .traitItalic), color: .secondaryLabel)
    addLabel(
      "Twice a day the water leaves the bay, and twice it comes back.", scaled(size: 18))
    addLabel(sizeName, .preferredFont(forTextStyle: .footnote))
  }

  private var sizeName: String {
    let category = traitCollection.preferredContentSizeCategory
    if category.isAccessibilityCategory { return "Very large text" }
    return category > .large ? "Large text" : "Text of the usual size"
  }

  private func font(
    _ style: UIFont.TextStyle, traits: UIFontDescriptor.SymbolicTraits
  ) -> UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
    guard let traited = descriptor.withSymbolicTraits(traits) else {
      return UIFont(descriptor: descriptor, size: 0)
    }
    return UIFont(descriptor: traited, size: 0)
  }

  private func scaled(size: CGFloat) -> UIFont {
    UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: size, weight: .light))
  }

  private func addLabel(_ text: String, _ font: UIFont, color: UIColor = .label) {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    content.addArrangedSubview(label)
  }
}
