import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Glibc
import TestWaiting
import Testing

@testable import Host

/// What `body` returns. It is asked again as long as an extension misses its deadline: a limit that is short for the sake of what hangs is too short on a
/// busy machine for what works.
func served<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
  let end = ContinuousClock.now + deadlockGuard
  while true {
    do {
      return try await body()
    } catch let error as ExtensionError {
      guard case .deadline = error, ContinuousClock.now < end else { throw error }
    }
  }
}

/// The ``HostError`` that `body` throws.
func hostError(_ body: () async throws -> some Any) async -> HostError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error as? HostError
  }
}

/// The fault of a configuration that `body` throws.
func configurationFault(_ body: () async throws -> some Any) async -> ConfigurationFault? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error as? ConfigurationFault
  }
}

/// The process ids of all children of this process, of all its threads.
func childProcesses() throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").flatMap { thread in
    ((try? String(contentsOfFile: "/proc/self/task/\(thread)/children", encoding: .utf8)) ?? "").split(separator: " ").map(String.init)
  }
}

/// The processes that a test starts. Children that there are before it, and those that run other programs, are other tests'.
struct StartedProcesses {
  private let program: String
  private let former: Set<String>

  /// - Parameter program: a part of the path of the program that they run, which names the test's folder if others run the same program.
  init(of program: String) {
    self.program = program
    former = Set((try? childProcesses()) ?? [])
  }

  /// Returns the ids of those that have not been waited for. The program of a process that has ended but was not waited for is unknown.
  func callAsFunction() throws -> [String] {
    try childProcesses().filter { id in
      guard !former.contains(id), let line = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") else { return false }
      return line.isEmpty || String(decoding: line, as: UTF8.self).contains(program)
    }
  }
}

/// A companion command of an app, which calls the host over its socket.
// Unchecked: a test uses it on one thread at a time.
final class Companion: @unchecked Sendable {
  /// Keeps what arrived after the last response.
  private var frames = FrameDecoder(limit: Profiles.serviceLimits.companionFrameBytes)
  private let descriptor: Int32

  init(_ path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let connected = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
    try #require(connected == 0)
  }

  deinit { close(descriptor) }

  /// Ends the connection.
  func end() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Returns false if the host has ended the connection.
  @discardableResult
  func send(_ data: Data) -> Bool { data.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) } == data.count }

  /// Whether the host has closed the connection without an answer; waits for either.
  var isClosed: Bool {
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, Int32(MSG_PEEK)) <= 0
  }

  @discardableResult
  func call(_ call: ExtensionCall, id: UInt64 = 1) throws -> Bool { send(try Envelope(id: id, .call(call)).frame()) }

  func response() throws -> HostAnswer { try envelope().answer }

  func envelope() throws -> Envelope {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      if let envelope = try frames.next() { return envelope }
      let count = recv(descriptor, &bytes, bytes.count, 0)
      try #require(count > 0)
      bytes[..<count].withUnsafeBytes { frames.append($0) }
    }
  }
}
