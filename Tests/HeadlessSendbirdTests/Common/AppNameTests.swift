import DioramaKit
import HeadlessSendbird
import HeadlessUIKit
import Testing

/// Names that apps use of the kit's dialogs, globals and the SDK.
@Suite("Names of apps") struct AppNameTests {
  private let settings = """
    viewController: SBUGroupChannelSettingsViewController
    channelURL: design-team
    steps: [{ act: run }]
    """

  private func shown(_ body: @escaping @Sendable (UIViewController) -> Void) throws -> String {
    try communityFrames(of: settings, actions: ["run": body])
  }

  /// An alert whose setup steps change what it shows.
  private final class PoliteAlert: SBUAlertView {
    override func setupViews() {
      super.setupViews()
      titleLabel.text = "Please: \(titleLabel.text ?? "")"
      inputField.text = "draft"
      confirmButton.setTitle("Go on", for: .normal)
    }
  }

  @Test func an_alert_shows_what_its_setup_steps_leave_in_its_views() throws {
    let frame = try shown { _ in
      PoliteAlert.show(
        title: "Rename", message: "A new name", needInputField: true, placeHolder: "Name",
        confirmButtonItem: SBUAlertButtonItem(title: "OK") { _ in },
        cancelButtonItem: SBUAlertButtonItem(title: "Back") { _ in })
    }
    for text in ["Please: Rename", "A new name", "draft", "[Go on]", "Back"] {
      #expect(frame.contains(text), "\(text)\n\(frame)")
    }
  }

  /// A sheet that adds an item.
  private final class LongSheet: SBUActionSheet {
    override func setupViews() { items.append(SBUMenuItem(title: "Added")) }
  }

  @Test func a_sheet_shows_the_items_that_its_setup_steps_leave() throws {
    let frame = try shown { _ in
      LongSheet.show(
        items: [SBUActionSheetItem(title: "First", completionHandler: nil)],
        cancelItem: SBUActionSheetItem(title: "Close", completionHandler: nil))
    }
    #expect(frame.contains("First") && frame.contains("Added") && frame.contains("Close"))
  }

  @Test func a_toast_is_shown_until_its_time_is_over() throws {
    let yaml = """
      viewController: SBUGroupChannelSettingsViewController
      channelURL: design-team
      steps:
        - act: run
        - snapshot: shown
        - advance: 2s
        - snapshot: over
      """
    let frames = try communityFrames(
      of: yaml, actions: ["run": { _ in SBUToastView.show(type: .downloadFailed) }])
    let parts = frames.components(separatedBy: "── over")
    try #require(parts.count == 2, "\(frames)")
    #expect(parts[0].contains(SBUStringSet.Channel_Failure_Download_file), "\(frames)")
    #expect(!parts[1].contains(SBUStringSet.Channel_Failure_Download_file), "\(frames)")
  }

  @Test func a_builder_changes_the_update_of_a_channel() throws {
    let frame = try communityFrames(
      of: settings,
      actions: [
        "run": { screen in
          SBUGlobalCustomParams.groupChannelParamsUpdateBuilder = { $0?.name = "By the builder" }
          (screen as? SBUGroupChannelSettingsViewController)?.viewModel?
            .updateChannel(channelName: "By the user", coverImage: nil)
        }
      ])
    #expect(frame.contains("By the builder"), "\(frame)")
    #expect(!frame.contains("By the user"))
  }

  @Test func builders_and_globals_keep_their_values_in_a_run_only() {
    ScreenEnvironment().run {
      SBUGlobalCustomParams.userMessageParamsSendBuilder = { $0?.customType = "note" }
      let params = UserMessageCreateParams(message: "Hi")
      SBUGlobalCustomParams.userMessageParamsSendBuilder?(params)
      #expect(params.customType == "note" && params.message == "Hi")
      SBUGlobals.reply.replyType = .thread
      #expect(SBUGlobals.reply.replyType == .thread)
    }
    #expect(SBUGlobalCustomParams.userMessageParamsSendBuilder == nil)
    #expect(SBUGlobals.reply.replyType == .none)
  }

  @Test func initialize_passes_its_parameters_to_the_builder() {
    ScreenEnvironment().run {
      var id: String?
      var isDone = false
      SendbirdUI.initialize(
        applicationId: "shop",
        initParamsBuilder: { params in
          params?.isLocalCachingEnabled = false
          id = params?.applicationId
        }, completionHandler: { isDone = $0 == nil })
      #expect(id == "shop" && isDone)
      #expect(SendbirdChat.getApplicationId() == "shop")
      #expect(SendbirdChat.initialize(params: InitParams(applicationId: "shop")))
      #expect(SendbirdChat.getSDKVersion() == "4.39.2")
      #expect(SendbirdChat.getAppInfo()?.useReaction == true)
    }
  }

  // MARK: Initializers

  /// Own initializers, without `init?(coder:)`, as apps write them.
  private final class ShopList: SBUInviteUserViewController {
    let shop: String
    init(shop: String) {
      self.shop = shop
      super.init(channelURL: "design-team", users: nil)
    }
    required init(channelURL: String, users: [SBUUser]? = nil) {
      shop = ""
      super.init(channelURL: channelURL, users: users)
    }
    required init(channel: GroupChannel, users: [SBUUser]? = nil) {
      shop = ""
      super.init(channel: channel, users: users)
    }
  }
  private final class Badge: SBUView {
    private(set) var steps: [String] = []
    override func setupViews() { steps.append("views") }
  }
  private final class OldBadge: SBUView {
    required init() { super.init() }
    required init?(coder: NSCoder) { fatalError("not decoded") }
  }
  private final class Title: SBUNavigationTitleView {
    required init() { super.init() }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not decoded") }
  }

  @Test func subclasses_may_omit_or_repeat_the_initializer_of_decoding() {
    ScreenEnvironment().run {
      #expect(ShopList(shop: "Spring").shop == "Spring")
      #expect(Badge().steps == ["views"])
      _ = (OldBadge(), Title())
    }
  }

  // MARK: Parts of a channel

  private final class Note {
    nonisolated(unsafe) static var steps: [String] = []
  }
  private final class ShopInput: SBUGroupChannelModule.Input {
    override func setupViews() { Note.steps.append("views") }
    override func setupLayouts() { Note.steps.append("layouts") }
    override func setupStyles(theme: SBUChannelTheme? = nil) { Note.steps.append("styles") }
  }

  @Test func the_hooks_of_a_part_run_in_the_kit_s_order() throws {
    _ = try shown { screen in
      Note.steps = []
      SBUModuleSet.GroupChannelModule.InputComponent = ShopInput.self
      screen.navigationController?.pushViewController(
        SBUGroupChannelViewController(channelURL: "x"), animated: true)
    }
    // The input is not styled again when the screen appears (G16).
    #expect(Note.steps == ["views", "layouts", "styles"])
  }
}
