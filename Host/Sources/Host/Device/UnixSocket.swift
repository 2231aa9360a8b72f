import Foundation
import Glibc

/// Unix sockets that only one user can use.
enum UnixSocket {
  /// Returns a descriptor that listens at a path and does not block.
  ///
  /// - Throws: ``HostError/dataFolder(_:)``.
  static func listening(at file: URL) throws(HostError) -> Int32 {
    var address = sockaddr_un()
    let path = Array(file.path.utf8)
    let capacity = MemoryLayout.size(ofValue: address.sun_path)
    guard path.count < capacity else {
      throw HostError.dataFolder("\(file.path) is longer than \(capacity - 1) bytes, the limit for the path of a socket")
    }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { throw HostError.dataFolder(String(cString: strerror(errno))) }
    // This process holds the folder's lock, so the file is a leftover.
    unlink(file.path)
    // The socket's own mode bounds the mode of the file that `bind` makes, so nobody else can connect in between.
    fchmod(descriptor, 0o600)
    let bound = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
    guard bound == 0, chmod(file.path, 0o600) == 0, listen(descriptor, 16) == 0 else {
      let why = String(cString: strerror(errno))
      close(descriptor)
      throw HostError.dataFolder("\(file.path): \(why)")
    }
    return descriptor
  }

  /// Returns the user of the program at the other end, as of when it connected; nil if the kernel does not say.
  static func user(of descriptor: Int32) -> uid_t? {
    // `struct ucred`, which Glibc hides from Swift.
    var credentials: (process: pid_t, user: uid_t, group: gid_t) = (0, 0, 0)
    let size = MemoryLayout.size(ofValue: credentials)
    var length = socklen_t(size)
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0, length == size else { return nil }
    return credentials.user
  }
}
