import NexconnChatUI
import UIKit

/// The page of a bed: the kit's page of a group with the app's own rows and another footer.
class BedProfileViewController: NCProfileViewController {
  private let rows = BedRowsDelegate()

  convenience init(bed: String) {
    self.init(viewModel: NCGroupProfileViewModel(groupId: bed))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "The bed"
    viewModel.delegate = rows
    rows.onChange = { [weak self] text in self?.showTips(text) }
    if let group = viewModel as? NCGroupProfileViewModel {
      group.displayMaxMemberCount = 10
      group.invitePermission = .owner
      group.removeMemberPermission = .owner
    }
  }
}

/// Adds rows to the page. The view model keeps a weak reference.
private final class BedRowsDelegate: NSObject, NCProfileViewModelDelegate {
  var onChange: ((String) -> Void)?
  private var isSunny = true

  func profileViewModel(
    _ viewModel: NCProfileViewModel,
    willLoadProfileCellViewModel profileList: [[NCProfileCellViewModel]]
  ) -> [[NCProfileCellViewModel]] {
    let size = NCProfileCommonCellViewModel(title: "Size", detail: "3 m × 1.2 m")
    size.hiddenArrow = true
    let sun = NCProfileSwitchCellViewModel(title: "Full sun")
    sun.switchOn = isSunny
    sun.switchValueChanged = { [weak self] isOn in
      self?.isSunny = isOn
      self?.onChange?(isOn ? "Tomatoes, then" : "Ferns, then")
    }
    let diary = DiaryRow(title: "Diary")
    return profileList.prefix(1) + [[size, sun, diary]]
  }

  func profileViewModel(
    _ viewModel: NCProfileViewModel,
    willLoadProfileFooterViewModel footerViewModel: NCProfileFooterViewModel?
  ) -> NCProfileFooterViewModel? {
    footerViewModel?.title = "Give the bed back"
    return footerViewModel
  }

  func profileViewModel(
    _ viewModel: NCProfileViewModel, viewController: UIViewController, tableView: UITableView,
    didSelectRow indexPath: IndexPath, cellViewModel: NCProfileCellViewModel
  ) -> Bool {
    guard cellViewModel.title == "Size" else { return false }
    onChange?("It cannot grow")
    return true
  }
}

/// A row that opens the diary of the bed.
private final class DiaryRow: NCProfileCellViewModel {
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = title
    cell.detailTextLabel?.text = "last entry \(GardenLook.day(of: 1_772_353_800_000))"
    cell.accessoryType = .detailDisclosureButton
    return cell
  }

  override func itemDidSelected(by viewController: UIViewController) {
    let page = UIViewController()
    page.title = title
    let text = UITextView()
    text.text = "Sowed carrots."
    page.view.addSubview(text)
    viewController.navigationController?.pushViewController(page, animated: true)
  }
}
