import Testing

@testable import HeadlessUIKit

/// What stands above and below the rows of sections, and of the whole table.
struct TableEdgeTests {
  /// Sections with titles, and views in their place where there are some.
  private final class Sections: UITableViewDataSource, UITableViewDelegate {
    let log = EventLog()
    var counts: [Int]
    var headers: [Int: String] = [:]
    var footers: [Int: String] = [:]
    var headerViews: [Int: UIView] = [:]
    var heights: [Int: CGFloat] = [:]
    var onHeader: (UITableView) -> Void = { _ in }

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(indexPath.section)-\(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      log.note("title \(section)")
      onHeader(tableView)
      return headers[section]
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footers[section]
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      headerViews[section]
    }
    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { heights[section] ?? UITableView.automaticDimension }
  }

  private func table(
    _ sections: Sections, room: Int = 20, style: UITableView.Style = .plain
  ) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = sections
    table.delegate = sections
    table.setViewport(columns: 40, rows: room)
    table.layoutIfNeeded()
    return table
  }

  /// What stands before a row, as text.
  private func texts(_ table: UITableView, before place: Int, isTop: Bool = false) -> [String] {
    table.edges(before: place, isTop: isTop).map {
      "\($0.kind) \(($0.view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "view")"
    }
  }

  @Test func `Titles stand around the rows of their sections, also where there are none`() {
    let sections = Sections([2, 0, 1])
    sections.headers = [0: "A", 1: "B", 2: "C"]
    sections.footers = [0: "a", 2: "c"]
    let table = table(sections)
    #expect(texts(table, before: 0) == ["header A"])
    #expect(texts(table, before: 1) == [])
    #expect(texts(table, before: 2) == ["footer a", "header B", "header C"])
    #expect(texts(table, before: 3) == ["footer c"])
  }

  @Test func `Without rows all titles stand one below the other`() {
    let sections = Sections([0, 0])
    sections.headers = [0: "A", 1: "B"]
    sections.footers = [1: "b"]
    let table = table(sections)
    table.tableHeaderView = UIView()
    table.tableFooterView = UIView()
    #expect(
      texts(table, before: 0)
        == ["endOfTable view", "header A", "header B", "footer b", "endOfTable view"])
  }

  @Test(arguments: [0, 0.01, CGFloat.leastNormalMagnitude])
  func `A header without height is none`(height: CGFloat) {
    let sections = Sections([1, 1])
    sections.headers = [0: "A", 1: "B"]
    sections.heights = [0: height, 1: 28]
    let table = table(sections)
    #expect(texts(table, before: 0) == [])
    #expect(texts(table, before: 1) == ["header B"])
  }

  @Test func `The table's own height counts where the delegate names none`() {
    let sections = Sections([1])
    sections.headers = [0: "A"]
    let table = UITableView()
    table.sectionHeaderHeight = 0
    table.dataSource = sections
    table.delegate = sections
    table.layoutIfNeeded()
    #expect(texts(table, before: 0) == [])
  }

  @Test func `A view stands in place of the title and goes with a reload`() {
    let sections = Sections([1])
    let view = UIView()
    sections.headers = [0: "A"]
    sections.headerViews = [0: view]
    let table = table(sections)
    #expect(texts(table, before: 0) == ["header view"])
    #expect(view.superview === table)
    sections.headerViews = [:]
    table.reloadData()
    #expect(view.superview == nil)
    table.layoutIfNeeded()
    #expect(texts(table, before: 0) == ["header A"])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "A")
  }

  @Test func `Headers are asked for once between two reloads, and only when they come into view`() {
    let sections = Sections([3, 3, 3])
    sections.headers = [0: "A", 1: "B", 2: "C"]
    let table = table(sections, room: 4)
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(sections.log.take() == ["title 0"])
    table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .none, animated: false)
    #expect(sections.log.take() == ["title 1"])
  }

  @Test func `Headers take their part of the room`() {
    let sections = Sections([2, 9])
    sections.headers = [0: "A", 1: "B"]
    #expect(table(sections, room: 6).textsInView == ["0-0", "0-1", "1-0", "1-1"])
    // A header at the very bottom brings no row with it.
    #expect(table(sections, room: 4).textsInView == ["0-0", "0-1"])
  }

  @Test func `Scrolling to a row brings what stands above it into view, too`() {
    let sections = Sections([3, 3])
    sections.headers = [0: "A", 1: "B"]
    let table = table(sections, room: 4, style: .grouped)
    table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .none, animated: false)
    #expect(table.textsInView == ["0-1", "0-2", "1-0"])
  }

  @Test func `In a plain table the header of the top row stays`() {
    let sections = Sections([3, 3])
    sections.headers = [0: "A", 1: "B"]
    let plain = table(sections, room: 4)
    plain.scrollToRow(at: IndexPath(row: 2, section: 1), at: .none, animated: false)
    #expect(plain.textsInView == ["1-0", "1-1", "1-2"])
    #expect(texts(plain, before: 4, isTop: true) == ["header B"])
    let grouped = table(sections, room: 4, style: .grouped)
    grouped.scrollToRow(at: IndexPath(row: 2, section: 1), at: .none, animated: false)
    #expect(grouped.textsInView == ["1-0", "1-1", "1-2"])
    #expect(texts(grouped, before: 3, isTop: true) == ["header B"])
    #expect(texts(grouped, before: 4, isTop: true) == [])
  }

  @Test func `The way to the end leads past the last row to what stands below it`() {
    let sections = Sections([6])
    let table = table(sections, room: 3)
    table.tableFooterView = UIView()
    table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .none, animated: false)
    #expect(table.textsInView == ["0-3", "0-4", "0-5"])
    table.scrollToEnd()
    #expect(table.textsInView == ["0-4", "0-5"])
  }

  @Test func `And back to the top, all rows and headers are in view as before`() {
    let sections = Sections([3, 3])
    sections.headers = [0: "A", 1: "B"]
    let table = table(sections, room: 5)
    let before = table.textsInView
    table.scrollToEnd()
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
    #expect(table.textsInView == before)
  }

  @Test func `However high what stands above it, the top row can be scrolled to`() {
    let sections = Sections([3])
    sections.headers = [0: "A"]
    let table = table(sections, room: 1)
    table.scrollToEnd()
    #expect(table.textsInView == ["0-2"])
  }

  @Test func `A header that reloads the table each time ends in an empty table`() {
    let sections = Sections([3])
    sections.onHeader = { $0.reloadData() }
    #expect(table(sections).textsInView == [])
  }

  @Test func `A header that lays out the table waits for its own pass`() {
    let sections = Sections([3])
    sections.headers = [0: "A"]
    sections.onHeader = { $0.layoutIfNeeded() }
    let table = table(sections)
    #expect(texts(table, before: 0) == ["header A"])
    #expect(table.textsInView == ["0-0", "0-1", "0-2"])
  }

  @Test func `A header that holds the table, or is it, is none`() {
    let sections = Sections([1, 1])
    let outer = UIView()
    let table = table(sections)
    outer.addSubview(table)
    sections.headerViews = [0: outer, 1: table]
    table.tableHeaderView = outer
    table.reloadData()
    table.layoutIfNeeded()
    #expect(texts(table, before: 0) == [])
    #expect(texts(table, before: 1) == [])
  }

  @Test func `Headers of a registered class are used again`() {
    final class Counting: UITableViewHeaderFooterView {
      private(set) var reuses = 0
      override func prepareForReuse() { reuses += 1 }
    }
    let table = UITableView()
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
    table.register(Counting.self, forHeaderFooterViewReuseIdentifier: "header")
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(view is Counting)
    let sections = Sections([1])
    sections.headerViews = view.map { [0: $0] } ?? [:]
    table.dataSource = sections
    table.delegate = sections
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) === view)
    table.reloadData()
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") === view)
    #expect((view as? Counting)?.reuses == 1)
  }
}
