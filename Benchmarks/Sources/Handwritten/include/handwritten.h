#pragma once
#include <stdint.h>

// The reference scene against Cairo and Pango, without Almanac: 158 × 158 points.

typedef struct {
  const char *text;
  const char *family;
  double size, x, baseline, tracking;
  int weight;
  double red, green, blue, alpha;
} scene_text;

typedef struct {
  const uint8_t *verbs; // 1 move, 2 line, 3 quad, 4 cubic, 5 close
  int verb_count;
  const float *coordinates;
  double x, y, size; // points, points per em
  double red, green, blue, alpha;
} scene_symbol;

typedef struct {
  double x, y, width, height;
  double red, green, blue, alpha;
} scene_bar;

typedef struct {
  const scene_text *texts;
  int text_count;
  const scene_symbol *symbols;
  int symbol_count;
  const scene_bar *bars;
  int bar_count;
} weather_scene;

typedef struct handwritten handwritten;

/// Lays out the scene's texts once, as a program that draws the scene repeatedly would.
handwritten *handwritten_create(const weather_scene *scene);
void handwritten_destroy(handwritten *program);
/// Paints one frame of `pixels` × `pixels` and returns its premultiplied BGRA; valid until the next frame.
const uint8_t *handwritten_paint(handwritten *program, int pixels);
/// The same frame written as a PNG file by Cairo; returns its size in bytes.
int handwritten_png(handwritten *program, int pixels);

// Texts laid out one by one, as a program without a cache would.

typedef struct handwritten_texts handwritten_texts;

handwritten_texts *handwritten_texts_create(void);
void handwritten_texts_destroy(handwritten_texts *program);
/// The width in points of a text in one line.
double handwritten_text_width(handwritten_texts *program, const char *text, const char *family, double size, int weight);
