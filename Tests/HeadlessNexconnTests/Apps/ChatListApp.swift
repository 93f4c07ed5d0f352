import DioramaKit
import Foundation
import HeadlessNexconn
import HeadlessUIKit

// App code as it is written against the real kit; only the imports above are ours.

/// Provides the app's users and groups, and configures the kit.
final class ProfileService: NCChatUIUserInfoDataSource, NCChatUIGroupInfoDataSource,
  NCChatUIGroupUserInfoDataSource, NCChatUIGroupMemberDataSource
{
  private(set) var log: [String] = []

  func start() {
    NCChatUI.shared().initialize(with: NCInitParams(appKey: "key of the app"))
    let config: NCChatUIConfig = .default()
    config.message.enableTypingStatus = true
    config.message.enableSyncReadStatus = true
    config.message.enabledReadReceiptConversationTypeList = [NCChannelType.direct.rawValue]
    config.message.enableMessageRecall = false
    config.message.maxRecallDuration = 60
    config.ui.globalConversationAvatarStyle = .USER_AVATAR_CYCLE
    config.ui.globalMessagePortraitSize = CGSize(width: 36, height: 36)
    config.font.secondLevel = 16
    let kit = NCChatUI.shared()
    kit.currentDataSourceType = .infoProvider
    kit.userInfoDataSource = self
    kit.groupInfoDataSource = self
    kit.groupUserInfoDataSource = self
    kit.groupMemberDataSource = self
    kit.connect(
      with: NCConnectParams(token: "token of the user"),
      databaseOpenedHandler: { [weak self] isRecreated, error in
        self?.log.append("database, new: \(isRecreated), all well: \(error == nil)")
      },
      completionHandler: { [weak self] userId, error in
        self?.log.append("in as \(userId ?? "no user"), all well: \(error == nil)")
        let me = NCChatUIUserInfo()
        me.userId = userId
        me.name = "App's me"
        NCChatUI.shared().currentUserInfo = me
      })
  }

  func getUserInfo(withUserId userId: String, completion: @escaping (NCChatUIUserInfo?) -> Void) {
    let user = NCChatUIUserInfo()
    user.userId = userId
    user.name = "App's \(userId)"
    DispatchQueue.main.async { completion(user) }
  }

  func getGroupInfo(withGroupId groupId: String, completion: @escaping (NCChatUIGroup?) -> Void) {
    let group = NCChatUIGroup()
    group.groupId = groupId
    group.groupName = "App's \(groupId)"
    completion(group)
  }

  func getUserInfo(
    withUserId userId: String, inGroup groupId: String,
    completion: @escaping (NCChatUIUserInfo?) -> Void
  ) {
    let user = NCChatUIUserInfo()
    user.userId = userId
    user.name = "\(userId) of \(groupId)"
    completion(user)
  }

  func getAllMembers(ofGroup groupId: String, result resultBlock: @escaping ([String]?) -> Void) {
    resultBlock(["ann", "bea"])
  }
}

/// The app's channel list, which overrides the hooks of the real kit by their Swift names.
class ChatListController: NCChannelListViewController {
  let service = ProfileService()
  private(set) var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chats"
    service.start()
    setDisplayConversationTypes([
      NCChannelType.direct.rawValue, NSNumber(value: NCChannelType.group.rawValue),
    ])
    setConversationAvatarStyle(.USER_AVATAR_CYCLE)
    setConversationPortraitSize(CGSize(width: 40, height: 40))
    cellBackgroundColor = .white
    topCellBackgroundColor = .lightGray
    conversationListTableView.tableFooterView = UIView()
    let empty = UILabel()
    empty.text = "Say hello to someone"
    emptyConversationView = empty
  }

  override func willReloadTableData(_ dataSource: NSMutableArray) -> NSMutableArray {
    for item in dataSource {
      guard let model = item as? NCChannelModel else { continue }
      if (model.latestMessage as? TextMessage)?.content == "[order]" {
        model.conversationModelType = .CONVERSATION_MODEL_TYPE_CUSTOMIZATION
      }
    }
    return dataSource
  }

  override func ncChannelListTableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> NCChannelListBaseCell {
    let model = conversationListDataSource[indexPath.row] as? NCChannelModel
    let cell = OrderCell(style: .default, reuseIdentifier: "order")
    cell.textLabel?.text = "Order of \(model?.channelId ?? "no user")"
    return cell
  }

  override func ncChannelListTableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 67 }

  override func willDisplayConversationTableCell(
    _ cell: NCChannelListBaseCell, at indexPath: IndexPath
  ) {
    guard let cell = cell as? NCChannelListCell, let model = cell.model else { return }
    let isPinned = cell.backgroundColor == UIColor.lightGray
    cell.conversationTitle.text =
      "\(model.conversationTitle ?? "") tester\(indexPath.row)\(isPinned ? " (pinned)" : "")"
  }

  override func onSelectedTableRow(
    _ conversationModelType: NCChannelModelType, conversationModel model: NCChannelModel,
    at indexPath: IndexPath
  ) {
    let chat = NCChannelViewController(channelType: model.channelType, channelId: model.channelId)
    chat.title = "With \(model.channelId), row \(indexPath.row)"
    navigationController?.pushViewController(chat, animated: true)
  }

  override func didTapCellPortrait(_ model: NCChannelModel) {
    let alert = UIAlertController(
      title: nil, message: "Profile of \(model.channelId)", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    present(alert, animated: true)
  }

  override func updateCell(at indexPath: IndexPath) {
    super.updateCell(at: indexPath)
    heard.append("row \(indexPath.row) changed")
    conversationListTableView.reloadRows(at: [indexPath], with: .none)
  }

  override func notifyUpdateUnreadMessageCount() {
    let models = conversationListDataSource.compactMap { $0 as? NCChannelModel }
    heard.append("unread \(models.reduce(0) { $0 + $1.unreadMessageCount })")
  }

  override func ncChannelListTableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    conversationListDataSource.removeObject(at: indexPath.row)
    heard.append("order away")
  }

  override func didDeleteConversationCell(_ model: NCChannelModel) {
    heard.append("deleted \(model.channelId)")
  }
}

/// The row of an order.
final class OrderCell: NCChannelListBaseCell {}

/// The channel list from the documentation, with one channel type.
final class GroupChats: NCChannelListViewController {
  convenience init() {
    self.init(displayConversationTypes: [NCChannelType.group.rawValue])
  }
}

/// A chat without mentions.
final class QuietChat: NCChannelViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NCChatUIConfig.default().message.enableMessageMentioned = false
  }
}

/// The app's chat page, which overrides hooks of the real kit.
final class PoliteChat: NCChannelViewController {
  override func willSendMessage(_ messageContent: NCMessageContent) -> NCMessageContent? {
    guard let text = messageContent as? TextMessage else { return messageContent }
    return text.content.contains("!") ? nil : TextMessage(content: "\(text.content), please")
  }

  override func didSendMessageModel(_ status: Int, model messageModel: NCMessageModel) {
    title = "\((messageModel.content as? TextMessage)?.content ?? ""): \(status)"
  }

  override func leftBarButtonItemPressed(_ sender: Any) {
    if let last = channelDataRepository.lastObject as? NCMessageModel { deleteMessage(last) }
  }
}
