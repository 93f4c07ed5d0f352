import HeadlessUIKit
import Testing

@testable import DioramaKit
@testable import DioramaStage

/// Views that an app adds to a cell itself, beside its content view.
@Suite("Views beside a content view") struct BesideContentTests {
  /// A table with one section, whose cells and header an app's closures fill.
  private final class Screen: UITableViewController {
    var cells: [(UITableViewCell) -> Void] = []
    var header: ((UITableViewHeaderFooterView) -> Void)?

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { cells.count }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cells[indexPath.row](cell)
      return cell
    }
    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      guard let header else { return nil }
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header(view)
      return view
    }
  }

  private func rows(_ fill: [(UITableViewCell) -> Void]) -> [String] {
    let screen = Screen(style: .plain)
    screen.cells = fill
    return lines(of: screen)
  }

  private func row(_ fill: @escaping (UITableViewCell) -> Void) -> [String] { rows([fill]) }

  private func lines(of screen: UIViewController) -> [String] {
    TestStage(screen).frame.filter { $0.hasPrefix("│") }.map {
      $0.dropFirst(2).dropLast(2).description
    }
  }

  /// Pins a view to an edge of another one, in its vertical middle.
  private static func pin(_ view: UIView, in outer: UIView, isTrailing: Bool = false) {
    NSLayoutConstraint.activate([
      isTrailing
        ? view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -16)
        : view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 16),
      view.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
    ])
  }

  @Test func a_label_in_the_cell_is_shown_like_one_in_the_content_view() {
    let plain = row { $0.addSubview(UILabel("Kim")) }
    #expect(plain.contains { $0.hasPrefix("Kim  ") }, "\(plain)")
    let pinned = row { cell in
      let (name, badge) = (UILabel("Kim"), UILabel("3"))
      cell.addSubview(name)
      cell.addSubview(badge)
      Self.pin(name, in: cell)
      Self.pin(badge, in: cell.contentView, isTrailing: true)
    }
    #expect(pinned.contains { $0.hasPrefix("Kim  ") && $0.hasSuffix("  3") }, "\(pinned)")
  }

  @Test func views_in_both_are_placed_by_the_constraints_between_them() {
    let shown = row { cell in
      let (name, badge) = (UILabel("Kim"), UILabel("3"))
      cell.contentView.addSubview(name)
      cell.addSubview(badge)
      Self.pin(name, in: cell.contentView)
      badge.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8).isActive = true
      badge.centerYAnchor.constraint(equalTo: name.centerYAnchor).isActive = true
    }
    #expect(shown.contains { $0.hasPrefix("Kim 3  ") }, "\(shown)")
    let apart = row { cell in
      let (name, badge) = (UILabel("Kim"), UILabel("3"))
      cell.contentView.addSubview(name)
      cell.addSubview(badge)
      Self.pin(name, in: cell.contentView, isTrailing: true)
      Self.pin(badge, in: cell)
    }
    #expect(apart.contains { $0.hasPrefix("3  ") && $0.hasSuffix("  Kim") }, "\(apart)")
  }

  @Test func the_accessory_stays_at_the_end_of_the_row() {
    let shown = rows([
      { cell in
        cell.addSubview(UILabel("Kim"))
        cell.accessoryType = .disclosureIndicator
      },
      { cell in
        cell.addSubview(UILabel("Lee"))
        cell.accessoryView = UILabel("new")
      },
      { cell in
        cell.textLabel?.text = "Ann"
        cell.addSubview(UILabel("admin"))
      },
      { cell in
        cell.contentView.addSubview(UILabel("never"))
        cell.contentView.isHidden = true
        cell.addSubview(UILabel("shown"))
      },
    ])
    #expect(shown.contains { $0.hasPrefix("Kim  ") && $0.hasSuffix(" ›") }, "\(shown)")
    #expect(shown.contains { $0.hasPrefix("Lee  ") && $0.hasSuffix(" new") }, "\(shown)")
    #expect(shown.count { $0.contains("new") } == 1, "\(shown)")
    #expect(shown.contains { $0.hasPrefix("Ann") && $0.contains("admin") }, "\(shown)")
    #expect(!shown.contains { $0.contains("never") }, "\(shown)")
    #expect(shown.contains { $0.hasPrefix("shown  ") }, "\(shown)")
  }

  @Test func headers_and_items_of_collections_show_such_views_too() {
    let table = Screen(style: .plain)
    table.cells = [{ $0.textLabel?.text = "Kim" }]
    table.header = { header in
      let count = UILabel("12")
      header.contentView.addSubview(UILabel("People"))
      header.addSubview(count)
      Self.pin(count, in: header, isTrailing: true)
    }
    let shown = lines(of: table)
    #expect(shown.contains { $0.contains("People") && $0.contains("12") }, "\(shown)")
    let item = UICollectionViewCell(frame: .zero)
    let (name, mark) = (UILabel("Red"), UILabel("✓"))
    item.contentView.addSubview(name)
    item.addSubview(mark)
    Self.pin(name, in: item)
    Self.pin(mark, in: item, isTrailing: true)
    let screen = UIViewController()
    screen.view.addSubview(item)
    let items = lines(of: screen)
    #expect(items.contains { $0.hasPrefix("Red  ") && $0.hasSuffix("  ✓") }, "\(items)")
  }
}
