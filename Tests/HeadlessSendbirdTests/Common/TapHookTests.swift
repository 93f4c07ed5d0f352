import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// Tap methods that subclasses of the kit's views can override.
@Suite("Tap overrides") struct TapHookTests {
  private final class Listener: SBUEmptyViewDelegate {
    var events: [String] = []
    func didSelectRetry() { events.append("retry") }
  }

  private final class CountingEmptyView: SBUEmptyView {
    var clicks = 0
    override func onClickRetry(_ sender: Any) {
      clicks += 1
      if clicks > 1 { super.onClickRetry(sender) }
    }
  }

  @Test func an_empty_view_can_suppress_a_retry() {
    let (view, listener) = (CountingEmptyView(), Listener())
    view.delegate = listener
    for _ in 1...2 { view.retryButton.sendActions(for: .touchUpInside) }
    #expect(view.clicks == 2 && listener.events == ["retry"])
  }

  private final class QuietCell: SBUUserCell {
    var taps = 0
    override func onClickMoreMenu() { taps += 1 }
  }

  @Test func a_cell_can_suppress_its_menu() {
    let cell = QuietCell(style: .default, reuseIdentifier: nil)
    cell.moreMenuHandlerAction = { Issue.record("the menu opened") }
    cell.moreButton.sendActions(for: .touchUpInside)
    #expect(cell.taps == 1)
  }
}
