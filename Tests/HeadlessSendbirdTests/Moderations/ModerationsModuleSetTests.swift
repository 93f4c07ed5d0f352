import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Both ways of customizing each layer in Swift, and the effect of writing to the kit's sets,
/// separately for groups and open channels.
@Suite("Moderations: module set") struct ModerationsModuleSetTests {
  /// The bar and the first row of a group screen and of an open channel screen, both created by
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
      actions: [
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

  @Test func both_modules_default_to_the_kit() throws {
    // 1.3: without any change, both modules are the kit's.
    expect(try shown { _ in }, is: "\(Self.plain)\n\(Self.plain)")
  }

  @Test func open_module_components_do_not_affect_groups() throws {
    // S165, S207, per page 004.
    let shown = try shown { _ in
      SBUModuleSet.OpenModerationsModule.HeaderComponent = SafetyHeader.self
      SBUModuleSet.OpenModerationsModule.ListComponent = SafetyList.self
      #expect(SBUModuleSet.OpenModerationsModule.HeaderComponent == SafetyHeader.self)
      #expect(
        SBUModuleSet.GroupModerationsModule.HeaderComponent == SBUModerationsModule.Header.self)
    }
    expect(shown, is: "\(Self.plain)\n\(Self.safe)")
  }

  @Test func group_module_components_do_not_affect_open_channels() throws {
    // S165, S207, per page 004.
    let shown = try shown { _ in
      SBUModuleSet.GroupModerationsModule.HeaderComponent = SafetyHeader.self
      SBUModuleSet.GroupModerationsModule.ListComponent = SafetyList.self
    }
    expect(shown, is: "\(Self.safe)\n\(Self.plain)")
  }

  @Test func a_custom_module_in_one_entry_has_its_own_components() throws {
    // S166, per page 004.
    let shown = try shown { _ in
      SBUModuleSet.OpenModerationsModule = SafetyModule.self
      SafetyModule.HeaderComponent = SafetyHeader.self
      SafetyModule.ListComponent = SafetyList.self
    }
    expect(shown, is: "\(Self.plain)\n\(Self.safe)")
  }

  @Test func components_set_on_the_kit_module_affect_both_channel_types() throws {
    // S165.
    let shown = try shown { _ in
      SBUModerationsModule.HeaderComponent = SafetyHeader.self
      SBUModerationsModule.ListComponent = SafetyList.self
    }
    expect(shown, is: "\(Self.safe)\n\(Self.safe)")
  }

  @Test func header_and_list_parts_affect_both_channel_types() throws {
    // S167.
    let shown = try shown { _ in
      SafetyHeader.TitleView = LoudModerationsTitle.self
      SBUModerationsModule.Header.LeftBarButton = TextModerationsItem.self
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

  @Test func the_last_instance_set_on_an_old_style_module_determines_the_class() throws {
    // S168, S170, S204.
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

  @Test func replacing_an_old_style_module_changes_no_components() throws {
    // S169: replacing an old-style module changes no components.
    let shown = try shown { _ in
      SBUModuleSet.openModerationsModule = SafetyModule()
      SBUModuleSet.groupModerationsModule = SafetyModule()
    }
    expect(shown, is: "\(Self.plain)\n\(Self.plain)")
  }

  @Test func an_existing_screen_keeps_its_parts_and_later_screens_use_new_ones() throws {
    // S171, S208: an existing screen keeps its parts; only later screens have new ones.
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

  @Test func view_controller_and_view_model_entries_are_separate_per_channel_type() throws {
    // 1.3.
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

  @Test func parts_set_before_the_view_loads_are_used() throws {
    // S172.
    let shown = try communityFrames(
      of: "\(designTeamModerations)\nsteps: [{ act: push }]",
      actions: [
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

  @Test func parts_set_after_the_view_loads_are_not_configured() throws {
    // S172.
    let shown = try communityFrames(
      of: "\(designTeamModerations)\nsteps: [{ act: set other parts }]",
      actions: [
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

  @Test func reading_an_old_style_component_creates_a_new_one_each_time() {
    // S168.
    let module = SBUModerationsModule()
    #expect(module.headerComponent !== module.headerComponent)
    #expect(module.listComponent !== module.listComponent)
  }
}

/// A module that differs only in its name.
final class SafetyModule: SBUModerationsModule {}

/// A title in uppercase.
final class LoudModerationsTitle: SBUNavigationTitleView {
  override func setupStyles() {
    super.setupStyles()
    text = text?.uppercased()
  }
}

/// A bar button that shows a text instead of an image.
final class TextModerationsItem: SBUBarButtonItem {
  override var image: UIImage? {
    get { nil }
    set { title = "Back" }
  }
}
