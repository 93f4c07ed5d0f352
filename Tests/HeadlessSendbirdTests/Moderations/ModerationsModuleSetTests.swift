import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Both ways of customising each layer from Swift, and what the kit's sets do when they are
/// written to, groups and open channels kept apart.
struct ModerationsModuleSetTests {
  /// The bar and the first row of a screen of a group and of one of an open channel, both made by
  /// Swift code after `change`.
  private func shown(
    after change: @escaping @Sendable (SBUModerationsViewController) throws -> Void
  ) throws -> String {
    let text = try communityFrames(
      of: """
        \(designTeamModerations)
        steps:
          - act: change
          - act: push a group
          - snapshot: group
          - act: push an open channel
          - snapshot: open
        """,
      deeds: [
        "change": { try change(moderations($0)) },
        "push a group": pushing {
          SBUViewControllerSet.GroupModerationsViewController.init(
            channelURL: "news", channelType: .group)
        },
        "push an open channel": pushing {
          SBUViewControllerSet.OpenModerationsViewController.init(
            channelURL: "lobby", channelType: .open)
        },
      ])
    let lines = text.split(separator: "\n")
    guard lines.count > 12 else { return text }
    return [lines[2], lines[4], lines[9], lines[11]].joined(separator: "\n")
  }

  private static let plain = """
    │ [‹]       Moderations            │
    │ ◆ Operators                    › │
    """

  private static let safe = """
    │ [‹]          Safety              │
    │ ◆ > Operators                  › │
    """

  @Test("1.3: without any change both are the kit's")
  func standard() throws {
    expect(try shown { _ in }, is: "\(Self.plain)\n\(Self.plain)")
  }

  @Test("S165, S207, per page 004: components of the open module are not seen by groups")
  func openModule() throws {
    let shown = try shown { _ in
      SBUModuleSet.OpenModerationsModule.HeaderComponent = SafetyHeader.self
      SBUModuleSet.OpenModerationsModule.ListComponent = SafetyList.self
      #expect(SBUModuleSet.OpenModerationsModule.HeaderComponent == SafetyHeader.self)
      #expect(
        SBUModuleSet.GroupModerationsModule.HeaderComponent == SBUModerationsModule.Header.self)
    }
    expect(shown, is: "\(Self.plain)\n\(Self.safe)")
  }

  @Test("S165, S207, per page 004: nor those of the group module by open channels")
  func groupModule() throws {
    let shown = try shown { _ in
      SBUModuleSet.GroupModerationsModule.HeaderComponent = SafetyHeader.self
      SBUModuleSet.GroupModerationsModule.ListComponent = SafetyList.self
    }
    expect(shown, is: "\(Self.safe)\n\(Self.plain)")
  }

  @Test("S166, per page 004: a module of one's own stands in one entry, with components of its own")
  func ownModule() throws {
    let shown = try shown { _ in
      SBUModuleSet.OpenModerationsModule = SafetyModule.self
      SafetyModule.HeaderComponent = SafetyHeader.self
      SafetyModule.ListComponent = SafetyList.self
    }
    expect(shown, is: "\(Self.plain)\n\(Self.safe)")
  }

  @Test("S165: what is set on the kit's own module holds for both, as in the kit")
  func sharedModule() throws {
    let shown = try shown { _ in
      SBUModerationsModule.HeaderComponent = SafetyHeader.self
      SBUModerationsModule.ListComponent = SafetyList.self
    }
    expect(shown, is: "\(Self.safe)\n\(Self.safe)")
  }

  @Test("S167: parts belong to the header and the list class, for both types of channel")
  func parts() throws {
    let shown = try shown { _ in
      SafetyHeader.TitleView = LoudModerationsTitle.self
      SBUModerationsModule.Header.LeftBarButton = BlankModerationsItem.self
      SafetyList.ModerationCell = PointingModerationCell.self
      #expect(SBUModerationsModule.Header.TitleView == LoudModerationsTitle.self)
      #expect(SBUModerationsModule.List.ModerationCell == PointingModerationCell.self)
    }
    let loud = """
      │ [Back]    MODERATIONS            │
      │ ◆ > Operators                  › │
      """
    expect(shown, is: "\(loud)\n\(loud)")
  }

  @Test("S168, S170, S204: an instance on an old-style module teaches its class, the last one wins")
  func oldStyleModules() throws {
    let shown = try shown { _ in
      let header = SafetyHeader()
      header.titleView = UIView(frame: .zero)
      SBUModuleSet.openModerationsModule.headerComponent = SBUModerationsModule.Header()
      SBUModuleSet.openModerationsModule.headerComponent = header
      SBUModuleSet.openModerationsModule.listComponent = SafetyList()
      #expect(SBUModuleSet.openModerationsModule.headerComponent !== header)
      #expect(SBUModuleSet.openModerationsModule.headerComponent is SafetyHeader)
      #expect(SBUModuleSet.openModerationsModule.listComponent is SafetyList)
    }
    expect(shown, is: "\(Self.plain)\n\(Self.safe)")
    let group = try self.shown { _ in
      SBUModuleSet.groupModerationsModule.headerComponent = SafetyHeader()
      SBUModuleSet.moderationsModule.listComponent = SafetyList()
    }
    expect(group, is: "\(Self.safe)\n\(Self.plain)")
  }

  @Test("S169: replacing a whole old-style module brings no components of its own with it")
  func wholeModule() throws {
    let shown = try shown { _ in
      SBUModuleSet.openModerationsModule = SafetyModule()
      SBUModuleSet.groupModerationsModule = SafetyModule()
    }
    expect(shown, is: "\(Self.plain)\n\(Self.plain)")
  }

  @Test("S171, S208: a screen that exists keeps its parts; only screens made later have others")
  func existingScreen() throws {
    try inspectModerations { screen in
      let (header, viewModel) = (screen.headerComponent, screen.viewModel)
      SBUModuleSet.GroupModerationsModule.HeaderComponent = SafetyHeader.self
      SBUViewModelSet.GroupModerationsViewModel = SafetyViewModel.self
      #expect(screen.headerComponent === header)
      #expect(screen.viewModel === viewModel)
      let next = SBUModerationsViewController(channelURL: "news", channelType: .group)
      #expect(next.headerComponent is SafetyHeader)
      #expect(next.viewModel is SafetyViewModel)
    }
  }

  @Test("1.3: the entries of the other two sets, groups and open channels apart")
  func otherSets() throws {
    try inspectModerations { screen in
      SBUViewControllerSet.OpenModerationsViewController = SafetyScreen.self
      SBUViewModelSet.OpenModerationsViewModel = SafetyViewModel.self
      let lobby = try channelObject("lobby", from: screen)
      let news = try channelObject("news", from: screen)
      let open = SBUViewControllerSet.OpenModerationsViewController.init(channel: lobby)
      let group = SBUViewControllerSet.GroupModerationsViewController.init(channel: news)
      #expect(open is SafetyScreen)
      #expect(open.viewModel is SafetyViewModel)
      #expect(!(group is SafetyScreen))
      #expect(!(group.viewModel is SafetyViewModel))
      SBUViewModelSet.GroupModerationsViewModel = SafetyViewModel.self
      #expect(SBUModerationsViewController(channel: news).viewModel is SafetyViewModel)
    }
  }

  @Test("S172: the second way: parts of one screen, set before its view loads")
  func oneTimeParts() throws {
    let shown = try communityFrames(
      of: "\(designTeamModerations)\nsteps: [{ act: push }]",
      deeds: [
        "push": pushing {
          let screen = SBUModerationsViewController(channelURL: "news", channelType: .group)
          screen.headerComponent = SafetyHeader()
          screen.listComponent = SafetyList()
          #expect(!screen.isViewLoaded)
          return screen
        }
      ])
    expect(
      shown.split(separator: "\n")[1...4].joined(separator: "\n"),
      is: Self.safe.replacing("│\n│ ◆", with: "│\n├──────────────────────────────────┤\n│ ◆")
        + "\n│ ⊗ > Banned users               › │")
  }

  @Test("S172: set later they configure nothing, and the old views stay in place")
  func lateParts() throws {
    let shown = try communityFrames(
      of: "\(designTeamModerations)\nsteps: [{ act: set other parts }]",
      deeds: [
        "set other parts": { screen in
          let screen = try moderations(screen)
          screen.headerComponent = SafetyHeader()
          screen.listComponent = SafetyList()
          screen.updateStyles()
          #expect(screen.headerComponent?.delegate == nil)
          #expect(screen.listComponent?.superview == nil)
        }
      ])
    expect(shown, is: groupMenu)
  }

  @Test("S168: reading an old-style component makes a new one each time")
  func readingMakesNew() {
    let module = SBUModerationsModule()
    #expect(module.headerComponent !== module.headerComponent)
    #expect(module.listComponent !== module.listComponent)
  }
}

/// A module like any other.
final class SafetyModule: SBUModerationsModule {}

/// A title in capitals.
final class LoudModerationsTitle: SBUNavigationTitleView {
  override func setupStyles() {
    super.setupStyles()
    text = text?.uppercased()
  }
}

/// A bar button that shows a word instead of any picture.
final class BlankModerationsItem: SBUBarButtonItem {
  override var image: UIImage? {
    get { nil }
    set { title = "Back" }
  }
}
