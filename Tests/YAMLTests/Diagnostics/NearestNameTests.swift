import Testing
import YAML

@Suite("Nearest names") struct NearestNameTests {
  private let types = [
    "SBUInviteUserModule.Header", "SBUInviteUserModule.List", "SBUChannelModule.Header",
  ]
  private let keys = [
    "viewController", "headerComponent", "listComponent", "data", "steps", "theme",
  ]

  @Test func a_missing_letter_is_a_mistake() {
    #expect(
      nearestName(to: "SBUInviteUserModul.Header", among: types) == "SBUInviteUserModule.Header")
    #expect(nearestName(to: "them", among: keys) == "theme")
  }

  @Test func an_extra_letter_is_a_mistake() {
    #expect(nearestName(to: "stepps", among: keys) == "steps")
  }

  @Test func a_wrong_letter_is_a_mistake() {
    #expect(nearestName(to: "thema", among: keys) == "theme")
  }

  @Test func two_swapped_letters_are_one_mistake() {
    #expect(nearestName(to: "dtaa", among: keys) == "data")
    #expect(nearestName(to: "tsep", among: ["step"]) == "step")
  }

  @Test func case_differences_are_not_mistakes() {
    #expect(nearestName(to: "headercomponent", among: keys) == "headerComponent")
    #expect(nearestName(to: "DATA", among: keys) == "data")
  }

  @Test func a_name_that_begins_or_ends_another_is_found_within_it() {
    let requests = ["connect", "freeze", "unfreeze", "muteUser", "user"]
    #expect(longestName(within: "freezeChannel", among: requests) == "freeze")
    #expect(longestName(within: "channelFreeze", among: requests) == "freeze")
    #expect(longestName(within: "muteUserNow", among: requests) == "muteUser")
    #expect(nearestName(to: "freezeChannel", among: requests) == nil)
  }

  @Test func a_part_that_is_not_a_word_or_is_too_short_is_not_found_within() {
    #expect(longestName(within: "freezerChannel", among: ["freeze"]) == nil)
    #expect(longestName(within: "userSelectionModeChanged", among: ["user"]) == nil)
    #expect(longestName(within: "freeze", among: ["freeze", ""]) == nil)
    #expect(longestName(within: "Module.Footer", among: ["Module"]) == nil)
  }

  @Test func a_name_unlike_all_others_has_no_nearest_name() {
    #expect(nearestName(to: "xyz", among: keys) == nil)
    #expect(nearestName(to: "background", among: keys) == nil)
    #expect(nearestName(to: "", among: keys) == nil)
    #expect(nearestName(to: "data", among: []) == nil)
  }

  @Test func short_names_allow_one_mistake() {
    #expect(nearestName(to: "bab", among: ["bob"]) == "bob")
    #expect(nearestName(to: "bca", among: ["bob"]) == nil)
    #expect(nearestName(to: "a", among: ["b"]) == nil)
  }

  @Test func the_name_with_fewer_mistakes_wins() {
    #expect(nearestName(to: "channelURLs", among: ["channelUris", "channelURL"]) == "channelURL")
  }

  @Test func the_alphabetically_first_of_equally_near_names_wins() {
    #expect(nearestName(to: "lust", among: ["must", "last", "list"]) == "last")
    #expect(nearestName(to: "lust", among: ["list", "must", "last"]) == "last")
  }

  @Test func the_same_case_wins_over_a_different_case() {
    #expect(nearestName(to: "Lisr", among: ["lisT", "List"]) == "List")
  }

  @Test func an_exact_match_is_not_suggested() {
    #expect(nearestName(to: "data", among: ["data"]) == nil)
  }

  @Test func other_scripts_are_compared_by_their_letters() {
    #expect(nearestName(to: "김철", among: ["김철수"]) == "김철수")
    #expect(nearestName(to: "Zöe", among: ["Zoë"]) == nil)
  }

  @Test(arguments: [
    ("viewControler", "viewController"), ("viewContoler", "viewController"),
    ("SBUInviteUserModul.Header", "SBUInviteUserModule.Header"), ("drak", "dark"), ("tpa", "tap"),
    ("headercomponent", "headerComponent"), ("UserList_Mtue", "UserList_Mute"),
    ("xtheme", "theme"),
  ])
  func an_unambiguous_typo_gets_a_replacement(written: String, meant: String) {
    let names = ["UserList_Title", "screen", meant]
    #expect(Diagnostic.Help.nearest(to: written, among: names) == .didYouMean(meant))
  }

  @Test(arguments: [
    // Four edits, two edits in four letters, two edits in two letters, an additional first word.
    ("UserList_Titles", "UserList_Mute"), ("UserList_Name", "UserList_Me"),
    ("UserList_No", "UserList_Me"),
    ("UserListModule.HeaderComponent", "OpenUserListModule.HeaderComponent"),
  ])
  func an_uncertain_match_is_suggested_without_a_replacement(written: String, near: String) {
    let help = Diagnostic.Help.nearest(to: written, among: [near, "screen"])
    #expect(help == Diagnostic.Help("did you mean '\(near)'?"))
  }

  @Test func equally_near_names_are_suggested_without_a_replacement() {
    func help(_ name: String, _ names: [String]) -> Diagnostic.Help? {
      .nearest(to: name, among: names)
    }
    #expect(help("lust", ["list", "data", "last"]) == .init("did you mean 'last' or 'list'?"))
    // The same name listed twice counts once.
    #expect(help("lust", ["list", "list"]) == .didYouMean("list"))
    let many = ["h4", "h3", "h2", "h1"]
    #expect(help("h9", many) == .init("did you mean 'h1', 'h2' or 'h3'?"))
  }

  @Test func names_that_lack_another_word_are_suggested_together() {
    func help(_ name: String, _ names: [String]) -> String? {
      Diagnostic.Help.nearest(to: name, among: names)?.text
    }
    let sets = ["OpenMenu", "CateringMenu", "OpenOven", "menu"].map { "Set.\($0)" }
    #expect(help("Set.Menu", sets) == "did you mean 'Set.menu'?")
    #expect(
      help(
        "WinterEveningMenu", ["OpenWinterEveningMenu", "GroupWinterEveningMenu", "OpenEveningMenu"])
        == "did you mean 'GroupWinterEveningMenu' or 'OpenWinterEveningMenu'?")
    #expect(
      help("Set.WinterEveningMenu", ["Set.OpenWinterEveningMenu", "Set.GroupWinterEveningMenu"])
        == "did you mean 'Set.GroupWinterEveningMenu' or 'Set.OpenWinterEveningMenu'?")
  }

  @Test func a_few_names_that_begin_or_end_with_the_text_complete_it() {
    func completion(_ text: String, _ names: [String]) -> Diagnostic.Help? {
      .completion(of: text, among: names)
    }
    let names = ["MenuHeader", "MenuList", "GroupChannelMenu", "OpenChannelMenu"]
    #expect(completion("MenuH", names)?.replacement == "MenuHeader")
    #expect(
      completion("ChannelMenu", names)?.text
        == "did you mean 'GroupChannelMenu' or 'OpenChannelMenu'?")
    #expect(completion("ChannelMenu", names)?.replacement == nil)
    #expect(completion("Menu", names) == nil)
    #expect(completion("nu", ["Menu"]) == nil)
  }

  @Test func a_very_long_name_has_no_nearest_name() {
    let name = String(repeating: "x", count: 100_000)
    #expect(nearestName(to: name, among: keys) == nil)
  }
}
