// Reports where a process stops at a trap.
#pragma once

/// Writes a line to standard error when a signal of a fault ends the process: `almanac-trap:` and the places of the functions that were running, as
/// hexadecimal offsets in the program's file, the innermost first. The process then ends by the signal, as without this.
///
/// Swift's own report of a crash starts a program, which an extension may not do.
void almanac_report_traps(void);
