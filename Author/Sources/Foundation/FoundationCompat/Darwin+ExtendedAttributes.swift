private import CExtendedAttributes
import Glibc

// Darwin's functions for attributes of files, with its arguments. Linux lets programs name attributes only in the namespace `user`, which names get here
// and lose again when they are listed; so `com.apple.quarantine` is `user.com.apple.quarantine` in the file.

public var XATTR_NOFOLLOW: Int32 { 0x0001 }
public var XATTR_CREATE: Int32 { 0x0002 }
public var XATTR_REPLACE: Int32 { 0x0004 }
public var XATTR_NOSECURITY: Int32 { 0x0008 }
public var XATTR_NODEFAULT: Int32 { 0x0010 }
public var XATTR_SHOWCOMPRESSION: Int32 { 0x0020 }
public var XATTR_MAXNAMELEN: Int32 { 127 }
/// `errno` of an attribute that a file does not have.
public var ENOATTR: Int32 { ENODATA }

private let namespace = "user."

/// Calls `body` with a name in the namespace of programs.
private func inNamespace<Result>(_ name: UnsafePointer<CChar>, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  (namespace + String(cString: name)).withCString(body)
}

/// Whether a position is the one that every attribute but a resource fork has. Sets `errno` otherwise.
private func isStart(_ position: UInt32) -> Bool {
  if position != 0 { errno = EINVAL }
  return position == 0
}

/// Linux's flags for Darwin's options.
private func flags(_ options: Int32) -> Int32 { (options & XATTR_CREATE != 0 ? 1 : 0) | (options & XATTR_REPLACE != 0 ? 2 : 0) }

public func getxattr(
  _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int, _ position: UInt32, _ options: Int32
) -> Int {
  guard isStart(position) else { return -1 }
  return inNamespace(name) {
    options & XATTR_NOFOLLOW != 0 ? CExtendedAttributes.lgetxattr(path, $0, value, size) : CExtendedAttributes.getxattr(path, $0, value, size)
  }
}

public func fgetxattr(
  _ fd: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int, _ position: UInt32, _ options: Int32
) -> Int {
  guard isStart(position) else { return -1 }
  return inNamespace(name) { CExtendedAttributes.fgetxattr(fd, $0, value, size) }
}

public func setxattr(
  _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int, _ position: UInt32, _ options: Int32
) -> Int32 {
  guard isStart(position) else { return -1 }
  return inNamespace(name) {
    options & XATTR_NOFOLLOW != 0
      ? CExtendedAttributes.lsetxattr(path, $0, value, size, flags(options)) : CExtendedAttributes.setxattr(path, $0, value, size, flags(options))
  }
}

public func fsetxattr(
  _ fd: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int, _ position: UInt32, _ options: Int32
) -> Int32 {
  guard isStart(position) else { return -1 }
  return inNamespace(name) { CExtendedAttributes.fsetxattr(fd, $0, value, size, flags(options)) }
}

@discardableResult public func removexattr(_ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ options: Int32) -> Int32 {
  inNamespace(name) { options & XATTR_NOFOLLOW != 0 ? CExtendedAttributes.lremovexattr(path, $0) : CExtendedAttributes.removexattr(path, $0) }
}

@discardableResult public func fremovexattr(_ fd: Int32, _ name: UnsafePointer<CChar>, _ options: Int32) -> Int32 {
  inNamespace(name) { CExtendedAttributes.fremovexattr(fd, $0) }
}

public func listxattr(_ path: UnsafePointer<CChar>, _ namebuff: UnsafeMutablePointer<CChar>?, _ size: Int, _ options: Int32) -> Int {
  list(namebuff, size) { options & XATTR_NOFOLLOW != 0 ? CExtendedAttributes.llistxattr(path, $0, $1) : CExtendedAttributes.listxattr(path, $0, $1) }
}

public func flistxattr(_ fd: Int32, _ namebuff: UnsafeMutablePointer<CChar>?, _ size: Int, _ options: Int32) -> Int {
  list(namebuff, size) { CExtendedAttributes.flistxattr(fd, $0, $1) }
}

/// Writes the names of the namespace of programs, each with a zero after it. Returns their length, also without a buffer.
private func list(_ target: UnsafeMutablePointer<CChar>?, _ size: Int, _ read: (UnsafeMutablePointer<CChar>?, Int) -> Int) -> Int {
  // The kernel's largest list (XATTR_LIST_MAX); it can grow between two calls.
  var all = [CChar](repeating: 0, count: 65536)
  let count = read(&all, all.count)
  guard count >= 0 else { return count }
  let names = all.prefix(count).split(separator: 0).filter { $0.starts(with: namespace.utf8.map { CChar(bitPattern: $0) }) }
  let bytes = names.flatMap { $0.dropFirst(namespace.utf8.count) + [0] }
  guard let target, size > 0 else { return bytes.count }
  guard bytes.count <= size else {
    errno = ERANGE
    return -1
  }
  target.update(from: bytes, count: bytes.count)
  return bytes.count
}
