// LZ4 in Apple's frames: blocks that begin with bv41 (compressed) or bv4- (as they are), and bv4$ at the end.
#include <stdlib.h>
#include <string.h>

#include "codec.h"

enum {
  block_size = 1 << 16,
  // What a block may repeat of the blocks before it.
  window = 1 << 16,
  // The longest block that is decoded. Apple's encoder makes blocks of some kilobytes to a megabyte.
  longest_block = 16 << 20,
};

static const uint32_t compressed_mark = 0x31347662, plain_mark = 0x2d347662, end_mark = 0x24347662;

typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
} buffer;

/// Makes room for `count` bytes. Returns 0 without memory.
static int reserve(buffer *buffer, size_t count) {
  if (count <= buffer->capacity) return 1;
  size_t capacity = buffer->capacity * 2 > count ? buffer->capacity * 2 : count;
  uint8_t *bytes = realloc(buffer->bytes, capacity);
  if (!bytes) return 0;
  buffer->bytes = bytes, buffer->capacity = capacity;
  return 1;
}

typedef struct {
  codec codec;
  int encodes, is_last, has_ended;
  // What was read and is not a whole block yet.
  buffer input;
  // What was made: a window of what is already given away, and from `given` what is not.
  buffer output;
  size_t given;
} lz4_state;

static uint32_t read_word(const uint8_t *bytes) { return bytes[0] | bytes[1] << 8 | bytes[2] << 16 | (uint32_t)bytes[3] << 24; }

static void put_word(buffer *buffer, uint32_t word) {
  for (int shift = 0; shift < 32; shift += 8) buffer->bytes[buffer->count++] = (uint8_t)(word >> shift);
}

/// Takes bytes of the source until the input has `wanted`. Returns whether it has.
static int take(lz4_state *state, compression_stream *stream, size_t wanted, int *is_out_of_memory) {
  if (state->input.count >= wanted) return 1;
  size_t count = wanted - state->input.count;
  if (count > stream->src_size) count = stream->src_size;
  if (count == 0) return 0;
  // Memory grows with what comes, not with what a header says.
  if (!reserve(&state->input, state->input.count + count)) return *is_out_of_memory = 1, 0;
  memcpy(state->input.bytes + state->input.count, stream->src_ptr, count);
  state->input.count += count, stream->src_ptr += count, stream->src_size -= count;
  return state->input.count == wanted;
}

/// Gives away what was made. Returns whether nothing is left.
static int give(lz4_state *state, compression_stream *stream) {
  size_t count = state->output.count - state->given;
  if (count > stream->dst_size) count = stream->dst_size;
  if (count > 0) memcpy(stream->dst_ptr, state->output.bytes + state->given, count);
  state->given += count, stream->dst_ptr += count, stream->dst_size -= count;
  return state->given == state->output.count;
}

/// Keeps `kept` of the bytes that were given away.
static void forget(lz4_state *state, size_t kept) {
  if (state->output.count <= kept) kept = state->output.count;
  if (kept > 0) memmove(state->output.bytes, state->output.bytes + state->output.count - kept, kept);
  state->output.count = state->given = kept;
}

static int encode_block(lz4_state *state) {
  buffer *input = &state->input, *output = &state->output;
  forget(state, 0);
  if (!reserve(output, 12 + lz4_block_bound(input->count))) return 0;
  size_t size = lz4_block_encode(input->bytes, input->count, output->bytes + 12, lz4_block_bound(input->count));
  if (size > 0 && size < input->count) {
    put_word(output, compressed_mark), put_word(output, (uint32_t)input->count), put_word(output, (uint32_t)size);
    output->count += size;
  } else {
    put_word(output, plain_mark), put_word(output, (uint32_t)input->count);
    memcpy(output->bytes + output->count, input->bytes, input->count);
    output->count += input->count;
  }
  input->count = 0;
  return 1;
}

static compression_status encode(lz4_state *state, compression_stream *stream, int finish) {
  for (;;) {
    if (!give(state, stream)) return COMPRESSION_STATUS_OK;
    if (state->is_last) return state->has_ended = 1, COMPRESSION_STATUS_END;
    int is_out_of_memory = 0;
    int is_whole = take(state, stream, block_size, &is_out_of_memory);
    if (is_out_of_memory) return COMPRESSION_STATUS_ERROR;
    if (!is_whole && !finish) return COMPRESSION_STATUS_OK;
    if (state->input.count > 0) {
      if (!encode_block(state)) return COMPRESSION_STATUS_ERROR;
    } else {
      forget(state, 0);
      if (!reserve(&state->output, 4)) return COMPRESSION_STATUS_ERROR;
      put_word(&state->output, end_mark);
      state->is_last = 1;
    }
  }
}

/// Decodes the next block if all of it has come. Returns COMPRESSION_STATUS_OK if it has not.
static compression_status decode_block(lz4_state *state, compression_stream *stream, int *is_decoded) {
  int is_out_of_memory = 0;
  if (!take(state, stream, 4, &is_out_of_memory)) return is_out_of_memory ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK;
  uint32_t mark = read_word(state->input.bytes);
  if (mark == end_mark) return COMPRESSION_STATUS_END;
  if (mark != compressed_mark && mark != plain_mark) return COMPRESSION_STATUS_ERROR;
  size_t header = mark == compressed_mark ? 12 : 8;
  if (!take(state, stream, header, &is_out_of_memory)) return is_out_of_memory ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK;
  size_t size = read_word(state->input.bytes + 4), stored = read_word(state->input.bytes + header - 4);
  // A byte of a block stands for at most 255.
  if (size > longest_block || stored > lz4_block_bound(longest_block) || size / 256 > stored) return COMPRESSION_STATUS_ERROR;
  if (!take(state, stream, header + stored, &is_out_of_memory)) return is_out_of_memory ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK;
  forget(state, window);
  buffer *output = &state->output;
  if (!reserve(output, output->count + size)) return COMPRESSION_STATUS_ERROR;
  if (mark == compressed_mark) {
    int is_cut = 0;
    ptrdiff_t count = lz4_block_decode(state->input.bytes + header, stored, output->bytes + output->count, output->count, size, &is_cut);
    if (count < 0 || (size_t)count != size || is_cut) return COMPRESSION_STATUS_ERROR;
  } else {
    memcpy(output->bytes + output->count, state->input.bytes + header, size);
  }
  output->count += size;
  state->input.count = 0;
  *is_decoded = 1;
  return COMPRESSION_STATUS_OK;
}

static compression_status decode(lz4_state *state, compression_stream *stream, int finish) {
  for (;;) {
    if (!give(state, stream)) return COMPRESSION_STATUS_OK;
    int is_decoded = 0;
    compression_status status = decode_block(state, stream, &is_decoded);
    if (status == COMPRESSION_STATUS_END) state->has_ended = 1;
    if (status != COMPRESSION_STATUS_OK) return status;
    if (!is_decoded) return finish ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK;
  }
}

static compression_status process(codec *codec, compression_stream *stream, int finish) {
  lz4_state *state = (lz4_state *)codec;
  if (state->has_ended) return COMPRESSION_STATUS_END;
  return state->encodes ? encode(state, stream, finish) : decode(state, stream, finish);
}

static void destroy(codec *codec) {
  lz4_state *state = (lz4_state *)codec;
  free(state->input.bytes);
  free(state->output.bytes);
  free(state);
}

codec *lz4_codec(int encodes) {
  lz4_state *state = calloc(1, sizeof *state);
  if (!state) return NULL;
  state->codec = (codec){process, destroy};
  state->encodes = encodes;
  return &state->codec;
}
