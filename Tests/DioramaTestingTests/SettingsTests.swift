import DioramaKit
import HeadlessSendbird
import Testing

@testable import DioramaTesting

/// Scopes and traits set the defaults of assertions.
@Suite("withDiorama") struct SettingsTests {
  @Test func a_scope_sets_the_mode_for_its_duration() throws {
    withDiorama(record: .never) {
      #expect(DioramaSettings.current.record == .never)
    }
    #expect(DioramaSettings.current.record == nil)
  }

  @Test func a_nested_scope_inherits_the_settings_that_it_does_not_set() async throws {
    let registry = try Registry(.sendbird)
    await withDiorama(registry: registry, in: "outer", record: .all) {
      await Task.yield()
      withDiorama(record: .never) {
        #expect(DioramaSettings.current.record == .never)
        #expect(DioramaSettings.current.folder == "outer")
        #expect(DioramaSettings.current.registry != nil)
      }
      #expect(DioramaSettings.current.record == .all)
    }
  }

  @Test func an_argument_overrides_a_scope() throws {
    withDiorama(in: "outer", record: .all) {
      let own = DioramaSettings(folder: "own", record: .never)
      #expect(ScreenChecker(own, at: site).settings.record == .never)
      #expect(ScreenChecker(own, at: site).folder.name == "own")
      #expect(ScreenChecker(DioramaSettings(), at: site).settings.record == .all)
    }
  }

  @Suite(.diorama(registry: try Registry(.sendbird), in: "suite", record: .never))
  struct InASuite {
    @Test func the_trait_of_a_suite_applies_to_its_tests() {
      #expect(DioramaSettings.current.folder == "suite")
      #expect(DioramaSettings.current.record == .never)
      #expect(DioramaSettings.current.registry?["SBUInviteUserViewController"] != nil)
    }

    @Suite("In a suite with settings") struct Inner {
      @Test(.diorama(record: .failed)) func the_trait_of_a_test_overrides_the_trait_of_its_suite() {
        #expect(DioramaSettings.current.folder == "suite")
        #expect(DioramaSettings.current.record == .failed)
      }
    }
  }

  @Test func an_assertion_without_a_registry_fails() throws {
    let found = try #require(
      ScreenChecker(DioramaSettings(folder: "screens"), at: site).failure(of: "invite-users"))
    #expect(
      found.message.hasPrefix(
        "missing registry: the types that the screens of 'screens' can use are unknown\n"))
  }
}
