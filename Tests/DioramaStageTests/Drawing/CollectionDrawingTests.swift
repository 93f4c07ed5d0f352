import HeadlessUIKit
import Testing

@testable import DioramaKit
@testable import DioramaStage

/// Drawing and tapping of collection views, search bars and refreshing lists.
@Suite("Collection drawing") struct CollectionDrawingTests {
  private final class Colors: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var chosen: [String] = []
    let names = ["Red", "Green", "Blue"]
    let layout = UICollectionViewFlowLayout()
    private(set) lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
      title = "Colors"
      let bar = UISearchBar()
      bar.placeholder = "Search"
      view.addSubview(bar)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "color")
      collection.dataSource = self
      collection.delegate = self
      view.addSubview(collection)
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
      for view in cell.contentView.subviews { view.removeFromSuperview() }
      cell.contentView.addSubview(UILabel(names[indexPath.item]))
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { chosen.append(names[indexPath.item]) }
  }

  private let screen = Colors()

  @Test func items_are_stacked_below_a_search_bar() {
    #expect(
      TestStage(screen).frame == [
        "┌────────────────────────────┐",
        "│           Colors           │",
        "├────────────────────────────┤",
        "│ [_Search]                  │",
        "│ Red                        │",
        "│ Green                      │",
        "│ Blue                       │",
        "└────────────────────────────┘",
      ])
  }

  @Test func an_item_is_tapped_like_a_row() {
    let stage = TestStage(screen)
    #expect(
      stage.failure { stage throws(StepFailure) in
        try stage.tapRow(stage.rowIndex(of: .text("Green")), "the row 'Green'")
      } == nil)
    #expect(screen.chosen == ["Green"])
  }

  @Test func a_refreshing_list_shows_a_loading_line_at_the_top() {
    let control = UIRefreshControl()
    let stage = TestStage(screen)
    stage.settle {
      screen.collection.refreshControl = control
      control.beginRefreshing()
    }
    #expect(control.isRefreshing)
    #expect(stage.frame[4] == "│ ◌ loading                  │")
    #expect(stage.frame[5] == "│ Red                        │")
    stage.settle { control.endRefreshing() }
    #expect(stage.frame[4] == "│ Red                        │")
    let table = UITableView()
    table.refreshControl = control
    control.beginRefreshing()
    #expect(renderedLines(of: table, columns: 20) == ["◌ loading"])
  }

  @Test func a_segmented_control_shows_its_selection_and_is_tapped_by_title() {
    let screen = UIViewController()
    screen.title = "People"
    let control = UISegmentedControl(items: ["All", "Online"])
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 1)
    screen.view.addSubview(control)
    let stage = TestStage(screen)
    #expect(stage.frame[3] == "│ [✓ All] (Online)           │")
    control.setEnabled(true, forSegmentAt: 1)
    #expect(
      stage.failure { stage throws(StepFailure) in
        try stage.tapButton("Online", row: nil)
      } == nil)
    #expect(stage.frame[3] == "│ [All] [✓ Online]           │")
  }
}
