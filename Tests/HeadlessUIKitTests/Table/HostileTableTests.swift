import Testing

@testable import HeadlessUIKit

/// Data sources and delegates that misbehave. Nothing may trap or hang.
@Suite("Hostile data sources and delegates") struct HostileTableTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func a_negative_row_count_counts_as_zero() {
    let rows = RecordingTableDataSource([-4, 2, .min])
    let table = UITableView(rows, room: 5)
    table.layoutIfNeeded()
    #expect(table.textsInView == ["1-0", "1-1"])
    #expect(table.totalRows == 2)
  }

  @Test func a_negative_section_count_counts_as_zero() {
    final class Negative: UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { .min }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let source = Negative()
    let table = UITableView()
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 0)
  }

  @Test func huge_row_counts_are_clamped() {
    let rows = RecordingTableDataSource([.max, .max, .max])
    let table = UITableView(rows, room: 2)
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-0", "0-1"])
    #expect(table.totalRows == 3_000_000_000)
    #expect(table.indexPath(ofRow: 1_000_000_001) == IndexPath(row: 1, section: 1))
  }

  @Test func counts_that_shrink_have_no_effect_until_a_reload() {
    let rows = RecordingTableDataSource([5])
    let table = UITableView(rows, room: 3)
    table.layoutIfNeeded()
    rows.counts = [1]
    table.scrollToRow(at: path(4), at: .none, animated: false)
    #expect(table.textsInView == ["0-2", "0-3", "0-4"])
    table.reloadData()
    #expect(!table.touchRow(2))
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-0"])
    #expect(table.rowsInView == 0..<1)
  }

  @Test func a_table_reports_zero_counts_while_it_is_counting_rows() {
    let rows = RecordingTableDataSource([2])
    var answers: [Int] = []
    rows.onCount = { table, section in
      answers.append(table.numberOfRows(inSection: section) + table.numberOfSections)
    }
    let table = UITableView(rows, room: 3)
    table.layoutIfNeeded()
    #expect(answers == [0])
    #expect(table.textsInView == ["0-0", "0-1"])
  }

  @Test func a_reload_during_row_counting_still_shows_all_rows() {
    let rows = RecordingTableDataSource([2])
    var reloads = 0
    rows.onCount = { table, _ in
      guard reloads < 3 else { return }
      reloads += 1
      table.reloadData()
    }
    let table = UITableView(rows, room: 3)
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-0", "0-1"])
  }

  @Test func a_reload_in_willDisplay_restarts_the_layout_pass() {
    let rows = RecordingTableDataSource([5])
    var isDone = false
    rows.onShow = { table, path in
      guard !isDone, path.row == 1 else { return }
      isDone = true
      rows.counts = [1]
      table.reloadData()
      #expect(table.totalRows == 1)
    }
    let table = UITableView(rows, room: 3)
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-0"])
    #expect(
      rows.log.lines == [
        "cell 0-0", "show 0-0", "cell 0-1", "show 0-1", "hide 0-0", "cell 0-0", "show 0-0",
      ])
    #expect(table.subviews.count == 1)
  }

  @Test func a_reload_in_cellForRow_restarts_the_layout_pass() {
    let rows = RecordingTableDataSource([5])
    var isDone = false
    rows.onCell = { table, path in
      guard !isDone, path.row == 2 else { return }
      isDone = true
      rows.counts = [0]
      table.reloadData()
    }
    let table = UITableView(rows, room: 3)
    table.layoutIfNeeded()
    #expect(table.textsInView.isEmpty)
    #expect(table.subviews.isEmpty)
  }

  @Test(arguments: ["cell", "show", "hide"])
  func reloading_in_every_callback_terminates(moment: String) {
    let rows = RecordingTableDataSource([5])
    let reload = { (table: UITableView, _: IndexPath) in table.reloadData() }
    switch moment {
    case "cell": rows.onCell = reload
    case "show": rows.onShow = reload
    default: rows.onHide = reload
    }
    let table = UITableView(rows, room: 3)
    for _ in 0..<3 {
      table.layoutIfNeeded()
      table.scrollToRow(at: path(4), at: .none, animated: false)
      table.reloadRows(at: [path(0), path(3), path(4)], with: .none)
      table.reloadData()
    }
    table.layoutIfNeeded()
    #expect(table.subviews.count == table.visibleCells.count)
    #expect(rows.log.lines.count < 1000)
  }

  @Test(arguments: ["cell", "show", "hide"])
  func layout_in_every_callback_shows_the_same_rows(moment: String) {
    let rows = RecordingTableDataSource([8])
    let layOut = { (table: UITableView, _: IndexPath) in
      table.setNeedsLayout()
      table.layoutIfNeeded()
    }
    switch moment {
    case "cell": rows.onCell = layOut
    case "show": rows.onShow = layOut
    default: rows.onHide = layOut
    }
    let table = UITableView(rows, room: 3)
    table.layoutIfNeeded()
    #expect(rows.log.take().lines(of: "show") == ["show 0-0", "show 0-1", "show 0-2"])
    table.scrollToRow(at: path(5), at: .none, animated: false)
    #expect(rows.log.take().lines(of: "show") == ["show 0-3", "show 0-4", "show 0-5"])
    table.reloadRows(at: [path(4)], with: .none)
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-3", "0-4", "0-5"])
  }

  @Test(arguments: ["cell", "show", "hide"])
  func reloading_rows_in_every_callback_terminates(moment: String) {
    let rows = RecordingTableDataSource([5])
    let reload = { (table: UITableView, _: IndexPath) in
      table.reloadRows(at: (0..<5).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    switch moment {
    case "cell": rows.onCell = reload
    case "show": rows.onShow = reload
    default:
      // Each reload ends the display of the visible rows, which calls this closure again.
      var budget = 100
      rows.onHide = { table, path in
        budget -= 1
        if budget > 0 { reload(table, path) }
      }
    }
    let table = UITableView(rows, room: 3)
    table.layoutIfNeeded()
    table.scrollToRow(at: path(4), at: .none, animated: false)
    #expect(table.textsInView == ["0-2", "0-3", "0-4"])
    #expect(table.subviews.count == 3)
  }

  @Test func scrolling_in_willDisplay_is_deferred_to_the_next_queue_turn() {
    inRun { environment in
      let rows = RecordingTableDataSource([9])
      rows.onShow = { table, path in
        if path.row == 1 { table.scrollToRow(at: self.path(8), at: .bottom, animated: true) }
      }
      let table = UITableView(rows, room: 3)
      table.layoutIfNeeded()
      #expect(table.textsInView == ["0-0", "0-1", "0-2"])
      environment.settle()
      #expect(table.textsInView == ["0-6", "0-7", "0-8"])
    }
  }

  @Test(arguments: ["cell", "show", "hide"])
  func scrolling_in_every_callback_keeps_the_visible_rows_consistent(moment: String) {
    inRun { environment in
      let rows = RecordingTableDataSource([9])
      let scroll = { (table: UITableView, path: IndexPath) in
        table.scrollToRow(at: self.path(8 - path.row), at: .none, animated: true)
      }
      switch moment {
      case "cell": rows.onCell = scroll
      case "show": rows.onShow = scroll
      default: rows.onHide = scroll
      }
      let table = UITableView(rows, room: 3)
      table.layoutIfNeeded()
      table.scrollToRow(at: path(4), at: .none, animated: false)
      environment.mainQueue.runDueItems(limit: 500)
      #expect(table.visibleCells.count == 3)
      #expect(table.subviews.count == 3)
    }
  }

  @Test func a_viewport_change_in_willDisplay_takes_effect() {
    let rows = RecordingTableDataSource([9])
    rows.onShow = { table, path in
      if path.row == 1 { table.setViewport(columns: 40, rows: 5) }
    }
    let table = UITableView(rows, room: 3)
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 5)
  }

  @Test func a_delegate_that_removes_cells_from_the_table_does_not_break_it() {
    let rows = RecordingTableDataSource([9])
    rows.onShow = { table, _ in for view in table.subviews { view.removeFromSuperview() } }
    let table = UITableView(rows, room: 3)
    table.layoutIfNeeded()
    table.scrollToRow(at: path(8), at: .none, animated: false)
    #expect(table.textsInView == ["0-6", "0-7", "0-8"])
  }

  @Test func a_delegate_that_taps_and_selects_in_willDisplay_does_not_break_the_table() {
    let rows = RecordingTableDataSource([9])
    rows.onShow = { table, path in
      table.selectRow(at: path, animated: false, scrollPosition: .none)
      _ = table.touchRow(path.row)
      table.deselectRow(at: path, animated: false)
    }
    let table = UITableView(rows, room: 3)
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-0", "0-1", "0-2"])
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func a_cell_of_another_table_moves_to_the_new_table() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let source = StoredCells([cell])
    let (first, second) = (UITableView(), UITableView())
    for table in [first, second] {
      table.dataSource = source
      table.layoutIfNeeded()
    }
    #expect(cell.superview === second)
    first.reloadData()
    #expect(cell.superview === second)
  }

  @Test func a_table_does_not_show_the_cell_that_contains_it() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let source = StoredCells([cell])
    let table = UITableView()
    cell.contentView.addSubview(table)
    table.dataSource = source
    table.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.superview == nil)
    #expect(table.isDescendant(of: cell))
  }

  @Test func a_table_cannot_be_added_to_its_own_cell() {
    let table = UITableView()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let source = StoredCells([cell])
    table.dataSource = source
    table.layoutIfNeeded()
    cell.contentView.addSubview(table)
    #expect(table.superview == nil)
    table.layoutIfNeeded()
  }
}
