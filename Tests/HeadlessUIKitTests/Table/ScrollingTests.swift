import Testing

@testable import HeadlessUIKit

/// The calls to the delegate of a scroll view.
@Suite("Scrolling") struct ScrollingTests {
  private final class Listener: NSObject, UITableViewDelegate, UITableViewDataSource,
    UICollectionViewDelegate, UITextViewDelegate
  {
    var received: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { received.append("did scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { received.append("drag") }
    func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) { received.append("let go, \(decelerate)") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { received.append("still") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      received.append("animation over")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private let listener = Listener()
  private let drag = ["drag", "did scroll", "let go, true", "still"]

  @Test func a_scroll_view_reports_offset_changes_and_drags() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.delegate = listener
    #expect(view.delegate === listener)
    view.contentSize.height = 80
    inRun { environment in
      view.contentOffset.y = 10
      view.contentOffset.y = 10
      view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
      #expect(listener.received == ["did scroll", "did scroll"])
      environment.mainQueue.runDueItems()
      #expect(listener.received.last == "animation over")
      listener.received = []
      view.drag { view.moveToEnd() }
      environment.mainQueue.runDueItems()
    }
    #expect(listener.received == drag && view.contentOffset.y == 30)
    listener.received = []
    // The view is already at the end, so it bounces back.
    view.drag { view.moveToEnd() }
    #expect(listener.received == drag && view.contentOffset.y == 30)
  }

  @Test func a_table_reports_scrolling_and_drags() {
    inRun { environment in
      let table = UITableView(frame: .zero, style: .plain)
      (table.dataSource, table.delegate) = (listener, listener)
      table.setViewport(columns: 40, rows: 3)
      table.layoutIfNeeded()
      table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .none, animated: true)
      #expect(listener.received == [])
      table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .none, animated: false)
      #expect(listener.received == ["did scroll"])
      listener.received = []
      table.drag { table.scrollToEnd() }
      environment.mainQueue.runDueItems()
      #expect(listener.received.first == "drag" && listener.received.suffix(2) == drag.suffix(2))
      #expect(listener.received.dropFirst().dropLast(2).allSatisfy { $0 == "did scroll" })
      #expect(listener.received.count >= drag.count)
    }
  }

  @Test func collection_and_text_views_report_to_their_own_kind_of_delegate() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.delegate = listener
    collection.list.drag {}
    #expect(listener.received == drag)
    listener.received = []
    let text = UITextView()
    text.delegate = listener
    text.contentOffset.y = 5
    #expect(listener.received == ["did scroll"])
    // As a plain scroll view, the text view has no delegate.
    #expect((text as UIScrollView).delegate == nil)
  }
}
