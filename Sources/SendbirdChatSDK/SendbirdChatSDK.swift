// `import SendbirdChatSDK` of an app's file: Sendbird's SDK as it is re-created here.
@_exported import HeadlessSendbird
