import DioramaKit
import HeadlessSendbird
import Testing

@testable import DioramaTesting

/// Scopes and traits say what assertions leave out.
@Suite("withDiorama") struct SettingsTests {
  @Test func a_scope_sets_the_mode_for_its_duration() throws {
    withDiorama(record: .never) {
      #expect(DioramaSettings.current.record == .never)
    }
    #expect(DioramaSettings.current.record == nil)
  }

  @Test func scopes_nest_and_keep_what_the_inner_one_leaves_out() async throws {
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

  @Test func an_argument_is_nearer_than_a_scope() throws {
    withDiorama(in: "outer", record: .all) {
      let own = DioramaSettings(folder: "own", record: .never)
      #expect(ScreenChecker(own, at: site).settings.record == .never)
      #expect(ScreenChecker(own, at: site).folder.name == "own")
      #expect(ScreenChecker(DioramaSettings(), at: site).settings.record == .all)
    }
  }

  @Suite(.diorama(registry: try Registry(.sendbird), in: "suite", record: .never))
  struct InASuite {
    @Test func the_trait_of_a_suite_holds_for_its_tests() {
      #expect(DioramaSettings.current.folder == "suite")
      #expect(DioramaSettings.current.record == .never)
      #expect(DioramaSettings.current.registry?["SBUInviteUserViewController"] != nil)
    }

    @Suite("In a suite with settings") struct Inner {
      @Test(.diorama(record: .failed)) func the_trait_of_a_test_is_nearer() {
        #expect(DioramaSettings.current.folder == "suite")
        #expect(DioramaSettings.current.record == .failed)
      }
    }
  }

  @Test func without_types_the_failure_says_where_to_name_them() throws {
    let found = try #require(
      ScreenChecker(DioramaSettings(folder: "screens"), at: site).failure(of: "invite-users"))
    #expect(
      found.message.hasPrefix("nobody said which types the screens of 'screens' can name\n"))
  }
}
