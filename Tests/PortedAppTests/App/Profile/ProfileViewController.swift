import Photos
import PhotosUI
import SendbirdChatSDK
import SendbirdUIKit
import UIKit

extension Notification.Name {
  static let profileDidChange = Notification.Name("profileDidChange")
}

enum ProfileRow: Int, CaseIterable {
  case theme, disturb, signOut

  var title: String {
    switch self {
    case .theme: return "Dark theme"
    case .disturb: return "Do not disturb"
    case .signOut: return "Sign out"
    }
  }
}

/// A row with a title and an optional switch.
class ProfileCell: UITableViewCell {
  @SBUAutoLayout var titleLabel = UILabel()
  @SBUAutoLayout var rightSwitch = UISwitch()
  var switchAction: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(titleLabel)
    contentView.addSubview(rightSwitch)
    titleLabel.sbu_constraint(equalTo: contentView, leading: 16, centerY: 0)
    rightSwitch.sbu_constraint(equalTo: contentView, trailing: 16, centerY: 0)
    rightSwitch.addTarget(self, action: #selector(changeSwitch(_:)), for: .valueChanged)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @objc func changeSwitch(_ sender: UISwitch) {
    switchAction?(sender.isOn)
  }
}

/// The user's own profile: name, picture and a few switches.
@MainActor
class ProfileViewController: UIViewController, UINavigationControllerDelegate {
  @IBOutlet var tableView: UITableView!
  var header: ProfileHeader?
  private var isSilent = false

  lazy var editButton: UIBarButtonItem = {
    let button = UIBarButtonItem(
      title: SBUStringSet.Edit, style: .plain, target: self, action: #selector(onClickEdit))
    button.tintColor = SBUColorSet.primaryMain
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "My profile"
    header =
      Bundle.main.loadNibNamed("ProfileHeader", owner: self, options: nil)?.first
      as? ProfileHeader
    header?.delegate = self
    header?.pictureView.loadImage(urlString: SBUGlobals.currentUser?.profileURL ?? "none")
    navigationItem.rightBarButtonItem = editButton
    navigationController?.navigationBar.setValue(true, forKey: "hidesShadow")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(ProfileCell.self, forCellReuseIdentifier: ProfileCell.sbu_className)
    tableView.tableHeaderView = header
    view.addSubview(tableView)
    NotificationCenter.default.addObserver(
      self, selector: #selector(reload(_:)), name: .profileDidChange, object: nil)
    NotificationCenter.default.post(
      name: .profileDidChange, object: self, userInfo: ["name": "Ada"])
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func reload(_ notification: Notification) {
    header?.show(name: notification.userInfo?["name"] as? String ?? "unknown")
    tableView.reloadData()
  }

  @objc func onClickEdit() {
    let rename = SBUActionSheetItem(title: "Change name") { [weak self] in self?.changeName() }
    let picture = SBUActionSheetItem(title: "Change picture", completionHandler: nil)
    SBUActionSheet.show(
      items: [rename, picture], cancelItem: SBUActionSheetItem(title: SBUStringSet.Cancel),
      delegate: self)
  }

  func changeName() {
    let ok = SBUAlertButtonItem(title: SBUStringSet.OK) { name in
      let name = (name as? String).flatMap { $0.isEmpty ? nil : $0 } ?? "Ada Lovelace"
      NotificationCenter.default.post(
        name: .profileDidChange, object: nil, userInfo: ["name": name])
    }
    SBUAlertView.show(
      title: "New name", needInputField: true, placeHolder: "Name", confirmButtonItem: ok,
      cancelButtonItem: SBUAlertButtonItem(title: SBUStringSet.Cancel) { _ in })
  }

  nonisolated func describe() -> String { "profile" }
}

extension ProfileViewController: SBUActionSheetDelegate {
  func didSelectActionSheetItem(index: Int, identifier: Int) {
    guard index == 1 else { return }
    showPicker()
  }

  func showPicker() {
    let picker = UIImagePickerController()
    picker.delegate = self
    picker.sourceType = .photoLibrary
    present(picker, animated: true, completion: nil)
  }
}

extension ProfileViewController: UIImagePickerControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true) { [weak self] in
      guard let image = info[.originalImage] as? UIImage else { return }
      self?.header?.pictureView.image = image.resize(with: CGSize(width: 64, height: 64))
    }
  }
}

extension ProfileViewController: ProfileHeaderDelegate {
  func profileHeaderWantsPicture(_ header: ProfileHeader) {
    showPicker()
  }

  func profileHeader(_ header: ProfileHeader, statusOf name: String) -> String {
    isSilent ? "\(name) is silent" : "\(name) listens"
  }
}

extension ProfileViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ProfileRow.allCases.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: ProfileCell.sbu_className, for: indexPath)
      as? ProfileCell ?? ProfileCell()
    let row = ProfileRow(rawValue: indexPath.row) ?? .theme
    cell.titleLabel.text = row.title
    cell.rightSwitch.isHidden = row == .signOut
    cell.rightSwitch.isOn = row == .disturb && isSilent
    cell.switchAction = { [weak self] isOn in
      guard row == .disturb else { return }
      self?.isSilent = isOn
      self?.header?.show(name: "Ada")
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard ProfileRow(rawValue: indexPath.row) == .signOut else { return }
    if responds(to: #selector(signOut)) {
      perform(#selector(signOut), with: nil, afterDelay: 0.2)
    }
  }

  @objc func signOut() {
    UIView.animate(withDuration: 0.3, animations: { [weak self] in self?.view.alpha = 0.5 }) { _ in
      MainActor.assumeIsolated {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        guard
          let welcome = storyboard.instantiateViewController(withIdentifier: "Welcome")
            as? WelcomeViewController
        else { return }
        self.navigationController?.pushViewController(welcome, animated: true)
      }
    }
  }
}
