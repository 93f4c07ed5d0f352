import AppScreens
import DioramaCommand

CommandLineTool { try Registry.app() }.main()
