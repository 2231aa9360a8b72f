// Reads a PNG file row by row, by libpng. In C, because libpng reports errors by longjmp, which must not leave a Swift function.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Receives a row: `width` pixels of four bytes, red, green, blue and alpha, not premultiplied.
typedef void (*png_row_reader)(void *context, const uint8_t *row);

/// Calls `read` with each row from the top. Returns 1 after the last row, 0 if the file is malformed, interlaced, or not of `width` × `height` pixels.
int png_rows_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, png_row_reader read, void *context);
