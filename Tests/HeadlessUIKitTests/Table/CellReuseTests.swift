import Testing

@testable import HeadlessUIKit

@Suite("Cells and their reuse") struct CellReuseTests {
  /// A cell that counts how often it was used again.
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

  @Test func a_registered_name_makes_cells_of_its_class_with_that_name() {
    let table = table(room: 2)
    #expect(cells(of: table).count == 2)
    #expect(table.visibleCells.allSatisfy { $0.reuseIdentifier == "row" })
  }

  @Test func a_name_that_nobody_registered_makes_plain_cells_or_none_if_none_is_asked_for() {
    let table = UITableView()
    let path = IndexPath(row: 0, section: 0)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    let cell = table.dequeueReusableCell(withIdentifier: "other", for: path)
    #expect(type(of: cell) == UITableViewCell.self)
    #expect(cell.reuseIdentifier == "other")
  }

  @Test func a_class_that_is_no_cell_is_as_good_as_none() {
    let table = UITableView()
    table.register(UIView.self, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    table.register(Counting.self, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") is Counting)
    let none: AnyClass? = nil
    table.register(none, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
  }

  @Test func a_cell_that_left_the_view_is_prepared_and_used_again() {
    let table = table(room: 2)
    let first = cells(of: table)[0]
    table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .none, animated: false)
    #expect(table.textsInView == ["0-2", "0-3"])
    #expect(cells(of: table)[1] === first)
    #expect(first.reuses == 1)
    #expect(cells(of: table)[0].reuses == 0)
  }

  @Test func a_reload_uses_the_cells_again() {
    let table = table(room: 2)
    let before = Set(cells(of: table).map(ObjectIdentifier.init))
    table.reloadData()
    table.layoutIfNeeded()
    #expect(Set(cells(of: table).map(ObjectIdentifier.init)) == before)
    #expect(cells(of: table).map(\.reuses) == [1, 1])
  }

  @Test func registering_anew_forgets_the_cells_that_wait() {
    let table = table(room: 2)
    table.reloadData()
    table.register(Counting.self, forCellReuseIdentifier: "row")
    table.layoutIfNeeded()
    #expect(cells(of: table).map(\.reuses) == [0, 0])
  }

  @Test func a_selected_cell_is_not_selected_any_more_when_another_row_uses_it() {
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

  @Test func a_cell_that_is_used_again_is_laid_out_again() {
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

  @Test func cells_that_a_data_source_makes_itself_are_used_again_by_their_name() {
    final class Source: UITableViewDataSource {
      var made = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "own") { return cell }
        made += 1
        return UITableViewCell(style: .subtitle, reuseIdentifier: "own")
      }
    }
    let source = Source()
    let table = UITableView()
    table.dataSource = source
    table.setViewport(columns: 40, rows: 2)
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 8, section: 0), at: .none, animated: false)
    #expect(source.made == 3)
  }

  @Test func cells_without_a_name_are_used_once() {
    let table = UITableView()
    let source = StoredCells([UITableViewCell(style: .default, reuseIdentifier: nil)])
    table.dataSource = source
    table.layoutIfNeeded()
    table.reloadData()
    #expect(source.cells[0].superview == nil)
    table.layoutIfNeeded()
    #expect(source.cells[0].superview === table)
  }

  @Test func cells_that_a_data_source_keeps_stay_in_view_when_their_rows_are_reloaded() {
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

  @Test func a_cell_that_stands_in_two_rows_waits_only_once() {
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

/// A data source whose cells are there for good, as screens with settings have them.
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
