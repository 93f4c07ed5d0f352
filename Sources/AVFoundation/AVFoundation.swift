// `import AVFoundation` of an app's file: the parts of it that HeadlessUIKit has.
@_exported import HeadlessUIKit
