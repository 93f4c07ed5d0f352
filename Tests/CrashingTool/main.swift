import DioramaCommand
import DioramaKit
import WeatherKit

var registry = try Registry(.weather)
try registry.register(ClumsyHeader.self)
CommandLineTool(registry: registry).main()
