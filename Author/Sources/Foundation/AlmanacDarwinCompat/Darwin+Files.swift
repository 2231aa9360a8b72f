import Glibc

// Darwin's names for opening files and for the lengths of paths.

public var O_SYMLINK: Int32 { 0x200000 | Glibc.O_NOFOLLOW }
/// The longest path including its terminating zero. Linux's value, because Linux's functions write paths into buffers of this size.
public var MAXPATHLEN: Int32 { 4096 }
/// The length of a name in `utsname`. Linux's are shorter than Darwin's 256 bytes.
public var _SYS_NAMELEN: Int32 { 65 }
