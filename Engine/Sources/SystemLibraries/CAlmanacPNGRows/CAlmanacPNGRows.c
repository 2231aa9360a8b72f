#include "CAlmanacPNGRows.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct source {
  const uint8_t *bytes;
  size_t count, position;
};

static void take(png_structp png, png_bytep target, size_t count) {
  struct source *source = png_get_io_ptr(png);
  if (count > source->count - source->position) png_error(png, "too short");
  memcpy(target, source->bytes + source->position, count);
  source->position += count;
}

static void fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

int png_rows_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, png_row_reader read, void *context) {
  struct source source = {bytes, count, 0};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  // Read after longjmp, so it must not be kept in a register.
  uint8_t *volatile row = NULL;
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    free(row);
    return 0;
  }
  png_set_read_fn(png, &source, take);
  png_set_user_limits(png, width, height);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height ||
      png_get_interlace_type(png, info) != PNG_INTERLACE_NONE) {
    png_error(png, "another picture");
  }
  // Every kind of PNG becomes eight bits of red, green, blue and alpha.
  png_set_expand(png);
  png_set_strip_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "another format");
  row = malloc((size_t)width * 4);
  if (!row) png_error(png, "no memory");
  for (uint32_t line = 0; line < height; line++) {
    png_read_row(png, row, NULL);
    read(context, row);
  }
  png_destroy_read_struct(&png, &info, NULL);
  free(row);
  return 1;
}
