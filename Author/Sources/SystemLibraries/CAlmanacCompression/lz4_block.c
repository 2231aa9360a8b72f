// The LZ4 block format: sequences of literal bytes and of a distance and length to repeat.
#include <string.h>

#include "codec.h"

enum {
  shortest_match = 4,
  // The format wants the last bytes as literals, and no match that begins shortly before the end.
  last_literals = 5,
  last_match_distance = 12,
  farthest = 65535,
  hash_bits = 12,
};

size_t lz4_block_bound(size_t count) { return count + count / 255 + 16; }

static uint32_t word(const uint8_t *bytes) {
  uint32_t word;
  memcpy(&word, bytes, sizeof word);
  return word;
}

/// Writes what is left of a length after the 15 of its token.
static uint8_t *write_length(uint8_t *target, size_t rest) {
  for (; rest >= 255; rest -= 255) *target++ = 255;
  *target++ = (uint8_t)rest;
  return target;
}

/// Writes a sequence: literals, and then a match unless its length is 0. Returns NULL if it may not fit.
static uint8_t *write_sequence(uint8_t *target, uint8_t *end, const uint8_t *literals, size_t count, size_t distance, size_t length) {
  if ((size_t)(end - target) < 1 + count + count / 255 + 1 + 2 + length / 255 + 1) return NULL;
  size_t extra = length ? length - shortest_match : 0;
  *target++ = (uint8_t)((count < 15 ? count : 15) << 4 | (extra < 15 ? extra : 15));
  if (count >= 15) target = write_length(target, count - 15);
  memcpy(target, literals, count);
  target += count;
  if (!length) return target;
  *target++ = (uint8_t)distance;
  *target++ = (uint8_t)(distance >> 8);
  return extra >= 15 ? write_length(target, extra - 15) : target;
}

size_t lz4_block_encode(const uint8_t *source, size_t count, uint8_t *target, size_t capacity) {
  size_t positions[1 << hash_bits] = {0};
  uint8_t *next = target, *end = target + capacity;
  size_t start = 0, position = 0;
  while (count > last_match_distance && position < count - last_match_distance) {
    size_t hash = word(source + position) * 2654435761u >> (32 - hash_bits);
    // 0 means that there is none.
    size_t candidate = positions[hash];
    positions[hash] = position + 1;
    if (!candidate || position - (candidate - 1) > farthest || word(source + candidate - 1) != word(source + position)) {
      position += 1;
      continue;
    }
    size_t match = candidate - 1, length = shortest_match;
    while (position + length < count - last_literals && source[match + length] == source[position + length]) length += 1;
    next = write_sequence(next, end, source + start, position - start, position - match, length);
    if (!next) return 0;
    position += length;
    start = position;
  }
  next = write_sequence(next, end, source + start, count - start, 0, 0);
  return next ? (size_t)(next - target) : 0;
}

/// Reads what is left of a length after the 15 of its token. Returns 0 if the block ends before.
static int read_length(const uint8_t **source, const uint8_t *end, size_t *length) {
  uint8_t byte;
  do {
    if (*source == end) return 0;
    byte = *(*source)++;
    *length += byte;
  } while (byte == 255);
  return 1;
}

ptrdiff_t lz4_block_decode(const uint8_t *source, size_t count, uint8_t *target, size_t history, size_t capacity, int *is_cut) {
  const uint8_t *end = source + count;
  size_t written = 0;
  while (source < end) {
    uint8_t token = *source++;
    size_t literals = token >> 4, length = token & 15;
    if (literals == 15 && !read_length(&source, end, &literals)) return -1;
    if (literals > (size_t)(end - source)) return -1;
    size_t space = capacity - written;
    if (literals > space) *is_cut = 1;
    memcpy(target + written, source, literals < space ? literals : space);
    written += literals < space ? literals : space;
    source += literals;
    // The last sequence has no match.
    if (*is_cut || source == end) return (ptrdiff_t)written;
    if (end - source < 2) return -1;
    size_t distance = source[0] | source[1] << 8;
    source += 2;
    if (length == 15 && !read_length(&source, end, &length)) return -1;
    length += shortest_match;
    if (distance == 0 || distance > history + written) return -1;
    for (; length > 0 && written < capacity; length--, written++) target[written] = target[(ptrdiff_t)written - (ptrdiff_t)distance];
    if (length > 0) {
      *is_cut = 1;
      return (ptrdiff_t)written;
    }
  }
  return (ptrdiff_t)written;
}
