import ChatBackend
import Diorama
import HeadlessUIKit

extension Kit {
  /// Sendbird's UIKit, re-created headlessly: invite users.
  public static var sendbird: Kit {
    Kit(
      "Sendbird",
      types: [
        SBUInviteUserViewController.self, SBUInviteUserModule.self,
        SBUInviteUserModule.Header.self, SBUInviteUserModule.List.self,
        SBUInviteUserViewModel.self, SBUUserCell.self, SBUEmptyView.self,
        SBUNavigationTitleView.self, SBUBarButtonItem.self,
      ],
      typeSets: [.moduleSet, .viewControllerSet, .viewModelSet],
      keys: ChatBackend.keys + [.stringSet],
      steps: ChatBackend.steps,
      olderKeys: [
        ("channelUrl", "channelURL"), ("inviteUserModule.headerComponent", "headerComponent"),
        ("inviteUserModule.listComponent", "listComponent"),
      ])
  }
}

extension TypeSet {
  static let moduleSet = TypeSet(
    "SBUModuleSet", "the modules that view controllers take their components from",
    entries: [
      Entry(
        "InviteUserModule", .module, accepts: SBUInviteUserModule.self,
        get: { SBUModuleSet.InviteUserModule }, set: { SBUModuleSet.InviteUserModule = $0 }),
      Entry(
        "InviteUserModule.HeaderComponent", .header, accepts: SBUInviteUserModule.Header.self,
        get: { SBUModuleSet.InviteUserModule.HeaderComponent },
        set: { SBUModuleSet.InviteUserModule.HeaderComponent = $0 }),
      Entry(
        "InviteUserModule.ListComponent", .list, accepts: SBUInviteUserModule.List.self,
        get: { SBUModuleSet.InviteUserModule.ListComponent },
        set: { SBUModuleSet.InviteUserModule.ListComponent = $0 }),
    ],
    olderSpellings: [
      "inviteUserModule": "InviteUserModule",
      "inviteUserModule.headerComponent": "InviteUserModule.HeaderComponent",
      "inviteUserModule.listComponent": "InviteUserModule.ListComponent",
      "InviteUserModule.headerComponent": "InviteUserModule.HeaderComponent",
      "InviteUserModule.listComponent": "InviteUserModule.ListComponent",
    ])

  static let viewControllerSet = TypeSet(
    "SBUViewControllerSet", "the view controllers that the kit shows",
    entries: [
      Entry(
        "InviteUserViewController", .viewController, accepts: SBUInviteUserViewController.self,
        get: { SBUViewControllerSet.InviteUserViewController },
        set: { SBUViewControllerSet.InviteUserViewController = $0 })
    ],
    olderSpellings: ["InviteUserViewContoller": "InviteUserViewController"])

  static let viewModelSet = TypeSet(
    "SBUViewModelSet", "the view models that view controllers make",
    entries: [
      Entry(
        "InviteUserViewModel", .viewModel, accepts: SBUInviteUserViewModel.self,
        get: { SBUViewModelSet.InviteUserViewModel },
        set: { SBUViewModelSet.InviteUserViewModel = $0 })
    ])
}

extension ScreenKey {
  /// The texts that a project replaces.
  static let stringSet = ScreenKey(
    "SBUStringSet", .record(SBUStrings.table, startingWith: SBUStrings()), scope: .project,
    "the kit's texts, by name; %d stands for a number"
  ) { strings, _ in
    SBUWorld.strings.replace(strings)
  }
}

extension SBUStrings {
  /// One key for each text.
  static var table: RecordTable<SBUStrings> {
    let texts = SBUStringSet.Key.allCases.map { key in
      let (name, text) = SBUStringSet.standard[key.rawValue]
      return Field<SBUStrings>(name, .text, "standard: \(text)") { $0[key] = $1 }
    }
    let counts = SBUStringSet.CountKey.allCases.map { key in
      let (name, text) = SBUStringSet.standardCounts[key.rawValue]
      return Field<SBUStrings>(name, .text, "standard: \(text)") {
        $0[count: key] = SBUStrings.template($1)
      }
    }
    return RecordTable("SBUStringSet", texts + counts)
  }
}
