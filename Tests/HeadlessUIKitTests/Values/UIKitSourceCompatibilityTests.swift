import HeadlessUIKit
import Testing

/// App code written for the real UIKit. The main test is that it compiles.
@Suite("Code written for UIKit") struct UIKitSourceCompatibilityTests {
  /// A label with insets around its text.
  private final class PaddedLabel: UILabel {
    var insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      font = UIFontMetrics(forTextStyle: .caption1)
        .scaledFont(for: .systemFont(ofSize: 12, weight: .heavy))
      adjustsFontForContentSizeCategory = true
      layer.masksToBounds = true
      layer.cornerRadius = UIScreen.main.scale * 2
      setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(
        width: size.width + insets.left + insets.right,
        height: size.height + insets.top + insets.bottom)
    }
  }

  /// A cell with two labels and a badge.
  private final class ContactCell: UITableViewCell {
    static let identifier = "ContactCell"
    let nameLabel = UILabel()
    let statusLabel = UILabel()
    let badge = PaddedLabel()
    private lazy var column: UIStackView = {
      let stack = UIStackView(arrangedSubviews: [nameLabel, statusLabel])
      stack.axis = .vertical
      stack.spacing = 2
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8, leading: 16, bottom: 8, trailing: 16)
      stack.translatesAutoresizingMaskIntoConstraints = false
      return stack
    }()

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
      backgroundColor = .secondarySystemBackground
      nameLabel.font = .preferredFont(forTextStyle: .headline)
      statusLabel.textColor = .secondaryLabel
      statusLabel.numberOfLines = 0
      contentView.addSubview(column)
      contentView.addSubview(badge)
      NSLayoutConstraint.activate([
        column.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
        column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        column.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor),
        badge.centerYAnchor.constraint(equalTo: column.centerYAnchor),
        badge.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
      ])
      isAccessibilityElement = true
      accessibilityTraits = [.button, .staticText]
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
      super.prepareForReuse()
      nameLabel.text = nil
      badge.isHidden = true
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      accessoryType = selected ? .checkmark : .none
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      layer.borderColor = UIColor.separator.cgColor
    }
  }

  /// A screen with a table, a bar button and an alert.
  private final class ContactsViewController: UIViewController, UITableViewDataSource,
    UITableViewDelegate, UIGestureRecognizerDelegate
  {
    var names = ["Ada", "Grace", "Edsger"]
    let tableView = UITableView(frame: .zero, style: .insetGrouped)

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Contacts"
      view.backgroundColor = .systemGroupedBackground
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
      navigationController?.navigationBar.standardAppearance = appearance
      navigationController?.interactivePopGestureRecognizer?.delegate = self
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: self, action: Selector(ContactsViewController.add))
      tableView.register(
        ContactCell.self, forCellReuseIdentifier: ContactCell.identifier)
      tableView.dataSource = self
      tableView.delegate = self
      tableView.rowHeight = UITableView.automaticDimension
      tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
      tableView.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(tableView)
      NSLayoutConstraint.activate([
        tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
        guard let self else { return }
        self.names.append("Barbara")
        self.tableView.reloadData()
      }
    }

    func add() {
      let alert = UIAlertController(title: "Add", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Add", style: .default) { [weak self] _ in
          self?.names.insert("Alan", at: 0)
          self?.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        })
      alert.popoverPresentationController?.sourceView = view
      present(alert, animated: true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(
        withIdentifier: ContactCell.identifier, for: indexPath)
      (cell as? ContactCell)?.nameLabel.text = names[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }

  @Test func an_app_screen_shows_rows_delayed_updates_and_an_alert() throws {
    let environment = ScreenEnvironment()
    try environment.run {
      let screen = ContactsViewController()
      environment.window.rootViewController = UINavigationController(rootViewController: screen)
      environment.settle()
      func shown() -> [String] {
        screen.layOut()
        return screen.tableView.visibleCells.map { ($0 as? ContactCell)?.nameLabel.text ?? "?" }
      }
      #expect(screen.navigationItem.title == "Contacts")
      #expect(shown() == ["Ada", "Grace", "Edsger"])
      _ = environment.mainQueue.advance(by: 500)
      environment.settle()
      #expect(shown() == ["Ada", "Grace", "Edsger", "Barbara"])
      #expect(screen.tableView.touchRow(1))
      #expect(screen.tableView.visibleCells[1].accessoryType == .none)
      #expect(screen.navigationItem.rightBarButtonItem?.tap() == true)
      environment.settle()
      let alert = try #require(environment.window.topViewController as? UIAlertController)
      alert.choose(alert.actions[1])
      environment.settle()
      #expect(shown() == ["Alan", "Ada", "Grace", "Edsger", "Barbara"])
    }
  }

  @Test func a_padded_label_adds_its_padding() {
    let label = PaddedLabel()
    #expect(label.intrinsicContentSize == CGSize(width: 16, height: 8))
    #expect(label.layer.cornerRadius == 6)
    #expect(label.font == .systemFont(ofSize: 12, weight: .heavy))
  }
}
