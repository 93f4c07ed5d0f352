import Testing
import YAML

@Suite struct NearestNameTests {
  private let types = [
    "SBUInviteUserModule.Header", "SBUInviteUserModule.List", "SBUChannelModule.Header",
  ]
  private let keys = [
    "viewController", "headerComponent", "listComponent", "data", "steps", "theme",
  ]

  @Test func aMissingLetter() {
    #expect(
      nearestName(to: "SBUInviteUserModul.Header", among: types) == "SBUInviteUserModule.Header")
    #expect(nearestName(to: "them", among: keys) == "theme")
  }

  @Test func aLetterTooMany() {
    #expect(nearestName(to: "stepps", among: keys) == "steps")
  }

  @Test func aWrongLetter() {
    #expect(nearestName(to: "thema", among: keys) == "theme")
  }

  @Test func twoSwappedLettersAreOneMistake() {
    #expect(nearestName(to: "dtaa", among: keys) == "data")
    #expect(nearestName(to: "tsep", among: ["step"]) == "step")
  }

  @Test func upperAndLowerCaseAreNoMistake() {
    #expect(nearestName(to: "headercomponent", among: keys) == "headerComponent")
    #expect(nearestName(to: "DATA", among: keys) == "data")
  }

  @Test func aNameThatBeginsOrEndsAnotherIsWithinIt() {
    let requests = ["connect", "freeze", "unfreeze", "muteUser", "user"]
    #expect(nameWithin("freezeChannel", among: requests) == "freeze")
    #expect(nameWithin("channelFreeze", among: requests) == "freeze")
    #expect(nameWithin("muteUserNow", among: requests) == "muteUser")
    #expect(nearestName(to: "freezeChannel", among: requests) == nil)
  }

  @Test func aPartThatIsNoWordOrTooShortIsNotWithin() {
    #expect(nameWithin("freezerChannel", among: ["freeze"]) == nil)
    #expect(nameWithin("userSelectionModeChanged", among: ["user"]) == nil)
    #expect(nameWithin("freeze", among: ["freeze", ""]) == nil)
    #expect(nameWithin("Module.Footer", among: ["Module"]) == nil)
  }

  @Test func nothingIsFarFromEverything() {
    #expect(nearestName(to: "xyz", among: keys) == nil)
    #expect(nearestName(to: "background", among: keys) == nil)
    #expect(nearestName(to: "", among: keys) == nil)
    #expect(nearestName(to: "data", among: []) == nil)
  }

  @Test func shortNamesAllowOneMistake() {
    #expect(nearestName(to: "bab", among: ["bob"]) == "bob")
    #expect(nearestName(to: "bca", among: ["bob"]) == nil)
    #expect(nearestName(to: "a", among: ["b"]) == nil)
  }

  @Test func fewerMistakesWin() {
    #expect(nearestName(to: "channelURLs", among: ["channelUris", "channelURL"]) == "channelURL")
  }

  @Test func ofEquallyNearNamesTheFirstInOrderWins() {
    #expect(nearestName(to: "lust", among: ["must", "last", "list"]) == "last")
    #expect(nearestName(to: "lust", among: ["list", "must", "last"]) == "last")
  }

  @Test func theSameCaseWinsOverAnother() {
    #expect(nearestName(to: "Lisr", among: ["lisT", "List"]) == "List")
  }

  @Test func theNameItselfIsNoSuggestion() {
    #expect(nearestName(to: "data", among: ["data"]) == nil)
  }

  @Test func otherScriptsAreComparedByTheirLetters() {
    #expect(nearestName(to: "김철", among: ["김철수"]) == "김철수")
    #expect(nearestName(to: "Zöe", among: ["Zoë"]) == nil)
  }

  @Test func veryLongNamesTakeNoTime() {
    let name = String(repeating: "x", count: 100_000)
    #expect(nearestName(to: name, among: keys) == nil)
  }
}
