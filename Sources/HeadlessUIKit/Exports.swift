// UIKit re-exports Foundation, and code written for UIKit relies on that: a file that imports only
// UIKit uses `Date`, `URL`, `IndexPath` and `NSObject`. Such a file compiles here once its import
// is exchanged. The price: every target that imports this module sees Foundation, and the compiler
// does not keep it out. A target that is to stay free of Foundation must not name its types.
@_exported import Foundation

/// Objective-C's integer type, which error handlers of apps use for codes.
public typealias NSInteger = Int
