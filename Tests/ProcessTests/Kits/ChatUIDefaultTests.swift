import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// What an app sets on Nexconn's kit outside of a run, which holds for the whole process.
@Suite("Defaults of Nexconn's kit") struct ChatUIDefaultTests {
  @Test func what_is_set_outside_of_a_run_is_what_runs_start_with() async {
    await #expect(processExitsWith: .success) {
      NCChatUI.shared().currentDataSourceType = .infoProvider
      NCChatUIConfigCenter.message.enableMessageAttachUserInfo = true
      let alice = NCChatUIUserInfo()
      alice.userId = "alice"
      alice.name = "Alice"
      NCChatUI.shared().currentUserInfo = alice
      for _ in 1...2 {
        ScreenEnvironment().run {
          let kit = NCChatUI.shared()
          #expect(kit.settings.message.enableMessageAttachUserInfo)
          #expect(kit.currentDataSourceType == .infoProvider)
          #expect(kit.currentUserInfo == nil)
        }
      }
    }
  }
}
