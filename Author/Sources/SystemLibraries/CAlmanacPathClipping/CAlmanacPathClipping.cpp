#include "CAlmanacPathClipping.h"

#if !__has_include(<polyclipping/clipper.hpp>)
#error "Clipper is missing: run Scripts/setup, or apt-get install libpolyclipping-dev"
#endif
#include <polyclipping/clipper.hpp>

using namespace ClipperLib;

struct almanac_clip {
  Paths paths;
};

static void add(Clipper &clipper, almanac_polylines lines, PolyType type, bool closed) {
  int start = 0;
  for (int line = 0; line < lines.lines; ++line) {
    Path path;
    for (int point = 0; point < lines.counts[line]; ++point) {
      const long long *place = lines.points + 2 * (start + point);
      path << IntPoint(place[0], place[1]);
    }
    start += lines.counts[line];
    clipper.AddPath(path, type, closed);
  }
}

extern "C" almanac_clip *almanac_clip_create(
    almanac_polylines subject, int isOpen, almanac_polylines area, int operation, int isEvenOdd) {
  // Swift knows no C++ exceptions: none may leave.
  try {
    Clipper clipper;
    add(clipper, subject, ptSubject, !isOpen);
    add(clipper, area, ptClip, true);
    const PolyFillType rule = isEvenOdd ? pftEvenOdd : pftNonZero;
    const ClipType types[] = {ctIntersection, ctUnion, ctDifference, ctXor};
    almanac_clip *result = new almanac_clip();
    PolyTree tree;
    if (!clipper.Execute(types[operation & 3], tree, rule, rule)) {
      delete result;
      return nullptr;
    }
    if (isOpen) {
      OpenPathsFromPolyTree(tree, result->paths);
    } else {
      PolyTreeToPaths(tree, result->paths);
    }
    return result;
  } catch (...) {
    return nullptr;
  }
}

extern "C" int almanac_clip_lines(const almanac_clip *clip) { return static_cast<int>(clip->paths.size()); }
extern "C" int almanac_clip_count(const almanac_clip *clip, int line) { return static_cast<int>(clip->paths[line].size()); }
extern "C" long long almanac_clip_x(const almanac_clip *clip, int line, int point) { return clip->paths[line][point].X; }
extern "C" long long almanac_clip_y(const almanac_clip *clip, int line, int point) { return clip->paths[line][point].Y; }
extern "C" void almanac_clip_destroy(almanac_clip *clip) { delete clip; }
