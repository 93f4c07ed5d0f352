import ChatBackend
import DioramaKit

extension Kit {
  /// A headless implementation of Sendbird's UIKit: inviting users, promoting members, registering
  /// operators, moderating, and the related lists and settings.
  ///
  /// ```swift
  /// let registry = try Registry(.sendbird)
  /// ```
  public static var sendbird: Kit {
    Kit(
      "Sendbird", types: screens.flatMap(\.types) + parts,
      typeSets: [.moduleSet, .viewControllerSet, .viewModelSet],
      // Snapshots of any screen name colors and fonts, so these keys apply to all screens.
      keys: ChatBackend.keys + [
        .strings.forOwnScreens(), .colors, .fonts, .icons, .themes.forOwnScreens(),
        .sendbirdUI.forOwnScreens(),
      ],
      steps: ChatBackend.steps + [
        StepDefinition.receiveInChannel.forOwnScreens(),
        StepDefinition.sendInChannel.forOwnScreens(),
      ],
      sections: ChatBackend.sections,
      formats: ChatBackend.formats, requests: ChatBackend.requests,
      screenRequests: screenRequests.mapValues { [.connect, .getChannel] + $0 },
      olderKeys: olderKeys, olderNames: olderTypeNames, palette: palette, sample: .sendbird,
      summaries: TypeSummaries.all, diagnosticExamples: CodeExamples.all, isStateless: true)
  }

  private static var palette: Palette {
    Palette(keys: ["SBUColorSet", "SBUFontSet"], themes: { ScreenKey.themeEntries }) {
      let looks = SBULooks.current
      return SBUColors.all.map { .color($0.name, looks[$0]) }
        + SBUFonts.all.map { .font($0.name, looks[$0]) }
    }
  }

  fileprivate static let screens: [SendbirdScreen] = [
    .inviteUser, .promoteMember, .registerOperator, .moderations, .userList, .groupChannelSettings,
    .openChannelSettings, .groupChannelPushSettings, .groupChannelList, .createChannel,
    .groupChannel, .openChannelList, .createOpenChannel, .openChannel,
  ]

  private static var parts: [any Configurable.Type] {
    [
      SBUUserCell.self, SBUModerationCell.self, SBUChannelSettingCell.self,
      SBUGroupChannelPushSettingCell.self, SBUEmptyView.self, SBUNavigationTitleView.self,
      SBUBarButtonItem.self, SBUGroupChannelCell.self, SBUUserMessageCell.self,
      SBUFileMessageCell.self, SBUMultipleFilesMessageCell.self, SBUAdminMessageCell.self,
      SBUUnknownMessageCell.self, SBUTypingIndicatorMessageCell.self, SBUOpenChannelCell.self,
      SBUOpenChannelUserMessageCell.self, SBUOpenChannelFileMessageCell.self,
      SBUOpenChannelAdminMessageCell.self, SBUOpenChannelUnknownMessageCell.self,
    ]
  }

  /// The requests of each screen, besides those that load its channel.
  private static let screenRequests: [String: [RequestName]] = [
    "SBUInviteUserViewController": [.loadUsers, .inviteUsers],
    "SBUPromoteMemberViewController": [.loadMembers, .addOperators],
    "SBURegisterOperatorViewController": [.loadMembers, .loadParticipants, .addOperators],
    "SBUModerationsViewController": [.freeze, .unfreeze],
    "SBUUserListViewController": [
      .loadMembers, .loadOperators, .loadMutedUsers, .loadBannedUsers, .loadParticipants,
      .addOperators, .removeOperators, .muteUser, .unmuteUser, .banUser, .unbanUser,
    ],
    "SBUGroupChannelSettingsViewController": [.updateChannel, .leave],
    "SBUOpenChannelSettingsViewController": [.updateChannel, .delete],
    "SBUGroupChannelPushSettingsViewController": [.setPushTrigger],
    "SBUGroupChannelListViewController": [.loadChannels, .leave, .setPushTrigger],
    "SBUCreateChannelViewController": [.loadUsers, .createChannel],
    "SBUGroupChannelViewController": [
      .refreshChannel, .loadMessages, .markAsRead, .markAsUnread, .sendMessage, .updateMessage,
      .deleteMessage, .addReaction, .deleteReaction,
    ],
    "SBUOpenChannelListViewController": [.loadChannels],
    "SBUCreateOpenChannelViewController": [.createChannel],
    "SBUOpenChannelViewController": [
      .enterChannel, .exitChannel, .refreshChannel, .getMyMutedInfo, .loadMessages, .sendMessage,
      .updateMessage, .deleteMessage,
    ],
  ]

  /// The names of keys in older versions that YAML still accepts (section 8).
  private static let olderKeys: [(old: String, today: String)] = [
    ("channelUrl", "channelURL"),
    ("HeaderComponent", "headerComponent"),
    ("ListComponent", "listComponent"),
    ("members", "users"),
    ("memberListType", "userListType"),
    ("type", "userListType"),
    ("inviteUserModule.headerComponent", "headerComponent"),
    ("inviteUserModule.listComponent", "listComponent"),
    ("promoteMemberModule.headerComponent", "headerComponent"),
    ("promoteMemberModule.listComponent", "listComponent"),
    ("registerOperatorModule.headerComponent", "headerComponent"),
    ("registerOperatorModule.listComponent", "listComponent"),
    ("moderationsModule.headerComponent", "headerComponent"),
    ("moderationsModule.listComponent", "listComponent"),
    ("memberListModule.headerComponent", "headerComponent"),
    ("memberListModule.listComponent", "listComponent"),
    ("userListModule.headerComponent", "headerComponent"),
    ("userListModule.listComponent", "listComponent"),
  ]
}

// MARK: Sets

extension TypeSet {
  fileprivate static let moduleSet = TypeSet(
    "SBUModuleSet", "the modules that view controllers take their components from",
    entries: Kit.screens.flatMap(\.modules), olderSpellings: olderModules)

  fileprivate static let viewControllerSet = TypeSet(
    "SBUViewControllerSet", "the view controllers that the kit opens",
    entries: Kit.screens.flatMap(\.viewControllers),
    olderSpellings: Kit.screens.reduce(into: [:]) { spellings, screen in
      spellings.merge(screen.olderViewControllers) { first, _ in first }
    })

  fileprivate static let viewModelSet = TypeSet(
    "SBUViewModelSet", "the view models that view controllers create",
    entries: Kit.screens.flatMap(\.viewModels))

  /// The older names of modules: with a small first letter, also in their components, and those
  /// from before each channel type had its own module (section 8).
  private static let olderModules: [String: String] = {
    var result: [String: String] = [:]
    for screen in Kit.screens {
      let modules = screen.modules.map(\.name).filter { !$0.contains(".") }
      let small = modules.map { ($0.prefix(1).lowercased() + $0.dropFirst(), $0) }
      let older = small + screen.olderModules.map { ($0.key, $0.value) }
      for (spelling, name) in older + modules.map({ ($0, $0) }) {
        if spelling != name { result[spelling] = name }
        for part in ["HeaderComponent", "ListComponent"] {
          let small = part.prefix(1).lowercased() + part.dropFirst()
          result["\(spelling).\(small)"] = "\(name).\(part)"
          if spelling != name { result["\(spelling).\(part)"] = "\(name).\(part)" }
        }
      }
    }
    return result
  }()
}

// MARK: Keys

extension ScreenKey {
  /// The settings of `SendbirdUI.config`.
  fileprivate static let sendbirdUI = ScreenKey(
    "SendbirdUI", .record(SBUConfig.table, startingWith: SBUConfig()),
    "the features that an app enables, with the names in SendbirdUI.config"
  ) { config, _ in
    SendbirdUI.config = config
    ApplicationAttribute.ofApp = config.applicationAttributes
  }
}

extension SBUConfig {
  fileprivate static let table = RecordTable<SBUConfig>(
    "SendbirdUI",
    [
      Field(
        "isUsingDefaultUserProfileEnabled", .bool,
        "whether a tap on a user's picture shows the profile"
      ) { $0.common.isUsingDefaultUserProfileEnabled = $1 },
      Field(
        "isMessageSearchEnabled", .bool,
        "whether the settings of a group channel have a search row"
      ) { $0.groupChannel.setting.isMessageSearchEnabled = $1 },
      Field(
        "isMentionEnabled", .bool, "whether users can be mentioned"
      ) { $0.groupChannel.channel.isMentionEnabled = $1 },
      Field(
        "isMarkdownForUserMessageEnabled", .bool,
        "whether the list reads messages as Markdown, without the marks"
      ) { $0.groupChannel.channel.isMarkdownForUserMessageEnabled = $1 },
      Field(
        "channel", .record(SBUConfig.channelTable, startingWith: GroupChannel.Channel()),
        "the features of the screen of group channels"
      ) { config, channel in
        // The keys of channels outside of this record may come before or after it.
        let old = config.groupChannel.channel
        config.groupChannel.channel = channel
        config.groupChannel.channel.isMentionEnabled = old.isMentionEnabled
        config.groupChannel.channel.isMarkdownForUserMessageEnabled =
          old.isMarkdownForUserMessageEnabled
      },
      Field(
        "channelList", .record(SBUConfig.listTable, startingWith: GroupChannel.ChannelList()),
        "the features of the list of group channels"
      ) { $0.groupChannel.channelList = $1 },
      Field(
        "applicationAttributes", .list(of: ApplicationAttribute.shape),
        "the types of channels besides groups that the app's plan has; by default both"
      ) { $0.applicationAttributes = $1 },
    ])

  private static let channelTable = RecordTable<GroupChannel.Channel>(
    "the screen of group channels",
    [
      Field("isTypingIndicatorEnabled", .bool, "whether the screen shows who is typing") {
        $0.isTypingIndicatorEnabled = $1
      },
      Field(
        "typingIndicatorTypes", .list(of: TypingIndicatorKeyword.shape),
        "where the screen shows who is typing; by default `[text]`"
      ) { $0.typingIndicatorTypes = Set($1.map(\.type)) },
      Field("isReactionsEnabled", .bool, "whether messages can have reactions") {
        $0.isReactionsEnabled = $1
      },
      Field("isOGTagEnabled", .bool, "whether links have previews") { $0.isOGTagEnabled = $1 },
      Field("isVoiceMessageEnabled", .bool, "whether voice messages can be sent") {
        $0.isVoiceMessageEnabled = $1
      },
      Field("replyType", ReplyTypeKeyword.shape, "how replies are shown; by default quoteReply") {
        $0.replyType = $1.type
      },
      Field(
        "isSuggestedRepliesEnabled", .bool, "whether messages suggest replies"
      ) { $0.isSuggestedRepliesEnabled = $1 },
      Field("isMarkAsUnreadEnabled", .bool, "whether unread messages are marked") {
        $0.isMarkAsUnreadEnabled = $1
      },
      Field(
        "isMultipleFilesMessageEnabled", .bool, "whether several files can be sent as one message"
      ) { $0.isMultipleFilesMessageEnabled = $1 },
    ])

  private static let listTable = RecordTable<GroupChannel.ChannelList>(
    "the list of group channels",
    [
      Field("isTypingIndicatorEnabled", .bool, "whether rows show who is typing") {
        $0.isTypingIndicatorEnabled = $1
      },
      Field("isMessageReceiptStatusEnabled", .bool, "whether rows show receipts") {
        $0.isMessageReceiptStatusEnabled = $1
      },
    ])
}

/// The places that show who is typing.
private enum TypingIndicatorKeyword: String, CaseIterable, Sendable {
  case text, bubble
  var type: SBUTypingIndicatorType { self == .text ? .text : .bubble }
  static let shape = ValueShape<TypingIndicatorKeyword>.choice(of: "SBUTypingIndicatorType")
}

/// The ways to reply to a message.
private enum ReplyTypeKeyword: String, CaseIterable, Sendable {
  case none, quoteReply, thread

  var type: SBUReplyType {
    switch self {
    case .none: .none
    case .quoteReply: .quoteReply
    case .thread: .thread
    }
  }

  static let shape = ValueShape<ReplyTypeKeyword>.choice(of: "SBUReplyType")
}
