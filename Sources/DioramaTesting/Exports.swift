// A test target of an app imports this module and the kits that it registers.
@_exported public import Diorama
@_exported public import DioramaKit
@_exported public import HeadlessUIKit
