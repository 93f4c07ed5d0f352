import DioramaCommand
import HeadlessNexconn
import HeadlessSendbird

CommandLineTool(
  name: "diorama", abstract: "Shows chat app screens as text, and tests them against snapshots."
) {
  try Registry(.sendbird, .nexconn)
}.main()
