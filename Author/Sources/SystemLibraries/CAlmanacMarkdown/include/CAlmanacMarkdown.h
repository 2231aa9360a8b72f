#pragma once
#include <stddef.h>

// Reads Markdown with cmark-gfm behind an interface of its own, so that who imports it needs no headers of the library.

/// What a piece of text is; a set.
enum {
  CMarkdownEmphasis = 1 << 0,
  CMarkdownStrong = 1 << 1,
  CMarkdownCode = 1 << 2,
  CMarkdownStrikethrough = 1 << 3,
  /// A line break of the source that is a space in the text. The piece has no text.
  CMarkdownSoftBreak = 1 << 4,
  /// A line break of the text. The piece has no text.
  CMarkdownLineBreak = 1 << 5,
  /// A tag of HTML inside of a line, as it is written.
  CMarkdownInlineHTML = 1 << 6,
  /// Lines of HTML, as they are written.
  CMarkdownBlockHTML = 1 << 7,
};

/// What of the text is Markdown.
enum {
  /// Inline syntax; all white space and line breaks are text.
  CMarkdownInlinePreservingWhitespace = 0,
  /// Inline syntax; white space at the ends of lines goes, and line breaks are pieces.
  CMarkdownInline = 1,
  /// Blocks too, with GFM's tables.
  CMarkdownFull = 2,
};

typedef struct {
  /// UTF-8 without a terminating zero.
  const char *text;
  size_t length;
  unsigned style;
  /// The addresses of the link and of the image that the text belongs to, in UTF-8 with a terminating zero; null: none.
  const char *link, *image;
  /// What stands in the parentheses of `^[text](attributes)`, with a terminating zero; null: nothing.
  const char *attributes;
} CMarkdownPiece;

/// Calls `visit` for each piece of a text, in order. The pieces are valid during the call only.
///
/// CommonMark's inline syntax with GFM's strikethrough and autolinks, as Foundation reads it, and Foundation's `^[text](attributes)`. Any text is Markdown.
/// May be called on several threads.
void cmarkdown_read(const char *text, size_t length, int syntax, void *context, void (*visit)(void *context, const CMarkdownPiece *piece));
