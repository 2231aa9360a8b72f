#include <sixel.h>

/// Encodes a picture of opaque pixels, three bytes each, as sixels of at most 256 colours.
///
/// @param write called with each part of the result and `context`; it returns how many bytes it took
/// @return a status for which SIXEL_FAILED is false if everything was encoded
static inline SIXELSTATUS almanac_sixel_encode(
  unsigned char *pixels, int width, int height, sixel_write_function write, void *context
) {
  sixel_output_t *output = NULL;
  sixel_dither_t *dither = NULL;
  SIXELSTATUS status = sixel_output_new(&output, write, context, NULL);
  if (SIXEL_SUCCEEDED(status)) status = sixel_dither_new(&dither, 256, NULL);
  if (SIXEL_SUCCEEDED(status))
    status = sixel_dither_initialize(
      dither, pixels, width, height, SIXEL_PIXELFORMAT_RGB888, SIXEL_LARGE_AUTO, SIXEL_REP_AUTO, SIXEL_QUALITY_AUTO);
  if (SIXEL_SUCCEEDED(status)) status = sixel_encode(pixels, width, height, 3, dither, output);
  sixel_dither_unref(dither);
  sixel_output_unref(output);
  return status;
}
