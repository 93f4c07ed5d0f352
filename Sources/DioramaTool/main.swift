import DioramaCommand
import DioramaKit
import HeadlessNexconn
import HeadlessSendbird

CommandLineTool(
  name: "diorama", abstract: "Shows chat app screens without a phone, and tells when they change."
) {
  try Registry(.sendbird, .nexconn)
}.main()
