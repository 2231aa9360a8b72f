// An extension for the host's tests. It uses the protocol directly, and each kind misbehaves in its own way.
import WireSchema
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
  nonisolated(unsafe) static var version: UInt32 = 1
  nonisolated(unsafe) private static var lastCall: UInt64 = 0

  static func next() throws -> Envelope? {
    guard let head = read(4) else { return nil }
    let length = (0..<4).reduce(0) { $0 | Int(head[$1]) << (8 * $1) }
    guard let body = read(length) else { return nil }
    return try Envelope(serializedBytes: body)
  }

  static func reply(_ reply: ExtensionReply, id: UInt64) throws {
    try send(
      .with {
        $0.id = id
        $0.reply = reply
      })
  }

  static func call(_ call: ExtensionCall) throws {
    lastCall += 1
    let id = lastCall
    try send(
      .with {
        $0.id = id
        $0.call = call
      })
  }

  static func send(_ envelope: Envelope) throws {
    var envelope = envelope
    envelope.protocolVersion = version
    let body: [UInt8] = try envelope.serializedBytes()
    write((0..<4).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) } + body)
  }

  static func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let portion = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress! + filled, count - filled) }
      guard portion > 0 else { return nil }
      filled += portion
    }
    return bytes
  }
}

/// Prints without a buffer, so that the line is written even if a crash follows.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
