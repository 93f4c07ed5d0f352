import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The ways to make a register operator screen, in Swift and in YAML.
struct RegisterInitializerTests {
  /// What a screen that Swift made says of itself.
  private func made(
    _ make: @escaping @Sendable () throws -> SBURegisterOperatorViewController
  ) throws -> String {
    var council = Council()
    council.deeds["make"] = { _ in
      let screen = try make()
      let people = { screen.userList.sbu_getUserIds().joined(separator: " ") }
      let before = "\(screen.channelType) \(screen.channel == nil ? "by URL" : "by object")"
      ScreenEnvironment.current?.mainQueue.runDueItems()
      EventLog.note("\(before) \(screen.channelURL ?? "nil"): \(people())")
    }
    return try council.events(
      "viewController: SBUPromoteMemberViewController\nchannelURL: club\nsteps: [{ act: make }]")
  }

  @Test("S88: with a URL the type comes from the parameter, whose standard is a group")
  func byURL() throws {
    expect(
      try made { SBURegisterOperatorViewController(channelURL: "club", channelType: .group) },
      is: "group by URL club: bob dan eve")
    expect(
      try made { SBURegisterOperatorViewController(channelURL: "town-hall", channelType: .open) },
      is: "open by URL town-hall: bob dan eve")
    expect(
      try made { SBURegisterOperatorViewController(channelURL: "club", users: nil) },
      is: "group by URL club: bob dan eve")
    expect(
      try made {
        SBURegisterOperatorViewController(
          channelURL: "club", channelType: .group, users: [SBUUser(userId: "zoe")])
      }, is: "group by URL club: zoe")
  }

  @Test("S191, S200, per page 001: init(channelURL:users:) finds out that a channel is an open one")
  func byURLOfAnOpenChannel() throws {
    expect(
      try made { SBURegisterOperatorViewController(channelURL: "town-hall") },
      is: "open by URL town-hall: bob dan eve")
    expect(
      try made {
        SBURegisterOperatorViewController(channelURL: "town-hall", users: [SBUUser(userId: "zoe")])
      }, is: "open by URL town-hall: zoe")
    expect(
      try made { SBURegisterOperatorViewController(channelURL: "nowhere") },
      is: "group by URL nowhere: ")
  }

  @Test("S88: an open channel that is called a group is not found")
  func wrongType() throws {
    expect(
      try made { SBURegisterOperatorViewController(channelURL: "town-hall", channelType: .group) },
      is: "group by URL town-hall: ")
  }

  @Test("S88: with a channel's object the type comes from its class")
  func byObject() throws {
    var council = Council()
    for url in ["club", "town-hall"] {
      council.deeds["make for \(url)"] = on { (below: SBURegisterOperatorViewController) in
        let channel = try #require(below.channel)
        let all = SBURegisterOperatorViewController(channel: channel)
        let own = SBURegisterOperatorViewController(
          channel: channel, users: [SBUUser(userId: "zoe")])
        #expect(all.channel === channel && all.channelType == (url == "club" ? .group : .open))
        ScreenEnvironment.current?.mainQueue.runDueItems()
        #expect(all.userList.sbu_getUserIds() == ["bob", "dan", "eve"])
        #expect(own.userList.sbu_getUserIds() == ["zoe"])
      }
      let text = try council.frames(
        """
        viewController: SBURegisterOperatorViewController
        channelURL: \(url)
        steps: [{ act: make for \(url) }]
        """)
      #expect(!text.contains("error:"), "\(text)")
    }
  }

  @Test(
    "S200, per page 001: in YAML a URL is enough for both types; saying the type does no harm",
    arguments: [
      "channelURL: town-hall", "channelURL: town-hall\nchannelType: open",
      "channel: { url: new-hall, channelType: open, participants: [bob, dan, eve] }",
    ])
  func openChannelInYAML(channel: String) throws {
    let shown = try Council().frames(
      "viewController: SBURegisterOperatorViewController\n\(channel)")
    expect(
      shown,
      is: frame(
        "[Cancel]    Select users  (Register)", row("○ Bob Stone"), row("○ Dan Wu"),
        row("○ (No name)")))
  }

  @Test("S88: in YAML a type that the channel does not have is refused, with channels that fit")
  func wrongTypeInYAML() throws {
    let shown = try Council().frames(
      """
      viewController: SBURegisterOperatorViewController
      channelURL: town-hall
      channelType: group
      """)
    expect(
      shown,
      is: """
        screen.yaml:2:13: error: 'town-hall' is an open channel, and this screen wants a group \
        channel [wrong-value]
          |
        2 | channelURL: town-hall
          |             ^~~~~~~~~
          = help: allowed: 'club', 'heads' or 'guests'

        """)
  }
}
