// DioramaTesting
