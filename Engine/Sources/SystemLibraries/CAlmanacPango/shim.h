#pragma once
#include <cairo/cairo.h>
#include <cairo/cairo-ft.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <hb-ft.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangofc-font.h>

// GObject's cast macros are not visible to Swift; these are the casts that the text engine needs.

static inline PangoFont *almanac_font_ref(PangoFont *font) { return (PangoFont *)g_object_ref(font); }
static inline void almanac_font_unref(PangoFont *font) { g_object_unref(font); }

static inline int almanac_font_has_color(PangoFont *font) {
  hb_face_t *face = hb_font_get_face(pango_font_get_hb_font(font));
  return hb_ot_color_has_png(face) || hb_ot_color_has_layers(face);
}

// Whether glyphs are drawings of an SVG table alone. Cairo before 1.18 does not draw them; later versions do, but their renderer
// of SVG is not bounded in time, and fonts come from apps.
static inline int almanac_font_has_only_svg(PangoFont *font) {
  hb_face_t *face = hb_font_get_face(pango_font_get_hb_font(font));
  return hb_ot_color_has_svg(face) && !almanac_font_has_color(font);
}

static inline void almanac_font_apply(PangoFont *font, double x_scale, double y_scale, cairo_t *cr) {
  cairo_scaled_font_t *scaled = pango_cairo_font_get_scaled_font((PangoCairoFont *)font);
  cairo_matrix_t matrix;
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_scaled_font_get_font_matrix(scaled, &matrix);
  cairo_scaled_font_get_font_options(scaled, options);
  cairo_set_font_face(cr, cairo_scaled_font_get_font_face(scaled));
  matrix.xx *= x_scale;
  matrix.xy *= x_scale;
  matrix.yx *= y_scale;
  matrix.yy *= y_scale;
  cairo_set_font_matrix(cr, &matrix);
  cairo_set_font_options(cr, options);
  cairo_font_options_destroy(options);
}

// A context of its own font map over a fontconfig configuration, without hinting and with unrounded positions.
static inline PangoContext *almanac_context_create(FcConfig *configuration) {
  PangoFontMap *map = pango_cairo_font_map_new();
  pango_fc_font_map_set_config((PangoFcFontMap *)map, configuration);
  pango_cairo_font_map_set_resolution((PangoCairoFontMap *)map, 72);
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

static inline void almanac_context_unref(PangoContext *context) { g_object_unref(context); }
static inline void almanac_layout_unref(PangoLayout *layout) { g_object_unref(layout); }
static inline GSList *almanac_layout_runs(PangoLayout *layout) {
  PangoLayoutLine *line = pango_layout_get_line_readonly(layout, 0);
  return line ? line->runs : NULL;
}
static inline int almanac_layout_is_rtl(PangoLayout *layout) {
  PangoLayoutLine *line = pango_layout_get_line_readonly(layout, 0);
  return line && line->resolved_dir == PANGO_DIRECTION_RTL;
}
static inline PangoLayoutRun *almanac_run(GSList *list) { return (PangoLayoutRun *)list->data; }
static inline int almanac_log_attr_line_break(const PangoLogAttr *a) { return a->is_line_break; }
static inline int almanac_log_attr_white(const PangoLogAttr *a) { return a->is_white; }

// A metric in points, for fonts without hinting.
static inline double almanac_font_metric(PangoFont *font, hb_ot_metrics_tag_t tag) {
  hb_position_t value = 0;
  hb_ot_metrics_get_position_with_fallback(pango_font_get_hb_font(font), tag, &value);
  return value / (double)PANGO_SCALE;
}

// A font's own line metrics in em, as Core Text takes them: those of its horizontal header, or those of the OS/2 table if the header has none.
// Returns 0 if the font has neither, as a bitmap font.
static inline int almanac_font_line_metrics(PangoFont *font, double *ascent, double *descent, double *gap) {
  hb_face_t *face = hb_font_get_face(pango_font_get_hb_font(font));
  // Three signed 16-bit numbers at this offset of the table: ascender, descender (negative below the baseline), line gap.
  const struct { hb_tag_t table; unsigned offset; } places[] = {{HB_TAG('h', 'h', 'e', 'a'), 4}, {HB_TAG('O', 'S', '/', '2'), 68}};
  double em = hb_face_get_upem(face);
  for (int i = 0; i < 2; i++) {
    hb_blob_t *blob = hb_face_reference_table(face, places[i].table);
    unsigned length = 0;
    const unsigned char *bytes = (const unsigned char *)hb_blob_get_data(blob, &length);
    int found = 0;
    if (bytes && length >= places[i].offset + 6) {
      double values[3];
      for (int k = 0; k < 3; k++) {
        const unsigned char *at = bytes + places[i].offset + 2 * k;
        values[k] = (short)(at[0] << 8 | at[1]) / em;
      }
      found = values[0] - values[1] > 0;
      *ascent = values[0];
      *descent = -values[1];
      *gap = values[2] > 0 ? values[2] : 0;
    }
    hb_blob_destroy(blob);
    if (found) return 1;
  }
  return 0;
}
