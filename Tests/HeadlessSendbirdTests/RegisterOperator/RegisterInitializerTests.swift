import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// The initializers of the register operator screen.
@Suite("Register operators: initializers") struct RegisterInitializerTests {
  /// The type, the origin, the URL and the users of a screen created in Swift.
  private func info(
    _ make: @escaping @Sendable () throws -> SBURegisterOperatorViewController
  ) throws -> String {
    var council = OperatorScreens()
    council.actions["make"] = { _ in
      let screen = try make()
      let people = { screen.userList.sbu_getUserIds().joined(separator: " ") }
      let before = "\(screen.channelType) \(screen.channel == nil ? "by URL" : "by object")"
      ScreenEnvironment.current?.mainQueue.runDueItems()
      EventLog.note("\(before) \(screen.channelURL ?? "nil"): \(people())")
    }
    return try council.events(
      "viewController: SBUPromoteMemberViewController\nchannelURL: club\nsteps: [{ act: make }]")
  }

  @Test func with_a_URL_the_channelType_parameter_defaults_to_group() throws {
    // S88.
    expect(
      try info { SBURegisterOperatorViewController(channelURL: "club", channelType: .group) },
      is: "group by URL club: bob dan eve")
    expect(
      try info { SBURegisterOperatorViewController(channelURL: "town-hall", channelType: .open) },
      is: "open by URL town-hall: bob dan eve")
    expect(
      try info { SBURegisterOperatorViewController(channelURL: "club", users: nil) },
      is: "group by URL club: bob dan eve")
    expect(
      try info {
        SBURegisterOperatorViewController(
          channelURL: "club", channelType: .group, users: [SBUUser(userId: "zoe")])
      }, is: "group by URL club: zoe")
  }

  @Test func init_channelURL_users_detects_an_open_channel() throws {
    // S191, S200, per page 001.
    expect(
      try info { SBURegisterOperatorViewController(channelURL: "town-hall") },
      is: "open by URL town-hall: bob dan eve")
    expect(
      try info {
        SBURegisterOperatorViewController(channelURL: "town-hall", users: [SBUUser(userId: "zoe")])
      }, is: "open by URL town-hall: zoe")
    expect(
      try info { SBURegisterOperatorViewController(channelURL: "nowhere") },
      is: "group by URL nowhere: ")
  }

  @Test func an_open_channel_requested_as_a_group_is_not_found() throws {
    // S88.
    expect(
      try info { SBURegisterOperatorViewController(channelURL: "town-hall", channelType: .group) },
      is: "group by URL town-hall: ")
  }

  @Test func with_a_channel_object_the_type_comes_from_its_class() throws {
    // S88.
    var council = OperatorScreens()
    for url in ["club", "town-hall"] {
      council.actions["make for \(url)"] = on { (below: SBURegisterOperatorViewController) in
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
}
