import Foundation
import Testing

/// An app's subclasses compile: the other files of this folder override each open member of the
/// kit's classes. They are compiled without `@testable`, so a missing or closed member, another type
/// or another default does not compile. These tests find lines that were removed from them, and
/// open members without a line (C163).
@Suite("Signatures") struct SignatureTests {
  /// The number of overrides and required initializers of each class, counted in the tables of the
  /// facts; `ours` counts members that only this kit has.
  static let counts: [(name: String, open: Int, ours: Int)] = [
    // C 2.3, both channel lists.
    ("SBUBaseViewController", 19, 2),
    ("SBUBaseChannelListViewController", 6, 0),
    ("SBUBaseChannelListModule.Header", 4, 0),
    ("SBUBaseChannelListModule.List", 14, 0),
    ("SBUBaseViewModel", 4, 0),
    ("SBUBaseChannelListViewModel", 2, 0),
    ("SBUTableViewCell", 8, 0),
    ("SBUBaseChannelCell", 3, 1),
    ("SBUEmptyView", 7, 0),
    // C 2.3, list of group channels.
    ("SBUGroupChannelListViewController", 39, 1),
    ("SBUGroupChannelListModule", 1, 0),
    ("SBUGroupChannelListModule.Common", 0, 1),
    ("SBUGroupChannelListModule.Header", 3, 0),
    ("SBUGroupChannelListModule.List", 10, 0),
    ("SBUGroupChannelListViewModel", 11, 0),
    ("SBUGroupChannelCell", 10, 0),
    // C 2.3, creating a group channel.
    ("SBUCreateChannelViewController", 31, 0),
    ("SBUCreateChannelModule", 1, 0),
    ("SBUCreateChannelModule.Header", 5, 0),
    ("SBUCreateChannelModule.List", 12, 0),
    ("SBUCreateChannelViewModel", 1, 0),
    ("SBUCreateChannelTypeSelector", 13, 0),
    // ChannelInputSignatures.swift.
    ("SBUMessageInputView", 15, 0),
    ("SBUQuoteMessageInputView", 4, 0),
    ("SBUSuggestedMentionList", 6, 0),
    ("SBUVoiceMessageInputView", 5, 0),
    // ChannelModelSignatures.swift.
    ("SBUBaseChannelViewModel", 23, 0),
    ("SBUChannelTitleView", 6, 0),
    ("SBUNewMessageInfo", 3, 0),
    ("SBUScrollBottomView", 2, 0),
    // ChannelModuleSignatures.swift.
    ("SBUBaseChannelModule.Header", 7, 0),
    ("SBUBaseChannelModule.List", 35, 0),
    ("SBUBaseChannelModule.Input", 15, 0),
    // ChannelScreenSignatures.swift.
    ("SBUBaseChannelViewController", 113, 0),
    // CreateOpenChannelSignatures.swift.
    ("SBUCreateOpenChannelViewController", 34, 0),
    ("SBUCreateOpenChannelModule.Header", 5, 0),
    ("SBUCreateOpenChannelModule.ProfileInput", 9, 0),
    ("SBUCreateOpenChannelViewModel", 3, 0),
    // GroupChannelInputSignatures.swift.
    ("SBUGroupChannelModule.Input", 39, 0),
    // GroupChannelModelSignatures.swift.
    ("SBUGroupChannelViewModel", 12, 0),
    // GroupChannelModuleSignatures.swift.
    ("SBUGroupChannelModule", 1, 0),
    ("SBUGroupChannelModule.Header", 4, 0),
    ("SBUGroupChannelModule.List", 26, 0),
    // GroupChannelScreenSignatures.swift.
    ("SBUGroupChannelViewController", 75, 0),
    // MessageCellSignatures.swift.
    ("SBUBaseMessageCell", 9, 0),
    ("SBUContentBaseMessageCell", 15, 0),
    ("SBUUserMessageCell", 14, 0),
    ("SBUUnknownMessageCell", 3, 0),
    ("SBUFileMessageCell", 3, 0),
    ("SBUMultipleFilesMessageCell", 8, 0),
    ("SBUAdminMessageCell", 3, 0),
    ("SBUTypingIndicatorMessageCell", 5, 0),
    ("SBUMessageTemplateCell", 2, 0),
    // MessagePartSignatures.swift.
    ("SBUMessageStateView", 3, 0),
    ("SBUMessageDateView", 3, 0),
    ("SBUUserNameView", 3, 0),
    ("SBUMessageProfileView", 3, 0),
    ("SBUMessageReactionView", 5, 0),
    ("SBUQuotedBaseMessageView", 4, 0),
    ("SBUQuotedUserMessageView", 3, 0),
    ("SBUQuotedFileMessageView", 3, 0),
    ("SBUThreadInfoView", 4, 0),
    ("SBUUserMessageTextView", 3, 0),
    ("SBUMessageWebView", 3, 0),
    ("SBUSuggestedReplyView", 3, 0),
    ("SBUSuggestedReplyOptionView", 3, 0),
    ("SBUBaseFileContentView", 4, 0),
    ("SBUSelectableStackView", 1, 0),
    // OpenChannelListSignatures.swift.
    ("SBUOpenChannelListViewController", 29, 0),
    ("SBUOpenChannelListModule.Header", 3, 0),
    ("SBUOpenChannelListModule.List", 9, 0),
    ("SBUOpenChannelCell", 6, 0),
    ("SBUOpenChannelListViewModel", 8, 0),
    // OpenChannelModuleSignatures.swift.
    ("SBUOpenChannelModule", 1, 0),
    ("SBUOpenChannelModule.Header", 7, 0),
    ("SBUChannelInfoHeaderView", 3, 0),
    ("SBUOpenChannelModule.List", 11, 0),
    ("SBUOpenChannelModule.Input", 5, 0),
    ("SBUOpenChannelModule.Media", 7, 0),
    ("SBUMediaView", 1, 0),
    ("SBUOpenChannelBaseMessageCell", 5, 0),
    ("SBUOpenChannelContentBaseMessageCell", 7, 0),
    ("SBUOpenChannelUserMessageCell", 3, 1),
    ("SBUOpenChannelFileMessageCell", 3, 0),
    ("SBUOpenChannelAdminMessageCell", 3, 0),
    ("SBUOpenChannelUnknownMessageCell", 1, 0),
    // OpenChannelScreenSignatures.swift.
    ("SBUOpenChannelViewController", 15, 2),
    ("SBUOpenChannelViewModel", 5, 6),
  ]

  /// The members that an app may call but not override.
  static let closed: [String: [String]] = [
    "SBUBaseChannelListModule.List": ["register", "reloadTableView", "updateEmptyView"],
    "SBUBaseChannelListViewModel": ["initChannelList", "loadNextChannelList", "reset"],
    "SBUEmptyView": ["reloadData"],
    "SBUGroupChannelListViewController": ["baseChannelListModuleDidSelectRefresh"],
    "SBUGroupChannelListModule.List": ["leaveContextualAction", "alarmContextualAction"],
    "SBUGroupChannelListViewModel": [
      "initializeAndLoad", "leaveChannel", "changePushTriggerOption", "initChannelList",
      "loadNextChannelList", "reset",
    ],
    "SBUGroupChannelCell": ["buildLastUpdatedDate"],
    "SBUCreateChannelViewController": ["createChannelWithSelectedUsers"],
    "SBUCreateChannelModule.Header": [
      "didUpdateTitleView", "didUpdateLeftItem", "didUpdateRightItem", "didUpdateLeftItems",
      "didUpdateRightItems", "onTapLeftBarButton", "onTapRightBarButton",
    ],
    "SBUCreateChannelModule.List": ["reloadTableView"],
    "SBUOpenChannelViewController": ["onClickBack", "updateBarButton", "enableMediaView"],
    "SBUCreateChannelViewModel": [
      "loadNextUserList", "preLoadNextUserList", "resetUserList", "createChannel", "selectUser",
    ],
  ]

  /// The members that each test class overrides, in order, by the name of its superclass.
  private static func overridden() throws -> [String: [String]] {
    let folder = "Tests/HeadlessSendbirdTests/Signatures"
    var classes: [String: [String]] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder)
    where file.hasSuffix("Signatures.swift") {
      var name = ""
      for line in try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8).split(
        separator: "\n")
      {
        if let match = line.firstMatch(of: #/^(?:final )?class \w+: ([\w.]+)/#) {
          name = String(match.1)
        } else if let match = line.firstMatch(
          of: #/^  (?:override (?:class )?(?:func|var) (\w+)|(?:required|override) init)/#)
        {
          classes[name, default: []].append(match.1.map(String.init) ?? "init")
        }
      }
    }
    return classes
  }

  /// The open members of each class in docs/Overrides.md, without those that only YAML uses.
  private static func openMembers() throws -> [String: [String]] {
    let page = try String(contentsOfFile: "docs/Overrides.md", encoding: .utf8)
    var classes: [String: [String]] = [:]
    for line in page.split(separator: "\n") {
      guard let match = line.firstMatch(of: #/^\| `([\w.]+)` \|[^|]*\| (.*) \|$/#) else { continue }
      classes[String(match.1)] = match.2.matches(of: #/`(\w+)(?:\(\))?`/#).map { String($0.1) }
    }
    return classes
  }

  @Test func each_class_has_the_lines_that_the_facts_count() throws {
    let overridden = try Self.overridden().filter { !$0.value.isEmpty }
    for entry in Self.counts {
      let lines = overridden[entry.name]?.count ?? 0
      #expect(lines == entry.open + entry.ours, "\(entry.name)")
    }
    let uncounted = Set(overridden.keys).subtracting(Self.counts.map(\.name)).sorted()
    #expect(uncounted == [], "add their numbers to `counts`")
  }

  @Test func each_open_member_has_a_line() throws {
    // C163.
    let (overridden, open) = (try Self.overridden(), try Self.openMembers())
    for entry in Self.counts {
      let members = try #require(open[entry.name], "\(entry.name) is not in docs/Overrides.md")
      // Required initializers are counted; some only exclude decoding.
      let missing = members.filter {
        $0 != "init" && !(overridden[entry.name] ?? []).contains($0)
      }
      #expect(missing == [], "\(entry.name)")
    }
  }

  @Test func closed_members_are_not_open() throws {
    // C163.
    let open = try Self.openMembers()
    for (name, members) in Self.closed {
      let members = members.filter { open[name]?.contains($0) ?? true }
      #expect(members == [], "\(name)")
    }
  }
}
