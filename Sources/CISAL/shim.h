#pragma once
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// The deflate state holds arrays too long for Swift to import, so it lives on this side.

/// What compressing needs between calls; big, and made once for many pictures.
typedef struct {
  struct isal_zstream stream;
  uint8_t level[ISAL_DEF_LVL1_DEFAULT];
} isal_workspace;

static inline void *isal_workspace_create(void) { return calloc(1, sizeof(isal_workspace)); }
static inline void isal_workspace_destroy(void *workspace) { free(workspace); }

/// Compresses `input` into one zlib stream (RFC 1950) at igzip level 1.
/// Returns the bytes written, or 0 when `capacity` does not suffice or there is no workspace.
static inline size_t isal_zlib_level1(void *memory, const uint8_t *input, size_t count, uint8_t *output, size_t capacity) {
  isal_workspace *workspace = (isal_workspace *)memory;
  if (!workspace || count > UINT32_MAX || capacity > UINT32_MAX) return 0;
  struct isal_zstream *stream = &workspace->stream;
  isal_deflate_init(stream);
  stream->level = 1;
  stream->level_buf = workspace->level;
  stream->level_buf_size = ISAL_DEF_LVL1_DEFAULT;
  stream->gzip_flag = IGZIP_ZLIB;
  stream->end_of_stream = 1;
  stream->flush = NO_FLUSH;
  stream->next_in = (uint8_t *)input;
  stream->avail_in = (uint32_t)count;
  stream->next_out = output;
  stream->avail_out = (uint32_t)capacity;
  if (isal_deflate(stream) != COMP_OK || stream->internal_state.state != ZSTATE_END) return 0;
  return stream->total_out;
}

/// The checksum of a PNG chunk's type and data.
static inline uint32_t isal_png_crc(const uint8_t *bytes, size_t count) { return crc32_gzip_refl(0, bytes, count); }
