#ifndef EVENT_SCAN_H
#define EVENT_SCAN_H

#include <stddef.h>

/// Opens a YAML file, reads it into the buffer and lets libyaml scan it, throwing all events away.
///
/// Returns how many events there were, or -1 when the file cannot be read, does not fit or is no
/// YAML.
long event_scan(const char *path, unsigned char *buffer, size_t size);

#endif
