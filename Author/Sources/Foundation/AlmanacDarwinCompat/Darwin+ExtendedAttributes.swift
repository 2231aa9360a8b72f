private import CAlmanacExtendedAttributes
import Glibc

// Darwin's functions for extended file attributes, with Darwin's arguments. Linux lets programs use only the namespace `user`, so `user.` is added to
// names and removed when they are listed: `com.apple.quarantine` is stored as `user.com.apple.quarantine`.

public var XATTR_NOFOLLOW: Int32 { 0x0001 }
public var XATTR_CREATE: Int32 { 0x0002 }
public var XATTR_REPLACE: Int32 { 0x0004 }
public var XATTR_NOSECURITY: Int32 { 0x0008 }
public var XATTR_NODEFAULT: Int32 { 0x0010 }
public var XATTR_SHOWCOMPRESSION: Int32 { 0x0020 }
public var XATTR_MAXNAMELEN: Int32 { 127 }
/// The `errno` for an attribute that a file does not have.
public var ENOATTR: Int32 { ENODATA }

private let namespace = "user."

/// Calls `body` with the name in the namespace `user`.
private func inNamespace<Result>(_ name: UnsafePointer<CChar>, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  (namespace + String(cString: name)).withCString(body)
}

/// True if the position is 0, the only one valid for attributes other than a resource fork. Otherwise sets `errno`.
private func isStart(_ position: UInt32) -> Bool {
  if position != 0 { errno = EINVAL }
  return position == 0
}

/// Translates Darwin's options to Linux's flags.
private func flags(_ options: Int32) -> Int32 { (options & XATTR_CREATE != 0 ? 1 : 0) | (options & XATTR_REPLACE != 0 ? 2 : 0) }

public func getxattr(
  _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int, _ position: UInt32, _ options: Int32
) -> Int {
  guard isStart(position) else { return -1 }
  return inNamespace(name) {
    options & XATTR_NOFOLLOW != 0
      ? CAlmanacExtendedAttributes.lgetxattr(path, $0, value, size) : CAlmanacExtendedAttributes.getxattr(path, $0, value, size)
  }
}

public func fgetxattr(
  _ fd: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int, _ position: UInt32, _ options: Int32
) -> Int {
  guard isStart(position) else { return -1 }
  return inNamespace(name) { CAlmanacExtendedAttributes.fgetxattr(fd, $0, value, size) }
}

public func setxattr(
  _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int, _ position: UInt32, _ options: Int32
) -> Int32 {
  guard isStart(position) else { return -1 }
  return inNamespace(name) {
    options & XATTR_NOFOLLOW != 0
      ? CAlmanacExtendedAttributes.lsetxattr(path, $0, value, size, flags(options))
      : CAlmanacExtendedAttributes.setxattr(path, $0, value, size, flags(options))
  }
}

public func fsetxattr(
  _ fd: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int, _ position: UInt32, _ options: Int32
) -> Int32 {
  guard isStart(position) else { return -1 }
  return inNamespace(name) { CAlmanacExtendedAttributes.fsetxattr(fd, $0, value, size, flags(options)) }
}

@discardableResult public func removexattr(_ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ options: Int32) -> Int32 {
  inNamespace(name) {
    options & XATTR_NOFOLLOW != 0 ? CAlmanacExtendedAttributes.lremovexattr(path, $0) : CAlmanacExtendedAttributes.removexattr(path, $0)
  }
}

@discardableResult public func fremovexattr(_ fd: Int32, _ name: UnsafePointer<CChar>, _ options: Int32) -> Int32 {
  inNamespace(name) { CAlmanacExtendedAttributes.fremovexattr(fd, $0) }
}

public func listxattr(_ path: UnsafePointer<CChar>, _ namebuff: UnsafeMutablePointer<CChar>?, _ size: Int, _ options: Int32) -> Int {
  list(namebuff, size) {
    options & XATTR_NOFOLLOW != 0 ? CAlmanacExtendedAttributes.llistxattr(path, $0, $1) : CAlmanacExtendedAttributes.listxattr(path, $0, $1)
  }
}

public func flistxattr(_ fd: Int32, _ namebuff: UnsafeMutablePointer<CChar>?, _ size: Int, _ options: Int32) -> Int {
  list(namebuff, size) { CAlmanacExtendedAttributes.flistxattr(fd, $0, $1) }
}

/// Writes the names in the namespace `user`, each followed by a zero byte. Returns their total length, even without a buffer.
private func list(_ target: UnsafeMutablePointer<CChar>?, _ size: Int, _ read: (UnsafeMutablePointer<CChar>?, Int) -> Int) -> Int {
  // The kernel's largest list (XATTR_LIST_MAX). A smaller buffer could become too small between two calls.
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
