import DioramaCommand
import DioramaKit
import HeadlessSendbird

var registry = try Registry(.sendbird)
try registry.register(LeakyHeader.self)
CommandLineTool(registry: registry).main()
