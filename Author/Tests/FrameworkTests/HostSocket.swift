import AlmanacHostConnection
import Foundation
import Glibc
import Synchronization
import Testing

/// The host's listening socket, at which a test is the host.
final class HostSocket: Sendable {
  let path = "/tmp/almanac-\(UUID().uuidString.prefix(8)).sock"
  private let listening: Int32

  /// - Parameter serve: gets the descriptor of each connection, on the thread that accepts them.
  init(_ serve: @escaping @Sendable (Int32) -> Void) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { [path] in $0.copyBytes(from: Array(path.utf8)) }
    listening = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let bound = withUnsafePointer(to: &address) { [listening] in
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listening, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
    try #require(bound == 0 && listen(listening, 4) == 0)
    // The thread closes the socket after its last use. Closed elsewhere, its number could already be that of another test's socket, whose connection
    // this thread would then take.
    let thread = Thread { [listening] in
      while case let descriptor = accept(listening, nil, nil), descriptor >= 0 { serve(descriptor) }
      close(listening)
    }
    thread.start()
  }

  deinit {
    shutdown(listening, Int32(SHUT_RDWR))
    unlink(path)
  }
}

/// A program's connection to a host, made anew after its end.
final class ProgramLink: Sendable {
  private let path: String
  private let link = Mutex<AppLink?>(nil)

  init(_ path: String) { self.path = path }

  func open() -> AppLink? {
    link.withLock { link in
      if let link, link.isOpen { return link }
      link = AppLink(path: path)
      return link
    }
  }
}
