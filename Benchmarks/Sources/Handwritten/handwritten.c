#include "handwritten.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <stdlib.h>

struct handwritten {
  weather_scene scene;
  PangoContext *context;
  PangoLayout **layouts;
  cairo_surface_t *surface;
};

// A context without hinting, with 72 units per inch.
static PangoContext *unhinted_context(void) {
  PangoFontMap *map = pango_cairo_font_map_new();
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
  PangoContext *context = pango_font_map_create_context(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  g_object_unref(map);
  return context;
}

handwritten *handwritten_create(const weather_scene *scene) {
  handwritten *program = calloc(1, sizeof *program);
  program->scene = *scene;
  program->context = unhinted_context();
  program->layouts = calloc(scene->text_count, sizeof *program->layouts);
  for (int i = 0; i < scene->text_count; i++) {
    const scene_text *text = &scene->texts[i];
    PangoLayout *layout = pango_layout_new(program->context);
    PangoFontDescription *font = pango_font_description_from_string(text->family);
    pango_font_description_set_absolute_size(font, text->size * PANGO_SCALE);
    pango_font_description_set_weight(font, text->weight);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(text->tracking * PANGO_SCALE));
    pango_layout_set_attributes(layout, attributes);
    pango_attr_list_unref(attributes);
    pango_layout_set_text(layout, text->text, -1);
    program->layouts[i] = layout;
  }
  return program;
}

void handwritten_destroy(handwritten *program) {
  for (int i = 0; i < program->scene.text_count; i++) g_object_unref(program->layouts[i]);
  free(program->layouts);
  if (program->surface) cairo_surface_destroy(program->surface);
  g_object_unref(program->context);
  free(program);
}

static void add_symbol(cairo_t *cr, const scene_symbol *symbol) {
  const float *n = symbol->coordinates;
  double x = 0, y = 0;
  for (int i = 0; i < symbol->verb_count; i++) {
    switch (symbol->verbs[i]) {
    case 1:
      cairo_move_to(cr, x = n[0], y = n[1]);
      n += 2;
      break;
    case 2:
      cairo_line_to(cr, x = n[0], y = n[1]);
      n += 2;
      break;
    case 3:
      cairo_curve_to(cr, x + (n[0] - x) * 2 / 3, y + (n[1] - y) * 2 / 3, n[2] + (n[0] - n[2]) * 2 / 3, n[3] + (n[1] - n[3]) * 2 / 3, n[2], n[3]);
      x = n[2], y = n[3];
      n += 4;
      break;
    case 4:
      cairo_curve_to(cr, n[0], n[1], n[2], n[3], n[4], n[5]);
      x = n[4], y = n[5];
      n += 6;
      break;
    default: cairo_close_path(cr);
    }
  }
}

const uint8_t *handwritten_paint(handwritten *program, int pixels) {
  if (program->surface) cairo_surface_destroy(program->surface);
  program->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixels, pixels);
  cairo_t *cr = cairo_create(program->surface);
  cairo_scale(cr, pixels / 158.0, pixels / 158.0);

  cairo_pattern_t *sky = cairo_pattern_create_linear(79, 0, 79, 158);
  cairo_pattern_add_color_stop_rgb(sky, 0, 0x2F / 255.0, 0x6F / 255.0, 0xC4 / 255.0);
  cairo_pattern_add_color_stop_rgb(sky, 1, 0x8E / 255.0, 0xC5 / 255.0, 0xF0 / 255.0);
  cairo_set_source(cr, sky);
  cairo_rectangle(cr, 0, 0, 158, 158);
  cairo_fill(cr);
  cairo_pattern_destroy(sky);

  for (int i = 0; i < program->scene.bar_count; i++) {
    const scene_bar *bar = &program->scene.bars[i];
    double radius = fmin(bar->width, bar->height) / 2;
    cairo_new_sub_path(cr);
    cairo_arc(cr, bar->x + radius, bar->y + radius, radius, M_PI, 1.5 * M_PI);
    cairo_arc(cr, bar->x + bar->width - radius, bar->y + radius, radius, 1.5 * M_PI, 2 * M_PI);
    cairo_arc(cr, bar->x + bar->width - radius, bar->y + bar->height - radius, radius, 0, 0.5 * M_PI);
    cairo_arc(cr, bar->x + radius, bar->y + bar->height - radius, radius, 0.5 * M_PI, M_PI);
    cairo_close_path(cr);
    cairo_set_source_rgba(cr, bar->red, bar->green, bar->blue, bar->alpha);
    cairo_fill(cr);
  }
  for (int i = 0; i < program->scene.symbol_count; i++) {
    const scene_symbol *symbol = &program->scene.symbols[i];
    cairo_save(cr);
    cairo_translate(cr, symbol->x, symbol->y);
    cairo_scale(cr, symbol->size, symbol->size);
    cairo_new_path(cr);
    add_symbol(cr, symbol);
    cairo_restore(cr);
    cairo_set_source_rgba(cr, symbol->red, symbol->green, symbol->blue, symbol->alpha);
    cairo_fill(cr);
  }
  for (int i = 0; i < program->scene.text_count; i++) {
    const scene_text *text = &program->scene.texts[i];
    cairo_set_source_rgba(cr, text->red, text->green, text->blue, text->alpha);
    cairo_move_to(cr, text->x, text->baseline);
    pango_cairo_show_layout_line(cr, pango_layout_get_line_readonly(program->layouts[i], 0));
  }
  cairo_destroy(cr);
  cairo_surface_flush(program->surface);
  return cairo_image_surface_get_data(program->surface);
}

static cairo_status_t count_bytes(void *closure, const unsigned char *bytes, unsigned int count) {
  (void)bytes;
  *(int *)closure += (int)count;
  return CAIRO_STATUS_SUCCESS;
}

int handwritten_png(handwritten *program, int pixels) {
  handwritten_paint(program, pixels);
  int size = 0;
  cairo_surface_write_to_png_stream(program->surface, count_bytes, &size);
  return size;
}

struct handwritten_texts {
  PangoContext *context;
};

handwritten_texts *handwritten_texts_create(void) {
  handwritten_texts *program = calloc(1, sizeof *program);
  program->context = unhinted_context();
  return program;
}

void handwritten_texts_destroy(handwritten_texts *program) {
  g_object_unref(program->context);
  free(program);
}

double handwritten_text_width(handwritten_texts *program, const char *text, const char *family, double size, int weight) {
  PangoLayout *layout = pango_layout_new(program->context);
  PangoFontDescription *font = pango_font_description_from_string(family);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_font_description_set_weight(font, weight);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  pango_layout_set_text(layout, text, -1);
  int width = 0;
  pango_layout_get_size(layout, &width, NULL);
  g_object_unref(layout);
  return (double)width / PANGO_SCALE;
}
