import Diorama
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Group and open channels are kept apart, as page 001 says: what is set for one of them does not
/// change the other, nor the promote members screen (S165, S166, S207).
struct RegisterKeptApartTests {
  private static let types: [any Configurable.Type] = [
    MarkedRegisterScreen.self, MarkedRegisterModule.self, InnerRegisterModule.self,
    MarkedRegisterHeader.self, OtherRegisterHeader.self, MarkedRegisterList.self,
    MarkedRegisterViewModel.self,
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
    try Council(project: project, types: types).snapshots(screens).map { text in
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

  @Test("1.3: without any entry set all three are the kit's own")
  func standard() throws {
    #expect(try Self.made("theme: light") == [Self.plain, Self.plain, Self.promote])
  }

  @Test("per page 001: an entry in diorama.yaml is for its own type of channel", arguments: entries)
  func entry(project: String, made: String) throws {
    #expect(
      try Self.made(project.replacing("GROUP", with: "Group")) == [made, Self.plain, Self.promote])
    #expect(
      try Self.made(project.replacing("GROUP", with: "Open")) == [Self.plain, made, Self.promote])
  }

  @Test("per page 001: both entries side by side, each with its own")
  func both() throws {
    let made = try Self.made(
      """
      SBUModuleSet:
        GroupRegisterOperatorModule: { HeaderComponent: MarkedRegisterHeader }
        OpenRegisterOperatorModule: { HeaderComponent: OtherRegisterHeader }
      """)
    #expect(made[0].contains(" MarkedRegisterHeader "), "\(made[0])")
    #expect(made[1].contains(" OtherRegisterHeader "), "\(made[1])")
  }

  @Test(
    "per page 000: what is set for promoting changes no register screen",
    arguments: ["PromoteMemberModule", "promoteMemberModule"])
  func promoteEntry(module: String) throws {
    let part = module == "PromoteMemberModule" ? "HeaderComponent" : "headerComponent"
    let council = Council(
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
      var council = Council()
      council.deeds["change"] = { _ in
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

  @Test("S165, per page 001: components set from Swift, on the set's own modules")
  func componentsFromSwift() throws {
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

  @Test("S166, per page 001: a subclass of a module has for itself what is set on it")
  func subclassesFromSwift() throws {
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

  @Test("S166: a module on which nothing is set has what its superclass has")
  func inheritedComponents() throws {
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

  @Test("S168 to S170, per page 001: old-style modules teach the classes of their own entry")
  func oldStyleModules() throws {
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
    try Council().look(
      "viewController: SBUPromoteMemberViewController\nchannelURL: club"
    ) { (_: SBUPromoteMemberViewController) in
      let module = SBUModuleSet.openRegisterOperatorModule
      #expect(module.headerComponent !== module.headerComponent)
      #expect(module.listComponent !== module.listComponent)
    }
  }

  @Test("1.3, S171: view controllers and view models set from Swift, for screens made later")
  func screensFromSwift() throws {
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

  @Test("S171: a screen that exists keeps its parts")
  func existingScreen() throws {
    try Council().look(
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
