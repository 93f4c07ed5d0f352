import Testing

@testable import HeadlessUIKit

/// The system's screens for files, of which a run has none.
@Suite("Screens for files") struct DocumentScreenTests {
  private final class Picker: UIDocumentPickerDelegate {
    var log: [String] = []

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      log.append("canceled")
    }
  }

  @Test func a_picker_of_files_can_only_be_canceled() {
    let (picker, delegate) = (
      UIDocumentPickerViewController(documentTypes: ["public.data"], in: .import), Picker()
    )
    picker.delegate = delegate
    #expect(picker.title == "Files" && picker.actions.map(\.title) == ["Cancel"])
    picker.choose(picker.actions[0])
    #expect(delegate.log == ["canceled"])
  }

  @Test func a_preview_of_a_file_is_not_shown() throws {
    let url = try #require(URL(string: "file:///a/plan.pdf"))
    let preview = UIDocumentInteractionController(url: url)
    #expect(preview.name == "plan.pdf" && preview.url == url)
    #expect(!preview.presentPreview(animated: true))
  }

  @Test func a_placement_knows_its_screens() {
    let (below, above) = (UIViewController(), UIViewController())
    let placement = UIPresentationController(
      presentedViewController: above, presenting: below)
    #expect(placement.presentedViewController === above)
    #expect(placement.presentingViewController === below && placement.containerView == nil)
  }
}
