import CExtensionProcess
import Foundation
import Glibc
import Logging
import WireSchema

/// The socket `DATA/host.sock`, on which an app's other programs make the same calls to the host as its extension (`WidgetCenter` outside the
/// extension, Specification A5). Only the user who runs the host can open it.
// Unchecked: `listening`, `programs` and `connections` are used on `queue` only; everything else is immutable.
final class CompanionSocket: @unchecked Sendable {
  /// Handles a call; nil: no response is sent.
  typealias Handler = @Sendable (ExtensionCall) async -> HostAnswer?

  private let file: URL
  private let logger: Logger
  private let onCall: Handler
  private let queue = DispatchQueue(label: "almanac.companions")
  private var listening: DispatchSourceRead?
  private var programs: [Int32: Program] = [:]
  private var connections: UInt64 = 0

  /// Largest number of programs that are connected at a time.
  private static let programLimit = 64
  /// Largest size of a frame in bytes; calls are small.
  static let frameLimit = 1 << 16

  private struct Program {
    /// Counts connections. A descriptor's number may be used again.
    let connection: UInt64
    let source: DispatchSourceRead
    var frames: FrameDecoder
  }

  init(file: URL, logger: Logger, onCall: @escaping Handler) {
    self.file = file
    self.logger = logger
    self.onCall = onCall
  }

  /// Starts to listen. If that fails the host logs it and works without companion commands.
  func open() {
    queue.sync {
      do {
        try listen()
      } catch {
        logger.warning("companion commands cannot reach the host: \(error)")
      }
    }
  }

  func close() {
    queue.sync {
      listening?.cancel()
      listening = nil
      programs.values.forEach { $0.source.cancel() }
      programs = [:]
      unlink(file.path)
    }
  }

  private func listen() throws {
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
    let bound = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
    guard bound == 0, chmod(file.path, 0o600) == 0, Glibc.listen(descriptor, 16) == 0 else {
      let why = String(cString: strerror(errno))
      Glibc.close(descriptor)
      throw HostError.dataFolder("\(file.path): \(why)")
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.accept(descriptor) }
    source.setCancelHandler { Glibc.close(descriptor) }
    listening = source
    source.resume()
  }

  private func accept(_ descriptor: Int32) {
    while true {
      let program = almanac_accept(descriptor)
      guard program >= 0 else { return }
      guard programs.count < Self.programLimit else {
        Glibc.close(program)
        continue
      }
      let source = DispatchSource.makeReadSource(fileDescriptor: program, queue: queue)
      source.setEventHandler { [weak self] in self?.receive(program) }
      source.setCancelHandler { Glibc.close(program) }
      connections += 1
      programs[program] = Program(connection: connections, source: source, frames: FrameDecoder(limit: Self.frameLimit))
      source.resume()
    }
  }

  private func receive(_ program: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 16) { buffer in
      let count = recv(program, buffer.baseAddress, buffer.count, 0)
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      guard count > 0 else { return drop(program) }
      programs[program]?.frames.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      do {
        while let envelope = try programs[program]?.frames.next() {
          guard envelope.protocolVersion == Envelope.currentProtocolVersion, case .call(let call) = envelope.body else { return drop(program) }
          respond(to: call, id: envelope.id, on: program)
        }
      } catch {
        logger.notice("a program on \(file.lastPathComponent) was disconnected: \(error)")
        drop(program)
      }
    }
  }

  private func drop(_ program: Int32) { programs.removeValue(forKey: program)?.source.cancel() }

  private func respond(to call: ExtensionCall, id: UInt64, on program: Int32) {
    guard let connection = programs[program]?.connection else { return }
    let onCall = onCall
    Task { [weak self] in
      guard let response = await onCall(call), let self else { return }
      guard let frame = try? Envelope(id: id, .answer(response)).frame() else { return }
      queue.async { [self] in
        guard programs[program]?.connection == connection else { return }
        // A program that does not read its responses is disconnected.
        let sent = frame.withUnsafeBytes { send(program, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if sent != frame.count { drop(program) }
      }
    }
  }
}
