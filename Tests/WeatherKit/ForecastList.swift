import DioramaKit
import HeadlessUIKit

/// The days, or a loading indicator or an error instead.
open class ForecastList: UIView, ConfigurableComponent, UITableViewDataSource, UITableViewDelegate {
  /// The content to show.
  public enum Content {
    /// Nothing yet.
    case loading
    /// The days, and the station that formats their temperatures.
    case days([Day], Station)
    /// The reason why there are no days.
    case failure(ServiceError)
  }

  /// The content to show.
  public var content = Content.loading { didSet { update() } }
  /// The type of the rows; nil for the kit's own.
  public var cell: ComponentChoice?
  /// The text before the reason if a forecast fails.
  public var failureText = "No forecast:"
  /// Called when the user retries.
  public var onRetry: () -> Void = {}
  /// Called with the day that the user taps.
  public var onSelect: (Day) -> Void = { _ in }

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let reason = UILabel()
  private let retry = UIButton(type: .system)
  private let table = UITableView()

  /// Creates an empty list.
  public required init() {
    super.init(frame: .zero)
    for view in [wheel, reason, retry, table] { addSubview(view) }
    // `tap: retry` finds the button by this identifier.
    retry.accessibilityIdentifier = "retry"
    retry.setTitle("Try again", for: .normal)
    retry.addAction(UIAction { [weak self] _ in self?.onRetry() }, for: .touchUpInside)
    (table.dataSource, table.delegate) = (self, self)
    update()
  }

  /// Returns nil, since decoding is not supported.
  public required init?(coder: NSCoder) { nil }

  private var days: [Day] { if case .days(let days, _) = content { days } else { [] } }

  private func update() {
    for view in [reason, retry, table] { view.isHidden = true }
    wheel.stopAnimating()
    switch content {
    case .loading: wheel.startAnimating()
    case .days:
      table.isHidden = false
      let row = cell?.type as? ForecastCell.Type ?? ForecastCell.self
      table.register(row, forCellReuseIdentifier: "day")
      table.reloadData()
    case .failure(let error):
      (reason.isHidden, retry.isHidden) = (false, false)
      reason.text = "\(failureText) \(error.message)"
    }
  }

  /// The number of days.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    days.count
  }

  /// The row of a day.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = tableView.dequeueReusableCell(withIdentifier: "day", for: indexPath)
    if let row = row as? ForecastCell, case .days(let days, let station) = content {
      cell?.apply(to: row)
      row.show(days[indexPath.row], station)
    }
    return row
  }

  /// Selects the tapped day.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(days[indexPath.row])
  }

  /// A list.
  open class var kind: TypeKind { .list }
  /// The summary that `types` shows.
  open class var summary: String { "the days, a row each" }
  /// The properties that YAML may set.
  open class var properties: PropertyTable {
    [
      Property(
        "cell", .component(.cell, accepts: ForecastCell.self), "makes the rows",
        \ForecastList.cell),
      Property(
        "failureText", .text, "what is shown before the reason of a failure",
        \ForecastList.failureText),
    ]
  }
}
