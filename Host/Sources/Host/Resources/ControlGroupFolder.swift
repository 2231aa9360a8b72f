import Foundation
import Glibc

/// The folder of one control group (cgroup v2) and its files. Tests use a folder of their own that imitates the kernel's.
struct ControlGroupFolder: Sendable, Equatable {
  let path: String

  func child(_ name: String) -> ControlGroupFolder { ControlGroupFolder(path: path == "/" ? "/\(name)" : "\(path)/\(name)") }

  func has(_ file: String) -> Bool { access("\(path)/\(file)", F_OK) == 0 }

  /// Returns the words of a file, such as the names of controllers.
  func words(of file: String) throws(ControlGroupFault) -> [String] {
    let descriptor = try open(file, O_RDONLY)
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { throw ControlGroupFault("\(path)/\(file)", errno) }
    return bytes[..<count].split { $0 == 0x20 || $0 == 0x0a }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the number after `key` in a file of keys and numbers, such as `memory.events`; nil: there is no such key or file.
  func number(_ key: String, in file: String) -> Int? {
    guard let words = try? words(of: file), let index = words.firstIndex(of: key), index + 1 < words.count else { return nil }
    return Int(words[index + 1])
  }

  /// Writes `text` in one call, as the kernel wants it.
  func write(_ text: String, to file: String) throws(ControlGroupFault) {
    let descriptor = try open(file, O_WRONLY)
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else { throw ControlGroupFault("\(text) to \(path)/\(file)", errno) }
  }

  /// Opens a file; the caller closes the descriptor.
  func open(_ file: String, _ flags: Int32) throws(ControlGroupFault) -> Int32 {
    let descriptor = Glibc.open("\(path)/\(file)", flags | O_CLOEXEC)
    guard descriptor >= 0 else { throw ControlGroupFault("\(path)/\(file)", errno) }
    return descriptor
  }

  /// The names of the groups below this one.
  var children: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { name in
      var status = stat()
      return lstat("\(path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
  }
}

/// Why control groups cannot be used, or a failed step with one.
struct ControlGroupFault: Error, Sendable, Equatable, CustomStringConvertible {
  let description: String

  init(_ why: String) { description = why }

  init(_ what: String, _ code: Int32) { description = "\(what): \(String(cString: strerror(code)))" }
}
