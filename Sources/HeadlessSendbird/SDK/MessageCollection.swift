import HeadlessUIKit

/// The messages of a group channel that were loaded so far, kept up to date.
public final class MessageCollection: NSObject {}

/// Methods for changes to a collection of messages.
public protocol MessageCollectionDelegate: AnyObject {}
