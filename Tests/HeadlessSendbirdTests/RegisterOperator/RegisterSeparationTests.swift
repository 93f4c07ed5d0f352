import Diorama
import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Group and open channels are kept apart, as page 001 says: what is set for one of them does not
/// change the other, nor the promote members screen (S165, S166, S207).
@Suite("Register operators: kept apart") struct RegisterSeparationTests {
  private static let types: [any Configurable.Type] = [
    MarkedRegisterScreen.self, MarkedRegisterModule.self, InnerRegisterModule.self,
    MarkedRegisterHeader.self, MarkedRegisterList.self, MarkedRegisterViewModel.self,
  ]

  /// What a group, an open and a promote screen are made of, by their types' names, one a line.
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

  /// Each entry, with what a screen is then made of; `GROUP` stands for `Group` or `Open`.
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
  func an_entry_in_diorama_yaml_is_for_its_own_type_of_channel(
    project: String, made: String
  ) throws {
    // Per page 001.
    #expect(
      try Self.made(project.replacing("GROUP", with: "Group")) == [made, Self.plain, Self.promote])
    #expect(
      try Self.made(project.replacing("GROUP", with: "Open")) == [Self.plain, made, Self.promote])
  }

  @Test(arguments: ["PromoteMemberModule", "promoteMemberModule"])
  func what_is_set_for_promoting_changes_no_register_screen(module: String) throws {
    // Per page 000.
    let part = module == "PromoteMemberModule" ? "HeaderComponent" : "headerComponent"
    let council = OperatorScreens(
      project: "SBUModuleSet: { \(module).\(part): MarkedPromoteHeader }",
      types: Self.types + [MarkedPromoteHeader.self])
    let heads = try council.snapshots(Self.screens).map(\.head)
    #expect(heads.map { $0.contains("MarkedPromoteHeader") } == [false, false, true])
  }

  /// Which of a new group and a new open screen are marked after a change in Swift.
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

  @Test func components_set_from_Swift_are_kept_apart_on_the_sets_own_modules() throws {
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

  @Test func a_subclass_of_a_module_has_for_itself_what_is_set_on_it() throws {
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

  @Test func a_module_on_which_nothing_is_set_has_what_its_superclass_has() throws {
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

  @Test func old_style_modules_teach_the_classes_of_their_own_entry() throws {
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

  @Test func view_controllers_and_view_models_from_Swift_are_for_later_screens() throws {
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

  @Test func a_screen_that_exists_keeps_its_parts() throws {
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
