import DioramaKit
import HeadlessUIKit

/// The base class of the rows of channel lists.
open class SBUBaseChannelCell: SBUTableViewCell, Configurable {
  /// The channel of the row.
  public private(set) var channel: BaseChannel?

  /// Stores the channel; a subclass shows it.
  open func configure(channel: BaseChannel) { self.channel = channel }

  /// The channel's URL, by which steps find the row.
  open override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? channel?.channelURL }
    set { super.accessibilityIdentifier = newValue }
  }

  /// The kind of the type: a cell.
  public class var kind: TypeKind { .cell }
  /// The properties that YAML can set: none.
  open class var properties: PropertyTable { [] }
}
