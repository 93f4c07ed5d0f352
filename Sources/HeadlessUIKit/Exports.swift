// UIKit hands Foundation on to whoever imports it, and code written for UIKit counts on that.
@_exported import Foundation
