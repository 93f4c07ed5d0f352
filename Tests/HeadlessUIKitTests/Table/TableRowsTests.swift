import Testing

@testable import HeadlessUIKit

/// The visible rows and the order in which they appear.
@Suite("Rows in view") struct TableRowsTests {
  @Test func rows_are_requested_and_displayed_top_down_until_the_viewport_is_full() {
    let rows = RecordingTableDataSource([5])
    let table = UITableView(rows, room: 3)
    #expect(rows.log.lines.isEmpty)
    table.layoutIfNeeded()
    #expect(
      rows.log.lines == [
        "cell 0-0", "show 0-0", "cell 0-1", "show 0-1", "cell 0-2", "show 0-2",
      ])
    #expect(table.textsInView == ["0-0", "0-1", "0-2"])
    #expect(table.rowsInView == 0..<3)
  }

  @Test func a_second_layout_pass_requests_no_cells() {
    let rows = RecordingTableDataSource([5])
    let table = UITableView(rows, room: 3)
    table.layoutIfNeeded()
    _ = rows.log.take()
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(rows.log.lines.isEmpty)
  }

  @Test func sections_follow_each_other_and_empty_sections_take_no_space() {
    let rows = RecordingTableDataSource([1, 0, 2])
    let table = UITableView(rows, room: 10)
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-0", "2-0", "2-1"])
    #expect(
      table.indexPathsForVisibleRows == [
        IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 2),
        IndexPath(row: 1, section: 2),
      ])
  }

  @Test func a_visible_row_and_its_cell_can_be_looked_up_from_each_other() throws {
    let rows = RecordingTableDataSource([5])
    let table = UITableView(rows, room: 3)
    table.layoutIfNeeded()
    let path = IndexPath(row: 2, section: 0)
    let cell = try #require(table.cellForRow(at: path))
    #expect(cell.textLabel?.text == "0-2")
    #expect(cell.superview === table)
    #expect(table.indexPath(for: cell) == path)
    #expect(table.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)) == nil)
  }

  @Test(arguments: [
    IndexPath(row: 3, section: 0), IndexPath(row: 5, section: 0), IndexPath(row: -1, section: 0),
    IndexPath(row: 0, section: 1), IndexPath(row: 0, section: -1), IndexPath(),
    IndexPath(index: 7),
  ])
  func a_hidden_or_nonexistent_row_has_no_cell(path: IndexPath) {
    let rows = RecordingTableDataSource([5])
    let table = UITableView(rows, room: 3)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    #expect(table.cellForRow(at: path) == nil)
  }

  @Test func tall_rows_reduce_the_visible_count_and_the_last_may_be_partly_visible() {
    inRun { environment in
      let measuring = TagRowMeasurer()
      environment.measuring = measuring
      let rows = RecordingTableDataSource([10])
      rows.height = { $0.row == 0 ? 3 : 2 }
      let table = UITableView(rows, room: 6)
      table.layoutIfNeeded()
      #expect(table.textsInView == ["0-0", "0-1", "0-2"])
      #expect(table.rowHeight(at: 0) == 3)
      #expect(table.rowHeight(at: 2) == 2)
      #expect(table.rowHeight(at: 3) == nil)
    }
  }

  @Test func a_row_is_at_least_one_text_row_high() {
    inRun { environment in
      let measuring = TagRowMeasurer()
      environment.measuring = measuring
      let rows = RecordingTableDataSource([10])
      rows.height = { _ in 0 }
      let table = UITableView(rows, room: 4)
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 4)
    }
  }

  @Test(arguments: [0, -3])
  func an_empty_viewport_requests_no_rows(room: Int) {
    let rows = RecordingTableDataSource([5])
    let table = UITableView(rows, room: room)
    table.layoutIfNeeded()
    #expect(rows.log.lines.isEmpty)
  }

  @Test func resizing_the_viewport_adds_or_removes_rows() {
    let rows = RecordingTableDataSource([5])
    let table = UITableView(rows, room: 3)
    table.layoutIfNeeded()
    _ = rows.log.take()
    table.setViewport(columns: 40, rows: 4)
    table.layoutIfNeeded()
    #expect(rows.log.take() == ["cell 0-3", "show 0-3"])
    table.setViewport(columns: 40, rows: 2)
    table.layoutIfNeeded()
    #expect(rows.log.take() == ["hide 0-2", "hide 0-3"])
    #expect(table.textsInView == ["0-0", "0-1"])
  }

  @Test func a_cell_is_laid_out_before_willDisplay() {
    final class LaidOut: UITableViewCell {
      var log: EventLog?
      override func layoutSubviews() { log?.note("layout") }
    }
    final class Source: UITableViewDataSource, UITableViewDelegate {
      let log = EventLog()
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = LaidOut(style: .default, reuseIdentifier: nil)
        cell.log = log
        return cell
      }
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) { log.note("show") }
    }
    let source = Source()
    let table = UITableView()
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    #expect(source.log.lines == ["layout", "show"])
  }

  @Test func the_views_around_the_rows_are_laid_out_with_the_table() {
    let log = EventLog()
    let table = UITableView()
    table.backgroundView = RecordingView("background", log)
    table.tableHeaderView = RecordingView("header", log)
    table.tableFooterView = RecordingView("footer", log)
    _ = log.take()
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(log.lines == ["header layout", "footer layout", "background layout"])
  }

  @Test func a_cell_of_a_hidden_row_can_be_read_without_being_displayed() {
    let rows = RecordingTableDataSource([5])
    let table = UITableView(rows, room: 2)
    table.layoutIfNeeded()
    _ = rows.log.take()
    #expect(table.withCell(ofRow: 1) { $0.textLabel?.text } == "0-1")
    #expect(rows.log.take() == [])
    #expect(table.withCell(ofRow: 4) { $0.textLabel?.text } == "0-4")
    #expect(rows.log.take() == ["cell 0-4"])
    #expect(table.subviews.count == 2)
    #expect(table.withCell(ofRow: 5) { $0.textLabel?.text } == nil)
    #expect(table.withCell(ofRow: -1) { $0.textLabel?.text } == nil)
    #expect(rows.log.take() == [])
  }
}
