import Foundation
import HeadlessUIKit
import Testing

/// Names that an app's code uses, and of which a frame shows little.
@Suite("Accepted names") struct AcceptedNameTests {
  private final class Screen: UIViewController {
    var ticks = 0
    var modes: [Bool] = []

    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "f", modifierFlags: [.command, .shift], action: Selector(Screen.tick))]
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.tick() }
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (screen: Screen, _) in
        screen.tick()
      }
      registerForTraitChanges([UITraitVerticalSizeClass.self]) { screen, _ in screen.tick() }
      view.registerForTraitChanges([UITraitDisplayScale.self], action: Selector(Screen.tick))
      sheetPresentationController?.detents = [.medium(), .large(), .custom { _ in 100 }]
      sheetPresentationController?.prefersGrabberVisible = true
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      UINotificationFeedbackGenerator().notificationOccurred(.success)
      UISelectionFeedbackGenerator().selectionChanged()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      modes.append(editing)
    }

    func tick() { ticks += 1 }
  }

  private final class Grid: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    override func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {}
  }

  @Test func a_screen_keeps_its_sheet_unless_it_covers_all() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    #expect(
      screen.sheetPresentationController?.detents.map(\.identifier.rawValue).first == "medium")
    #expect(screen.sheetPresentationController?.prefersGrabberVisible == true && screen.ticks == 0)
    screen.modalPresentationStyle = .fullScreen
    #expect(screen.sheetPresentationController == nil)
    #expect(screen.keyCommands?.first?.input == "f")
    #expect(Grid(collectionViewLayout: UICollectionViewFlowLayout()).collectionView != nil)
  }

  @Test func a_display_link_follows_the_clock_of_the_run_until_it_is_invalidated() {
    inRun { environment in
      let screen = Screen()
      let link = CADisplayLink(target: screen, selector: Selector(Screen.tick))
      link.add(to: .main, forMode: .common)
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
      #expect((55...65).contains(screen.ticks), "\(screen.ticks)")
      let ticks = screen.ticks
      link.isPaused = true
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
      link.isPaused = false
      link.invalidate()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
      #expect(screen.ticks == ticks)
    }
  }

  @Test func an_action_names_its_sender_while_it_runs() {
    var senders: [ObjectIdentifier] = []
    let action = UIAction { action in
      if let sender = action.sender { senders.append(ObjectIdentifier(sender)) }
    }
    let (one, two) = (UIButton(primaryAction: action), UISwitch())
    two.addAction(action, for: .valueChanged)
    one.sendActions(for: .primaryActionTriggered)
    two.sendActions(for: .valueChanged)
    #expect(senders == [ObjectIdentifier(one), ObjectIdentifier(two)])
  }

  @Test func numbers_are_formatted_in_the_locale_of_the_run() {
    ScreenEnvironment(localeIdentifier: "de_DE").run {
      #expect(1234.formatted() == "1.234" && 1234.5.formatted() == "1.234,5")
      #expect(0.5.formatted(.number.precision(.fractionLength(2))) == "0,50")
      #expect(1234.formatted(.number.locale(Locale(identifier: "en_US"))) == "1,234")
    }
  }
}
