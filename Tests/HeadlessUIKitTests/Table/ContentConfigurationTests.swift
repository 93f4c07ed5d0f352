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

  @Test func a_content_that_is_removed_leaves_an_empty_content_view() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let cells: [any ConfigurableView] = [
      UITableViewCell(), UICollectionViewCell(frame: .zero), header,
    ]
    for cell in cells {
      cell.contentView.addSubview(UILabel())
      let own = cell.contentView
      cell.contentConfiguration = nil
      #expect(cell.contentView === own, "an app's own content stays")
      var content = UIListContentConfiguration.cell()
      content.text = "Oslo"
      cell.contentConfiguration = content
      #expect(texts(cell) == ["Oslo"] && own.superview == nil)
      cell.contentConfiguration = nil
      #expect(texts(cell) == [] && cell.contentConfiguration == nil)
      #expect(!(cell.contentView is UIListContentView) && cell.contentView.superview === cell)
    }
  }

  @Test func a_row_that_is_enabled_again_is_not_faint() throws {
    let cell = UITableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = "Oslo"
    cell.contentConfiguration = content
    func color() -> UIColor? {
      cell.layoutIfNeeded()
      return (cell.contentConfiguration as? UIListContentConfiguration)?.textProperties.color
    }
    #expect(color() === UIColor.label)
    cell.isUserInteractionEnabled = false
    #expect(color() === UIColor.tertiaryLabel)
    cell.isUserInteractionEnabled = true
    #expect(color() === UIColor.label)
    content.textProperties.color = .systemRed
    cell.contentConfiguration = content
    cell.isUserInteractionEnabled = false
    #expect(color() === UIColor.systemRed, "a color of its own stays")
  }

  @Test func the_state_says_whether_the_list_is_edited() {
    inRun { environment in
      let log = EventLog()
      let table = UITableView()
      environment.window.addSubview(table)
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
        let cell = UITableViewCell()
        cell.configurationUpdateHandler = { log.note("row \($1.isEditing)") }
        return cell
      }
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      environment.window.addSubview(collection)
      let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
        _, _, _ in
        let cell = UICollectionViewListCell(frame: .zero)
        cell.configurationUpdateHandler = { log.note("item \($1.isEditing) \($1.isExpanded)") }
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      source.apply(snapshot)
      environment.window.layoutIfNeeded()
      #expect(log.take() == ["row false"])
      table.setEditing(true, animated: false)
      table.isEditing = true
      environment.window.layoutIfNeeded()
      #expect(log.take() == ["row true"])
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([1])
      outline.expand([1])
      items.apply(outline, to: 0)
      environment.window.layoutIfNeeded()
      #expect(log.take() == ["item false true"])
      collection.isEditing = true
      environment.window.layoutIfNeeded()
      #expect(log.take() == ["item true true"])
    }
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
    #expect(cell.shownBackground === UIColor.systemYellow)
  }

  @Test func the_background_of_an_item_marks_its_row_as_that_of_a_cell() {
    inRun { environment in
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      environment.window.addSubview(collection)
      let item = UICollectionViewCell(frame: .zero)
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
        _, _, _ in item
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      source.apply(snapshot)
      environment.window.layoutIfNeeded()
      let row = item.superview?.superview as? UITableViewCell
      #expect(row != nil && row?.ownBackground == nil && row?.shownBackground == nil)
      item.backgroundColor = .systemYellow
      #expect(row?.ownBackground == .systemYellow && row?.shownBackground === UIColor.systemYellow)
      item.backgroundConfiguration = .listPlainCell()
      item.backgroundConfiguration?.backgroundColor = .systemRed
      #expect(row?.ownBackground == .systemRed && row?.shownBackground === UIColor.systemRed)
      item.contentView.backgroundColor = .systemGreen
      #expect(row?.ownBackground == .systemGreen && row?.shownBackground === UIColor.systemRed)
      item.selectedBackgroundView = UIView()
      item.selectedBackgroundView?.backgroundColor = .systemBlue
      item.isSelected = true
      #expect(row?.ownBackground == .systemBlue)
      collection.backgroundColor = .systemBlue
      #expect(row?.ownBackground == nil)
    }
  }

  @Test func a_header_shows_its_content() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    content.text = "Today"
    header.contentConfiguration = content
    #expect(texts(header) == ["Today"])
  }
}
