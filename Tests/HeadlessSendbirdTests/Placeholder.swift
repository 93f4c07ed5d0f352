// HeadlessSendbird
