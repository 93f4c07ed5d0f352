/// The pasteboard of a run.
public final class UIPasteboard {
  /// The run's pasteboard; outside of a run, a new empty one.
  public static var general: UIPasteboard {
    ScreenEnvironment.current?[Key.self] ?? UIPasteboard()
  }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> UIPasteboard { UIPasteboard() }
  }

  /// The text; nil if no text was copied.
  public var string: String?
  /// The text as a link.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }
  /// The image. Kept, not shown.
  public var image: UIImage?
  /// Whether there is text.
  public var hasStrings: Bool { string != nil }
}
