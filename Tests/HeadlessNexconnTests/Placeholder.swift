// HeadlessNexconn
