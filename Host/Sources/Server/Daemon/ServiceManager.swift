import Foundation
import Glibc

/// The service manager that started this process, by systemd's protocol of datagrams (`sd_notify`).
///
/// A manager that expects messages names a socket in `NOTIFY_SOCKET`. If it also wants a sign of life at regular times, it says how often in
/// `WATCHDOG_USEC`.
public struct ServiceManager: Sendable, Equatable {
  /// The path of the manager's socket; a leading `@` stands for an address without a file.
  let socket: String
  /// Within this time the manager expects a sign of life, or it ends and restarts the process; nil: it expects none.
  public let watchdog: Duration?

  /// The variables with which a manager speaks to a process. They are not meant for the process's own children.
  static let variables = ["NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID", "FDSTORE", "LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"]

  /// Returns the manager of this process and removes its variables from the environment, so that no child inherits them. Call it once, at the start.
  ///
  /// - Returns: nil if no manager expects messages.
  public static func takeFromEnvironment() -> ServiceManager? {
    let manager = ServiceManager(environment: ProcessInfo.processInfo.environment, process: getpid())
    for name in variables { unsetenv(name) }
    return manager
  }

  /// - Parameter process: the process that asks; a watchdog meant for another process is ignored.
  init?(environment: [String: String], process: pid_t) {
    guard let socket = environment["NOTIFY_SOCKET"], socket.hasPrefix("/") || socket.hasPrefix("@"), socket.utf8.count > 1 else { return nil }
    self.socket = socket
    let isForUs = environment["WATCHDOG_PID"].map { $0 == "\(process)" } ?? true
    let microseconds = environment["WATCHDOG_USEC"].flatMap { Int64($0) } ?? 0
    watchdog = isForUs && microseconds > 0 ? .microseconds(microseconds) : nil
  }

  /// A message to the manager.
  public enum Message: Sendable, Equatable {
    /// The service is ready: commands that wait for its start go on.
    case ready
    /// The service is about to end.
    case stopping
    /// The service works.
    case alive
    /// One line for people, which `systemctl status` prints.
    case status(String)

    var text: String {
      switch self {
      case .ready: "READY=1"
      case .stopping: "STOPPING=1"
      case .alive: "WATCHDOG=1"
      // A line break would begin another message.
      case .status(let line): "STATUS=\(line.split(whereSeparator: \.isNewline).joined(separator: " "))"
      }
    }
  }

  /// Sends messages in one datagram. The manager reads them all, or none.
  ///
  /// A manager that does not read its messages does not block the host: a sign of life is then dropped, because earlier ones are still unread, and
  /// other messages wait for ``patience``.
  ///
  /// - Throws: `POSIXError`, for instance if the manager has gone, or `EAGAIN` if it does not read.
  public func send(_ messages: Message...) throws { try send(messages) }

  func send(_ messages: [Message]) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var name = Array(socket.utf8)
    // An address without a file begins with a zero byte and has no other end than its length.
    let isAbstract = name[0] == UInt8(ascii: "@")
    if isAbstract { name[0] = 0 }
    guard name.count + (isAbstract ? 0 : 1) <= MemoryLayout.size(ofValue: address.sun_path) else { throw POSIXError(.ENAMETOOLONG) }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let length = socklen_t(MemoryLayout.offset(of: \sockaddr_un.sun_path)! + name.count + (isAbstract ? 0 : 1))
    let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw Self.error() }
    defer { close(descriptor) }
    let flags = Int32(MSG_NOSIGNAL) | (messages == [.alive] ? Int32(MSG_DONTWAIT) : 0)
    var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
    guard setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size)) == 0 else { throw Self.error() }
    let text = Array(messages.map(\.text).joined(separator: "\n").utf8)
    let sent = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { sendto(descriptor, text, text.count, flags, $0, length) }
    }
    guard sent == text.count else { throw Self.error() }
  }

  /// How long, in seconds, a message waits for a manager that does not read.
  private static let patience = 2

  private static func error() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
