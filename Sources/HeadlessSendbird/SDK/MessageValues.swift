import HeadlessUIKit

/// A change to the reactions of a message.
public final class ReactionEvent: NSObject {}
/// The replies to a message.
public final class ThreadInfo: NSObject {}
/// A file to send.
public final class UploadableFileInfo: NSObject {}
/// A smaller picture of a file.
public final class Thumbnail: NSObject {}
/// The preview of a web page.
public final class OGMetaData: NSObject {}
/// Further values of a message under a key.
public final class MessageMetaArray: NSObject {}
/// An emoji for reactions.
public final class Emoji: NSObject {}
/// Emoji that belong together.
public final class EmojiCategory: NSObject {}
/// The emoji of the app.
public final class EmojiContainer: NSObject {}
