// DioramaCommand
