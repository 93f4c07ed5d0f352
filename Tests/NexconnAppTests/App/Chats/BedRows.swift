import NexconnChatUI
import UIKit

/// The kit's row of a chat, with a stripe for beds that need water.
class BedCell: NCChannelListCell {
  private let thirstLabel = UILabel()

  override func setupView() {
    super.setupView()
    thirstLabel.look(.note, .systemBlue)
    thirstLabel.textAlignment = .right
    contentView.addSubview(thirstLabel)
  }

  override func setDataModel(_ model: NCChannelModel) {
    super.setDataModel(model)
    hideSenderName = true
    isShowNotificationNumber = model.unreadMessageCount < 100
    conversationTitle.textColor = model.isTop ? GardenLook.leaf : .label
    thirstLabel.text = model.hasUnreadMentioned ? "needs you" : nil
    thirstLabel.isHidden = thirstLabel.text == nil
  }
}

/// A row of the app's own between the chats: what the weather does.
class WeatherCell: NCChannelListBaseCell {
  private let titleLabel = UILabel()
  private let rainView = UIProgressView(progressViewStyle: .default)

  override func setupView() {
    super.setupView()
    titleLabel.look(.text, GardenLook.soil)
    let stack = UIStackView(arrangedSubviews: [titleLabel, rainView])
    stack.axis = .vertical
    stack.spacing = 4
    contentView.addSubview(stack)
  }

  override func setDataModel(_ model: NCChannelModel) {
    super.setDataModel(model)
    guard let weather = model.extend as? Weather else { return }
    titleLabel.text = weather.text
    rainView.progress = weather.rain
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    rainView.progress = 0
  }
}

/// What the row shows.
struct Weather {
  let text: String
  let rain: Float

  /// The model of a row with the weather.
  var model: NCChannelModel {
    let model = NCChannelModel(channelType: .system, channelId: "weather")
    model.conversationModelType = .CONVERSATION_MODEL_TYPE_CUSTOMIZATION
    model.extend = self
    return model
  }
}
