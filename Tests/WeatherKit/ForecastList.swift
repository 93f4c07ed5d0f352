import DioramaKit
import HeadlessUIKit

/// The days, or what is there in their place.
open class ForecastList: UIView, ConfigurableComponent, UITableViewDataSource, UITableViewDelegate {
  /// What there is to show.
  public enum Content {
    /// Nothing yet.
    case loading
    /// The days, and who writes their temperatures.
    case days([Day], Station)
    /// Why there is nothing.
    case failure(ServiceError)
  }

  /// What there is to show.
  public var content = Content.loading { didSet { update() } }
  /// Makes the rows; nil for the kit's own.
  public var cell: ComponentChoice?
  /// What is shown when a forecast could not be had, before the reason.
  public var failureText = "No forecast:"
  /// Is told when somebody asks for another try.
  public var onRetry: () -> Void = {}
  /// Is told of the day that somebody taps.
  public var onSelect: (Day) -> Void = { _ in }

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let reason = UILabel()
  private let retry = UIButton(type: .system)
  private let table = UITableView()

  /// A list that shows nothing yet.
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

  /// Screens are not decoded here.
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

  /// How many days there are.
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

  /// Somebody taps a day.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(days[indexPath.row])
  }

  /// A list.
  open class var kind: TypeKind { .list }
  /// What `types` says of it.
  open class var summary: String { "the days, a row each" }
  /// What YAML may set on it.
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
