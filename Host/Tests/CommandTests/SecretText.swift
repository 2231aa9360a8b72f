import Foundation
import Glibc

/// What the test extension's kind Secret shows for a seed (Host/Tests/Support/TestExtension/Secret.swift). Only these two places know how it is made,
/// so finding it means finding the app's data.
struct SecretText {
  let text: String
  let pixels: Data

  init(seed: String) {
    text = "balance " + seed.utf8.map { String(Int($0) * 7919 % 65_537, radix: 16) }.joined(separator: ":")
    pixels = Data((0..<4096).map { index in UInt8(truncatingIfNeeded: (index &* 31 &+ 7) &* (seed.utf8.reduce(1) { $0 &* 33 &+ Int($1) } | 1) >> 3) })
  }

  /// The byte sequences to look for: the text, and a part of the image that no other data has.
  var traces: [(name: String, bytes: Data)] { [("the text", Data(text.utf8)), ("the pixels", Data(pixels[1000..<1064]))] }
}

/// Looks for bytes in files and in the memory of processes.
enum Traces {
  /// Whether `data` contains `bytes`. The memory of a process is large, so libc searches for the first byte.
  private static func has(_ data: Data, _ bytes: Data) -> Bool {
    data.withUnsafeBytes { data in
      bytes.withUnsafeBytes { bytes in
        guard var place = data.baseAddress, let wanted = bytes.baseAddress, bytes.count <= data.count else { return false }
        let end = place + data.count - bytes.count + 1
        while place < end, let hit = memchr(place, Int32(bytes[0]), end - place) {
          if memcmp(hit, wanted, bytes.count) == 0 { return true }
          place = UnsafeRawPointer(hit) + 1
        }
        return false
      }
    }
  }

  /// The files below a folder that contain any of the traces.
  static func files(below folder: URL, _ traces: [(name: String, bytes: Data)]) throws -> [String] {
    var found: [String] = []
    let items = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    while let file = items?.nextObject() as? URL {
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true, let data = try? Data(contentsOf: file) else { continue }
      found += traces.filter { has(data, $0.bytes) }.map { "\($0.name) in \(file.lastPathComponent)" }
    }
    return found
  }

  /// Reads a file of `/proc`: it says that it is empty, and Foundation reads only its first 4 KB.
  private static func whole(_ path: String) -> Data {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return Data() }
    defer { close(file) }
    var (content, buffer) = (Data(), [UInt8](repeating: 0, count: 1 << 16))
    while case let count = Glibc.read(file, &buffer, buffer.count), count > 0 { content += buffer[..<count] }
    return content
  }

  /// The readable and writable parts of a process's memory that contain any of the traces; nil if its memory cannot be read.
  static func memory(of process: Int32, _ traces: [(name: String, bytes: Data)]) throws -> [String]? {
    let maps = String(decoding: whole("/proc/\(process)/maps"), as: UTF8.self)
    let memory = open("/proc/\(process)/mem", O_RDONLY | O_CLOEXEC)
    guard memory >= 0 else { return nil }
    defer { close(memory) }
    var (found, read): ([String], Int) = ([], 0)
    var buffer = Data(count: 4 << 20)
    for line in maps.split(separator: "\n") {
      let fields = line.split(separator: " ", omittingEmptySubsequences: true)
      let range = fields[0].split(separator: "-")
      guard fields[1].hasPrefix("rw"), let start = UInt64(range[0], radix: 16), let end = UInt64(range[1], radix: 16) else { continue }
      var place = start
      // Pieces overlap, so that a trace across their border is found.
      while place < end {
        let wanted = Int(min(end - place, UInt64(buffer.count)))
        let count = buffer.withUnsafeMutableBytes { pread(memory, $0.baseAddress, wanted, off_t(truncatingIfNeeded: place)) }
        guard count > 0 else { break }
        let piece = buffer.prefix(count)
        read += count
        found += traces.filter { has(piece, $0.bytes) }
          .map { "\($0.name) in \(fields.count > 5 ? String(fields[5]) : "memory") \(fields[0])" }
        place += UInt64(count)
        if place < end, count > 64 { place -= 64 }
      }
    }
    return read > 0 ? found : nil
  }

  /// The parts of a process's memory that contain any of the traces and go on doing so for five minutes; none if its memory cannot be read. What a thread
  /// was just sending, or a connection received, goes soon after the response to the lock.
  static func remains(in process: Int32, _ traces: [(name: String, bytes: Data)]) throws -> [String] {
    var found: [String] = []
    let end = ContinuousClock.now + .seconds(300)
    repeat {
      found = try memory(of: process, traces) ?? []
      if found.isEmpty { break }
      usleep(100_000)
    } while ContinuousClock.now < end
    return found
  }

  /// The children of a process, and theirs.
  static func descendants(of process: Int32) -> [Int32] {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    let children = tasks.flatMap { task in
      ((try? String(contentsOfFile: "/proc/\(process)/task/\(task)/children", encoding: .utf8)) ?? "").split(separator: " ").compactMap { Int32($0) }
    }
    return children + children.flatMap(descendants)
  }
}
