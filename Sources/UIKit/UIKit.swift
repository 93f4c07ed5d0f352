// `import UIKit` of an app's file: UIKit as it is re-created here, and Foundation with it.
@_exported import HeadlessUIKit
