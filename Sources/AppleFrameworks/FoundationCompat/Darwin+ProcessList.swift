import Glibc

// Darwin's libproc: lists processes with their names and executables. In an extension's sandbox only the sandbox's own processes are visible.

public var PROC_ALL_PIDS: Int32 { 1 }
public var PROC_PGRP_ONLY: Int32 { 2 }
public var PROC_TTY_ONLY: Int32 { 3 }
public var PROC_UID_ONLY: Int32 { 4 }
public var PROC_RUID_ONLY: Int32 { 5 }
public var PROC_PPID_ONLY: Int32 { 6 }
public var PROC_PIDPATHINFO_MAXSIZE: Int32 { MAXPATHLEN }

/// - Returns: the number of bytes written. Without a buffer: the number of bytes needed for all process numbers.
@discardableResult public func proc_listpids(_ type: UInt32, _ typeinfo: UInt32, _ buffer: UnsafeMutableRawPointer!, _ buffersize: Int32) -> Int32 {
  let asked = Int32(bitPattern: typeinfo)
  let kept: ((ProcessStatus) -> Bool)? =
    switch Int32(bitPattern: type) {
    case PROC_ALL_PIDS: { _ in true }
    case PROC_PGRP_ONLY: { $0.group == asked }
    case PROC_TTY_ONLY: { $0.terminal == asked }
    case PROC_UID_ONLY: { $0.users[1] == typeinfo }
    case PROC_RUID_ONLY: { $0.users[0] == typeinfo }
    case PROC_PPID_ONLY: { $0.parent == asked }
    default: nil
    }
  guard let kept else {
    errno = EINVAL
    return 0
  }
  let found = Int32(bitPattern: type) == PROC_ALL_PIDS ? ProcessStatus.all : ProcessStatus.all.filter { ProcessStatus($0).map(kept) ?? false }
  let width = MemoryLayout<pid_t>.size
  // Like Darwin, adds space for processes that start before the next call.
  guard let buffer else { return Int32(clamping: (found.count + 20) * width) }
  let written = found.prefix(max(0, Int(buffersize)) / width)
  for (index, process) in written.enumerated() { buffer.storeBytes(of: process, toByteOffset: index * width, as: pid_t.self) }
  return Int32(clamping: written.count * width)
}

/// - Returns: the number of process numbers written. Without a buffer: the number to expect.
@discardableResult public func proc_listallpids(_ buffer: UnsafeMutableRawPointer!, _ buffersize: Int32) -> Int32 {
  proc_listpids(UInt32(PROC_ALL_PIDS), 0, buffer, buffersize) / Int32(MemoryLayout<pid_t>.size)
}
@discardableResult public func proc_listchildpids(_ ppid: pid_t, _ buffer: UnsafeMutableRawPointer!, _ buffersize: Int32) -> Int32 {
  proc_listpids(UInt32(PROC_PPID_ONLY), UInt32(bitPattern: ppid), buffer, buffersize) / Int32(MemoryLayout<pid_t>.size)
}
@discardableResult public func proc_listpgrppids(_ pgrpid: pid_t, _ buffer: UnsafeMutableRawPointer!, _ buffersize: Int32) -> Int32 {
  proc_listpids(UInt32(PROC_PGRP_ONLY), UInt32(bitPattern: pgrpid), buffer, buffersize) / Int32(MemoryLayout<pid_t>.size)
}

/// Writes the name of a process's executable, followed by a zero byte.
///
/// - Returns: the number of bytes before the zero; 0 with `errno` if the process does not exist.
@discardableResult public func proc_name(_ pid: Int32, _ buffer: UnsafeMutableRawPointer!, _ buffersize: UInt32) -> Int32 {
  guard let status = ProcessStatus(pid) else {
    errno = ESRCH
    return 0
  }
  return write(status.longName, buffer, buffersize)
}

/// Writes the path of a process's executable, followed by a zero byte.
@discardableResult public func proc_pidpath(_ pid: Int32, _ buffer: UnsafeMutableRawPointer!, _ buffersize: UInt32) -> Int32 {
  guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: ProcessStatus.folder(of: pid) + "/exe") else {
    errno = ESRCH
    return 0
  }
  return write(path, buffer, buffersize)
}

private func write(_ text: String, _ buffer: UnsafeMutableRawPointer?, _ size: UInt32) -> Int32 {
  guard let buffer, size > 0 else {
    errno = ENOMEM
    return 0
  }
  let bytes = Array(text.utf8.prefix(Int(size) - 1)) + [0]
  buffer.copyMemory(from: bytes, byteCount: bytes.count)
  return Int32(bytes.count - 1)
}

extension ProcessStatus {
  /// The executable's name. The kernel stores only 15 bytes of it; this is the full name if the executable's path has one that begins with them.
  var longName: String {
    guard name.utf8.count == 15, let path = try? FileManager.default.destinationOfSymbolicLink(atPath: Self.folder(of: process) + "/exe"),
      let file = path.split(separator: "/").last, file.hasPrefix(name)
    else { return name }
    return String(file)
  }
}
