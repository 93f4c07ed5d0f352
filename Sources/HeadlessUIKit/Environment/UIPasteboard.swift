/// What was copied in the run.
public final class UIPasteboard {
  /// The run's; outside of a run, an empty one.
  public static var general: UIPasteboard {
    ScreenEnvironment.current?[Key.self] ?? UIPasteboard()
  }

  private enum Key: EnvironmentKey {
    static func makeDefault(in environment: ScreenEnvironment) -> UIPasteboard { UIPasteboard() }
  }

  /// The text; nil when nothing, or no text, was copied.
  public var string: String?
  /// The link.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }
  /// The picture. Kept, not shown.
  public var image: UIImage?
  /// Whether there is text.
  public var hasStrings: Bool { string != nil }
}
