/// Why the copy of a file differs from the file, in one sentence without its full stop.
enum Reason: String, Sendable {
  case objectiveC = "there is no Objective-C runtime here"
  case selector = "a selector is a method with its type, without the Objective-C runtime"
  case keyPath = "a key path of the Objective-C runtime is a string"
  case literal = "a literal of Xcode's editor is the object that it makes"
  case preview = "a preview needs SwiftUI, and is not part of a screen"
  case actor = "all code of a run is on one thread, and UIKit's classes belong to no actor here"
  case outlet = "no nib connects outlets, so the view is created here"
  case nib = "an object of a nib or a storyboard is created from the class that the code expects"
  case managed = "an object of Core Data stores its properties itself: there is no store here"
  case required =
    "UIKit creates such objects from their class, which Swift allows only with a required initializer"
  case coder =
    "a class that is registered by its name is made by init(coder:), here with its init()"
  case module =
    "UIKit has what is available of this module, only previews need it, or the list of files removes it"
  case access = "all imports of a module have one access level, and those that copies add have none"
  case optional =
    "optional methods of a protocol have default bodies, without the Objective-C runtime"
  case override = "the real kit finds this method by itself; here it overrides one"
  case locale = "code uses the screen's locale"
  case system = "the copy is compiled as for iOS"
  case excluded = "the list of files omits this type"
  case merged =
    "Swift has no overrides in extensions without the Objective-C runtime, so this one joins its class"
  case head = "each copy imports UIKit, and gives the compiler the lines of the file"
}
