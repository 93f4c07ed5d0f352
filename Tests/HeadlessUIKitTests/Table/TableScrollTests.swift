import Testing

@testable import HeadlessUIKit

@Suite("Scrolling tables") struct TableScrollTests {
  private let rows = RecordingTableDataSource([10])
  private let table: UITableView

  init() {
    table = UITableView(rows, room: 4)
    table.layoutIfNeeded()
    _ = rows.log.take()
  }

  private func scroll(to row: Int, at position: UITableView.ScrollPosition = .none) {
    table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: true)
  }

  private var first: String { table.textsInView.first ?? "" }

  @Test func scrolling_to_a_visible_row_does_nothing() {
    scroll(to: 3)
    #expect(rows.log.lines.isEmpty)
    #expect(first == "0-0")
  }

  @Test func scrolling_down_adds_rows_at_the_bottom_and_removes_rows_at_the_top() {
    scroll(to: 5)
    #expect(
      rows.log.lines == [
        "cell 0-4", "show 0-4", "hide 0-0", "cell 0-5", "show 0-5", "hide 0-1",
      ])
    #expect(table.textsInView == ["0-2", "0-3", "0-4", "0-5"])
  }

  @Test func scrolling_up_adds_rows_at_the_top_and_removes_rows_at_the_bottom() {
    scroll(to: 9)
    _ = rows.log.take()
    scroll(to: 4)
    #expect(
      rows.log.lines == [
        "cell 0-5", "show 0-5", "hide 0-9", "cell 0-4", "show 0-4", "hide 0-8",
      ])
    #expect(table.textsInView == ["0-4", "0-5", "0-6", "0-7"])
  }

  @Test func scrolling_to_the_bottom_displays_each_row_exactly_once() {
    scroll(to: 9)
    #expect(rows.log.lines.lines(of: "show") == (4...9).map { "show 0-\($0)" })
    #expect(rows.log.lines.lines(of: "cell") == (4...9).map { "cell 0-\($0)" })
    #expect(rows.log.lines.lines(of: "hide") == (0...5).map { "hide 0-\($0)" })
    #expect(table.textsInView == ["0-6", "0-7", "0-8", "0-9"])
  }

  @Test func scrolling_page_by_page_displays_each_row_exactly_once() {
    for row in [3, 7, 9] { scroll(to: row) }
    #expect(rows.log.lines.lines(of: "show") == (4...9).map { "show 0-\($0)" })
    #expect(first == "0-6")
  }

  @Test func scrolling_back_to_the_top_displays_each_hidden_row_once() {
    scroll(to: 9)
    _ = rows.log.take()
    scroll(to: 0)
    #expect(rows.log.lines.lines(of: "show") == (0...5).reversed().map { "show 0-\($0)" })
    #expect(first == "0-0")
  }

  @Test(arguments: [(5, "0-5"), (6, "0-6"), (8, "0-6"), (9, "0-6"), (2, "0-2"), (0, "0-0")])
  func top_position_shows_the_row_first_unless_too_few_rows_follow(
    row: Int, top: String
  ) {
    scroll(to: row, at: .top)
    #expect(first == top)
    #expect(table.visibleCells.count == 4)
  }

  @Test func scrolling_up_with_top_position_shows_the_row_first() {
    scroll(to: 9)
    scroll(to: 3, at: .top)
    #expect(first == "0-3")
  }

  @Test func bottom_and_middle_positions_scroll_no_further_than_needed() {
    scroll(to: 5, at: .bottom)
    #expect(first == "0-2")
    scroll(to: 7, at: .middle)
    #expect(first == "0-4")
  }

  @Test(arguments: [
    IndexPath(row: 10, section: 0), IndexPath(row: -1, section: 0), IndexPath(row: 0, section: 1),
    IndexPath(),
  ])
  func scrolling_to_a_nonexistent_row_does_nothing(path: IndexPath) {
    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(rows.log.lines.isEmpty)
  }

  @Test func scrolling_lays_out_the_rows_first_if_needed() {
    let fresh = UITableView(rows, room: 4)
    fresh.scrollToRow(at: IndexPath(row: 4, section: 0), at: .none, animated: false)
    #expect(fresh.textsInView == ["0-1", "0-2", "0-3", "0-4"])
  }

  @Test func scrolling_without_a_data_source_does_nothing() {
    let empty = UITableView()
    empty.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(empty.visibleCells.isEmpty)
  }

  @Test func enlarging_the_viewport_at_the_end_shows_more_rows_above() {
    scroll(to: 9)
    _ = rows.log.take()
    table.setViewport(columns: 40, rows: 6)
    table.layoutIfNeeded()
    #expect(rows.log.lines.lines(of: "show") == ["show 0-5", "show 0-4"])
    #expect(table.textsInView == (4...9).map { "0-\($0)" })
  }
}

/// Scrolling tables whose rows are taller than one text row.
@Suite("Scrolling tall rows") struct TallRowScrollTests {
  /// Passes on a table with rows of these heights and a viewport of 5 text rows.
  private func withTable(_ heights: [Int], _ body: (UITableView, RecordingTableDataSource) -> Void)
  {
    inRun { environment in
      let measuring = TagRowMeasurer()
      environment.measuring = measuring
      let rows = RecordingTableDataSource([heights.count])
      rows.height = { heights[$0.row] }
      let table = UITableView(rows, room: 5)
      table.layoutIfNeeded()
      _ = rows.log.take()
      body(table, rows)
    }
  }

  @Test func scrolling_to_a_partly_visible_row_shows_it_completely() {
    withTable([2, 2, 2, 2]) { table, rows in
      #expect(table.textsInView == ["0-0", "0-1", "0-2"])
      table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-1", "0-2", "0-3"])
      #expect(rows.log.lines.lines(of: "show") == ["show 0-3"])
    }
  }

  @Test func scrolling_to_the_last_row_shows_it_with_all_rows_that_fit_above() {
    withTable([1, 1, 3, 1, 2, 2]) { table, rows in
      table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-3", "0-4", "0-5"])
      #expect(rows.log.lines.lines(of: "show") == ["show 0-3", "show 0-4", "show 0-5"])
    }
  }

  @Test func a_row_taller_than_the_viewport_is_shown_at_the_top() {
    withTable([1, 9, 1]) { table, _ in
      table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-1"])
      table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-2"])
      table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-0", "0-1"])
    }
  }

  @Test func scrolling_up_keeps_the_rows_that_still_fit() {
    withTable([1, 1, 2, 1, 1, 1]) { table, rows in
      table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-2", "0-3", "0-4", "0-5"])
      _ = rows.log.take()
      table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-0", "0-1", "0-2", "0-3"])
      #expect(rows.log.lines.lines(of: "hide") == ["hide 0-5", "hide 0-4"])
    }
  }

  @Test func after_a_reload_a_row_above_is_shown_only_if_it_fits_completely() {
    withTable([3, 3, 1, 1]) { table, rows in
      table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
      #expect(table.textsInView == ["0-1", "0-2", "0-3"])
      rows.counts = [3]
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.textsInView == ["0-1", "0-2"])
      #expect(rows.log.lines.lines(of: "show").last == "show 0-2")
    }
  }
}
