import Testing

@testable import HeadlessUIKit

struct TableReloadTests {
  private let rows = Rows([5])
  private let table: UITableView

  init() {
    table = UITableView(rows, room: 3)
    table.layoutIfNeeded()
    _ = rows.log.take()
  }

  @Test func `A reload takes the rows away at once and asks for them at the next layout pass`() {
    table.reloadData()
    #expect(rows.log.take() == ["hide 0-0", "hide 0-1", "hide 0-2"])
    #expect(table.visibleCells.isEmpty)
    #expect(table.subviews.isEmpty)
    table.layoutIfNeeded()
    #expect(rows.log.take().lines(of: "show") == ["show 0-0", "show 0-1", "show 0-2"])
  }

  @Test func `Several reloads before a layout pass are one`() {
    table.reloadData()
    table.reloadData()
    table.reloadData()
    table.layoutIfNeeded()
    #expect(rows.log.lines.lines(of: "hide").count == 3)
    #expect(rows.log.lines.lines(of: "show").count == 3)
  }

  @Test func `A reload keeps the place and forgets the selection`() {
    table.scrollToRow(at: IndexPath(row: 4, section: 0), at: .none, animated: false)
    #expect(table.tapRow(3))
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-2", "0-3", "0-4"])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `A table that grew shows more where there is room`() {
    rows.counts = [2]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-0", "0-1"])
    rows.counts = [9]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-0", "0-1", "0-2"])
  }

  @Test func `A table that shrank shows its last page, full`() {
    table.scrollToRow(at: IndexPath(row: 4, section: 0), at: .none, animated: false)
    _ = rows.log.take()
    rows.counts = [4]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.textsInView == ["0-1", "0-2", "0-3"])
    #expect(rows.log.lines.lines(of: "show") == ["show 0-2", "show 0-3", "show 0-1"])
  }

  @Test func `A table that became empty shows nothing, and all again when rows come back`() {
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

  @Test func `Reloading a row asks for it and shows it before the old cell goes`() {
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    #expect(rows.log.take() == ["cell 0-1", "show 0-1", "hide 0-1"])
    #expect(table.textsInView == ["0-0", "0-1", "0-2"])
    #expect(table.subviews.count == 3)
  }

  @Test func `Reloading rows out of view, or no rows, does nothing`() {
    table.reloadRows(
      at: [
        IndexPath(row: 4, section: 0), IndexPath(row: 9, section: 0),
        IndexPath(row: -1, section: 0), IndexPath(row: 0, section: 3), IndexPath(),
      ], with: .none)
    #expect(rows.log.lines.isEmpty)
  }

  @Test func `A reloaded row that became higher pushes others out of view`() {
    inRun { environment in
      let measuring = TagMeasuring()
      environment.measuring = measuring
      rows.height = { $0.row == 0 ? 2 : 1 }
      table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.layoutIfNeeded()
      #expect(table.textsInView == ["0-0", "0-1"])
    }
  }

  @Test func `Changes to rows and sections ask for all rows`() {
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

  @Test func `Batch updates tell their end at the queue's next turn`() {
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
