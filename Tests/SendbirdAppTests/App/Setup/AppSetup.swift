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
