import Testing

@testable import HeadlessUIKit

@Suite("Cell reuse") struct CellReuseTests {
  /// A cell that counts its reuses.
  private final class Counting: UITableViewCell {
    private(set) var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private let rows = RecordingTableDataSource([6])

  private func table(room: Int) -> UITableView {
    let table = UITableView(rows, room: room)
    table.register(Counting.self, forCellReuseIdentifier: "row")
    table.layoutIfNeeded()
    return table
  }

  private func cells(of table: UITableView) -> [Counting] {
    table.visibleCells.compactMap { $0 as? Counting }
  }

  @Test func a_registered_identifier_creates_cells_of_its_class() {
    let table = table(room: 2)
    #expect(cells(of: table).count == 2)
    #expect(table.visibleCells.allSatisfy { $0.reuseIdentifier == "row" })
  }

  @Test func an_unregistered_identifier_creates_a_plain_cell_only_for_an_index_path() {
    let table = UITableView()
    let path = IndexPath(row: 0, section: 0)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    let cell = table.dequeueReusableCell(withIdentifier: "other", for: path)
    #expect(type(of: cell) == UITableViewCell.self)
    #expect(cell.reuseIdentifier == "other")
  }

  @Test func registering_nil_or_a_class_that_is_not_a_cell_registers_nothing() {
    let table = UITableView()
    table.register(UIView.self, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    table.register(Counting.self, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") is Counting)
    let none: AnyClass? = nil
    table.register(none, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
  }

  @Test func a_cell_that_left_the_view_is_prepared_and_reused() {
    let table = table(room: 2)
    let first = cells(of: table)[0]
    table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .none, animated: false)
    #expect(table.textsInView == ["0-2", "0-3"])
    #expect(cells(of: table)[1] === first)
    #expect(first.reuses == 1)
    #expect(cells(of: table)[0].reuses == 0)
  }

  @Test func a_reload_reuses_the_cells() {
    let table = table(room: 2)
    let before = Set(cells(of: table).map(ObjectIdentifier.init))
    table.reloadData()
    table.layoutIfNeeded()
    #expect(Set(cells(of: table).map(ObjectIdentifier.init)) == before)
    #expect(cells(of: table).map(\.reuses) == [1, 1])
  }

  @Test func registering_a_class_again_discards_reusable_cells() {
    let table = table(room: 2)
    table.reloadData()
    table.register(Counting.self, forCellReuseIdentifier: "row")
    table.layoutIfNeeded()
    #expect(cells(of: table).map(\.reuses) == [0, 0])
  }

  @Test func a_selected_cell_is_deselected_when_another_row_reuses_it() {
    let table = table(room: 1)
    let cell = cells(of: table)[0]
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(cell.isSelected)
    table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .none, animated: false)
    #expect(table.visibleCells[0] === cell)
    #expect(!cell.isSelected)
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
    #expect(table.visibleCells[0].isSelected)
  }

  @Test func a_reused_cell_is_laid_out_again() {
    final class Styled: UITableViewCell {
      private(set) var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let table = UITableView(rows, room: 2)
    table.register(Styled.self, forCellReuseIdentifier: "row")
    table.layoutIfNeeded()
    let first = table.visibleCells[0] as? Styled
    #expect(first?.layouts == 1)
    table.layoutIfNeeded()
    #expect(first?.layouts == 1)
    table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .none, animated: false)
    #expect(table.visibleCells.contains { $0 === first })
    #expect(first?.layouts == 2)
  }

  @Test func cells_created_by_the_data_source_are_reused_by_identifier() {
    final class Source: UITableViewDataSource {
      var createdCount = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "own") { return cell }
        createdCount += 1
        return UITableViewCell(style: .subtitle, reuseIdentifier: "own")
      }
    }
    let source = Source()
    let table = UITableView()
    table.dataSource = source
    table.setViewport(columns: 40, rows: 2)
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 8, section: 0), at: .none, animated: false)
    #expect(source.createdCount == 3)
  }

  @Test func a_cell_without_an_identifier_is_removed_by_a_reload_and_added_again() {
    let table = UITableView()
    let source = StoredCells([UITableViewCell(style: .default, reuseIdentifier: nil)])
    table.dataSource = source
    table.layoutIfNeeded()
    table.reloadData()
    #expect(source.cells[0].superview == nil)
    table.layoutIfNeeded()
    #expect(source.cells[0].superview === table)
  }

  @Test func stored_cells_stay_visible_when_their_rows_are_reloaded() {
    let table = UITableView()
    let source = StoredCells(
      ["a", "b"].map {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = $0
        return cell
      })
    table.dataSource = source
    table.layoutIfNeeded()
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(table.textsInView == ["a", "b"])
    #expect(source.cells[0].superview === table)
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
  }

  @Test func a_cell_used_for_two_rows_is_queued_for_reuse_only_once() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    let source = StoredCells([cell, cell])
    let table = UITableView()
    table.dataSource = source
    table.layoutIfNeeded()
    table.reloadData()
    #expect(table.dequeueReusableCell(withIdentifier: "row") === cell)
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
  }
}

/// A data source that stores its cells, as settings screens do.
final class StoredCells: UITableViewDataSource {
  let cells: [UITableViewCell]

  init(_ cells: [UITableViewCell]) { self.cells = cells }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cells[indexPath.row] }
}
