// Lets libdispatch work in an extension's sandbox. Nothing calls this module: linking it is enough.
//
// libdispatch reads the state of its threads from /proc/THREAD/stat, and crashes if it cannot. In the sandbox a process may open only its own folder,
// /proc/self. The same file is there too, as /proc/self/task/THREAD/stat.
#ifndef ALMANAC_THREAD_FILES_H
#define ALMANAC_THREAD_FILES_H

// Writes the path below /proc/self of a thread's state file to `own`, which has room for `size` bytes. Returns 1, or 0 for every other path.
int almanac_thread_file(const char *path, char *own, unsigned long size);

#endif
