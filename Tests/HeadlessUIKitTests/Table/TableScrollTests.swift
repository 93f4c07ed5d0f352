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

  @Test func a_row_that_is_in_view_needs_no_scrolling() {
    scroll(to: 3)
    #expect(rows.log.lines.isEmpty)
    #expect(first == "0-0")
  }

  @Test func a_row_below_comes_in_at_the_bottom_and_what_it_needs_leaves_at_the_top() {
    scroll(to: 5)
    #expect(
      rows.log.lines == [
        "cell 0-4", "show 0-4", "hide 0-0", "cell 0-5", "show 0-5", "hide 0-1",
      ])
    #expect(table.textsInView == ["0-2", "0-3", "0-4", "0-5"])
  }

  @Test func a_row_above_comes_in_at_the_top_and_what_it_needs_leaves_at_the_bottom() {
    scroll(to: 9)
    _ = rows.log.take()
    scroll(to: 4)
    #expect(
      rows.log.lines == [
        "cell 0-5", "show 0-5", "hide 0-9", "cell 0-4", "show 0-4", "hide 0-8",
      ])
    #expect(table.textsInView == ["0-4", "0-5", "0-6", "0-7"])
  }

  @Test func on_the_way_to_the_bottom_each_row_comes_into_view_exactly_once() {
    scroll(to: 9)
    #expect(rows.log.lines.lines(of: "show") == (4...9).map { "show 0-\($0)" })
    #expect(rows.log.lines.lines(of: "cell") == (4...9).map { "cell 0-\($0)" })
    #expect(rows.log.lines.lines(of: "hide") == (0...5).map { "hide 0-\($0)" })
    #expect(table.textsInView == ["0-6", "0-7", "0-8", "0-9"])
  }

  @Test func page_by_page_is_the_same_way() {
    for row in [3, 7, 9] { scroll(to: row) }
    #expect(rows.log.lines.lines(of: "show") == (4...9).map { "show 0-\($0)" })
    #expect(first == "0-6")
  }

  @Test func and_back_to_the_top_each_row_comes_into_view_once_more() {
    scroll(to: 9)
    _ = rows.log.take()
    scroll(to: 0)
    #expect(rows.log.lines.lines(of: "show") == (0...5).reversed().map { "show 0-\($0)" })
    #expect(first == "0-0")
  }

  @Test(arguments: [(5, "0-5"), (6, "0-6"), (8, "0-6"), (9, "0-6"), (2, "0-2"), (0, "0-0")])
  func to_the_top_means_the_top_where_enough_rows_follow_else_the_last_page(
    row: Int, top: String
  ) {
    scroll(to: row, at: .top)
    #expect(first == top)
    #expect(table.visibleCells.count == 4)
  }

  @Test func to_the_top_from_below_stops_there_too() {
    scroll(to: 9)
    scroll(to: 3, at: .top)
    #expect(first == "0-3")
  }

  @Test func bottom_and_middle_scroll_no_further_than_needed() {
    scroll(to: 5, at: .bottom)
    #expect(first == "0-2")
    scroll(to: 7, at: .middle)
    #expect(first == "0-4")
  }

  @Test(arguments: [
    IndexPath(row: 10, section: 0), IndexPath(row: -1, section: 0), IndexPath(row: 0, section: 1),
    IndexPath(),
  ])
  func a_row_that_is_not_there_is_not_scrolled_to(path: IndexPath) {
    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(rows.log.lines.isEmpty)
  }

  @Test func scrolling_shows_the_rows_first_if_they_were_not_shown_yet() {
    let fresh = UITableView(rows, room: 4)
    fresh.scrollToRow(at: IndexPath(row: 4, section: 0), at: .none, animated: false)
    #expect(fresh.textsInView == ["0-1", "0-2", "0-3", "0-4"])
  }

  @Test func without_a_data_source_nothing_is_scrolled() {
    let empty = UITableView()
    empty.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(empty.visibleCells.isEmpty)
  }

  @Test func more_room_at_the_end_of_the_list_brings_rows_in_above() {
    scroll(to: 9)
    _ = rows.log.take()
    table.setViewport(columns: 40, rows: 6)
    table.layoutIfNeeded()
    #expect(rows.log.lines.lines(of: "show") == ["show 0-5", "show 0-4"])
    #expect(table.textsInView == (4...9).map { "0-\($0)" })
  }
}

/// Scrolling where rows take more than one row of text.
@Suite("Scrolling high rows") struct HighRowScrollTests {
  /// A table with room for 5, its rows as high as said.
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

  @Test func a_row_that_stands_half_in_view_is_scrolled_to_until_it_is_whole() {
    withTable([2, 2, 2, 2]) { table, rows in
      #expect(table.textsInView == ["0-0", "0-1", "0-2"])
      table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-1", "0-2", "0-3"])
      #expect(rows.log.lines.lines(of: "show") == ["show 0-3"])
    }
  }

  @Test func at_the_bottom_the_last_row_is_whole_and_as_much_as_fits_is_above_it() {
    withTable([1, 1, 3, 1, 2, 2]) { table, rows in
      table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-3", "0-4", "0-5"])
      #expect(rows.log.lines.lines(of: "show") == ["show 0-3", "show 0-4", "show 0-5"])
    }
  }

  @Test func a_row_that_is_higher_than_the_page_stands_at_its_top() {
    withTable([1, 9, 1]) { table, _ in
      table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-1"])
      table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-2"])
      table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-0", "0-1"])
    }
  }

  @Test func scrolling_up_keeps_what_still_fits() {
    withTable([1, 1, 2, 1, 1, 1]) { table, rows in
      table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-2", "0-3", "0-4", "0-5"])
      _ = rows.log.take()
      table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-0", "0-1", "0-2", "0-3"])
      #expect(rows.log.lines.lines(of: "hide") == ["hide 0-5", "hide 0-4"])
    }
  }

  @Test func after_a_reload_a_row_above_comes_in_only_if_it_fits_whole() {
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
