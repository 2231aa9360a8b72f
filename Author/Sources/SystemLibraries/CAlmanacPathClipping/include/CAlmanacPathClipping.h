// Set operations on polygons, by Clipper (libpolyclipping) behind an interface that Swift reads.
#ifndef ALMANAC_PATH_CLIPPING_H
#define ALMANAC_PATH_CLIPPING_H

#ifdef __cplusplus
extern "C" {
#endif

enum {
  ALMANAC_CLIP_INTERSECTION = 0,
  ALMANAC_CLIP_UNION = 1,
  ALMANAC_CLIP_DIFFERENCE = 2,
  ALMANAC_CLIP_XOR = 3,
};

// Polylines one after another: `counts[i]` points each, as x and y by turns.
typedef struct {
  const long long *points;
  const int *counts;
  int lines;
} almanac_polylines;

// The result of an operation; owned by the caller.
typedef struct almanac_clip almanac_clip;

// The areas are found by the even-odd rule or by winding. `isOpen`: the subject is lines to cut, not an area; only
// intersection and difference are defined for such. Null where memory or coordinates (beyond ±2^62) do not suffice.
almanac_clip *almanac_clip_create(almanac_polylines subject, int isOpen, almanac_polylines area, int operation, int isEvenOdd);
int almanac_clip_lines(const almanac_clip *clip);
int almanac_clip_count(const almanac_clip *clip, int line);
long long almanac_clip_x(const almanac_clip *clip, int line, int point);
long long almanac_clip_y(const almanac_clip *clip, int line, int point);
void almanac_clip_destroy(almanac_clip *clip);

#ifdef __cplusplus
}
#endif
#endif
