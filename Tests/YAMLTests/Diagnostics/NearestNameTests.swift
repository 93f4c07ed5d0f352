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

  @Test func a_letter_too_many_is_a_mistake() {
    #expect(nearestName(to: "stepps", among: keys) == "steps")
  }

  @Test func a_wrong_letter_is_a_mistake() {
    #expect(nearestName(to: "thema", among: keys) == "theme")
  }

  @Test func two_swapped_letters_are_one_mistake() {
    #expect(nearestName(to: "dtaa", among: keys) == "data")
    #expect(nearestName(to: "tsep", among: ["step"]) == "step")
  }

  @Test func upper_and_lower_case_are_no_mistake() {
    #expect(nearestName(to: "headercomponent", among: keys) == "headerComponent")
    #expect(nearestName(to: "DATA", among: keys) == "data")
  }

  @Test func a_name_that_begins_or_ends_another_is_within_it() {
    let requests = ["connect", "freeze", "unfreeze", "muteUser", "user"]
    #expect(longestName(within: "freezeChannel", among: requests) == "freeze")
    #expect(longestName(within: "channelFreeze", among: requests) == "freeze")
    #expect(longestName(within: "muteUserNow", among: requests) == "muteUser")
    #expect(nearestName(to: "freezeChannel", among: requests) == nil)
  }

  @Test func a_part_that_is_no_word_or_too_short_is_not_within() {
    #expect(longestName(within: "freezerChannel", among: ["freeze"]) == nil)
    #expect(longestName(within: "userSelectionModeChanged", among: ["user"]) == nil)
    #expect(longestName(within: "freeze", among: ["freeze", ""]) == nil)
    #expect(longestName(within: "Module.Footer", among: ["Module"]) == nil)
  }

  @Test func nothing_is_far_from_everything() {
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

  @Test func fewer_mistakes_win() {
    #expect(nearestName(to: "channelURLs", among: ["channelUris", "channelURL"]) == "channelURL")
  }

  @Test func of_equally_near_names_the_first_in_order_wins() {
    #expect(nearestName(to: "lust", among: ["must", "last", "list"]) == "last")
    #expect(nearestName(to: "lust", among: ["list", "must", "last"]) == "last")
  }

  @Test func the_same_case_wins_over_another() {
    #expect(nearestName(to: "Lisr", among: ["lisT", "List"]) == "List")
  }

  @Test func the_name_itself_is_no_suggestion() {
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
  func what_can_only_be_mistyped_is_replaced(written: String, meant: String) {
    let names = ["UserList_Title", "screen", meant]
    #expect(Diagnostic.Help.nearest(to: written, among: names) == .didYouMean(meant))
  }

  @Test(arguments: [
    // Four edits; two of a word of four letters; two of one of two; another word in front.
    ("UserList_Titles", "UserList_Mute"), ("UserList_Name", "UserList_Me"),
    ("UserList_No", "UserList_Me"),
    ("UserListModule.HeaderComponent", "OpenUserListModule.HeaderComponent"),
  ])
  func what_may_mean_something_else_is_said_alone(written: String, near: String) {
    let help = Diagnostic.Help.nearest(to: written, among: [near, "screen"])
    #expect(help == Diagnostic.Help("did you mean '\(near)'?"))
  }

  @Test func of_equally_near_names_none_is_a_replacement() {
    func help(_ name: String, _ names: [String]) -> Diagnostic.Help? {
      .nearest(to: name, among: names)
    }
    #expect(help("lust", ["list", "data", "last"]) == .init("did you mean 'last' or 'list'?"))
    // The same name from two places is one.
    #expect(help("lust", ["list", "list"]) == .didYouMean("list"))
    let many = ["h4", "h3", "h2", "h1"]
    #expect(help("h9", many) == .init("did you mean 'h1', 'h2' or 'h3'?"))
  }

  @Test func very_long_names_take_no_time() {
    let name = String(repeating: "x", count: 100_000)
    #expect(nearestName(to: name, among: keys) == nil)
  }
}
