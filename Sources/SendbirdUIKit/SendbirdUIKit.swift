// `import SendbirdUIKit` of an app's file: Sendbird's UIKit as it is re-created here.
@_exported import HeadlessSendbird
