import AnyScreens
import DioramaCommand

CommandLineTool { try Registry.app() }.main()
