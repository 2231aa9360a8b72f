import Glibc

// Names of Darwin for opening files and for their paths.

public var O_SYMLINK: Int32 { 0x200000 | Glibc.O_NOFOLLOW }
/// The longest path with its end: Linux's length, because Linux's paths are written to buffers of it.
public var MAXPATHLEN: Int32 { 4096 }
/// The length of a name in `utsname`. Linux's are shorter than Darwin's 256 bytes.
public var _SYS_NAMELEN: Int32 { 65 }
