import Testing

@testable import HeadlessUIKit

/// The headers and footers of sections and of the whole table.
@Suite("Table headers and footers") struct TableHeaderFooterTests {
  /// Sections with titles, or with views that replace them.
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

  /// The supplementary views before a row, as text.
  private func texts(_ table: UITableView, before place: Int, isTop: Bool = false) -> [String] {
    table.supplementaryViews(before: place, isTop: isTop).map {
      "\($0.kind) \(($0.view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "view")"
    }
  }

  @Test func titles_surround_the_rows_of_their_sections_even_of_empty_ones() {
    let sections = Sections([2, 0, 1])
    sections.headers = [0: "A", 1: "B", 2: "C"]
    sections.footers = [0: "a", 2: "c"]
    let table = table(sections)
    #expect(texts(table, before: 0) == ["header A"])
    #expect(texts(table, before: 1) == [])
    #expect(texts(table, before: 2) == ["footer a", "header B", "header C"])
    #expect(texts(table, before: 3) == ["footer c"])
  }

  @Test func without_rows_all_titles_are_listed_in_order() {
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
  func a_header_without_height_is_not_shown(height: CGFloat) {
    let sections = Sections([1, 1])
    sections.headers = [0: "A", 1: "B"]
    sections.heights = [0: height, 1: 28]
    let table = table(sections)
    #expect(texts(table, before: 0) == [])
    #expect(texts(table, before: 1) == ["header B"])
  }

  @Test func sectionHeaderHeight_applies_if_the_delegate_gives_no_height() {
    let sections = Sections([1])
    sections.headers = [0: "A"]
    let table = UITableView()
    table.sectionHeaderHeight = 0
    table.dataSource = sections
    table.delegate = sections
    table.layoutIfNeeded()
    #expect(texts(table, before: 0) == [])
  }

  @Test func a_header_view_replaces_the_title_and_is_removed_by_a_reload() {
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

  @Test func a_new_refresh_control_replaces_the_old_one() {
    let table = table(Sections([1]))
    let (old, new) = (UIRefreshControl(), UIRefreshControl())
    table.refreshControl = old
    #expect(table.supplementaryViews(before: 0).map(\.view) == [old])
    table.refreshControl = new
    #expect(table.supplementaryViews(before: 0).map(\.view) == [new])
    #expect(old.superview == nil)
    table.refreshControl = nil
    #expect(table.supplementaryViews(before: 0).isEmpty)
    #expect(new.superview == nil)
  }

  @Test func headers_are_requested_once_and_only_when_they_become_visible() {
    let sections = Sections([3, 3, 3])
    sections.headers = [0: "A", 1: "B", 2: "C"]
    let table = table(sections, room: 4)
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(sections.log.take() == ["title 0"])
    table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .none, animated: false)
    #expect(sections.log.take() == ["title 1"])
  }

  @Test func headers_take_up_space_in_the_viewport() {
    let sections = Sections([2, 9])
    sections.headers = [0: "A", 1: "B"]
    #expect(table(sections, room: 6).textsInView == ["0-0", "0-1", "1-0", "1-1"])
    // A header in the last line of the viewport leaves no space for a row.
    #expect(table(sections, room: 4).textsInView == ["0-0", "0-1"])
  }

  @Test func scrolling_to_a_row_also_shows_the_header_above_it() {
    let sections = Sections([3, 3])
    sections.headers = [0: "A", 1: "B"]
    let table = table(sections, room: 4, style: .grouped)
    table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .none, animated: false)
    #expect(table.textsInView == ["0-1", "0-2", "1-0"])
  }

  @Test func a_plain_table_keeps_the_header_of_the_top_row_visible() {
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

  @Test func scrolling_to_the_end_shows_the_footer_below_the_last_row() {
    let sections = Sections([6])
    let table = table(sections, room: 3)
    table.tableFooterView = UIView()
    table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .none, animated: false)
    #expect(table.textsInView == ["0-3", "0-4", "0-5"])
    table.scrollToEnd()
    #expect(table.textsInView == ["0-4", "0-5"])
  }

  @Test func scrolling_to_the_end_and_back_shows_the_same_rows() {
    let sections = Sections([3, 3])
    sections.headers = [0: "A", 1: "B"]
    let table = table(sections, room: 5)
    let before = table.textsInView
    table.scrollToEnd()
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
    #expect(table.textsInView == before)
  }

  @Test func a_viewport_of_one_row_can_scroll_to_the_last_row() {
    let sections = Sections([3])
    sections.headers = [0: "A"]
    let table = table(sections, room: 1)
    table.scrollToEnd()
    #expect(table.textsInView == ["0-2"])
  }

  @Test func a_header_callback_that_always_reloads_leaves_the_table_empty() {
    let sections = Sections([3])
    sections.onHeader = { $0.reloadData() }
    #expect(table(sections).textsInView == [])
  }

  @Test func layout_requested_in_a_header_callback_shows_the_same_rows() {
    let sections = Sections([3])
    sections.headers = [0: "A"]
    sections.onHeader = { $0.layoutIfNeeded() }
    let table = table(sections)
    #expect(texts(table, before: 0) == ["header A"])
    #expect(table.textsInView == ["0-0", "0-1", "0-2"])
  }

  @Test func a_header_that_is_or_contains_the_table_is_ignored() {
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

  @Test func headers_of_a_registered_class_are_reused() {
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
