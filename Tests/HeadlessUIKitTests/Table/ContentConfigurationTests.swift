import HeadlessUIKit
import Testing

@Suite("Content configurations of cells") struct ContentConfigurationTests {
  /// The texts of the visible labels of a view, in order.
  private func texts(_ view: UIView) -> [String] {
    if view.isHidden { return [] }
    return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }

  @Test func a_content_takes_the_place_of_the_content_view_and_keeps_its_view() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Oslo"
    content.secondaryText = "Norway"
    content.textProperties.transform = .uppercase
    cell.contentConfiguration = content
    let view = cell.contentView
    #expect(view is UIListContentView && view.superview === cell)
    #expect(texts(cell) == ["OSLO", "Norway"])
    content.secondaryText = nil
    cell.contentConfiguration = content
    #expect(cell.contentView === view && texts(cell) == ["OSLO"])
  }

  @Test func the_handler_gets_the_state_before_the_cell_is_shown_and_after_changes() {
    let log = EventLog()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, state in
      log.note(state.isSelected ? "selected" : "not selected")
      var content = cell.defaultContentConfiguration()
      content.text = state.isSelected ? "on" : "off"
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    cell.setSelected(false, animated: false)
    cell.layoutIfNeeded()
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(log.lines == ["not selected", "selected"])
    #expect(texts(cell) == ["on"])
  }

  @Test func an_own_content_makes_its_own_view() {
    struct Badge: UIContentConfiguration {
      var title = ""
      func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
      func updated(for state: any UIConfigurationState) -> Badge {
        var copy = self
        if (state as? UICellConfigurationState)?.isSelected == true { copy.title += "!" }
        return copy
      }
    }
    final class BadgeView: UIView, UIContentView {
      let label = UILabel()
      var configuration: any UIContentConfiguration { didSet { show() } }
      init(_ badge: Badge) {
        configuration = badge
        super.init(frame: .zero)
        addSubview(label)
        show()
      }
      required init?(coder: NSCoder) { nil }
      func show() { label.text = (configuration as? Badge)?.title }
    }
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = Badge(title: "new")
    cell.layoutIfNeeded()
    #expect(texts(cell) == ["new"])
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(texts(cell) == ["new!"])
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView && texts(cell).isEmpty)
  }

  @Test func the_color_of_a_background_configuration_marks_the_row() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.ownBackground == nil)
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.ownBackground == nil)
    cell.backgroundConfiguration?.backgroundColor = .systemYellow
    #expect(cell.ownBackground == .systemYellow)
  }

  @Test func a_header_shows_its_content() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    content.text = "Today"
    header.contentConfiguration = content
    #expect(texts(header) == ["Today"])
  }
}
