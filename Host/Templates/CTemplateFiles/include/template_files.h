#include <stddef.h>

/// A file of a template, which is embedded in the binary.
struct template_file {
  /// Its path in the folder `Host/Templates`.
  const char *name;
  const unsigned char *bytes;
  size_t length;
};

/// All files of the templates.
extern const struct template_file *const template_files;
extern const int template_file_count;
