import HeadlessUIKit

/// A data source and delegate that logs the calls of a table.
final class RecordingTableDataSource: UITableViewDataSource, UITableViewDelegate {
  let log: EventLog
  /// The number of rows in each section.
  var counts: [Int]
  /// The height of a row in text rows.
  var height: (IndexPath) -> Int = { _ in 1 }
  var onCell: (UITableView, IndexPath) -> Void = { _, _ in }
  var onShow: (UITableView, IndexPath) -> Void = { _, _ in }
  var onHide: (UITableView, IndexPath) -> Void = { _, _ in }
  var onCount: (UITableView, Int) -> Void = { _, _ in }

  init(_ counts: [Int], _ log: EventLog = EventLog()) {
    self.counts = counts
    self.log = log
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    onCount(tableView, section)
    return counts.indices.contains(section) ? counts[section] : -1
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    log.note("cell \(indexPath.section)-\(indexPath.row)")
    onCell(tableView, indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.section)-\(indexPath.row)"
    cell.tag = height(indexPath)
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.note("show \(indexPath.section)-\(indexPath.row)")
    onShow(tableView, indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    log.note("hide \(indexPath.section)-\(indexPath.row)")
    onHide(tableView, indexPath)
  }
}

/// Reports the tag of a cell as its height.
final class TagRowMeasurer: ViewMeasuring {
  func rows(of view: UIView, columns: Int) -> Int { view.tag }
}

extension UITableView {
  /// Creates a table with a viewport of `room` text rows, before its first layout pass.
  convenience init(_ rows: RecordingTableDataSource, room: Int) {
    self.init(frame: .zero, style: .plain)
    register(UITableViewCell.self, forCellReuseIdentifier: "row")
    dataSource = rows
    delegate = rows
    setViewport(columns: 40, rows: room)
  }

  /// The texts of the visible rows.
  var textsInView: [String] { visibleCells.map { $0.textLabel?.text ?? "" } }
}

extension [String] {
  /// The lines that begin with a word.
  func lines(of word: String) -> [String] { filter { $0.hasPrefix("\(word) ") } }
}
