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
  stream->next_in = (uint8_t *)input;
  stream->next_out = output;
  stream->avail_out = (uint32_t)capacity;
  // The first bytes go ahead, so few that igzip's plain loop takes them. Its vector loop (2.30, igzip_icf_body_h1_gr_bt.asm) hashes the second
  // position of a stream that has no history yet from a register that still holds this stream's address: the same input would give other bytes
  // in about one process of two hundred. Costs some ten bytes.
  const uint32_t ahead = count < 8 ? (uint32_t)count : 8;
  stream->avail_in = ahead;
  stream->end_of_stream = ahead == count;
  stream->flush = SYNC_FLUSH;
  if (isal_deflate(stream) != COMP_OK || stream->avail_in != 0) return 0;
  if (ahead < count) {
    stream->avail_in = (uint32_t)count - ahead;
    stream->end_of_stream = 1;
    stream->flush = NO_FLUSH;
    if (isal_deflate(stream) != COMP_OK) return 0;
  }
  if (stream->internal_state.state != ZSTATE_END) return 0;
  return stream->total_out;
}

/// The checksum of a PNG chunk's type and data.
static inline uint32_t isal_png_crc(const uint8_t *bytes, size_t count) { return crc32_gzip_refl(0, bytes, count); }
