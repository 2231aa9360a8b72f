#pragma once
#include <sqlite3.h>

// Swift cannot import a macro that casts a number to a pointer to a function.

/// Binds text of which SQLite keeps a copy.
static inline int sqlite_bind_text_copied(sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}
/// Binds bytes of which SQLite keeps a copy.
static inline int sqlite_bind_blob_copied(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}
/// Returns text from a function; SQLite keeps a copy.
static inline void sqlite_result_text_copied(sqlite3_context *context, const char *text, sqlite3_uint64 count) {
  sqlite3_result_text64(context, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}
/// Returns bytes from a function; SQLite keeps a copy.
static inline void sqlite_result_blob_copied(sqlite3_context *context, const void *bytes, sqlite3_uint64 count) {
  sqlite3_result_blob64(context, bytes, count, SQLITE_TRANSIENT);
}
