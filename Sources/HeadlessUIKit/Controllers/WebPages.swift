// `SafariServices` and `WebKit`: a run has no network, so a page is its address.

/// A web page, as a sheet `Safari` with its address.
///
/// The step `tap: { menu: Done }` closes it.
open class SFSafariViewController: UIAlertController {
  /// Is called when the page is closed.
  public final weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The color of the buttons. Kept, not shown.
  public final var preferredControlTintColor: UIColor?
  /// The color of the bar. Kept, not shown.
  public final var preferredBarTintColor: UIColor?

  /// Makes a page.
  ///
  /// - Parameter url: the address, which is shown.
  public convenience init(url: URL) {
    self.init(title: "Safari", message: url.absoluteString, preferredStyle: .actionSheet)
    addAction(
      UIAlertAction(title: "Done", style: .cancel) { [weak self] _ in
        if let self { delegate?.safariViewControllerDidFinish(self) }
      })
  }
}

/// Is called when a page is closed.
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The page was closed.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

/// A view with a web page, shown as its address; HTML is shown as `(HTML)`. It loads nothing, so no
/// method of its delegate is called.
open class WKWebView: UIView {
  /// The settings. Kept, not used.
  public final let configuration: WKWebViewConfiguration
  /// Is never called.
  public final weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The address that was loaded last.
  public private(set) final var url: URL?
  /// Whether a page is being loaded; always false.
  public final var isLoading: Bool { false }
  /// Whether there is an earlier page; always false.
  public final var canGoBack: Bool { false }
  private let address = UILabel()

  /// Makes an empty view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addSubview(address)
  }

  /// Makes an empty view.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Returns nil: decoding is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Shows the address of a request, such as `URLRequest`.
  @discardableResult
  open func load(_ request: any WebRequest) -> WKNavigation? {
    url = request.url
    address.text = url?.absoluteString
    return nil
  }

  /// Shows that there is HTML.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    address.text = "(HTML)"
    return nil
  }

  /// Does nothing.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// Does nothing.
  open func stopLoading() {}
}

/// A request with an address, for ``WKWebView/load(_:)``.
public protocol WebRequest {
  /// The address.
  var url: URL? { get }
}

/// The settings of a web view. Not used.
open class WKWebViewConfiguration: NSObject {
  /// Whether movies play in the page. Kept, not used.
  public final var allowsInlineMediaPlayback = false
}

/// The loading of a page; never created.
public final class WKNavigation: NSObject {}

/// Is never called: no page is loaded.
public protocol WKNavigationDelegate: AnyObject {
  /// Is never called.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Is never called.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}
