import UIKit

struct Trip {
  var place: String
  var days: Int
}

/// Lists trips; a swipe deletes one, a tap shows it.
final class TripListViewController: UITableViewController {
  private var trips: [Trip]

  init(trips: [Trip]) {
    self.trips = trips
    super.init(style: .plain)
    title = "Trips"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TripCell.self, forCellReuseIdentifier: "trip")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addTrip))
  }

  @objc private func addTrip() {
    let alert = UIAlertController(title: "New trip", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Place" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let self, let place = alert?.textFields?.first?.text, !place.isEmpty else { return }
        self.trips.append(Trip(place: place, days: 1))
        self.tableView.insertRows(
          at: [IndexPath(row: self.trips.count - 1, section: 0)], with: .automatic)
      })
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trips.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath)
    (cell as? TripCell)?.trip = trips[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let page = UIViewController()
    page.title = trips[indexPath.row].place
    navigationController?.pushViewController(page, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    trips.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

final class TripCell: UITableViewCell {
  var trip = Trip(place: "", days: 0) {
    didSet {
      textLabel?.text = trip.place
      detailTextLabel?.text = trip.days == 1 ? "1 day" : "\(trip.days) days"
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
