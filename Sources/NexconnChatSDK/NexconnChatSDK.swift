// `import NexconnChatSDK` of an app's file: Nexconn's SDK as it is re-created here.
@_exported import HeadlessNexconn

// These names are not in HeadlessNexconn, so that a file that imports both kits by these names
// finds only Sendbird's.

/// The SDK's channel type, by its Swift name.
public typealias ChannelType = NCChannelType
/// The SDK's group, by its Swift name.
public typealias GroupChannel = NCGroupChannel
