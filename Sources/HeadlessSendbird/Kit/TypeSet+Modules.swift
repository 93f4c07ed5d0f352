import Diorama

extension TypeSet {
  static let moduleSet = TypeSet(
    "SBUModuleSet", "the modules that view controllers take their components from",
    entries: moduleEntries, olderSpellings: moduleOlderSpellings)

  private static let moduleEntries: [Entry] = [
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
    Entry(
      "PromoteMemberModule", .module, accepts: SBUPromoteMemberModule.self,
      get: { SBUModuleSet.PromoteMemberModule }, set: { SBUModuleSet.PromoteMemberModule = $0 }),
    Entry(
      "PromoteMemberModule.HeaderComponent", .header, accepts: SBUPromoteMemberModule.Header.self,
      get: { SBUModuleSet.PromoteMemberModule.HeaderComponent },
      set: { SBUModuleSet.PromoteMemberModule.HeaderComponent = $0 }),
    Entry(
      "PromoteMemberModule.ListComponent", .list, accepts: SBUPromoteMemberModule.List.self,
      get: { SBUModuleSet.PromoteMemberModule.ListComponent },
      set: { SBUModuleSet.PromoteMemberModule.ListComponent = $0 }),
    Entry(
      "GroupRegisterOperatorModule", .module, accepts: SBURegisterOperatorModule.self,
      kitDefault: SBUGroupRegisterOperatorModule.self,
      get: { SBUModuleSet.GroupRegisterOperatorModule },
      set: { SBUModuleSet.GroupRegisterOperatorModule = $0 }),
    Entry(
      "GroupRegisterOperatorModule.HeaderComponent", .header,
      accepts: SBURegisterOperatorModule.Header.self,
      get: { SBUModuleSet.GroupRegisterOperatorModule.HeaderComponent },
      set: { SBUModuleSet.GroupRegisterOperatorModule.HeaderComponent = $0 }),
    Entry(
      "GroupRegisterOperatorModule.ListComponent", .list,
      accepts: SBURegisterOperatorModule.List.self,
      get: { SBUModuleSet.GroupRegisterOperatorModule.ListComponent },
      set: { SBUModuleSet.GroupRegisterOperatorModule.ListComponent = $0 }),
    Entry(
      "OpenRegisterOperatorModule", .module, accepts: SBURegisterOperatorModule.self,
      kitDefault: SBUOpenRegisterOperatorModule.self,
      get: { SBUModuleSet.OpenRegisterOperatorModule },
      set: { SBUModuleSet.OpenRegisterOperatorModule = $0 }),
    Entry(
      "OpenRegisterOperatorModule.HeaderComponent", .header,
      accepts: SBURegisterOperatorModule.Header.self,
      get: { SBUModuleSet.OpenRegisterOperatorModule.HeaderComponent },
      set: { SBUModuleSet.OpenRegisterOperatorModule.HeaderComponent = $0 }),
    Entry(
      "OpenRegisterOperatorModule.ListComponent", .list,
      accepts: SBURegisterOperatorModule.List.self,
      get: { SBUModuleSet.OpenRegisterOperatorModule.ListComponent },
      set: { SBUModuleSet.OpenRegisterOperatorModule.ListComponent = $0 }),
    Entry(
      "GroupModerationsModule", .module, accepts: SBUModerationsModule.self,
      kitDefault: SBUGroupModerationsModule.self,
      get: { SBUModuleSet.GroupModerationsModule },
      set: { SBUModuleSet.GroupModerationsModule = $0 }),
    Entry(
      "GroupModerationsModule.HeaderComponent", .header, accepts: SBUModerationsModule.Header.self,
      get: { SBUModuleSet.GroupModerationsModule.HeaderComponent },
      set: { SBUModuleSet.GroupModerationsModule.HeaderComponent = $0 }),
    Entry(
      "GroupModerationsModule.ListComponent", .list, accepts: SBUModerationsModule.List.self,
      get: { SBUModuleSet.GroupModerationsModule.ListComponent },
      set: { SBUModuleSet.GroupModerationsModule.ListComponent = $0 }),
    Entry(
      "OpenModerationsModule", .module, accepts: SBUModerationsModule.self,
      kitDefault: SBUOpenModerationsModule.self,
      get: { SBUModuleSet.OpenModerationsModule }, set: { SBUModuleSet.OpenModerationsModule = $0 }),
    Entry(
      "OpenModerationsModule.HeaderComponent", .header, accepts: SBUModerationsModule.Header.self,
      get: { SBUModuleSet.OpenModerationsModule.HeaderComponent },
      set: { SBUModuleSet.OpenModerationsModule.HeaderComponent = $0 }),
    Entry(
      "OpenModerationsModule.ListComponent", .list, accepts: SBUModerationsModule.List.self,
      get: { SBUModuleSet.OpenModerationsModule.ListComponent },
      set: { SBUModuleSet.OpenModerationsModule.ListComponent = $0 }),
    Entry(
      "GroupUserListModule", .module, accepts: SBUUserListModule.self,
      kitDefault: SBUGroupUserListModule.self,
      get: { SBUModuleSet.GroupUserListModule }, set: { SBUModuleSet.GroupUserListModule = $0 }),
    Entry(
      "GroupUserListModule.HeaderComponent", .header, accepts: SBUUserListModule.Header.self,
      get: { SBUModuleSet.GroupUserListModule.HeaderComponent },
      set: { SBUModuleSet.GroupUserListModule.HeaderComponent = $0 }),
    Entry(
      "GroupUserListModule.ListComponent", .list, accepts: SBUUserListModule.List.self,
      get: { SBUModuleSet.GroupUserListModule.ListComponent },
      set: { SBUModuleSet.GroupUserListModule.ListComponent = $0 }),
    Entry(
      "OpenUserListModule", .module, accepts: SBUUserListModule.self,
      kitDefault: SBUOpenUserListModule.self,
      get: { SBUModuleSet.OpenUserListModule }, set: { SBUModuleSet.OpenUserListModule = $0 }),
    Entry(
      "OpenUserListModule.HeaderComponent", .header, accepts: SBUUserListModule.Header.self,
      get: { SBUModuleSet.OpenUserListModule.HeaderComponent },
      set: { SBUModuleSet.OpenUserListModule.HeaderComponent = $0 }),
    Entry(
      "OpenUserListModule.ListComponent", .list, accepts: SBUUserListModule.List.self,
      get: { SBUModuleSet.OpenUserListModule.ListComponent },
      set: { SBUModuleSet.OpenUserListModule.ListComponent = $0 }),
    Entry(
      "GroupChannelSettingsModule", .module, accepts: SBUGroupChannelSettingsModule.self,
      get: { SBUModuleSet.GroupChannelSettingsModule },
      set: { SBUModuleSet.GroupChannelSettingsModule = $0 }),
    Entry(
      "GroupChannelSettingsModule.HeaderComponent", .header,
      accepts: SBUGroupChannelSettingsModule.Header.self,
      get: { SBUModuleSet.GroupChannelSettingsModule.HeaderComponent },
      set: { SBUModuleSet.GroupChannelSettingsModule.HeaderComponent = $0 }),
    Entry(
      "GroupChannelSettingsModule.ListComponent", .list,
      accepts: SBUGroupChannelSettingsModule.List.self,
      get: { SBUModuleSet.GroupChannelSettingsModule.ListComponent },
      set: { SBUModuleSet.GroupChannelSettingsModule.ListComponent = $0 }),
    Entry(
      "OpenChannelSettingsModule", .module, accepts: SBUOpenChannelSettingsModule.self,
      get: { SBUModuleSet.OpenChannelSettingsModule },
      set: { SBUModuleSet.OpenChannelSettingsModule = $0 }),
    Entry(
      "OpenChannelSettingsModule.HeaderComponent", .header,
      accepts: SBUOpenChannelSettingsModule.Header.self,
      get: { SBUModuleSet.OpenChannelSettingsModule.HeaderComponent },
      set: { SBUModuleSet.OpenChannelSettingsModule.HeaderComponent = $0 }),
    Entry(
      "OpenChannelSettingsModule.ListComponent", .list,
      accepts: SBUOpenChannelSettingsModule.List.self,
      get: { SBUModuleSet.OpenChannelSettingsModule.ListComponent },
      set: { SBUModuleSet.OpenChannelSettingsModule.ListComponent = $0 }),
  ]

  /// Modules with a small first letter, and their components likewise; and those that were not yet
  /// one for each type of channel (section 8).
  private static let moduleOlderSpellings: [String: String] = {
    let modules = moduleEntries.map(\.name).filter { !$0.contains(".") }
    var today = Dictionary(uniqueKeysWithValues: modules.map { ($0, $0) })
    for name in modules { today[name.prefix(1).lowercased() + name.dropFirst()] = name }
    today["registerOperatorModule"] = "GroupRegisterOperatorModule"
    today["moderationsModule"] = "GroupModerationsModule"
    today["userListModule"] = "GroupUserListModule"
    today["memberListModule"] = "GroupUserListModule"
    var result: [String: String] = [:]
    for (older, name) in today {
      if older != name { result[older] = name }
      for part in ["HeaderComponent", "ListComponent"] {
        let small = part.prefix(1).lowercased() + part.dropFirst()
        result["\(older).\(small)"] = "\(name).\(part)"
        if older != name { result["\(older).\(part)"] = "\(name).\(part)" }
      }
    }
    return result
  }()
}
