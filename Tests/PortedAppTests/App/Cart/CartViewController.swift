//
//  CartViewController.swift
//

import UIKit

final class CartCell: UITableViewCell {
  private let item: String

  init(item: String, count: Int) {
    self.item = item
    super.init(style: .value1, reuseIdentifier: nil)
    textLabel?.text = item
    textLabel?.textColor = UIColor(named: "Brand")
    detailTextLabel?.text = String.localizedStringWithFormat(
      NSLocalizedString("cart.pieces", comment: ""), count)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class CartViewController: UITableViewController {
  private let counts = [1, 12]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("cart.title", comment: "The title of the cart")
    let empty = Bundle.main.localizedString(forKey: "cart.empty", value: nil, table: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: empty, style: .plain, target: self, action: #selector(clear(_:)))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    CartCell(
      item: String(localized: "cart.offer", table: "Offers", comment: "An item"),
      count: counts[indexPath.row])
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    String(localized: "\(counts.count) kinds", table: "Offers")
  }

  @objc private func clear(_ sender: UIBarButtonItem) {
    title = NSLocalizedString("cart.cleared", comment: "")
  }

  private func clear(_ count: Int) {}
}
