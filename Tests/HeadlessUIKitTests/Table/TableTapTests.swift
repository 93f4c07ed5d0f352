import Testing

@testable import HeadlessUIKit

/// The effects of a tap on a row.
@Suite("Taps on rows") struct TableTapTests {
  /// A delegate with configurable answers that logs its calls.
  private final class Chooser: UITableViewDelegate {
    let log = EventLog()
    var select: (IndexPath) -> IndexPath? = { $0 }
    var deselect: (IndexPath) -> IndexPath? = { $0 }
    var highlights = true

    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      log.note("willSelect \(indexPath.row)")
      return select(indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let isSelected = tableView.cellForRow(at: indexPath)?.isSelected ?? false
      log.note("didSelect \(indexPath.row), cell \(isSelected)")
    }
    func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      log.note("willDeselect \(indexPath.row)")
      return deselect(indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      let isSelected = tableView.cellForRow(at: indexPath)?.isSelected ?? false
      log.note("didDeselect \(indexPath.row), cell \(isSelected)")
    }
    func tableView(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { highlights }
  }

  private let rows = RecordingTableDataSource([5])
  private let chooser = Chooser()
  private let table: UITableView

  init() {
    table = UITableView(rows, room: 3)
    table.delegate = chooser
    table.layoutIfNeeded()
  }

  private var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }

  @Test func a_tap_selects_the_row_between_willSelect_and_didSelect() {
    #expect(table.touchRow(1))
    #expect(chooser.log.lines == ["willSelect 1", "didSelect 1, cell true"])
    #expect(selected == [1])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test func indexPathForSelectedRow_is_the_row_tapped_last() {
    table.allowsMultipleSelection = true
    _ = table.touchRow(2)
    _ = table.touchRow(0)
    #expect(selected == [2, 0])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test func a_tap_on_another_row_deselects_the_first_before_it_selects() {
    _ = table.touchRow(0)
    _ = chooser.log.take()
    _ = table.touchRow(2)
    #expect(
      chooser.log.lines == [
        "willSelect 2", "willDeselect 0", "didDeselect 0, cell false", "didSelect 2, cell true",
      ])
    #expect(selected == [2])
  }

  @Test func a_second_tap_on_a_row_selects_it_again() {
    _ = table.touchRow(0)
    _ = chooser.log.take()
    _ = table.touchRow(0)
    #expect(chooser.log.lines == ["willSelect 0", "didSelect 0, cell true"])
    #expect(selected == [0])
  }

  @Test func with_multiple_selection_a_second_tap_deselects_the_row() {
    table.allowsMultipleSelection = true
    _ = table.touchRow(0)
    _ = table.touchRow(2)
    #expect(selected == [0, 2])
    _ = chooser.log.take()
    _ = table.touchRow(0)
    #expect(chooser.log.lines == ["willDeselect 0", "didDeselect 0, cell false"])
    #expect(selected == [2])
  }

  @Test func a_delegate_can_prevent_selection_and_deselection() {
    chooser.select = { _ in nil }
    #expect(table.touchRow(1))
    #expect(chooser.log.take() == ["willSelect 1"])
    #expect(selected == [])
    chooser.select = { $0 }
    table.allowsMultipleSelection = true
    _ = table.touchRow(1)
    chooser.deselect = { _ in nil }
    _ = table.touchRow(1)
    #expect(selected == [1])
    #expect(chooser.log.lines.last == "willDeselect 1")
  }

  @Test func a_delegate_may_select_another_row_instead() {
    chooser.select = { _ in IndexPath(row: 2, section: 0) }
    _ = table.touchRow(0)
    #expect(chooser.log.lines == ["willSelect 0", "didSelect 2, cell true"])
    #expect(selected == [2])
  }

  @Test func a_row_that_must_not_be_highlighted_ignores_taps() {
    chooser.highlights = false
    #expect(!table.touchRow(0))
    #expect(chooser.log.lines.isEmpty)
  }

  @Test func a_tap_selects_a_row_without_a_delegate() {
    table.delegate = nil
    #expect(table.touchRow(1))
    #expect(selected == [1])
    #expect(table.visibleCells[1].isSelected)
  }

  @Test(arguments: [-1, 3, 4, 5, Int.max])
  func a_hidden_or_nonexistent_row_ignores_taps(rowIndex: Int) {
    #expect(!table.touchRow(rowIndex))
    #expect(chooser.log.lines.isEmpty)
  }

  @Test func a_table_that_disallows_selection_ignores_taps() {
    table.allowsSelection = false
    #expect(!table.touchRow(0))
  }

  @Test func disabled_rows_disabled_tables_and_hidden_superviews_block_taps() {
    table.visibleCells[0].isUserInteractionEnabled = false
    #expect(!table.touchRow(0))
    #expect(table.touchRow(1))
    table.isUserInteractionEnabled = false
    #expect(!table.touchRow(1))
    table.isUserInteractionEnabled = true
    let around = UIView()
    around.addSubview(table)
    #expect(table.touchRow(1))
    around.isHidden = true
    #expect(!table.touchRow(1))
  }

  @Test func programmatic_selection_does_not_notify_the_delegate() {
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(table.visibleCells[1].isSelected)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(table.visibleCells.map(\.isSelected) == [true, false, false])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(selected == [0])
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(selected == [])
    #expect(!table.visibleCells[0].isSelected)
    #expect(chooser.log.lines.isEmpty)
  }

  @Test func selecting_a_row_can_scroll_and_selecting_twice_selects_once() {
    table.allowsMultipleSelection = true
    let path = IndexPath(row: 4, section: 0)
    for _ in 0..<2 { table.selectRow(at: path, animated: false, scrollPosition: .bottom) }
    #expect(table.textsInView == ["0-2", "0-3", "0-4"])
    #expect(table.visibleCells.map(\.isSelected) == [false, false, true])
    #expect(table.indexPathsForSelectedRows == [path])
  }

  @Test func a_tap_highlights_the_cell_and_unhighlights_it_again() {
    final class Lit: UITableViewCell {
      var log: [Bool] = []
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        log.append(highlighted)
      }
    }
    let cell = Lit(style: .default, reuseIdentifier: nil)
    let source = StoredCells([cell])
    table.dataSource = source
    table.layoutIfNeeded()
    _ = table.touchRow(0)
    #expect(cell.log == [true, false])
    #expect(!cell.isHighlighted)
  }
}
