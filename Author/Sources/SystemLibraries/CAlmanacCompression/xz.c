// The xz format with LZMA2, by liblzma.
#include <lzma.h>
#include <stdlib.h>

#include "codec.h"

/// What a stream that is decoded may ask for: level 9 of xz needs 65 MiB.
static const uint64_t decoder_memory = 80 << 20;

typedef struct {
  codec codec;
  lzma_stream lzma;
  int encodes, has_ended;
} xz_state;

static compression_status process(codec *codec, compression_stream *stream, int finish) {
  xz_state *state = (xz_state *)codec;
  if (state->has_ended) return COMPRESSION_STATUS_END;
  lzma_stream *lzma = &state->lzma;
  for (;;) {
    size_t available = stream->src_size, space = stream->dst_size;
    lzma->next_in = stream->src_ptr, lzma->avail_in = available;
    lzma->next_out = stream->dst_ptr, lzma->avail_out = space;
    lzma_ret status = lzma_code(lzma, finish && state->encodes ? LZMA_FINISH : LZMA_RUN);
    stream->src_ptr += available - lzma->avail_in, stream->src_size = lzma->avail_in;
    stream->dst_ptr += space - lzma->avail_out, stream->dst_size = lzma->avail_out;
    int moved = available != lzma->avail_in || space != lzma->avail_out;
    if (status == LZMA_STREAM_END) {
      state->has_ended = 1;
      return COMPRESSION_STATUS_END;
    }
    if (status != LZMA_OK && status != LZMA_BUF_ERROR) return COMPRESSION_STATUS_ERROR;
    if (stream->dst_size == 0) return COMPRESSION_STATUS_OK;
    if (moved && (stream->src_size > 0 || finish)) continue;
    // There is space, and no more input will come: the end is missing.
    return finish && stream->src_size == 0 ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK;
  }
}

static void destroy(codec *codec) {
  lzma_end(&((xz_state *)codec)->lzma);
  free(codec);
}

static lzma_ret start_encoder(lzma_stream *lzma) {
  lzma_options_lzma options;
  // Level 6, as Apple's library. Its dictionary of 8 MiB would need 94 MiB of memory, three times what a widget extension may use.
  if (lzma_lzma_preset(&options, 6)) return LZMA_OPTIONS_ERROR;
  options.dict_size = 1 << 20;
  lzma_filter filters[] = {{LZMA_FILTER_LZMA2, &options}, {LZMA_VLI_UNKNOWN, NULL}};
  return lzma_stream_encoder(lzma, filters, LZMA_CHECK_CRC32);
}

codec *xz_codec(int encodes) {
  xz_state *state = calloc(1, sizeof *state);
  if (!state) return NULL;
  state->codec = (codec){process, destroy};
  state->encodes = encodes;
  lzma_ret status = encodes ? start_encoder(&state->lzma) : lzma_stream_decoder(&state->lzma, decoder_memory, 0);
  if (status == LZMA_OK) return &state->codec;
  lzma_end(&state->lzma);
  free(state);
  return NULL;
}
