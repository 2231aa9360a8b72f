// Raw DEFLATE (RFC 1951), by zlib.
#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

#include "codec.h"

typedef struct {
  codec codec;
  z_stream zlib;
  int encodes, has_ended;
} deflate_state;

static compression_status process(codec *codec, compression_stream *stream, int finish) {
  deflate_state *state = (deflate_state *)codec;
  if (state->has_ended) return COMPRESSION_STATUS_END;
  for (;;) {
    // zlib counts in unsigned int.
    uInt available = stream->src_size > UINT_MAX ? UINT_MAX : (uInt)stream->src_size;
    uInt space = stream->dst_size > UINT_MAX ? UINT_MAX : (uInt)stream->dst_size;
    int is_last = finish && available == stream->src_size;
    z_stream *zlib = &state->zlib;
    zlib->next_in = (Bytef *)stream->src_ptr, zlib->avail_in = available;
    zlib->next_out = stream->dst_ptr, zlib->avail_out = space;
    int status = state->encodes ? deflate(zlib, is_last ? Z_FINISH : Z_NO_FLUSH) : inflate(zlib, Z_NO_FLUSH);
    stream->src_ptr += available - zlib->avail_in, stream->src_size -= available - zlib->avail_in;
    stream->dst_ptr += space - zlib->avail_out, stream->dst_size -= space - zlib->avail_out;
    int moved = available != zlib->avail_in || space != zlib->avail_out;
    if (status == Z_STREAM_END) {
      state->has_ended = 1;
      return COMPRESSION_STATUS_END;
    }
    // Z_BUF_ERROR says that nothing could be done.
    if (status != Z_OK && status != Z_BUF_ERROR) return COMPRESSION_STATUS_ERROR;
    if (stream->dst_size == 0) return COMPRESSION_STATUS_OK;
    if (moved && (stream->src_size > 0 || is_last)) continue;
    // There is space, and no more input will come: the end is missing.
    return finish && stream->src_size == 0 ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK;
  }
}

static void destroy(codec *codec) {
  deflate_state *state = (deflate_state *)codec;
  if (state->encodes) {
    deflateEnd(&state->zlib);
  } else {
    inflateEnd(&state->zlib);
  }
  free(state);
}

codec *deflate_codec(int encodes) {
  deflate_state *state = calloc(1, sizeof *state);
  if (!state) return NULL;
  state->codec = (codec){process, destroy};
  state->encodes = encodes;
  // Level 5, as Apple's library. The negative size of the window says that there is no header.
  int status = encodes ? deflateInit2(&state->zlib, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY) : inflateInit2(&state->zlib, -15);
  if (status == Z_OK) return &state->codec;
  free(state);
  return NULL;
}
