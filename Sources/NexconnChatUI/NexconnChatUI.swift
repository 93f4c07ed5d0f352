// `import NexconnChatUI` of an app's file: Nexconn's ChatUI as it is re-created here.
@_exported import NexconnChatSDK
