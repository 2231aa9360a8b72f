// What the streams of one algorithm do.
#pragma once
#include "CAlmanacCompression.h"

typedef struct codec codec;

struct codec {
  compression_status (*process)(codec *codec, compression_stream *stream, int finish);
  void (*destroy)(codec *codec);
};

/// Each returns NULL without memory.
codec *deflate_codec(int encodes);
codec *xz_codec(int encodes);
codec *lz4_codec(int encodes);

/// The largest size of a block that lz4_block_encode makes of `count` bytes.
size_t lz4_block_bound(size_t count);
/// Compresses a block. Returns its size, 0 if it does not fit.
size_t lz4_block_encode(const uint8_t *source, size_t count, uint8_t *target, size_t capacity);
/// Decompresses a block to `target`, before which are `history` bytes that it may repeat. Returns the number of bytes, at most `capacity`, or -1 if the
/// block is malformed. Sets `is_cut` if there are more.
ptrdiff_t lz4_block_decode(const uint8_t *source, size_t count, uint8_t *target, size_t history, size_t capacity, int *is_cut);
