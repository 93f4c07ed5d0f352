#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "CLoadedImages.h"

#if defined(__APPLE__)

#include <mach-o/dyld.h>
#include <mach-o/loader.h>

void diorama_visit_images(void *context, diorama_image_visitor visit) {
  for (uint32_t index = 0; index < _dyld_image_count(); index++) {
    const struct mach_header *header = _dyld_get_image_header(index);
    const char *path = _dyld_get_image_name(index);
    const uint8_t *id = NULL;
    if (header && header->magic == MH_MAGIC_64) {
      const uint8_t *command = (const uint8_t *)header + sizeof(struct mach_header_64);
      for (uint32_t number = 0; number < header->ncmds; number++) {
        const struct load_command *head = (const struct load_command *)command;
        if (head->cmd == LC_UUID) id = ((const struct uuid_command *)command)->uuid;
        command += head->cmdsize;
      }
    }
    visit(context, path ? path : "", id, id ? 16 : 0);
  }
}

#elif defined(__linux__)

#include <link.h>
#include <string.h>

struct visit {
  void *context;
  diorama_image_visitor visitor;
};

/// Notes are three numbers, a name and a text, each up to the next fourth byte.
static const uint8_t *build_id(const uint8_t *notes, size_t size, size_t *count) {
  size_t offset = 0;
  while (offset + sizeof(ElfW(Nhdr)) <= size) {
    ElfW(Nhdr) note;
    memcpy(&note, notes + offset, sizeof note);
    size_t name = offset + sizeof note;
    size_t text = name + (((size_t)note.n_namesz + 3) & ~(size_t)3);
    if (text + note.n_descsz > size) return NULL;
    if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 &&
        memcmp(notes + name, "GNU", 4) == 0) {
      *count = note.n_descsz;
      return notes + text;
    }
    offset = text + (((size_t)note.n_descsz + 3) & ~(size_t)3);
  }
  return NULL;
}

static int visit_image(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct visit *visit = context;
  const uint8_t *id = NULL;
  size_t count = 0;
  for (int index = 0; index < info->dlpi_phnum && !id; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_NOTE) continue;
    id = build_id((const uint8_t *)(info->dlpi_addr + header->p_vaddr), header->p_memsz, &count);
  }
  visit->visitor(visit->context, info->dlpi_name ? info->dlpi_name : "", id, count);
  return 0;
}

void diorama_visit_images(void *context, diorama_image_visitor visitor) {
  struct visit visit = {context, visitor};
  dl_iterate_phdr(visit_image, &visit);
}

#else

void diorama_visit_images(void *context, diorama_image_visitor visit) {
  visit(context, "", NULL, 0);
}

#endif
