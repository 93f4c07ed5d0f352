import DioramaCommand
import DioramaKit
import WeatherKit

var registry = try Registry(.weather)
try registry.register(FaultyHeader.self)
CommandLineTool(registry: registry).main()
