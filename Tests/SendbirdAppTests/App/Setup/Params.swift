import SendbirdChatSDK
import SendbirdUIKit

/// Marks everything that the harbor app creates, so that the office can find it.
enum HarborParams {
  static let customType = "harbor"

  static func install() {
    SBUGlobalCustomParams.groupChannelParamsCreateBuilder = { params in
      params?.isDistinct = true
      params?.customType = customType
    }
    SBUGlobalCustomParams.groupChannelParamsUpdateBuilder = { params in
      params?.customType = customType
      if let name = params?.name { params?.name = name.capitalizedFirst }
    }
    SBUGlobalCustomParams.openChannelParamsCreateBuilder = { params in
      params?.operatorUserIds = ["harbormaster"]
    }
    SBUGlobalCustomParams.openChannelParamsUpdateBuilder = { params in
      params?.data = "quay"
    }
    SBUGlobalCustomParams.userMessageParamsSendBuilder = { params in
      params?.data = "deck"
      params?.customType = customType
    }
    SBUGlobalCustomParams.userMessageParamsUpdateBuilder = { params in
      params?.customType = customType
    }
    SBUGlobalCustomParams.fileMessageParamsSendBuilder = { params in
      params?.fileName = "chart.pdf"
    }
    SBUGlobalCustomParams.voiceFileMessageParamsSendBuilder = { params in
      params?.customType = "radio"
    }
    SBUGlobalCustomParams.multipleFilesMessageParamsSendBuilder = { params in
      params?.customType = "charts"
    }
    SBUGlobalCustomParams.messageListParamsBuilder = { params in
      params?.includeReactions = true
      params?.previousResultSize = 50
    }
  }

  /// What a message would carry.
  static func preview(of text: String) -> String {
    let params = UserMessageCreateParams(message: text)
    SBUGlobalCustomParams.userMessageParamsSendBuilder?(params)
    return "\(params.message ?? "") [\(params.customType ?? "-"), \(params.data ?? "-")]"
  }
}
