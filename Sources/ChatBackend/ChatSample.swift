import DioramaKit

extension ChatBackend {
  /// Sample users and channels, shared by both kits.
  public static let sampleSections: [KitSample.Section] = [
    .init(
      "users",
      items: """
          - { userId: alice, nickname: Alice Kim }
          - { userId: bob, nickname: Bob Okafor }
          - { userId: chloe, nickname: Chloé Dubois }
          - { userId: dana, nickname: Dana Whitfield }
          - { userId: emre, nickname: Emre Yılmaz }
        """),
    .init(
      "groupChannels",
      items: """
          - url: design-team
            name: Design team
            members: [{ userId: alice, isOperator: true }, bob, { userId: chloe, isMuted: true }]
        """),
    .init(
      "openChannels",
      items: """
          - url: town-hall
            name: Town hall
            participants: [alice, bob, dana]
            operators: [alice]
        """),
    .init(
      "groups",
      items: """
          - groupId: crew
            groupName: The crew
            members: [{ userId: alice, role: owner }, { userId: bob }, { userId: dana }]
        """),
    .init(
      "conversations",
      items: """
          - { channelId: bob, unreadCount: 1 }
          - { channelType: group, channelId: crew, isPinned: true }
        """),
    .init(
      "messages",
      items: """
          - channelId: bob
            messages:
              - { sender: alice, text: Lunch at one?, sentTime: now - 2h }
              - { sender: bob, text: I am on my way., sentTime: now - 1h }
          - channelType: group
            channelId: crew
            messages:
              - { sender: dana, text: The boat is booked., sentTime: now - 3h }
        """),
    .init(
      "friendApplications",
      items: """
          - { userId: frida, name: Frida Lund, operationTime: now - 1h, extra: We met in town. }
        """),
  ]

  /// Returns the sample that a kit of chat screens offers to new users.
  ///
  /// - Parameters:
  ///   - examples: suggested values for keys and steps of the kit, one per line.
  ///   - screens: screens over ``sampleSections``.
  public static func sample(examples: String = "", screens: [KitSample.Screen]) -> KitSample {
    KitSample(
      fixtureName: "team", summary: "The users and channels of the screens.",
      sections: sampleSections, settings: "currentUser: alice",
      examples: "- event: { channel: design-team, userJoined: dana }\n\(examples)",
      screens: screens)
  }
}
