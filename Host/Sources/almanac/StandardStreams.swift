import Foundation
import Glibc

/// Standard output and standard error. Foundation's `FileHandle` would end the process when it cannot write, for instance on a full disk.
enum StandardStreams {
  /// Opens `/dev/null` in place of each stream that was closed. Otherwise the first socket or file would get its number, and every message too.
  static func openClosed() {
    for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is that of the stream.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Writes a message to standard error. If that fails, there is nowhere to report it, and the command goes on.
  static func report(_ text: String) { _ = write(Data(text.utf8), to: STDERR_FILENO) }

  /// Writes a result to standard output.
  ///
  /// - Throws: ``Failure`` with the reason.
  static func write(_ result: Data) throws(Failure) {
    if let fault = write(result, to: STDOUT_FILENO) { throw unwritable(fault) }
  }

  /// Writes what `print` has kept.
  ///
  /// - Throws: ``Failure`` if not everything that was printed could be written.
  static func flush() throws(Failure) {
    // All streams, because Swift cannot name `stdout` in concurrent code.
    guard fflush(nil) == 0 else { throw unwritable(errno) }
  }

  private static func unwritable(_ fault: Int32) -> Failure {
    Failure(.unavailable, "standard output cannot be written: \(String(cString: strerror(fault)))")
  }

  /// Returns the error that kept the rest from being written; nil: everything was written.
  private static func write(_ data: Data, to stream: Int32) -> Int32? {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(stream, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // Another program has made the shared pipe or terminal non-blocking.
          var waiting = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
