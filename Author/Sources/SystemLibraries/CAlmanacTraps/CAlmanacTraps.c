#define _GNU_SOURCE
#include "CAlmanacTraps.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

enum { most_frames = 48, most_stack = 64 << 20 };

// The program's code: where its file is loaded, and the range of its functions.
static uintptr_t base, low, high;
// The kernel refuses to write memory that cannot be read into it, which is how the stack is read without a second fault.
static int probe[2] = {-1, -1};

static int find_program(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  (void)data;
  base = info->dlpi_addr;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    uintptr_t start = base + part->p_vaddr, end = start + part->p_memsz;
    if (!low || start < low) low = start;
    if (end > high) high = end;
  }
  // The first object is the program.
  return 1;
}

static int read_frame(uintptr_t place, uintptr_t frame[2]) {
  if (write(probe[1], (const void *)place, 2 * sizeof(uintptr_t)) != 2 * sizeof(uintptr_t)) return 0;
  return read(probe[0], frame, 2 * sizeof(uintptr_t)) == 2 * sizeof(uintptr_t);
}

static size_t append_hex(char *text, size_t length, uintptr_t value) {
  char digits[2 * sizeof value];
  size_t count = 0;
  do {
    digits[count++] = "0123456789abcdef"[value & 15];
    value >>= 4;
  } while (value);
  text[length++] = ' ';
  while (count) text[length++] = digits[--count];
  return length;
}

static void report(int signal, siginfo_t *info, void *context) {
  (void)signal;
  (void)info;
  const ucontext_t *state = context;
#if defined(__x86_64__)
  uintptr_t place = (uintptr_t)state->uc_mcontext.gregs[REG_RIP], frame = (uintptr_t)state->uc_mcontext.gregs[REG_RBP];
  uintptr_t stack = (uintptr_t)state->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  uintptr_t place = (uintptr_t)state->uc_mcontext.pc, frame = (uintptr_t)state->uc_mcontext.regs[29], stack = (uintptr_t)state->uc_mcontext.sp;
#else
  uintptr_t place = 0, frame = 0, stack = 0;
#endif
  static const char mark[] = "almanac-trap:";
  char text[sizeof mark + most_frames * 20 + 1];
  memcpy(text, mark, sizeof mark - 1);
  size_t length = sizeof mark - 1;
  const uintptr_t end = stack + most_stack;
  for (int count = 0; count < most_frames && place; count++) {
    // A return address is behind its call.
    if (place >= low && place < high) length = append_hex(text, length, place - base - (count ? 1 : 0));
    uintptr_t next[2];
    if (frame < stack || frame >= end || frame % sizeof(uintptr_t) || !read_frame(frame, next)) break;
    // The callers' frames are further up.
    stack = frame + sizeof(uintptr_t);
    frame = next[0];
    place = next[1];
  }
  text[length++] = '\n';
  if (write(STDERR_FILENO, text, length) < 0) _exit(70);
  // The default action is back: the instruction faults again and ends the process by the same signal.
}

void almanac_report_traps(void) {
  if (high || pipe2(probe, O_CLOEXEC | O_NONBLOCK) != 0) return;
  dl_iterate_phdr(find_program, NULL);
  // For a fault because the stack is full.
  static char room[1 << 14];
  const stack_t other = {.ss_sp = room, .ss_size = sizeof room};
  sigaltstack(&other, NULL);
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
  action.sa_sigaction = report;
  const int signals[] = {SIGILL, SIGTRAP, SIGFPE, SIGBUS, SIGSEGV};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) sigaction(signals[index], &action, NULL);
}
