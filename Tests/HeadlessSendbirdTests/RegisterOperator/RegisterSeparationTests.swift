import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Settings of group and open channels are separate, as page 001 says: a setting for one of them
/// affects neither the other nor the promote members screen (S165, S166, S207).
@Suite("Register operators: group and open channels") struct RegisterSeparationTests {
  private static let types: [any Configurable.Type] = [
    MarkedRegisterScreen.self, MarkedRegisterModule.self, InnerRegisterModule.self,
    MarkedRegisterHeader.self, MarkedRegisterList.self, MarkedRegisterViewModel.self,
  ]

  /// A group screen, an open channel screen and a promote screen.
  private static let screens = """
    screen: group
    viewController: SBUViewControllerSet.GroupChannelRegisterOperatorViewController
    channelURL: club
    ---
    screen: open
    viewController: SBUViewControllerSet.OpenChannelRegisterOperatorViewController
    channelURL: town-hall
    ---
    screen: promote
    viewController: SBUViewControllerSet.PromoteMemberViewController
    channelURL: club
    """

  private static func made(_ project: String) throws -> [String] {
    try OperatorScreens(project: project, types: types).snapshots(screens).map { text in
      if text.contains("error:") { return text }
      return text.split(separator: "\n").dropFirst().prefix(4)
        .map { $0.split(separator: " ").last.map(String.init) ?? "" }
        .joined(separator: " ")
    }
  }

  private static let plain =
    "SBURegisterOperatorViewController SBURegisterOperatorModule.Header "
    + "SBURegisterOperatorModule.List SBURegisterOperatorViewModel"
  private static let promote =
    "SBUPromoteMemberViewController SBUPromoteMemberModule.Header SBUPromoteMemberModule.List "
    + "SBUPromoteMemberViewModel"

  /// Each entry and the resulting parts of a screen; `GROUP` is replaced by `Group` or `Open`.
  private static let entries: [(project: String, made: String)] = [
    (
      "SBUModuleSet: { GROUPRegisterOperatorModule.HeaderComponent: MarkedRegisterHeader }",
      plain.replacing("SBURegisterOperatorModule.Header", with: "MarkedRegisterHeader")
    ),
    (
      "SBUModuleSet: { GROUPRegisterOperatorModule.ListComponent: MarkedRegisterList }",
      plain.replacing("SBURegisterOperatorModule.List", with: "MarkedRegisterList")
    ),
    (
      """
      SBUModuleSet:
        GROUPRegisterOperatorModule: MarkedRegisterModule
        GROUPRegisterOperatorModule.HeaderComponent: MarkedRegisterHeader
      """,
      plain.replacing("SBURegisterOperatorModule.Header", with: "MarkedRegisterHeader")
    ),
    (
      """
      SBUModuleSet:
        GROUPRegisterOperatorModule: InnerRegisterModule
        GROUPRegisterOperatorModule.ListComponent: MarkedRegisterList
      """,
      plain.replacing("SBURegisterOperatorModule.List", with: "MarkedRegisterList")
    ),
    (
      "SBUViewControllerSet: { GROUPChannelRegisterOperatorViewController: MarkedRegisterScreen }",
      plain.replacing("SBURegisterOperatorViewController", with: "MarkedRegisterScreen")
    ),
    (
      "SBUViewModelSet: { GROUPChannelRegisterOperatorViewModel: MarkedRegisterViewModel }",
      plain.replacing("SBURegisterOperatorViewModel", with: "MarkedRegisterViewModel")
    ),
  ]

  @Test(arguments: entries)
  func an_entry_in_diorama_yaml_affects_its_own_channel_type_only(
    project: String, made: String
  ) throws {
    // Per page 001.
    #expect(
      try Self.made(project.replacing("GROUP", with: "Group")) == [made, Self.plain, Self.promote])
    #expect(
      try Self.made(project.replacing("GROUP", with: "Open")) == [Self.plain, made, Self.promote])
  }

  @Test(arguments: ["PromoteMemberModule", "promoteMemberModule"])
  func promote_module_entries_do_not_affect_register_screens(module: String) throws {
    // Per page 000.
    let part = module == "PromoteMemberModule" ? "HeaderComponent" : "headerComponent"
    let council = OperatorScreens(
      project: "SBUModuleSet: { \(module).\(part): MarkedPromoteHeader }",
      types: Self.types + [MarkedPromoteHeader.self])
    let heads = try council.snapshots(Self.screens).map(\.head)
    #expect(heads.map { $0.contains("MarkedPromoteHeader") } == [false, false, true])
  }

  /// Whether a new group screen and a new open channel screen are marked after `change`.
  private func marked(
    _ change: @escaping @Sendable () -> Void,
    _ isMarked: @escaping @Sendable (SBURegisterOperatorViewController) -> Bool
  ) throws -> [Bool] {
    let log = try EventLog.lines {
      var council = OperatorScreens()
      council.actions["change"] = { _ in
        change()
        let group = SBUViewControllerSet.GroupChannelRegisterOperatorViewController.init(
          channelURL: "club", channelType: .group, users: nil)
        let open = SBUViewControllerSet.OpenChannelRegisterOperatorViewController.init(
          channelURL: "town-hall", channelType: .open, users: nil)
        EventLog.note("\(isMarked(group)) \(isMarked(open))")
      }
      let text = try council.frames(
        """
        viewController: SBUPromoteMemberViewController
        channelURL: club
        steps: [{ act: change }]
        """)
      if text.contains("error:") { EventLog.note(text) }
    }
    return log.split(separator: " ").map { $0 == "true" }
  }

  @Test func components_set_in_Swift_affect_their_own_channel_type_only() throws {
    // S165, per page 001.
    typealias Header = MarkedRegisterHeader
    typealias List = MarkedRegisterList
    #expect(
      try marked {
        SBUModuleSet.GroupRegisterOperatorModule.HeaderComponent = Header.self
      } _: {
        $0.headerComponent is Header
      } == [true, false])
    #expect(
      try marked {
        SBUModuleSet.OpenRegisterOperatorModule.HeaderComponent = Header.self
      } _: {
        $0.headerComponent is Header
      } == [false, true])
    #expect(
      try marked {
        SBUModuleSet.GroupRegisterOperatorModule.ListComponent = List.self
      } _: {
        $0.listComponent is List
      } == [true, false])
    #expect(
      try marked {
        SBUModuleSet.OpenRegisterOperatorModule.ListComponent = List.self
      } _: {
        $0.listComponent is List
      } == [false, true])
  }

  @Test func components_set_on_a_module_subclass_affect_that_subclass_only() throws {
    // S166, per page 001.
    #expect(
      try marked {
        SBUModuleSet.OpenRegisterOperatorModule = MarkedRegisterModule.self
        SBUModuleSet.OpenRegisterOperatorModule.HeaderComponent = MarkedRegisterHeader.self
      } _: {
        $0.headerComponent is MarkedRegisterHeader
      } == [false, true])
    #expect(
      try marked {
        SBUModuleSet.GroupRegisterOperatorModule = MarkedRegisterModule.self
        SBUModuleSet.OpenRegisterOperatorModule = InnerRegisterModule.self
        SBUModuleSet.OpenRegisterOperatorModule.ListComponent = MarkedRegisterList.self
      } _: {
        $0.listComponent is MarkedRegisterList
      } == [false, true])
  }

  @Test func a_module_without_components_inherits_those_of_its_superclass() throws {
    // S166.
    #expect(
      try marked {
        MarkedRegisterModule.HeaderComponent = MarkedRegisterHeader.self
        SBUModuleSet.GroupRegisterOperatorModule = InnerRegisterModule.self
      } _: {
        $0.headerComponent is MarkedRegisterHeader
      } == [true, false])
    #expect(
      try marked {
        SBURegisterOperatorModule.HeaderComponent = MarkedRegisterHeader.self
      } _: {
        $0.headerComponent is MarkedRegisterHeader
      } == [true, true])
  }

  @Test func old_style_modules_affect_their_own_entry_only() throws {
    // S168 to S170, per page 001.
    #expect(
      try marked {
        SBUModuleSet.openRegisterOperatorModule.headerComponent = MarkedRegisterHeader()
        SBUModuleSet.openRegisterOperatorModule.listComponent = MarkedRegisterList()
      } _: {
        $0.headerComponent is MarkedRegisterHeader && $0.listComponent is MarkedRegisterList
      } == [false, true])
    #expect(
      try marked {
        SBUModuleSet.registerOperatorModule.headerComponent = MarkedRegisterHeader()
        SBUModuleSet.groupRegisterOperatorModule.headerComponent = OtherRegisterHeader()
      } _: {
        $0.headerComponent is OtherRegisterHeader
      } == [true, false])
    #expect(
      try marked {
        SBUModuleSet.groupRegisterOperatorModule = MarkedRegisterModule()
      } _: {
        $0.headerComponent is MarkedRegisterHeader
      } == [false, false])
    try OperatorScreens().look(
      "viewController: SBUPromoteMemberViewController\nchannelURL: club"
    ) { (_: SBUPromoteMemberViewController) in
      let module = SBUModuleSet.openRegisterOperatorModule
      #expect(module.headerComponent !== module.headerComponent)
      #expect(module.listComponent !== module.listComponent)
    }
  }

  @Test func view_controllers_and_view_models_affect_their_own_channel_type_only() throws {
    // 1.3, S171.
    #expect(
      try marked {
        SBUViewControllerSet.GroupChannelRegisterOperatorViewController = MarkedRegisterScreen.self
      } _: {
        $0 is MarkedRegisterScreen
      } == [true, false])
    #expect(
      try marked {
        SBUViewControllerSet.OpenChannelRegisterOperatorViewController = MarkedRegisterScreen.self
      } _: {
        $0 is MarkedRegisterScreen
      } == [false, true])
    #expect(
      try marked {
        SBUViewModelSet.GroupChannelRegisterOperatorViewModel = MarkedRegisterViewModel.self
      } _: {
        $0.viewModel is MarkedRegisterViewModel
      } == [true, false])
    #expect(
      try marked {
        SBUViewModelSet.OpenChannelRegisterOperatorViewModel = MarkedRegisterViewModel.self
      } _: {
        $0.viewModel is MarkedRegisterViewModel
      } == [false, true])
  }

  @Test func an_existing_screen_keeps_its_parts() throws {
    // S171.
    try OperatorScreens().look(
      "viewController: SBURegisterOperatorViewController\nchannelURL: town-hall"
    ) { (screen: SBURegisterOperatorViewController) in
      let (header, list, model) = (screen.headerComponent, screen.listComponent, screen.viewModel)
      SBUModuleSet.OpenRegisterOperatorModule.HeaderComponent = MarkedRegisterHeader.self
      SBUModuleSet.OpenRegisterOperatorModule.ListComponent = MarkedRegisterList.self
      SBUViewModelSet.OpenChannelRegisterOperatorViewModel = MarkedRegisterViewModel.self
      #expect(screen.headerComponent === header && screen.listComponent === list)
      #expect(screen.viewModel === model)
    }
  }
}
