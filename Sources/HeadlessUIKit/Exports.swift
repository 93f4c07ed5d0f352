// UIKit hands Foundation on to whoever imports it, and code written for UIKit counts on that: a file
// of an app that says `import UIKit` alone speaks of `Date`, `URL`, `IndexPath` and `NSObject`, and
// compiles here when the import is exchanged. The price is that Foundation is in sight in every
// target that imports this one, so the compiler does not keep it out of them; a target that is to
// stay free of it must not name its types.
@_exported import Foundation

/// Objective-C's name of a whole number, by which error handlers of apps take codes.
public typealias NSInteger = Int
