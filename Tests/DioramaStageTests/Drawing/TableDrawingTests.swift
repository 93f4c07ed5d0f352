import HeadlessUIKit
import Testing

@testable import DioramaKit
@testable import DioramaStage

/// The drawing of tables with sections.
@Suite("Table drawing") struct TableDrawingTests {
  private final class People: UITableViewDataSource, UITableViewDelegate {
    var names = [["Ana", "Ben"], ["Cho"]]
    var headers: [String?] = ["Just now", "Last 24 hours"]
    var footers: [String?] = [nil, nil]
    var headerView: UIView?

    func numberOfSections(in tableView: UITableView) -> Int { names.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = names[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      headers[section]
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footers[section]
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      section == 0 ? headerView : nil
    }
  }

  private let people = People()

  private func table(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = people
    table.delegate = people
    return table
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func a_header_is_a_ruled_line_above_its_rows(style: UITableView.Style) {
    #expect(
      renderedLines(of: table(style), columns: 24) == [
        "── Just now ────────────", "Ana", "Ben", "── Last 24 hours ───────", "Cho",
      ])
  }

  @Test func a_long_title_is_truncated_and_keeps_its_rule() {
    people.headers = ["친구 요청 🎉 받은 것들 모두", nil]
    #expect(
      renderedLines(of: table(), columns: 24) == [
        "── 친구 요청 🎉 받은 … ─", "Ana", "Ben", "Cho",
      ])
  }

  @Test func a_footer_is_drawn_below_its_rows() {
    people.headers = [nil, nil]
    people.footers = ["Requests end after three days.", nil]
    #expect(
      renderedLines(of: table(), columns: 20) == [
        "Ana", "Ben", "└ Requests end after", "  three days.", "Cho",
      ])
  }

  @Test func a_header_view_has_a_rule_only_if_it_is_one_line_high() {
    let button = UIButton(type: .custom)
    button.setTitle("Clear", for: .normal)
    let row = UIStackView(arrangedSubviews: [UILabel("New"), button])
    row.spacing = 8
    people.headerView = row
    people.headers = [nil, nil]
    #expect(renderedLines(of: table(), columns: 24)[0] == "── New [Clear] ─────────")
    let column = UIStackView(arrangedSubviews: [UILabel("New"), UILabel("since today")])
    column.axis = .vertical
    people.headerView = column
    #expect(renderedLines(of: table(), columns: 24).prefix(3) == ["New", "since today", "Ana"])
  }

  @Test func header_and_footer_views_of_the_table_are_above_and_below_all_rows() {
    let table = table()
    table.tableHeaderView = UILabel("Everybody")
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    table.tableFooterView = wheel
    #expect(
      renderedLines(of: table, columns: 24) == [
        "Everybody", "── Just now ────────────", "Ana", "Ben", "── Last 24 hours ───────", "Cho",
        "◌ loading",
      ])
    wheel.stopAnimating()
    #expect(renderedLines(of: table, columns: 24).last == "Cho")
  }

  @Test func a_device_shows_the_visible_rows_below_their_section_header() {
    people.names = [["Ana", "Ben", "Cem", "Dia"], ["Eva", "Fay"]]
    let table = table()
    #expect(
      renderedLines(of: table, columns: 24, rows: 4) == [
        "── Just now ────────────", "Ana", "Ben", "Cem",
      ])
    table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .none, animated: false)
    #expect(
      renderedLines(of: table, columns: 24, rows: 4) == [
        "── Just now ────────────", "Ben", "Cem", "Dia",
      ])
    table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .none, animated: false)
    #expect(
      renderedLines(of: table, columns: 24, rows: 4) == [
        "── Just now ────────────", "Dia", "── Last 24 hours ───────", "Eva",
      ])
  }

  @Test func a_header_at_the_bottom_of_the_device_is_shown_without_its_rows() {
    #expect(
      renderedLines(of: table(), columns: 24, rows: 4) == [
        "── Just now ────────────", "Ana", "Ben", "── Last 24 hours ───────",
      ])
  }

  @Test func empty_sections_show_their_headers_and_the_background_view() {
    people.names = [[], []]
    let table = table()
    let label = UILabel("No one")
    label.textAlignment = .center
    table.backgroundView = label
    #expect(
      renderedLines(of: table, columns: 24, rows: 7) == [
        "── Just now ────────────", "── Last 24 hours ───────", "", "", "         No one",
      ])
  }

  @Test func two_tables_in_a_column_are_measured_with_their_headers() {
    let (first, second) = (table(), table())
    let column = UIStackView(arrangedSubviews: [first, second])
    column.axis = .vertical
    let one = renderedLines(of: first, columns: 24)
    #expect(renderedLines(of: column, columns: 24) == one + one)
  }
}
