#include "codec.h"

int codec_exists(compression_algorithm algorithm) {
  return algorithm == COMPRESSION_LZ4 || algorithm == COMPRESSION_ZLIB || algorithm == COMPRESSION_LZMA;
}

compression_status codec_stream_init(compression_stream *stream, compression_stream_operation operation, compression_algorithm algorithm) {
  int encodes = operation == COMPRESSION_STREAM_ENCODE;
  codec *made = NULL;
  switch (algorithm) {
    case COMPRESSION_LZ4: made = lz4_codec(encodes); break;
    case COMPRESSION_ZLIB: made = deflate_codec(encodes); break;
    case COMPRESSION_LZMA: made = xz_codec(encodes); break;
    default: break;
  }
  stream->state = made;
  return made ? COMPRESSION_STATUS_OK : COMPRESSION_STATUS_ERROR;
}

compression_status codec_stream_process(compression_stream *stream, int flags) {
  codec *codec = stream->state;
  return codec ? codec->process(codec, stream, flags & COMPRESSION_STREAM_FINALIZE) : COMPRESSION_STATUS_ERROR;
}

compression_status codec_stream_destroy(compression_stream *stream) {
  codec *codec = stream->state;
  if (!codec) return COMPRESSION_STATUS_ERROR;
  codec->destroy(codec);
  stream->state = NULL;
  return COMPRESSION_STATUS_OK;
}

/// Runs a stream over the whole source. Sets `count` to the number of bytes in `dst`.
static compression_status run(
    compression_stream_operation operation, uint8_t *dst, size_t dst_size, const uint8_t *src, size_t src_size, compression_algorithm algorithm,
    size_t *count) {
  compression_stream stream = {dst, dst_size, src, src_size, NULL};
  compression_status status = codec_stream_init(&stream, operation, algorithm);
  if (status != COMPRESSION_STATUS_OK) return status;
  size_t left;
  do {
    left = stream.src_size + stream.dst_size;
    status = codec_stream_process(&stream, COMPRESSION_STREAM_FINALIZE);
  } while (status == COMPRESSION_STATUS_OK && stream.src_size + stream.dst_size < left);
  *count = dst_size - stream.dst_size;
  codec_stream_destroy(&stream);
  return status;
}

size_t codec_encode_buffer(uint8_t *dst, size_t dst_size, const uint8_t *src, size_t src_size, compression_algorithm algorithm) {
  if (algorithm == COMPRESSION_LZ4_RAW) return lz4_block_encode(src, src_size, dst, dst_size);
  size_t count = 0;
  return run(COMPRESSION_STREAM_ENCODE, dst, dst_size, src, src_size, algorithm, &count) == COMPRESSION_STATUS_END ? count : 0;
}

size_t codec_decode_buffer(uint8_t *dst, size_t dst_size, const uint8_t *src, size_t src_size, compression_algorithm algorithm) {
  if (algorithm == COMPRESSION_LZ4_RAW) {
    int is_cut = 0;
    ptrdiff_t count = lz4_block_decode(src, src_size, dst, 0, dst_size, &is_cut);
    return count < 0 ? 0 : (size_t)count;
  }
  size_t count = 0;
  compression_status status = run(COMPRESSION_STREAM_DECODE, dst, dst_size, src, src_size, algorithm, &count);
  // A full destination is no error: the rest is left out.
  return status == COMPRESSION_STATUS_END || (status == COMPRESSION_STATUS_OK && count == dst_size) ? count : 0;
}
