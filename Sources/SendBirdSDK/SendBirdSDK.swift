// `import SendBirdSDK` of an app's file: the name of Sendbird's SDK before version 4.
@_exported import HeadlessSendbird
