// Nothing to call: see NoNetwork.c.
