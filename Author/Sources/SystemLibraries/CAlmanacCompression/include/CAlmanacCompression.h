// Compression of bytes: raw DEFLATE by zlib, xz by liblzma, LZ4 by lz4.c. The types have the names of Apple's library Compression, whose module exports
// them; the functions are called by it and by AlmanacFoundationCompat.
#pragma once
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef enum {
  COMPRESSION_LZ4 = 0x100,
  COMPRESSION_LZ4_RAW = 0x101,
  COMPRESSION_ZLIB = 0x205,
  COMPRESSION_LZMA = 0x306,
  COMPRESSION_LZBITMAP = 0x702,
  COMPRESSION_LZFSE = 0x801,
  COMPRESSION_BROTLI = 0xB02,
} compression_algorithm;

typedef enum { COMPRESSION_STREAM_ENCODE = 0, COMPRESSION_STREAM_DECODE = 1 } compression_stream_operation;

typedef enum { COMPRESSION_STREAM_FINALIZE = 1 } compression_stream_flags;

typedef enum { COMPRESSION_STATUS_ERROR = -1, COMPRESSION_STATUS_OK = 0, COMPRESSION_STATUS_END = 1 } compression_status;

typedef struct {
  uint8_t *dst_ptr;
  size_t dst_size;
  const uint8_t *src_ptr;
  size_t src_size;
  void *_Nullable state;
} compression_stream;

/// Whether streams of an algorithm can be made here.
int codec_exists(compression_algorithm algorithm);

compression_status codec_stream_init(compression_stream *stream, compression_stream_operation operation, compression_algorithm algorithm);
compression_status codec_stream_process(compression_stream *stream, int flags);
compression_status codec_stream_destroy(compression_stream *stream);

/// Compresses into `dst`. Returns the number of bytes, 0 if they do not fit or the algorithm does not exist here.
size_t codec_encode_buffer(uint8_t *dst, size_t dst_size, const uint8_t *src, size_t src_size, compression_algorithm algorithm);
/// Decompresses into `dst`. Returns the number of bytes, `dst_size` if there are more, 0 if the source is malformed.
size_t codec_decode_buffer(uint8_t *dst, size_t dst_size, const uint8_t *src, size_t src_size, compression_algorithm algorithm);

#pragma clang assume_nonnull end
