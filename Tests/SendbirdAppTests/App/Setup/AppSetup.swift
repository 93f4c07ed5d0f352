import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// Sets chat up at the start of the harbor app, and signs the skipper in.
final class AppSetup {
  static let applicationId = "HARBOR-2F6C"
  private(set) var log: [String] = []
  private let onReady: () -> Void

  init(onReady: @escaping () -> Void) {
    self.onReady = onReady
  }

  func start() {
    SendbirdUI.setLogLevel([.error, .warning])
    SendbirdUI.initialize(applicationId: Self.applicationId) { params in
      params?.isLocalCachingEnabled = true
      params?.logLevel = .error
      params?.appVersion = "3.2"
    } startHandler: { [weak self] in
      self?.log.append("starting")
    } migrationHandler: {
      assertionFailure("there is nothing to migrate")
    } completionHandler: { [weak self] error in
      self?.log.append(error.map { "failed: \($0.localizedDescription)" } ?? "ready")
      self?.configure()
      self?.onReady()
    }
  }

  private func configure() {
    SBUGlobals.isUserIdUsedForNickname = true
    SBUGlobals.imageCompressionRate = 0.5
    SBUGlobals.reply.replyType = .quoteReply
    SBUGlobals.reply.selectReplyTo = .parent
    SBUGlobals.userMentionConfig = SBUUserMentionConfiguration()
    SBUGlobals.userMentionConfig?.suggestionLimit = 5
    SBUGlobals.voiceMessageConfig.minRecordingTime = 500
    SBUGlobals.scrollPostionConfiguration.scrollToMessage = .top
    SBUGlobals.isUserProfileEnabled = true
    log.append("replies \(SBUGlobals.reply.replyType)")
    log.append("profiles \(SendbirdUI.config.common.isUsingDefaultUserProfileEnabled)")
  }

  func signIn(as user: SBUUser, done: @escaping (String) -> Void) {
    SBUGlobals.currentUser = user
    SendbirdUI.connect { user, error in
      guard error == nil, let user = user else {
        done("offline")
        return
      }
      done("signed in as \(user.nickname)")
    }
  }
}

/// What the skipper does with the account.
enum HarborAccount {
  static var version: String { "\(SendbirdUI.shortVersion) \(SendbirdUI.bundleShortVersion)" }

  static func rename(to nickname: String, done: @escaping (Bool) -> Void) {
    SendbirdUI.updateUserInfo(nickname: nickname, profileURL: nil) { done($0 == nil) }
  }

  static func show(_ picture: Data) {
    SendbirdUI.updateUserInfo(nickname: nil, profileImage: picture) { _ in }
  }

  static func receivePushes(token: Data) {
    guard SendbirdUI.isRemoteNotificationAvailable() else { return }
    SendbirdUI.registerPush(deviceToken: token, unique: true) { success in
      guard !success else { return }
      SendbirdUI.unregisterPushToken { _ in }
    }
    SendbirdUI.authenticateFeed { _, _ in }
    SendbirdUI.authenticateFeedIfNeeded { _, _ in }
  }

  static func leave(done: @escaping () -> Void) {
    SendbirdUI.unregisterAllPushToken { _ in
      SendbirdUI.disconnect(completionHandler: done)
    }
  }

  static func talk(to userId: String?) {
    guard let userId = userId else {
      return SendbirdUI.startChatWithAIBot(botId: "pilot", isDistinct: true) { _ in }
    }
    SendbirdUI.createAndMoveToChannel(userIds: [userId])
  }

  static func open(_ channelURL: String) {
    SendbirdUI.moveToChannel(channelURL: channelURL, basedOnChannelList: true)
  }
}
