// `import NexconnChatUI` of an app's file: Nexconn's ChatUI as it is re-created here.
@_exported import HeadlessNexconn

/// The SDK's channel type, by its Swift name. It is not in HeadlessNexconn, so that a file that
/// imports both kits finds only Sendbird's `ChannelType`.
public typealias ChannelType = NCChannelType
