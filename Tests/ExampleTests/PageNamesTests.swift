import Diorama
import DioramaKit
import Foundation
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// An app that was written for the first pages of version 3, with the names used there.
///
/// Two things of such code do not compile without Apple's runtime: `#selector(onTap)`, which is
/// `Selector(PageHeader.onTap)` here, and overriding a method in an extension of the subclass.
@Suite("Page 000: its names") struct PageNamesTests {
  /// A view controller that creates its own view model and handles its events.
  final class PageViewController: SBUInviteUserViewController {
    override func createViewModel(
      channel: SBDBaseChannel? = nil, channelUrl: String? = nil,
      channelType: SBDChannelType = .group, users: [SBUUser]? = nil
    ) {
      self.viewModel = PageViewModel(
        channel: channel, channelUrl: channelUrl, channelType: channelType, users: users,
        delegate: self, dataSource: self)
    }

    override func baseSelectedUserViewModel(
      _ viewModel: SBUBaseSelectUserViewModel, didChangeUserList users: [SBUUser]?,
      needsToReload: Bool
    ) {
      super.baseSelectedUserViewModel(
        viewModel, didChangeUserList: users, needsToReload: needsToReload)
      (self.navigationItem.titleView as? UILabel)?.text = "\(users?.count ?? 0) people"
    }
  }

  /// A view model of the app's own.
  final class PageViewModel: SBUInviteUserViewModel {}

  /// A header with views of its own.
  final class PageHeader: SBUInviteUserModule.Header {
    override func setupViews() {
      let label = UILabel()
      label.text = "?"
      self.titleView = label
      self.leftBarButton = UIBarButtonItem(
        title: "Close", style: .plain, target: self, action: Selector(PageHeader.onTapLeftBarButton)
      )
      super.setupViews()
    }
  }

  /// A cell that is registered as an instance.
  final class PageCell: SBUUserCell {
    override func configure(
      type: UserListType, user: SBUUser, isChecked: Bool = false, operatorMode: Bool = false,
      channelType: SBDChannelType = .group
    ) {
      super.configure(
        type: type, user: user, isChecked: isChecked, operatorMode: operatorMode,
        channelType: channelType)
      self.nicknameLabel.text = user.refinedNickname().uppercased()
    }
  }

  /// A list with that cell.
  final class PageList: SBUInviteUserModule.List {
    override func setupViews() {
      super.setupViews()
      self.register(userCell: PageCell())
    }
  }

  /// A view controller that leads to the screen and customizes it in both ways.
  final class EntryViewController: SBUInviteUserViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard let channelUrl = self.channelURL else { return }
      // For every screen from now on:
      SBUViewControllerSet.InviteUserViewController = PageViewController.self
      SBUModuleSet.inviteUserModule.headerComponent = PageHeader()
      // For one screen:
      let inviteUserVC = PageViewController(channelUrl: channelUrl, users: nil)
      inviteUserVC.listComponent = PageList()
      self.navigationController?.pushViewController(inviteUserVC, animated: true)
    }
  }

  @Test func both_ways_of_customizing_work_from_Swift_with_the_names_of_page_000() throws {
    // Page 000.
    let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let yaml = """
      viewController: EntryViewController
      channelUrl: spring-sale
      device: { width: 36 }
      currentUser: ada
      data:
        users:
          - { userId: ada, nickname: Ada }
          - { userId: bela, nickname: Béla }
          - { userId: cara, nickname: Cara }
        groupChannels: [{ url: spring-sale, members: [ada] }]
      """
    try Data(yaml.utf8).write(to: folder.appending(path: "page.yaml"))
    var registry = try Registry(.sendbird)
    try registry.register(EntryViewController.self, as: "EntryViewController")
    let suite = try ScreenSuite(Project(at: folder.path), registry: registry)
    let snapshot = try #require(suite.outcomes().first?.snapshot)
    let text = String(decoding: snapshot, as: UTF8.self)
    let frame = """
      ┌──────────────────────────────────┐
      │ [Close]     2 people    (Invite) │
      ├──────────────────────────────────┤
      │ ○ BÉLA                       [ ] │
      │ ○ CARA                       [ ] │
      └──────────────────────────────────┘
      """
    #expect(text.contains(frame), "\(text)")
  }
}
