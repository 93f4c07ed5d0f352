import DioramaKit
import HeadlessUIKit
import Testing

@testable import HeadlessSendbird

/// What subclasses of the kit's views hear before their delegates do.
@Suite("Hooks of taps") struct TapHookTests {
  private final class Listener: SBUEmptyViewDelegate {
    var told: [String] = []
    func didSelectRetry() { told.append("retry") }
  }

  private final class CountingEmptyView: SBUEmptyView {
    var clicks = 0
    override func onClickRetry(_ sender: Any) {
      clicks += 1
      if clicks > 1 { super.onClickRetry(sender) }
    }
  }

  @Test func an_empty_view_may_keep_a_retry_to_itself() {
    let (view, listener) = (CountingEmptyView(), Listener())
    view.delegate = listener
    for _ in 1...2 { view.retryButton.sendActions(for: .touchUpInside) }
    #expect(view.clicks == 2 && listener.told == ["retry"])
  }

  private final class QuietCell: SBUUserCell {
    var taps = 0
    override func onClickMoreMenu() { taps += 1 }
  }

  @Test func a_cell_may_keep_the_menu_closed() {
    let cell = QuietCell(style: .default, reuseIdentifier: nil)
    cell.moreMenuHandlerAction = { Issue.record("the menu opened") }
    cell.moreButton.sendActions(for: .touchUpInside)
    #expect(cell.taps == 1)
  }
}
