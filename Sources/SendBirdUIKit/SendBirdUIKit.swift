// `import SendBirdUIKit` of an app's file: the name of Sendbird's UIKit before version 3.
@_exported import HeadlessSendbird
