import DioramaCommand
import DioramaKit
import HeadlessNexconn
import HeadlessSendbird

do {
  CommandLineTool(
    registry: try Registry(.sendbird, .nexconn), name: "diorama",
    abstract: "Shows chat app screens without a phone, and tells when they change."
  ).main()
} catch {
  // Two kits with one name can only be a mistake of ours, which a test would find first.
  print("diorama: \(error)")
}
