import UIKit

/// A content of an app's own: a name with a badge.
struct BadgeContentConfiguration: UIContentConfiguration, Hashable {
  var name = ""
  var count = 0
  var isEmphasized = false

  func makeContentView() -> UIView & UIContentView { BadgeContentView(configuration: self) }

  func updated(for state: UIConfigurationState) -> BadgeContentConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var copy = self
    copy.isEmphasized = state.isSelected || state.isHighlighted
    return copy
  }
}

/// Shows a name with a badge.
final class BadgeContentView: UIView, UIContentView {
  private let nameLabel = UILabel()
  private let badge = UILabel()

  var configuration: UIContentConfiguration {
    didSet { apply() }
  }

  init(configuration: BadgeContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    badge.textAlignment = .right
    badge.setContentHuggingPriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [nameLabel, badge])
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
    apply()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func apply() {
    guard let content = configuration as? BadgeContentConfiguration else { return }
    nameLabel.text = content.isEmphasized ? "» \(content.name)" : content.name
    badge.text = content.count > 99 ? "99+" : "\(content.count)"
    badge.isHidden = content.count == 0
  }
}

/// Boards with the number of unread messages.
final class BadgeListViewController: UITableViewController {
  private var boards = [("Kitchen", 3), ("Garden", 0), ("Attic", 120)]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Boards"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "board")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    boards.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "board", for: indexPath)
    let (name, count) = boards[indexPath.row]
    cell.contentConfiguration = BadgeContentConfiguration(name: name, count: count)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    boards[indexPath.row].1 = 0
    guard let cell = tableView.cellForRow(at: indexPath) else { return }
    cell.contentConfiguration = BadgeContentConfiguration(name: boards[indexPath.row].0)
    cell.setNeedsUpdateConfiguration()
  }
}
