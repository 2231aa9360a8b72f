// An extension for the host's tests. It uses the protocol directly, and each kind misbehaves in its own way.

import AlmanacWireSchema
import Foundation
import Glibc

@main
struct TestExtension {
  static func main() throws {
    let bundle = ProcessInfo.processInfo.environment["ALMANAC_BUNDLE"] ?? ""
    let start = (try? String(contentsOfFile: bundle + "/start", encoding: .utf8)) ?? ""
    switch start.trimmingCharacters(in: .whitespacesAndNewlines) {
    case "crash": abort()
    case "exit": exit(3)
    case "noise":
      Channel.write(Array("GET / HTTP/1.1\r\n\r\n, this is no frame at all, only noise".utf8))
      sleep(30)
    case "version": Channel.version = 99
    case "mute":
      Glibc.close(Channel.descriptor)
      sleep(30)
    case let fault where fault.hasPrefix("description: "): Description.fault = String(fault.dropFirst("description: ".count))
    default: break
    }
    while let envelope = try Channel.next() {
      guard case .request(let request) = envelope.body else { continue }
      try Behaviour.handle(request, id: envelope.id)
    }
  }
}

/// The inherited socket.
enum Channel {
  static let descriptor: Int32 = 3
  // Unsafe: this process has one thread.
  nonisolated(unsafe) static var version = Envelope.currentProtocolVersion
  nonisolated(unsafe) private static var lastCall: UInt64 = 0
  nonisolated(unsafe) private static var frames = FrameDecoder(limit: .max)

  /// The next envelope of the host; nil once it has closed the socket.
  static func next() throws -> Envelope? {
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    while true {
      if let envelope = try frames.next() { return envelope }
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return nil }
      bytes.withUnsafeBytes { frames.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }

  static func reply(_ reply: ExtensionReply, id: UInt64) throws { try send(Envelope(id: id, .reply(reply))) }

  static func call(_ call: ExtensionCall) throws {
    lastCall += 1
    try send(Envelope(id: lastCall, .call(call)))
  }

  /// Makes a call and waits for its answer. The host sends no request meanwhile.
  static func ask(_ call: ExtensionCall) throws -> HostAnswer {
    try self.call(call)
    let id = lastCall
    while let envelope = try next() {
      if case .answer(let answer) = envelope.body, envelope.id == id { return answer }
    }
    exit(0)
  }

  private static func send(_ envelope: Envelope) throws {
    var envelope = envelope
    envelope.protocolVersion = version
    write(Array(try envelope.frame()))
  }

  static func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

/// Prints without a buffer, so that the line is written even if a crash follows.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
