import Testing

@testable import HeadlessUIKit

/// How many rows a table has.
@Suite("Row counts") struct TableCountTests {
  /// A data source that implements only the required methods.
  private final class Plain: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  @Test func without_a_data_source_there_are_no_sections_and_no_rows() {
    let table = UITableView()
    #expect(table.numberOfSections == 0)
    #expect(table.numberOfRows(inSection: 0) == 0)
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
  }

  @Test func a_minimal_data_source_has_one_section_without_a_title() {
    let table = UITableView()
    let plain = Plain()
    table.dataSource = plain
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(plain.tableView(table, titleForHeaderInSection: 0) == nil)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
  }

  @Test func row_indexes_continue_across_sections_including_empty_ones() {
    let rows = RecordingTableDataSource([2, 0, 1])
    let table = UITableView(rows, room: 10)
    #expect(table.totalRows == 3)
    #expect(table.indexPath(ofRow: 0) == IndexPath(row: 0, section: 0))
    #expect(table.indexPath(ofRow: 2) == IndexPath(row: 0, section: 2))
    #expect(table.numberOfRows(inSection: 1) == 0)
    #expect(table.numberOfRows(inSection: 3) == 0)
    #expect(table.numberOfRows(inSection: -1) == 0)
  }

  @Test func the_data_source_is_queried_once_per_reload() {
    let rows = RecordingTableDataSource([3])
    var queryCount = 0
    rows.onCount = { _, _ in queryCount += 1 }
    let table = UITableView(rows, room: 10)
    table.layoutIfNeeded()
    #expect(table.totalRows == 3)
    #expect(queryCount == 1)
    rows.counts = [4]
    #expect(table.totalRows == 3)
    table.reloadData()
    #expect(table.totalRows == 4)
    #expect(queryCount == 2)
  }

  @Test func a_table_queries_a_new_data_source() {
    let (first, second) = (RecordingTableDataSource([3]), RecordingTableDataSource([1]))
    let table = UITableView(first, room: 10)
    table.layoutIfNeeded()
    table.dataSource = second
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-0"])
    #expect(second.log.lines.first == "cell 0-0")
  }

  @Test func neither_data_source_nor_delegate_is_kept_alive() {
    let table = UITableView()
    do {
      let rows = RecordingTableDataSource([3])
      table.dataSource = rows
      table.delegate = rows
      table.layoutIfNeeded()
    }
    #expect(table.dataSource == nil)
    #expect(table.delegate == nil)
    table.setViewport(columns: 40, rows: 2)
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.layoutIfNeeded()
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
  }
}
