import Testing

@testable import HeadlessUIKit

struct TableScrollTests {
  private let rows = Rows([10])
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

  @Test func `A row that is in view needs no scrolling`() {
    scroll(to: 3)
    #expect(rows.log.lines.isEmpty)
    #expect(first == "0-0")
  }

  @Test func `A row below comes in at the bottom, and what it needs leaves at the top`() {
    scroll(to: 5)
    #expect(
      rows.log.lines == [
        "cell 0-4", "show 0-4", "hide 0-0", "cell 0-5", "show 0-5", "hide 0-1",
      ])
    #expect(table.textsInView == ["0-2", "0-3", "0-4", "0-5"])
  }

  @Test func `A row above comes in at the top, and what it needs leaves at the bottom`() {
    scroll(to: 9)
    _ = rows.log.take()
    scroll(to: 4)
    #expect(
      rows.log.lines == [
        "cell 0-5", "show 0-5", "hide 0-9", "cell 0-4", "show 0-4", "hide 0-8",
      ])
    #expect(table.textsInView == ["0-4", "0-5", "0-6", "0-7"])
  }

  @Test func `On the way to the bottom each row comes into view exactly once`() {
    scroll(to: 9)
    #expect(rows.log.lines.lines(of: "show") == (4...9).map { "show 0-\($0)" })
    #expect(rows.log.lines.lines(of: "cell") == (4...9).map { "cell 0-\($0)" })
    #expect(rows.log.lines.lines(of: "hide") == (0...5).map { "hide 0-\($0)" })
    #expect(table.textsInView == ["0-6", "0-7", "0-8", "0-9"])
  }

  @Test func `Page by page is the same way`() {
    for row in [3, 7, 9] { scroll(to: row) }
    #expect(rows.log.lines.lines(of: "show") == (4...9).map { "show 0-\($0)" })
    #expect(first == "0-6")
  }

  @Test func `And back to the top each row comes into view once more`() {
    scroll(to: 9)
    _ = rows.log.take()
    scroll(to: 0)
    #expect(rows.log.lines.lines(of: "show") == (0...5).reversed().map { "show 0-\($0)" })
    #expect(first == "0-0")
  }

  @Test(arguments: [(5, "0-5"), (6, "0-6"), (8, "0-6"), (9, "0-6"), (2, "0-2"), (0, "0-0")])
  func `To the top means the top where enough rows follow, else the last page`(
    row: Int, top: String
  ) {
    scroll(to: row, at: .top)
    #expect(first == top)
    #expect(table.visibleCells.count == 4)
  }

  @Test func `To the top from below stops there, too`() {
    scroll(to: 9)
    scroll(to: 3, at: .top)
    #expect(first == "0-3")
  }

  @Test func `Bottom and middle scroll no further than needed`() {
    scroll(to: 5, at: .bottom)
    #expect(first == "0-2")
    scroll(to: 7, at: .middle)
    #expect(first == "0-4")
  }

  @Test(arguments: [
    IndexPath(row: 10, section: 0), IndexPath(row: -1, section: 0), IndexPath(row: 0, section: 1),
    IndexPath(),
  ])
  func `A row that is not there is not scrolled to`(path: IndexPath) {
    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(rows.log.lines.isEmpty)
  }

  @Test func `Scrolling shows the rows first, if they were not shown yet`() {
    let fresh = UITableView(rows, room: 4)
    fresh.scrollToRow(at: IndexPath(row: 4, section: 0), at: .none, animated: false)
    #expect(fresh.textsInView == ["0-1", "0-2", "0-3", "0-4"])
  }

  @Test func `Without a data source nothing is scrolled`() {
    let empty = UITableView()
    empty.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(empty.visibleCells.isEmpty)
  }

  @Test func `More room at the end of the list brings rows in above`() {
    scroll(to: 9)
    _ = rows.log.take()
    table.setViewport(columns: 40, rows: 6)
    table.layoutIfNeeded()
    #expect(rows.log.lines.lines(of: "show") == ["show 0-5", "show 0-4"])
    #expect(table.textsInView == (4...9).map { "0-\($0)" })
  }
}

/// Scrolling where rows take more than one row of text.
struct HighRowScrollTests {
  /// A table with room for 5, its rows as high as said.
  private func withTable(_ heights: [Int], _ body: (UITableView, Rows) -> Void) {
    inRun { environment in
      let measuring = TagMeasuring()
      environment.measuring = measuring
      let rows = Rows([heights.count])
      rows.height = { heights[$0.row] }
      let table = UITableView(rows, room: 5)
      table.layoutIfNeeded()
      _ = rows.log.take()
      body(table, rows)
    }
  }

  @Test func `A row that stands half in view is scrolled to until it is whole`() {
    withTable([2, 2, 2, 2]) { table, rows in
      #expect(table.textsInView == ["0-0", "0-1", "0-2"])
      table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-1", "0-2", "0-3"])
      #expect(rows.log.lines.lines(of: "show") == ["show 0-3"])
    }
  }

  @Test func `At the bottom the last row is whole and as much as fits is above it`() {
    withTable([1, 1, 3, 1, 2, 2]) { table, rows in
      table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-3", "0-4", "0-5"])
      #expect(rows.log.lines.lines(of: "show") == ["show 0-3", "show 0-4", "show 0-5"])
    }
  }

  @Test func `A row that is higher than the page stands at its top`() {
    withTable([1, 9, 1]) { table, _ in
      table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-1"])
      table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-2"])
      table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-0", "0-1"])
    }
  }

  @Test func `Scrolling up keeps what still fits`() {
    withTable([1, 1, 2, 1, 1, 1]) { table, rows in
      table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-2", "0-3", "0-4", "0-5"])
      _ = rows.log.take()
      table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
      #expect(table.textsInView == ["0-0", "0-1", "0-2", "0-3"])
      #expect(rows.log.lines.lines(of: "hide") == ["hide 0-5", "hide 0-4"])
    }
  }

  @Test func `After a reload a row above comes in only if it fits whole`() {
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
