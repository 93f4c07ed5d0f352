import DioramaKit
import HeadlessUIKit

/// Shows one view by itself, without what a screen has around it: a cell as the one row of a list,
/// what stands in a navigation bar as that bar, and any other view as all that there is.
package final class SingleViewController: UIViewController, UITableViewDataSource {
  /// The view.
  package let single: UIView
  /// The columns of a frame that are no part of the view: its borders with their margins.
  package static let borderColumns = 4

  package init(_ single: UIView) {
    self.single = single
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether it stands in a navigation bar.
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
