#define _GNU_SOURCE
#include "CZeroedMemory.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// These replace glibc's functions in the command: the executable's symbols come first for every library. glibc exports its own under these names.
extern void *__libc_malloc(size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void __libc_free(void *block);

static atomic_bool is_on;

void almanac_zero_freed_memory(void) { atomic_store_explicit(&is_on, true, memory_order_relaxed); }

// glibc gives a mapped block back to the system when it is freed. The flag is in the word before the block (malloc.c, IS_MMAPPED).
static bool is_mapped(void *block) { return (((size_t *)block)[-1] & 2) != 0; }

static void zero(void *block, size_t from, size_t to) {
  if (to <= from) return;
  memset((char *)block + from, 0, to - from);
  // The compiler would leave out writes to memory that is freed next.
  __asm__ volatile("" : : "r"(block) : "memory");
}

void free(void *block) {
  if (block == NULL) return;
  int error = errno;
  if (atomic_load_explicit(&is_on, memory_order_relaxed) && !is_mapped(block)) zero(block, 0, malloc_usable_size(block));
  __libc_free(block);
  errno = error;
}

void *realloc(void *block, size_t size) {
  if (block == NULL || size == 0 || !atomic_load_explicit(&is_on, memory_order_relaxed) || is_mapped(block)) return __libc_realloc(block, size);
  size_t before = malloc_usable_size(block);
  if (size <= before) {
    // The end of the block may be split off.
    zero(block, size, before);
    return __libc_realloc(block, size);
  }
  void *larger = __libc_malloc(size);
  if (larger == NULL) return NULL;
  memcpy(larger, block, before);
  zero(block, 0, before);
  __libc_free(block);
  return larger;
}
