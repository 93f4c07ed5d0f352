import NexconnChatSDK
import NexconnChatUI
import UIKit

/// The chats of all beds: own cells, a row of the app's own, and the count in the title.
class BedsViewController: NCChannelListViewController {
  private var weather = Weather(text: "Rain from noon on", rain: 0.7)
  private let banner = UIButton(type: .system)

  override func viewDidLoad() {
    cellClass = BedCell.self
    super.viewDidLoad()
    GardenLook.apply()
    topPriority = true
    topCellBackgroundColor = .systemGray6
    cellBackgroundColor = .systemBackground
    conversationListTableView.register(WeatherCell.self, forCellReuseIdentifier: "weather")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "sun.max"), style: .plain, target: self,
      action: #selector(clearUp))
  }

  override func willReloadTableData(_ dataSource: NSMutableArray) -> NSMutableArray {
    if weather.rain > 0 {
      dataSource.insert(weather.model, at: 0)
    }
    showCount(of: dataSource)
    return dataSource
  }

  override func ncChannelListTableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> NCChannelListBaseCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: "weather", for: indexPath)
        as? WeatherCell
    else { return super.ncChannelListTableView(tableView, cellForRowAt: indexPath) }
    return cell
  }

  override func ncChannelListTableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 44 }

  override func willDisplayConversationTableCell(
    _ cell: NCChannelListBaseCell, at indexPath: IndexPath
  ) {
    cell.accessibilityHint = cell.model.map { "Opens \($0.channelId)" }
  }

  override func notifyUpdateUnreadMessageCount() {
    showCount(of: conversationListDataSource)
  }

  private func showCount(of rows: NSMutableArray) {
    let models = rows.compactMap { $0 as? NCChannelModel }
    let count = models.reduce(0) { $0 + $1.unreadMessageCount }
    title = count == 0 ? "Beds" : "Beds (\(count))"
  }

  override func onSelectedTableRow(
    _ conversationModelType: NCChannelModelType, conversationModel model: NCChannelModel,
    at indexPath: IndexPath
  ) {
    guard conversationModelType == .CONVERSATION_MODEL_TYPE_CUSTOMIZATION else {
      return super.onSelectedTableRow(
        conversationModelType, conversationModel: model, at: indexPath)
    }
    let alert = UIAlertController(
      title: weather.text, message: "\(Int(weather.rain * 100)) % for sure",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Good", style: .default))
    present(alert, animated: true)
  }

  override func didTapCellPortrait(_ model: NCChannelModel) {
    navigationController?.pushViewController(
      BedProfileViewController(bed: model.channelId), animated: true)
  }

  override func didDeleteConversationCell(_ model: NCChannelModel) {
    navigationItem.prompt = "\(model.conversationTitle ?? model.channelId) is put away"
  }

  @objc private func clearUp() {
    weather = Weather(text: "Clear", rain: 0)
    refreshConversationTableViewIfNeeded()
  }
}
