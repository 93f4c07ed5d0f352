#ifndef C_LOADED_IMAGES_H
#define C_LOADED_IMAGES_H

#include <stddef.h>
#include <stdint.h>

/// Is handed the program and each library that it has loaded.
///
/// @param context what `diorama_visit_images` was given.
/// @param path the file; empty for the program itself.
/// @param id the number that the linker gave the build; null where it gave none.
/// @param count how many bytes the number has.
typedef void (*diorama_image_visitor)(void *context, const char *path, const uint8_t *id,
                                      size_t count);

/// Goes through the program and its libraries, in the order in which they were loaded.
void diorama_visit_images(void *context, diorama_image_visitor visit);

#endif
