import HeadlessUIKit
import Testing

@Suite("Devices, timers and small values") struct DeviceTests {
  @Test func the_device_is_upright_and_counts_requests_for_notifications() {
    inRun { _ in
      let device = UIDevice.current
      #expect(device.orientation == .portrait && device.orientation.isPortrait)
      #expect(!device.orientation.isLandscape && !UIDeviceOrientation.faceUp.isPortrait)
      device.beginGeneratingDeviceOrientationNotifications()
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      device.endGeneratingDeviceOrientationNotifications()
      #expect(device.isGeneratingDeviceOrientationNotifications)
      device.endGeneratingDeviceOrientationNotifications()
      device.endGeneratingDeviceOrientationNotifications()
      #expect(!UIDevice.current.isGeneratingDeviceOrientationNotifications)
    }
  }

  @Test func an_empty_timer_never_fires() {
    inRun { environment in
      var timer = Timer()
      #expect(!timer.isValid)
      RunLoop.main.add(timer, forMode: .common)
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
      #expect(timer.isValid)
      environment.settle()
    }
  }

  @Test func a_view_has_no_intrinsic_size_and_a_layer_has_an_anchor() {
    let view = UIView()
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.intrinsicContentSize.height == -1)
    #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    view.layer.position = CGPoint(x: 3, y: 4)
    #expect(view.layer.position.y == 4)
  }

  @Test func keyboard_and_scroll_guides_place_views() {
    inRun { environment in
      let scroll = UIScrollView()
      let (content, field) = (UIView(), UITextField())
      scroll.addSubview(content)
      scroll.addSubview(field)
      NSLayoutConstraint.activate([
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        field.bottomAnchor.constraint(equalTo: scroll.keyboardLayoutGuide.topAnchor),
      ])
      let last = scroll.constraints.last
      #expect(last?.secondAttribute == .bottom && last?.secondItem === scroll)
      environment.checkConstraints()
      #expect(environment.takeWarnings().isEmpty)
    }
  }

  @Test func the_app_keeps_its_delegate() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    inRun { _ in
      let delegate = Delegate()
      UIApplication.shared.delegate = delegate
      #expect(UIApplication.shared.delegate === delegate)
      #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
      #expect(delegate.window == nil)
    }
  }

  @Test func page_controls_keep_the_page_within_the_pages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.currentPage = 2
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
  }
}
