#include "type_records.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

// The formats are the Swift ABI's: https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst and, for the sections,
// stdlib/public/SwiftShims/swift/shims/MetadataSections.h, whose fields keep their places in all versions.
struct section { uintptr_t start; size_t length; };
struct sections {
  uintptr_t version;
  const void *image;
  const void *unused[2];
  struct section protocols, conformances;
};
extern void swift_enumerateAllMetadataSections(bool (*body)(const struct sections *sections, void *context), void *context);

// A context of declarations: module, extension, anonymous, protocol, class, structure or enumeration.
struct context { uint32_t flags; int32_t parent; int32_t name; int32_t access; };
enum { module_kind = 0, protocol_kind = 3, first_type_kind = 16, last_type_kind = 18, generic_flag = 0x80 };
struct conformance { int32_t protocol; int32_t type; int32_t witnesses; uint32_t flags; };
struct response { const void *metadata; size_t state; };
typedef __attribute__((swiftcall)) struct response accessor(size_t request);

// Follows an offset from its own place. Through integers: C defines no pointer that leaves the object it was made for.
static const void *target(const int32_t *offset) { return (const void *)((uintptr_t)offset + (uintptr_t)(intptr_t)*offset); }

// The same, where 0 means nothing, and the lowest bit that a pointer is there, and not the thing itself.
static const void *follow(const int32_t *offset) {
  if (*offset == 0) return NULL;
  uintptr_t place = (uintptr_t)offset + (uintptr_t)(intptr_t)(*offset & ~1);
  return *offset & 1 ? *(const void *const *)place : (const void *)place;
}

static unsigned kind(const struct context *context) { return context->flags & 31; }
static bool is_type(const struct context *context) { return kind(context) >= first_type_kind && kind(context) <= last_type_kind; }
static const char *name(const struct context *context) { return target(&context->name); }

static bool is_protocol(const struct context *context, const char *module, const char *protocol) {
  if (!context || kind(context) != protocol_kind || strcmp(name(context), protocol)) return false;
  const struct context *parent = follow(&context->parent);
  return parent && kind(parent) == module_kind && !strcmp(name(parent), module);
}

// Writes the names from the outermost on, as many as there is room for. More than 64 scopes around a type have no name either.
static void write_name(const struct context *context, char *text, size_t room, unsigned depth) {
  if (depth > 64) return;
  const struct context *parent = follow(&context->parent);
  if (parent) write_name(parent, text, room, depth + 1);
  if (!is_type(context) && kind(context) != module_kind) return;
  size_t used = strlen(text);
  snprintf(text + used, room - used, "%s%s", used ? "." : "", name(context));
}

struct search {
  const char *module, *protocol;
  bool (*body)(const struct almanac_conforming_type *, void *);
  void *context;
};

static bool visit(const struct sections *sections, void *context) {
  struct search *search = context;
  const int32_t *offset = (const int32_t *)sections->conformances.start;
  for (size_t left = sections->conformances.length / sizeof *offset; left > 0; left--, offset++) {
    const struct conformance *record = follow(offset);
    if (!record || !is_protocol(follow(&record->protocol), search->module, search->protocol)) continue;
    // 0: the type's description, 1: a pointer to it; others are for Objective-C.
    unsigned reference = record->flags >> 3 & 7;
    if (reference > 1) continue;
    const void *place = target(&record->type);
    const struct context *type = reference ? *(const void *const *)place : place;
    if (!type || !is_type(type) || type->flags & generic_flag || !type->access) continue;
    struct almanac_conforming_type found = {.name = ""};
    write_name(type, found.name, sizeof found.name, 0);
    accessor *access = (accessor *)(uintptr_t)target(&type->access);
    // 0: the complete metadata.
    found.metadata = access(0).metadata;
    if (found.metadata && !search->body(&found, search->context)) return false;
  }
  return true;
}

void almanac_conforming_types(
    const char *module, const char *protocol, bool (*body)(const struct almanac_conforming_type *, void *), void *context) {
  struct search search = {module, protocol, body, context};
  swift_enumerateAllMetadataSections(visit, &search);
}
