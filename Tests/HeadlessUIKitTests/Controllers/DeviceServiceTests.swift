import HeadlessUIKit
import Testing

/// The stubs of Apple's modules: what they answer without a device.
@Suite("Device services") struct DeviceServiceTests {
  @Test func neither_mail_nor_text_can_be_sent() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
  }

  @Test func permissions_are_granted_at_the_next_turn() {
    let environment = ScreenEnvironment()
    environment.run {
      var answers: [String] = []
      AVCaptureDevice.requestAccess(for: .video) { answers.append("camera \($0)") }
      PHPhotoLibrary.requestAuthorization { answers.append("photos \($0 == .authorized)") }
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge]) {
        answers.append("notifications \($0) \($1 == nil)")
      }
      #expect(answers == [])
      environment.mainQueue.runDueItems()
      #expect(answers == ["camera true", "photos true", "notifications true true"])
    }
  }

  @Test func a_web_page_shows_its_address() throws {
    let address = try #require(URL(string: "https://example.com/help"))
    ScreenEnvironment().run {
      let page = SFSafariViewController(url: address)
      #expect(page.message == "https://example.com/help")
      #expect(page.actions.map(\.title) == ["Done"])
      let mail = MFMailComposeViewController()
      mail.setToRecipients(["help@example.com"])
      mail.setSubject("Help")
      #expect(mail.message == "help@example.com\nHelp")
    }
  }
}
