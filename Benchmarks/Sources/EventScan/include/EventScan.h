#ifndef EVENT_SCAN_H
#define EVENT_SCAN_H

#include <stddef.h>

/// Opens a YAML file, reads it into the buffer and scans it with libyaml, discarding all events.
///
/// Returns the number of events, or -1 if the file cannot be read, does not fit or is not YAML.
long event_scan(const char *path, unsigned char *buffer, size_t size);

#endif
