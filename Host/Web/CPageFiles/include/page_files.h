#include <stddef.h>

/// A file that is embedded in the binary.
struct page_file {
  const char *name;
  const unsigned char *bytes;
  size_t length;
};

/// All files of `Page/`; the first is the page itself.
extern const struct page_file *const page_files;
extern const int page_file_count;

/// The files of the page of `almanac preview`: those of `Preview/`, the first is the page itself, and those of `Page/` that it uses too.
extern const struct page_file *const preview_files;
extern const int preview_file_count;

/// `openapi.yaml`, which describes the HTTP API.
extern const struct page_file api_description;
