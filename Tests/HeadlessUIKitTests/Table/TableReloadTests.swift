import Testing

@testable import HeadlessUIKit

@Suite("Reloading tables") struct TableReloadTests {
  private let rows = RecordingTableDataSource([5])
  private let table: UITableView

  init() {
    table = UITableView(rows, room: 3)
    table.layoutIfNeeded()
    _ = rows.log.take()
  }

  @Test func a_reload_removes_rows_at_once_and_shows_them_at_the_next_layout_pass() {
    table.reloadData()
    #expect(rows.log.take() == ["hide 0-0", "hide 0-1", "hide 0-2"])
    #expect(table.visibleCells.isEmpty)
    #expect(table.subviews.isEmpty)
    table.layoutIfNeeded()
    #expect(rows.log.take().lines(of: "show") == ["show 0-0", "show 0-1", "show 0-2"])
  }

  @Test func several_reloads_before_a_layout_pass_count_as_one() {
    table.reloadData()
    table.reloadData()
    table.reloadData()
    table.layoutIfNeeded()
    #expect(rows.log.lines.lines(of: "hide").count == 3)
    #expect(rows.log.lines.lines(of: "show").count == 3)
  }

  @Test func a_reload_keeps_the_scroll_position_and_clears_the_selection() {
    table.scrollToRow(at: IndexPath(row: 4, section: 0), at: .none, animated: false)
    #expect(table.touchRow(3))
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-2", "0-3", "0-4"])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func a_table_that_grew_fills_the_viewport() {
    rows.counts = [2]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-0", "0-1"])
    rows.counts = [9]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-0", "0-1", "0-2"])
  }

  @Test func a_table_that_shrank_fills_the_viewport_with_its_last_rows() {
    table.scrollToRow(at: IndexPath(row: 4, section: 0), at: .none, animated: false)
    _ = rows.log.take()
    rows.counts = [4]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-1", "0-2", "0-3"])
    #expect(rows.log.lines.lines(of: "show") == ["show 0-2", "show 0-3", "show 0-1"])
  }

  @Test func an_emptied_table_shows_no_rows_until_rows_are_added_again() {
    table.scrollToRow(at: IndexPath(row: 4, section: 0), at: .none, animated: false)
    rows.counts = []
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.textsInView.isEmpty)
    rows.counts = [2]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-0", "0-1"])
  }

  @Test func reloading_a_row_shows_the_new_cell_before_removing_the_old_one() {
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    #expect(rows.log.take() == ["cell 0-1", "show 0-1", "hide 0-1"])
    #expect(table.textsInView == ["0-0", "0-1", "0-2"])
    #expect(table.subviews.count == 3)
  }

  @Test func reloading_rows_that_are_hidden_or_do_not_exist_does_nothing() {
    table.reloadRows(
      at: [
        IndexPath(row: 4, section: 0), IndexPath(row: 9, section: 0),
        IndexPath(row: -1, section: 0), IndexPath(row: 0, section: 3), IndexPath(),
      ], with: .none)
    #expect(rows.log.lines.isEmpty)
  }

  @Test func a_reloaded_row_that_grew_pushes_other_rows_out_of_view() {
    inRun { environment in
      let measuring = TagRowMeasurer()
      environment.measuring = measuring
      rows.height = { $0.row == 0 ? 2 : 1 }
      table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.layoutIfNeeded()
      #expect(table.textsInView == ["0-0", "0-1"])
    }
  }

  @Test func inserting_and_deleting_rows_or_sections_reloads_the_table() {
    rows.counts = [6]
    table.beginUpdates()
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.totalRows == 6)
    rows.counts = [2, 1]
    table.insertSections(IndexSet(integer: 1), with: .none)
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-0", "0-1", "1-0"])
    rows.counts = [1]
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    table.deleteSections(IndexSet(integer: 1), with: .none)
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-0"])
  }

  @Test func batch_updates_complete_on_the_next_queue_turn() {
    inRun { environment in
      table.performBatchUpdates {
        rows.counts = [1]
      } completion: { [rows] finished in
        rows.log.note("done \(finished)")
      }
      #expect(rows.log.take().lines(of: "done") == [])
      table.layoutIfNeeded()
      environment.settle()
      #expect(rows.log.lines.last == "done true")
      #expect(table.textsInView == ["0-0"])
    }
  }
}
