import HeadlessUIKit
import Testing

@testable import HeadlessNexconn

/// Settings that an app makes on Nexconn's kit outside of a run apply to the whole process.
@Suite("Defaults of Nexconn's kit") struct ChatUIDefaultTests {
  @Test func runs_start_with_outside_settings_but_without_the_current_user() async {
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
