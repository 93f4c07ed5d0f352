import DioramaKit
import HeadlessUIKit

/// Shows a single view without the rest of a screen: a cell as the only row of a list, navigation
/// bar contents as that bar, and any other view alone.
package final class SingleViewController: UIViewController, UITableViewDataSource {
  /// The view.
  package let single: UIView
  /// The columns of a frame outside the view: the borders with their margins.
  package static let borderColumns = 4

  package init(_ single: UIView) {
    self.single = single
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether it is shown in a navigation bar.
  var isBar: Bool { single is any NavigationBarContents }

  override package func viewDidLoad() {
    super.viewDidLoad()
    if let contents = single as? any NavigationBarContents {
      contents.fill(navigationItem)
    } else if single is UITableViewCell {
      let table = UITableView()
      table.dataSource = self
      view.addSubview(table)
    } else {
      view.addSubview(single)
    }
  }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    single as? UITableViewCell ?? UITableViewCell()
  }
}
