import HeadlessUIKit
import Testing

@testable import DioramaKit
@testable import DioramaStage

/// Parts of plain screens that a phone shows, and that steps touch.
@Suite("Parts of plain screens") struct PlainScreenTests {
  // MARK: Rows

  private class Rows: UITableViewController {
    var names = ["Ada", "Bo"]
    var log: [String] = []

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { names.count }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = names[indexPath.row]
      cell.accessoryType = indexPath.row == 0 ? .detailDisclosureButton : .detailButton
      return cell
    }
    override func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { log.append("more about \(names[indexPath.row])") }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(names[indexPath.row])")
    }
  }

  private final class DeletingRows: Rows {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  @Test func the_accessory_button_of_a_row_can_be_tapped() {
    let screen = Rows(style: .plain)
    let stage = TestStage(screen, blocks: [.accessibility])
    let frame = stage.frame
    #expect(frame.contains("│ Ada                  [ⓘ] › │"), "\(frame)")
    #expect(frame.contains("│ Bo                     [ⓘ] │"), "\(frame)")
    #expect(
      frame.contains("- row \"Bo\"") && frame.contains("  - button \"More Info\""), "\(frame)")
    for step in ["{ button: ⓘ, row: Bo }", "{ button: More Info, row: 1 }", "{ row: 1 }"] {
      #expect(stage.failure(ofStep: "tap: \(step)") == nil)
    }
    #expect(screen.log == ["more about Bo", "more about Ada", "selected Ada"])
  }

  @Test func a_reused_cell_has_one_accessory_button_or_none() {
    let cell = UITableViewCell()
    cell.accessoryType = .detailButton
    cell.accessoryType = .detailDisclosureButton
    #expect(cell.buttons.count == 1)
    cell.accessoryType = .checkmark
    #expect(cell.buttons.isEmpty && cell.shownAccessoryView == nil)
    cell.accessoryType = .detailButton
    cell.accessoryView = UISwitch()
    #expect(cell.shownAccessoryView is UISwitch)
  }

  @Test func a_swipe_deletes_only_rows_whose_data_source_commits_it() {
    let screen = DeletingRows(style: .plain)
    let stage = TestStage(screen)
    #expect(stage.failure(ofStep: "tap: { button: Delete, row: Ada }") == nil)
    #expect(screen.names == ["Bo"])
    let plain = TestStage(Rows(style: .plain))
    let failure = plain.failure(ofStep: "tap: { button: Delete, row: Ada }")
    #expect(failure?.contains("Delete") == true && failure?.contains("available") == true)
  }

  @Test func the_edit_button_turns_editing_of_a_table_on_and_off() {
    let screen = Rows(style: .plain)
    screen.navigationItem.rightBarButtonItem = screen.editButtonItem
    let stage = TestStage(screen)
    #expect(stage.frame.contains { $0.contains("[Edit]") })
    #expect(stage.failure(ofStep: "tap: Edit") == nil)
    #expect(screen.isEditing && screen.tableView.isEditing)
    #expect(stage.frame.contains { $0.contains("[Done]") })
    #expect(stage.failure(ofStep: "tap: Done") == nil)
    #expect(!screen.isEditing && !screen.tableView.isEditing)
  }

  // MARK: Search

  private final class Search: UIViewController, UISearchResultsUpdating, UISearchBarDelegate,
    UISearchControllerDelegate
  {
    let search = UISearchController(searchResultsController: nil)
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "People"
      search.searchResultsUpdater = self
      search.delegate = self
      search.searchBar.delegate = self
      search.searchBar.scopeButtonTitles = ["All", "New"]
      navigationItem.searchController = search
    }

    func updateSearchResults(for controller: UISearchController) {
      let bar = controller.searchBar
      log.append("\(controller.isActive) '\(bar.text ?? "")' \(bar.selectedScopeButtonIndex)")
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("end") }
  }

  @Test func an_active_search_shows_cancel_and_its_scopes() {
    let screen = Search()
    let stage = TestStage(screen, columns: 40)
    #expect(!stage.frame.contains { $0.contains("Cancel") || $0.contains("New") })
    #expect(stage.failure(ofStep: "write: Ad") == nil)
    let frame = stage.frame
    #expect(frame.contains("│ [Ad_]                       [Cancel] │"), "\(frame)")
    #expect(frame.contains("│ [✓ All] [New]                        │"), "\(frame)")
    #expect(stage.failure(ofStep: "tap: New") == nil)
    #expect(stage.failure(ofStep: "tap: Cancel") == nil)
    #expect(
      screen.log.suffix(4) == ["true 'Ad' 1", "cancel", "false '' 1", "end"], "\(screen.log)")
    #expect(stage.frame.contains("│ [_Search]                            │"), "\(stage.frame)")
  }

  @Test func a_search_bar_with_a_cancel_button_calls_its_delegate() {
    let (screen, bar, delegate) = (UIViewController(), UISearchBar(), Search())
    bar.delegate = delegate
    bar.placeholder = "Name"
    bar.showsCancelButton = true
    screen.view.addSubview(bar)
    let stage = TestStage(screen)
    #expect(stage.frame.contains("│ [_Name]           [Cancel] │"), "\(stage.frame)")
    #expect(stage.failure(ofStep: "tap: Cancel") == nil)
    #expect(delegate.log == ["cancel"])
    bar.showsCancelButton = false
    #expect(stage.frame.contains("│ [_Name]                    │"), "\(stage.frame)")
  }

  // MARK: Controls

  @Test func a_selected_segment_is_read_as_selected() {
    let screen = UIViewController()
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 1
    screen.view.addSubview(control)
    let frame = TestStage(screen, blocks: [.accessibility]).frame
    #expect(frame.contains("│ [Day] [✓ Week]             │"), "\(frame)")
    #expect(frame.contains("- button \"Day\"") && frame.contains("- button \"Week\", selected"))
  }

  @Test func styles_show_the_colors_of_a_button_configuration() {
    let screen = UIViewController()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.baseBackgroundColor = .systemRed
    configuration.baseForegroundColor = .systemYellow
    screen.view.addSubview(UIButton(configuration: configuration))
    let frame = TestStage(screen, blocks: [.styles]).frame
    #expect(frame.contains { $0.hasSuffix("'Save' systemYellow on systemRed") }, "\(frame)")
  }

  @Test func a_pop_up_button_shows_the_chosen_element_of_its_menu() {
    let screen = UIViewController()
    let button = UIButton()
    let titles = ["Name", "Date", "Size"]
    button.menu = UIMenu(
      options: .singleSelection, children: titles.map { UIAction(title: $0) { _ in } })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    screen.view.addSubview(button)
    let stage = TestStage(screen)
    #expect(stage.frame.contains("│ [Name]                     │"), "\(stage.frame)")
    for title in ["Date", "Size"] {
      stage.settle { stage.environment.window.open(button.menu ?? UIMenu(), at: button) }
      #expect(stage.failure(ofStep: "tap: { menu: \(title) }") == nil)
    }
    #expect(stage.frame.contains("│ [Size]                     │"), "\(stage.frame)")
    let chosen = button.menu?.children.compactMap {
      ($0 as? UIAction)?.state == .on ? $0.title : nil
    }
    #expect(chosen == ["Size"])
  }
}
