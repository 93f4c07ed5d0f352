#include "EventScan.h"

#include <fcntl.h>
#include <unistd.h>
#include <yaml.h>

static ssize_t read_file(const char *path, unsigned char *buffer, size_t size) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  size_t count = 0;
  ssize_t got;
  while (count < size && (got = read(file, buffer + count, size - count)) > 0) count += got;
  close(file);
  return count < size && got == 0 ? (ssize_t)count : -1;
}

long event_scan(const char *path, unsigned char *buffer, size_t size) {
  ssize_t count = read_file(path, buffer, size);
  if (count < 0) return -1;
  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) return -1;
  yaml_parser_set_input_string(&parser, buffer, (size_t)count);
  long events = 0;
  int is_done = 0;
  while (!is_done) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) {
      events = -1;
      break;
    }
    is_done = event.type == YAML_STREAM_END_EVENT;
    events++;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  return events;
}
