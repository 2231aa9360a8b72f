#include "CAlmanacMarkdown.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// cmark-gfm reads documents of blocks. A text that has inline syntax alone is made one line, so that only its beginning could start a block, and gets a
// guard in front, which starts none. A line break of the text becomes a mark with a tab on both sides: cmark takes it for white space wherever white space
// counts, but neither for a break nor for something to trim.
#define MARK '\f'
static const char GUARD[] = "\f\t";
static const char BREAK[] = "\t\f\t";
/// The number of marks between the tabs says what stands there in the text. A hard break comes after two spaces, where those are no text. The feeds
/// are characters of the text and no breaks.
enum { LINE_FEED = 1, HARD_BREAK, RETURN_AND_LINE_FEED, RETURN, FORM_FEED, VERTICAL_TAB };
/// What the text has there, by the number of marks.
static const char *const WRITTEN[] = {"", "\n", "\n", "\r\n", "\r", "\f", "\v"};
/// Stands between a backslash and the break that it makes hard.
#define BACKSLASHED '\v'
/// White space, breaks included.
static const char SPACES[] = " \t\f\v";

/// How deep `^[…](…)` may be nested; what is deeper is text.
enum { DEEPEST = 4 };
/// Bytes after `^[` in which its end is looked for.
enum { FARTHEST = 1024 };

// MARK: Foundation's attributes

/// The offset after the bracket that ends what the bracket at `start` opens; -1: none. A backslash escapes a bracket.
static int closing(cmark_inline_parser *parser, int start, unsigned char open, unsigned char close, int end) {
  int depth = 0;
  for (int at = start; at < end; at++) {
    unsigned char byte = cmark_inline_parser_peek_at(parser, at);
    if (byte == 0) return -1;
    if (byte == '\\' && cmark_inline_parser_peek_at(parser, at + 1) != 0) at++;
    else if (byte == open) depth++;
    else if (byte == close && --depth == 0) return at + 1;
  }
  return -1;
}

/// The bytes between two offsets, with a terminating zero.
static char *copied(cmark_inline_parser *parser, int start, int end) {
  char *bytes = malloc((size_t)(end - start) + 1);
  if (bytes == NULL) abort();
  for (int at = start; at < end; at++) bytes[at - start] = (char)cmark_inline_parser_peek_at(parser, at);
  bytes[end - start] = 0;
  return bytes;
}

/// Makes `^[text](attributes)` a node with both as they are written.
static cmark_node *match_attributes(
    cmark_syntax_extension *extension, cmark_parser *parser, cmark_node *parent, unsigned char character, cmark_inline_parser *inlines) {
  (void)extension, (void)parser, (void)parent;
  int start = cmark_inline_parser_get_offset(inlines);
  if (character != '^' || cmark_inline_parser_peek_at(inlines, start + 1) != '[') return NULL;
  int text = closing(inlines, start + 1, '[', ']', start + FARTHEST);
  if (text < 0 || cmark_inline_parser_peek_at(inlines, text) != '(') return NULL;
  int end = closing(inlines, text, '(', ')', start + FARTHEST);
  if (end < 0) return NULL;
  char *content = copied(inlines, start + 2, text - 1), *attributes = copied(inlines, text + 1, end - 1);
  cmark_node *node = cmark_node_new(CMARK_NODE_CUSTOM_INLINE);
  cmark_node_set_on_enter(node, attributes);
  cmark_node_set_on_exit(node, content);
  free(content);
  free(attributes);
  cmark_inline_parser_set_offset(inlines, end);
  return node;
}

// MARK: Parsing

// cmark keeps the characters that its extensions use in a table of the process while it parses.
static pthread_mutex_t parsing = PTHREAD_MUTEX_INITIALIZER;
static cmark_syntax_extension *attributes_extension;

static cmark_node *parsed(const char *text, size_t length, int syntax) {
  pthread_mutex_lock(&parsing);
  cmark_gfm_core_extensions_ensure_registered();
  if (attributes_extension == NULL) {
    attributes_extension = cmark_syntax_extension_new("attributes");
    cmark_syntax_extension_set_match_inline_func(attributes_extension, match_attributes);
    cmark_llist *special = cmark_llist_append(cmark_get_default_mem_allocator(), NULL, (void *)'^');
    cmark_syntax_extension_set_special_inline_chars(attributes_extension, special);
  }
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_VALIDATE_UTF8);
  cmark_parser_attach_syntax_extension(parser, attributes_extension);
  cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension("strikethrough"));
  cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension("autolink"));
  if (syntax == CMarkdownFull) cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension("table"));
  cmark_parser_feed(parser, text, length);
  cmark_node *document = cmark_parser_finish(parser);
  cmark_parser_free(parser);
  pthread_mutex_unlock(&parsing);
  return document;
}

// MARK: Pieces

typedef struct {
  int syntax;
  void *context;
  void (*visit)(void *context, const CMarkdownPiece *piece);
  int depth;
} Reading;

static void read_text(const Reading *reading, const char *text, size_t length, CMarkdownPiece style);

static void emit(const Reading *reading, CMarkdownPiece style, const char *text, size_t length, unsigned extra) {
  if (length == 0 && (extra & (CMarkdownSoftBreak | CMarkdownLineBreak)) == 0) return;
  style.text = text;
  style.length = length;
  style.style |= extra;
  reading->visit(reading->context, &style);
}

/// Gives a text's pieces with their breaks.
static void emit_lines(const Reading *reading, CMarkdownPiece style, const char *text, unsigned extra) {
  while (reading->syntax != CMarkdownFull) {
    size_t length = strcspn(text, "\f\v");
    char mark = text[length];
    if (mark == 0) break;
    if (length == 0 || text[length - 1] != (mark == BACKSLASHED ? '\\' : '\t')) {
      // The character comes from an entity such as &#12;.
      emit(reading, style, text, length + 1, extra);
      text += length + 1;
      continue;
    }
    // Before a mark stands the tab of the break, or the backslash, which is no text.
    emit(reading, style, text, length - 1, extra);
    text += length;
    if (mark == BACKSLASHED) text += strspn(text, "\v\t");
    size_t marks = strspn(text, "\f");
    text += marks;
    if (*text == '\t') text++;
    if (marks > VERTICAL_TAB) marks = LINE_FEED;
    if (mark == BACKSLASHED || marks == HARD_BREAK) emit(reading, style, "", 0, CMarkdownLineBreak);
    else if (marks >= FORM_FEED || reading->syntax == CMarkdownInlinePreservingWhitespace)
      emit(reading, style, WRITTEN[marks], strlen(WRITTEN[marks]), extra);
    else emit(reading, style, "", 0, CMarkdownSoftBreak);
  }
  emit(reading, style, text, strlen(text), extra);
}

/// Code keeps what it has but for line breaks, which are spaces; one space at both ends goes.
static void emit_code(const Reading *reading, CMarkdownPiece style, const char *code) {
  size_t length = strlen(code), kept = 0;
  if (reading->syntax == CMarkdownFull) {
    emit(reading, style, code, length, CMarkdownCode);
    return;
  }
  char *line = malloc(length + 1);
  if (line == NULL) abort();
  for (size_t at = 0; at < length; at++) {
    if (code[at] == BACKSLASHED) continue;
    size_t marks = code[at] == '\t' ? strspn(code + at + 1, "\f") : 0;
    line[kept++] = marks == 0 ? code[at] : marks == FORM_FEED || marks == VERTICAL_TAB ? *WRITTEN[marks] : ' ';
    if (marks > 0) at += marks + (code[at + marks + 1] == '\t');
  }
  line[kept] = 0;
  bool isBroken = strncmp(code, BREAK, 2) == 0 || (length > 1 && strncmp(code + length - 2, BREAK + 1, 2) == 0);
  bool isPadded = isBroken && kept > 2 && line[0] == ' ' && line[kept - 1] == ' ' && strspn(line, " ") < kept;
  emit(reading, style, line + isPadded, kept - 2 * isPadded, CMarkdownCode);
  free(line);
}

/// Removes what keeps the document's text from starting a block.
static void remove_guard(cmark_node *document) {
  cmark_node *paragraph = cmark_node_first_child(document), *text = paragraph == NULL ? NULL : cmark_node_first_child(paragraph);
  const char *literal = text == NULL ? NULL : cmark_node_get_literal(text);
  if (literal == NULL || literal[0] != MARK) return;
  char *rest = strdup(literal + (literal[1] == '\t' ? 2 : 1));
  if (rest == NULL) abort();
  cmark_node_set_literal(text, rest);
  free(rest);
}

/// The type of an extension's node has a number of the process and a name.
static bool is_struck(cmark_node *node) {
  const char *name = cmark_node_get_type_string(node);
  return name != NULL && strcmp(name, "strikethrough") == 0;
}

/// The address of a link or image; null if it has a line break, which no address has.
static const char *address(cmark_node *node) {
  const char *url = cmark_node_get_url(node);
  return strchr(url, MARK) == NULL ? url : NULL;
}

/// The nearest node of a type that contains a node; null if there is none.
static cmark_node *outer(cmark_node *node, cmark_node_type type) {
  do node = cmark_node_parent(node);
  while (node != NULL && cmark_node_get_type(node) != type);
  return node;
}

static void walk(const Reading *reading, cmark_node *document, CMarkdownPiece style) {
  cmark_iter *iterator = cmark_iter_new(document);
  unsigned emphasis = 0, strong = 0, struck = 0;
  // An image in a link, or a link in an image, has both addresses.
  cmark_node *link = NULL, *image = NULL;
  for (cmark_event_type event; (event = cmark_iter_next(iterator)) != CMARK_EVENT_DONE;) {
    cmark_node *node = cmark_iter_get_node(iterator);
    cmark_node_type type = cmark_node_get_type(node);
    int step = event == CMARK_EVENT_ENTER ? 1 : -1;
    CMarkdownPiece own = style;
    if (emphasis > 0) own.style |= CMarkdownEmphasis;
    if (strong > 0) own.style |= CMarkdownStrong;
    if (struck > 0) own.style |= CMarkdownStrikethrough;
    if (link != NULL) own.link = address(link);
    if (image != NULL) own.image = address(image);
    const char *literal = cmark_node_get_literal(node);
    if (type == CMARK_NODE_EMPH) emphasis += step;
    else if (type == CMARK_NODE_STRONG) strong += step;
    else if (is_struck(node)) struck += step;
    else if (type == CMARK_NODE_LINK) link = event == CMARK_EVENT_ENTER ? node : outer(node, type);
    else if (type == CMARK_NODE_IMAGE) image = event == CMARK_EVENT_ENTER ? node : outer(node, type);
    else if (event == CMARK_EVENT_EXIT) continue;
    else if (type == CMARK_NODE_TEXT) emit_lines(reading, own, literal, 0);
    else if (type == CMARK_NODE_CODE) emit_code(reading, own, literal);
    else if (type == CMARK_NODE_CODE_BLOCK) emit(reading, own, literal, strlen(literal), 0);
    else if (type == CMARK_NODE_HTML_INLINE) emit_lines(reading, own, literal, CMarkdownInlineHTML);
    else if (type == CMARK_NODE_HTML_BLOCK) emit(reading, own, literal, strlen(literal), CMarkdownBlockHTML);
    else if (type == CMARK_NODE_SOFTBREAK) emit(reading, own, "", 0, CMarkdownSoftBreak);
    else if (type == CMARK_NODE_LINEBREAK) emit(reading, own, "", 0, CMarkdownLineBreak);
    else if (type == CMARK_NODE_CUSTOM_INLINE) {
      const char *content = cmark_node_get_on_exit(node);
      own.attributes = cmark_node_get_on_enter(node);
      if (reading->depth >= DEEPEST) emit_lines(reading, own, content, 0);
      else {
        Reading inner = *reading;
        inner.depth++;
        read_text(&inner, content, strlen(content), own);
      }
    }
  }
  cmark_iter_free(iterator);
}

/// Reads a line that `one_line` has made.
static void read_text(const Reading *reading, const char *text, size_t length, CMarkdownPiece style) {
  // cmark removes white space at the end. A backslash that breaks a line belongs to its break.
  size_t kept = length;
  while (kept > 0 && ((text[kept - 1] != 0 && strchr(SPACES, text[kept - 1]) != NULL) || (kept < length && text[kept] == BACKSLASHED))) kept--;
  size_t guard = strlen(GUARD);
  char *line = malloc(guard + kept);
  if (line == NULL) abort();
  memcpy(line, GUARD, guard);
  memcpy(line + guard, text, kept);
  cmark_node *document = parsed(line, guard + kept, reading->syntax);
  free(line);
  remove_guard(document);
  walk(reading, document, style);
  cmark_node_free(document);
  if (kept == length || reading->syntax == CMarkdownInline) return;
  char *rest = strndup(text + kept, length - kept);
  if (rest == NULL) abort();
  emit_lines(reading, style, rest, 0);
  free(rest);
}

/// Writes marks with a tab on both sides, and returns the number of bytes.
static size_t put_marks(char *line, size_t marks) {
  line[0] = line[marks + 1] = '\t';
  memset(line + 1, MARK, marks);
  return marks + 2;
}

/// Returns a text as one line: a line break becomes a break.
static char *one_line(const char *text, size_t length, int syntax, size_t *made) {
  bool trims = syntax == CMarkdownInline, startsLine = true;
  // A character takes at most the marks of a vertical tab and two tabs.
  char *line = malloc((VERTICAL_TAB + 2) * length + 1);
  if (line == NULL) abort();
  size_t end = 0, spaces = 0, backslashes = 0;
  for (size_t at = 0; at < length; at++) {
    char byte = text[at];
    if (byte != '\n' && byte != '\r') {
      if (trims && startsLine && (byte == ' ' || byte == '\t')) continue;
      startsLine = false;
      spaces = byte == ' ' ? spaces + 1 : 0;
      backslashes = byte == '\\' ? backslashes + 1 : 0;
      if (byte == MARK) end += put_marks(line + end, FORM_FEED);
      else if (byte == BACKSLASHED) end += put_marks(line + end, VERTICAL_TAB);
      else line[end++] = byte;
      continue;
    }
    size_t marks = byte == '\n' ? LINE_FEED : RETURN;
    if (byte == '\r' && at + 1 < length && text[at + 1] == '\n') {
      marks = RETURN_AND_LINE_FEED;
      at++;
    }
    // An empty line adds no space to that of the line before it.
    if (trims && startsLine) continue;
    if (trims) {
      end -= spaces;
      if (spaces >= 2) marks = HARD_BREAK;
    }
    if (backslashes % 2 == 1) line[end++] = BACKSLASHED;
    end += put_marks(line + end, marks);
    startsLine = true;
    spaces = backslashes = 0;
  }
  *made = end;
  return line;
}

void cmarkdown_read(const char *text, size_t length, int syntax, void *context, void (*visit)(void *context, const CMarkdownPiece *piece)) {
  Reading reading = {syntax, context, visit, 0};
  CMarkdownPiece plain = {0};
  if (syntax == CMarkdownFull) {
    cmark_node *document = parsed(text, length, syntax);
    walk(&reading, document, plain);
    cmark_node_free(document);
    return;
  }
  size_t made = 0;
  char *line = one_line(text, length, syntax, &made);
  read_text(&reading, line, made, plain);
  free(line);
}
